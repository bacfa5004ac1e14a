import FurnishTables

/// What a marker can say about a parameter that the graph does not fill.
enum Filling {
    /// The caller passes it.
    case given
    /// It uses its default.
    case `default`

    fileprivate var argument: MarkerArgument { self == .given ? .given : .defaults }

    fileprivate func words(_ name: String) -> String {
        self == .given ? "to pass '\(name)'" : "to keep the default of '\(name)'"
    }
}

/// Advice to make a missing parameter a given one, which the caller passes, or to leave it to its default.
struct GivenHint {
    /// The position of the marker to write or to change.
    let location: Location
    let fix: Fix

    /// - Parameter marked: The declaration of the parameter, with its markers.
    fileprivate init(
        _ name: String, _ filling: Filling, at site: Site, _ marked: MarkedDeclaration?, _ program: Program
    ) {
        let file = program.file(site.file)
        if let marker = marked?.needs ?? file.misspelled(.needs, on: site.row) {
            location = program.location(site.file, marker.offset)
            let editor = MarkerEditor(marker, in: file)
            let proposed = editor.naming(name, as: filling.argument, order: program.givenNames(of: site))
            fix = proposed.fix("\(filling.words(name)), write")
        } else {
            location = program.nameLocation(site)
            let words = [Declaration.Kind.initializer: "initializer", .function: "function"]
            let word = words[program.declaration(site).kind] ?? "type"
            fix = ProposedMarker(.needs, "\(filling.argument.name) \(name)", before: site.row, in: file)
                .fix("\(filling.words(name)), mark this \(word)")
        }
    }
}

/// Finds `GivenHint`s.
final class GivenHints: GraphReader {
    let graph: DependencyGraph
    /// For each provider, itself or a consumer that is `once` or `weak`. Such an instance is shared, so no caller can pass it
    /// a value.
    private lazy var blockers = findBlockers()
    private(set) lazy var consumers = Dependencies.consumers(among: graph.reachedProviders) { [graph] in
        graph.dependencies.successors(of: $0)
    }
    private lazy var directConsumers = graph.directConsumers
    /// A limit for the search through consumers, which would be slow where many types are missing.
    private static let mostConsumers = 200

    init(_ graph: DependencyGraph) { self.graph = graph }

    /// The shared instance because of which no caller can pass a value to a provider: the provider or one of its consumers.
    func blocker(of provider: ProviderID) -> ProviderID? { blockers[provider] }

    /// - Returns: nil if no caller can pass the value, or if the parameter is not declared in this module.
    func hint(for need: NeedID, of provider: ProviderID) -> GivenHint? {
        let name = graph.needs[need].name
        guard blockers[provider] == nil, graph.needs[need].requirement == nil, !clashes(name, need, of: provider) else {
            return nil
        }
        return hint(for: need, of: provider, .given)
    }

    /// - Returns: nil if the parameter is not declared in this module.
    func hint(for need: NeedID, of provider: ProviderID, _ filling: Filling) -> GivenHint? {
        let name = graph.needs[need].name
        guard name != .none, names.text(name) != "_", graph.resolution.isOwn(provider),
            let site = site(of: need, in: provider), program.isOwn(site.file)
        else { return nil }
        return GivenHint(SwiftKeyword.escaped(names.text(name)), filling, at: site, marked(site), program)
    }

    /// The parameters that could take a closure's value if they were given: those of what the closure newly makes.
    func notes(taking type: TypeID, madeWith made: ProviderID) -> [Diagnostic.Note] {
        open(taking: type, madeWith: made).compactMap { open in
            let hint = hint(for: open.need, of: open.provider)
            return hint.map { .init($0.location, "'\(graph.show(open.provider))' can take one: ", $0.fix) }
        }
    }

