/// Finds providers of state that the program would make several times although no marker says so: only their author knows whether
/// the needs share one instance.
final class UnstatedLifetimes: GraphReader {
    let graph: DependencyGraph
    private let state: KeptState
    /// The needs for which each provider is made, and those for closures that make it. Code for previews and tests does not count.
    private lazy var needs: (direct: [ProviderID: [PathStep]], closures: [ProviderID: [PathStep]]) = findNeeds()
    /// Whether a provider is made more than once, for needs or by the calls of a closure.
    private lazy var isMadeAgain: Table<Provider, Bool> = findMadeAgain()
    /// For each provider of the lifetime `graph` whose instances differ after a redraw, the need that gets another one.
    private lazy var renewed: [ProviderID: PathStep] = findRenewed()

    init(_ graph: DependencyGraph) { (self.graph, state) = (graph, KeptState(graph)) }

    var questions: [GraphProblem] {
        providers.indices.filter(mayBeAsked).compactMap { provider in
            guard let needing = needing(provider) else { return nil }
            let (ofViews, meeting) = (needing.filter(isOfView), consumerOfSeveral(provider))
            // Each evaluation of a body would share another instance.
            let areMadeAgain = meeting.map { !ofViews.isEmpty && isView($0) } ?? true
            let question = StateQuestion(
                provider: provider, needing: needing, ofViews: ofViews, meetInOneCall: !areMadeAgain,
                isRenewed: renewal(of: provider, besides: renewed) != nil)
            return .unstatedLifetime(question)
        }
    }

    /// The errors about state that is shared within one call, but not after the next evaluation of a body.
    var renewals: [GraphProblem] { renewed.map { .renewedState($0, $1) } }

    private func mayBeAsked(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        guard let marker = definition.marker, marker.kind == .provides, !marker.statesLifetime, !definition.isFake,
            !definition.isCollection, graph.givens[provider].isEmpty
        else { return false }
        if case .property = definition.maker {
            guard program.declaration(definition.site).traits.contains(.isComputed) else { return false }
        }
        return isStateOfPackage(provider)
    }

    /// Whether a provider of the package makes what keeps state. A result whose type is a protocol is not looked into.
    private func isStateOfPackage(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        return graph.isReached[provider] && !definition.isEntryPoint && !definition.isInvalid
            && !graph.validity.isInvalid(provider) && program.module(of: definition.site).origin != .dependency
            && types[definition.type].kind != .any && state.isKept(by: definition.type)
            && !state.isShown(definition.type)
    }

    // MARK: How often a provider is made

    private func findNeeds() -> (direct: [ProviderID: [PathStep]], closures: [ProviderID: [PathStep]]) {
        var (direct, closures): ([ProviderID: [PathStep]], [ProviderID: [PathStep]]) = ([:], [:])
        for provider in graph.reachedProviders where !graph.isForPreviews(providers[provider].site) {
            for call in calls[provider] {
                if call.isDirect {
                    direct[call.made, default: []].append(call.step)
                } else {
                    closures[call.made, default: []].append(call.step)
                }
            }
        }
        return (direct, closures)
    }

    private func findMadeAgain() -> Table<Provider, Bool> {
        var isMadeAgain = Table<Provider, Bool>(repeating: false, count: providers.count)
        for provider in needs.closures.keys { isMadeAgain[provider] = true }
        // In this order, each provider comes after those that need it.
        for group in graph.requirements.topology.eagerGroups.reversed() {
            for provider in group where !isMadeAgain[provider] {
                isMadeAgain[provider] = areSeveral(needs.direct[provider] ?? [], isMadeAgain)
            }
        }
        return isMadeAgain
    }

    /// Whether these needs get more than one instance.
    private func areSeveral(_ steps: [PathStep], _ isMadeAgain: Table<Provider, Bool>) -> Bool {
        for position in steps.indices {
            let step = steps[position]
            if isOfView(step) { return true }
            let needing = providers[step.provider]
            // A `once` member is made once, and so is its owner.
            let isOfReceiver = needing.receiver == step.need && resolution.lifetime(of: step.provider) != .once
            if isMadeAgain[step.provider], isOfReceiver || !isOwner(step.provider) { return true }
            for other in steps.indices where other > position && !areExclusive(step, steps[other]) { return true }
        }
        return false
    }

