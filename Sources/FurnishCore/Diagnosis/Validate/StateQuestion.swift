/// The question which lifetime a provider of state has.
struct StateQuestion: GraphReader {
    let graph: DependencyGraph
    let givens: GivenHints
    let provider: ProviderID
    let needing: [PathStep]
    /// Those of views that do not own the instance.
    let ofViews: [PathStep]
    let meetInOneCall: Bool
    /// Whether an instance that one call shares would differ after a redraw.
    let isRenewed: Bool

    var diagnostic: Diagnostic {
        let (place, name) = (graph.markerLocation(provider), graph.show(provider))
        let problem =
            isCalled
            ? "'\(name)' is called for each need, and what it returns keeps state: "
            : "'\(name)' keeps state, and each need would get another one: "
        let notes = answers.enumerated().map {
            $0.offset == 0 ? $0.element : $0.element.with(message: "or " + $0.element.message, fix: $0.element.fix)
        }
        let isAlone = !isCalled && needing.count == 1
        let message = isAlone ? "'\(name)' keeps state, and each \(users) would get another one" : problem + users
        return Diagnostic(.unstatedLifetime, at: place, message, notes: notes)
    }

    /// The most types that a message names.
    private static let mostUsers = 5

    private var users: String {
        var names: [String] = []
        for step in needing {
            let isClosure = if case .closure = graph.fulfilments[step.need] { true } else { false }
            let name = "'\(graph.show(step.provider))'" + (isClosure ? " by a closure" : "")
            if !names.contains(name) { names.append(name) }
        }
        let shown = names.prefix(Self.mostUsers).joined(separator: ", ")
        return shown + (names.count > Self.mostUsers ? " and \(names.count - Self.mostUsers) more" : "")
    }

    /// Whether it is a function or a computed property, which may return an instance that something else keeps.
    private var isCalled: Bool { !providers[provider].isInitialized }

    private var answers: [Diagnostic.Note] {
        let sharing = isRenewed ? [] : [answer(.graph, "all that one call makes shares one")]
        let once = answers(.once, "the factory keeps one for all")
        let kind = symbols.kind(of: keys.key(providers[provider].type))
        let weak = kind == .class || kind == .actor ? answers(.weak, "one for all, while something else keeps it") : []
        let each = answer(.each, isCalled ? "it returns the same one, or a new one is meant" : "each need gets its own")
        let isStatic = isCalled && providers[provider].member?.owner != nil
        let areAllOfViews = ofViews.count == needing.count
        let kept = areAllOfViews ? once : meetInOneCall ? sharing + once + weak : once + weak + sharing
        let markers = (isStatic ? [each] + kept : kept + [each]).map { note(markerOf: provider, "", $0) }
        // A controller makes its root view once.
        let isSharedFirst = meetInOneCall && !isRenewed && !areAllOfViews
        return isSharedFirst ? markers.prefix(1) + ownedAbove + markers.dropFirst() : ownedAbove + markers
    }

    /// The answers at the views: an autoclosure, or a given parameter.
    private var ownedAbove: [Diagnostic.Note] {
        let closures = ofViews.compactMap { step -> Diagnostic.Note? in
            guard let wrapper = KeptValues(graph: graph).wrapper(keeping: step.need, of: step.provider) else {
                return nil
            }
            let (name, type) = (name(of: step.need), graph.text.show(needs[step.need].type))
            let words = "take '@autoclosure @escaping () -> \(type)' here, and pass '\(name)()' to '\(wrapper)'"
            return note(step.need, "", Fix(words))
        }
        return closures.capped + ofViews.compactMap { givens.note(giving: $0.need, of: $0.provider) }.capped
    }

    /// One for each place where the instance may be kept: in the scope of all that need it, then further out.
    private func answers(_ lifetime: Marker.Lifetime, _ meaning: String) -> [Fix] {
        let common = placement.scopes.innermost(around: needing.map { graph.scopeOf[$0.provider] })
        guard providers[provider].statedScope == nil, let scope = common, scope != .outermost else {
            return [answer(lifetime, meaning)]
        }
        let name = graph.show(scope: scope, in: program.moduleOfFile[Int(providers[provider].file)])
        let inside = answer(lifetime, in: name, "one in each '\(name)' scope")
        // An outer scope may not have what the provider needs.
        let isFree = graph.scopeOf[provider] == .outermost
        return isFree ? [inside, answer(lifetime, "one for all '\(name)' scopes")] : [inside]
    }

    private func answer(_ lifetime: Marker.Lifetime, in scope: String? = nil, _ meaning: String) -> Fix {
        // Alternatives under other `#if`s must have the same lifetime.
        let others = resolution.alternatives(of: provider).filter { providers[$0].marker?.statesLifetime == false }
            .compactMap { graph.markerEditor(of: $0)?.stating(lifetime, in: scope).change }
        return graph.markerEditor(of: provider)?.stating(lifetime, in: scope).fix("write", ": " + meaning, with: others)
            ?? Fix(meaning)
    }
}