    /// The parameters of what is newly made with a provider that could take a value if they were given: nothing provides
    /// them, or they use their defaults.
    func open(taking type: TypeID, madeWith made: ProviderID) -> [(need: NeedID, provider: ProviderID)] {
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        return graph.dependencies.newlyMade(with: made).flatMap { provider in
            graph.providers[provider].needs.filter { need in
                let isOpen = graph.fulfilments[need] == .missing || graph.fulfilments[need].isOmitted
                return isOpen && promotion.fills(graph.needs[need].type, with: type)
            }.map { ($0, provider) }
        }
    }

    /// The declaration whose marker would say `given:`; nil for an injected property and for a static instance.
    private func site(of need: NeedID, in provider: ProviderID) -> Site? {
        let definition = graph.providers[provider]
        if let injection = definition.injection(of: need) {
            return injection.isProperty ? nil : injection.site
        }
        guard definition.arguments.contains(need), !definition.isCollection else { return nil }
        guard let initializer = definition.initializer, program.declaration(definition.site).kind != .typealias else {
            return definition.site
        }
        let isInherited = symbols.enclosingType(of: initializer) != symbols.symbol(of: definition.type)
        let saysType = marked(initializer)?.needs == nil && marked(definition.site)?.needs != nil
        return isInherited || saysType ? definition.site : initializer
    }

    private func marked(_ site: Site) -> MarkedDeclaration? { graph.bindings.marked[site] }

    // MARK: Whether the given parameter can propagate

    /// Whether no caller can pass a missing value to each type that needs it: one of them is shared, or one call makes several,
    /// and would take the value for each.
    func isNeededTogether(_ unmet: UnmetNeed) -> Bool {
        let needing = Set(unmet.needing)
        var reached: Set<ProviderID> = []
        return needing.count > 1
            && needing.contains { provider in
                var (waiting, callers) = ([provider], Set<ProviderID>())
                while let current = waiting.popLast(), callers.count < Self.mostConsumers {
                    // A type that needs the value itself passes it on.
                    let next = Set(directConsumers[current] ?? []).subtracting(needing).subtracting(callers)
                    callers.formUnion(next)
                    waiting += next
                }
                defer { reached.formUnion(callers) }
                return blockers[provider] != nil || !reached.isDisjoint(with: callers)
            }
    }

    /// Whether a member that the parameter would propagate to already takes another value of that name.
    private func clashes(_ name: Name, _ need: NeedID, of provider: ProviderID) -> Bool {
        let key = graph.keys.key(graph.needs[need].type)
        var waiting = [provider]
        var seen = Set(waiting)
        while let current = waiting.popLast(), seen.count < Self.mostConsumers {
            let other = graph.givens[current].first { $0.name == name }
            // The parameter itself and one that propagates to it are one.
            if let other, current != provider && other.origin != current || graph.keys.key(other.type) != key {
                return true
            }
            // This member and its consumers already take the parameter.
            if other != nil { continue }
            for next in consumers[current] ?? [] where seen.insert(next).inserted { waiting.append(next) }
        }
        return false
    }

    private func findBlockers() -> Table<Provider, ProviderID?> {
        var blockers = Table<Provider, ProviderID?>(repeating: nil, count: graph.providers.count)
        let shared = graph.providers.indices.filter { !graph.resolution.isNewlyMade($0) && graph.isReached[$0] }
        for provider in shared { blockers[provider] = provider }
        for provider in shared {
            let made = reached(from: [provider]) {
                graph.dependencies.successors(of: $0).filter { blockers[$0] == nil }
            }
            for next in made { blockers[next] = provider }
        }
        return blockers
    }
}

extension Program {
    /// The names of the parameters of a function or initializer. For a type, those of its only initializer, else its stored
    /// properties.
    fileprivate func givenNames(of site: Site) -> [String] {
        let source = source(site.file)
        if !declaration(site).parameters.isEmpty || declaration(site).kind == .initializer {
            return parameters(of: site).map { source.text($0.name) }
        }
        let initializers = members(of: site, .initializer)
        if initializers.count == 1 { return givenNames(of: initializers[0]) }
        return storedProperties(of: site).map { source.text(declaration($0).name) }
    }
}