    /// Whether a need is one of a view that does not own the instance, so that each evaluation of a body would make another one.
    private func isOfView(_ step: PathStep) -> Bool {
        if case .closure = graph.fulfilments[step.need] { return false }
        return needs[step.need].autoclosure == nil && resolution.isNewlyMade(step.provider) && isView(step.provider)
    }

    private func isView(_ provider: ProviderID) -> Bool { state.isView(providers[provider].type) }

    /// Whether SwiftUI keeps the first instance that a view gets: by an autoclosure, or in `@State`.
    private func isKept(_ step: PathStep) -> Bool {
        let need = needs[step.need]
        guard case .property(let row) = need.target else { return need.isAutoclosureKept && isView(step.provider) }
        let isState = KeptValues(graph: graph).wrapper(of: Site(file: need.file, row: row)) != nil
        return (isState || need.isAutoclosureKept) && isView(step.provider)
    }

    /// Whether what a provider needs once belongs to it: it is kept, shows something, or keeps state.
    private func isOwner(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        if definition.isCollection { return false }
        return resolution.lifetime(of: provider) != .each || state.isKept(by: definition.type)
            || state.isShown(definition.type)
    }

    private func areExclusive(_ step: PathStep, _ other: PathStep) -> Bool {
        let around = [step, other].flatMap { resolution.conditions(aroundNeed: $0.need, of: $0.provider) }
        return bindings.conditions.isImpossible(all: around, none: [])
    }

    /// The needs that would get instances of their own; nil if there is one instance, or if each owner has its own.
    private func needing(_ provider: ProviderID) -> [PathStep]? {
        guard let direct = needs.direct[provider] else { return nil }
        let others = (needs.closures[provider] ?? []).filter { closure in
            !takesValues(closure.need)
                && direct.contains { $0.provider != closure.provider && !areExclusive($0, closure) }
        }
        return areSeveral(direct, isMadeAgain) || !others.isEmpty ? direct + others : nil
    }

    /// Whether a closure, or one that it returns, has parameters.
    private func takesValues(_ need: NeedID) -> Bool {
        guard case .closure(var closure) = graph.fulfilments[need] else { return false }
        while graph.closures[closure].function.parameters.isEmpty {
            guard let inner = graph.closures[closure].inner else { return false }
            closure = inner
        }
        return true
    }

    // MARK: What one call of the factory makes

    /// A consumer to which two ways lead up from a provider, so that one call of the factory makes it for two needs.
    private func consumerOfSeveral(_ provider: ProviderID) -> ProviderID? {
        var (waiting, seen) = ([provider], Set([provider]))
        while let made = waiting.popLast() {
            for consumer in (needs.direct[made] ?? []).map(\.provider) where consumer != provider {
                if !seen.insert(consumer).inserted { return consumer }
                if resolution.isNewlyMade(consumer) { waiting.append(consumer) }
            }
        }
        return nil
    }

    private func findRenewed() -> [ProviderID: PathStep] {
        var renewed: [ProviderID: PathStep] = [:]
        if !providers.indices.contains(where: { resolution.lifetime(of: $0).isSharedInCall }) { return renewed }
        for group in graph.requirements.topology.eagerGroups.reversed() {
            for provider in group where resolution.lifetime(of: provider).isSharedInCall && isStateOfPackage(provider) {
                renewed[provider] = renewal(of: provider, besides: renewed)
            }
        }
        return renewed
    }

    /// A need that gets another instance with each evaluation of a body, while the view keeps the first one in another property.
    ///
    /// - Parameter known: The same of other providers. What only they lead to differs with them.
    private func renewal(of provider: ProviderID, besides known: [ProviderID: PathStep]) -> PathStep? {
        var kept: Set<ProviderID> = []
        var renewed: [ProviderID: PathStep] = [:]
        var waiting = [(made: provider, isKept: false)]
        while let (made, isMadeKept) = waiting.popLast() {
            for step in needs.direct[made] ?? [] {
                let isKept = isMadeKept || isKept(step)
                if isKept {
                    if !kept.insert(step.provider).inserted { continue }
                } else {
                    if renewed[step.provider] != nil { continue }
                    renewed[step.provider] = step
                }
                // A controller makes its root view once.
                if kept.contains(step.provider), let other = renewed[step.provider], isView(step.provider) {
                    return other
                }
                if resolution.isNewlyMade(step.provider), known[step.provider] == nil {
                    waiting.append((step.provider, isKept))
                }
            }
        }
        return nil
    }
}
