/// Finds providers of state that the program would make several times although no marker says so: only their author knows whether
/// the needs share one instance.
struct UnstatedLifetimes {
    private let graph: DependencyGraph
    private let state: KeptState
    /// The needs for which each provider is made, without those of code for previews and tests.
    private var direct: [ProviderID: [PathStep]] = [:]
    /// The needs for closures without parameters that make it.
    private var closures: [ProviderID: [PathStep]] = [:]
    private let consumers: [ProviderID: [ProviderID]]
    /// Whether a provider is made more than once, for needs or by the calls of a closure.
    private var isMadeAgain: Table<Provider, Bool>

    static func questions(_ graph: DependencyGraph) -> [StateQuestion] {
        let state = KeptState(graph)
        let asked = graph.providers.indices.filter { mayBeAsked($0, graph, state) }
        if asked.isEmpty { return [] }
        let lifetimes = UnstatedLifetimes(graph, state)
        return asked.compactMap { provider in
            lifetimes.needing(provider).map {
                StateQuestion(
                    graph: graph, provider: provider, needing: $0, meetInOneCall: lifetimes.meetInOneCall(provider))
            }
        }
    }

    private static func mayBeAsked(_ provider: ProviderID, _ graph: DependencyGraph, _ state: KeptState) -> Bool {
        let definition = graph.providers[provider]
        guard graph.isReached[provider], let marker = definition.marker, marker.kind == .provides,
            !marker.statesLifetime, !definition.isEntryPoint, !definition.isFake, !definition.isInvalid,
            !definition.isCollection, graph.givens[provider].isEmpty, !graph.validity.isInvalid(provider),
            graph.program.module(of: definition.site).origin != .dependency
        else { return false }
        if case .property = definition.construction {
            guard graph.program.declaration(definition.site).traits.contains(.isComputed) else { return false }
        }
        // A result whose type is a protocol is not looked into.
        return graph.types[definition.type].kind != .any && state.isKept(by: definition.type)
            && !state.isShown(definition.type)
    }

    private init(_ graph: DependencyGraph, _ state: KeptState) {
        (self.graph, self.state, consumers) = (graph, state, graph.directConsumers)
        isMadeAgain = Table(repeating: false, count: graph.providers.count)
        let previews = PreviewCode(graph: graph)
        for provider in graph.reachedProviders where !previews.contains(graph.providers[provider].site) {
            for call in graph.dependencies.calls[provider] { note(call, of: provider) }
        }
        // In this order, each provider comes after those that need it.
        for group in graph.requirements.topology.eagerGroups.reversed() {
            for provider in group where !isMadeAgain[provider] {
                isMadeAgain[provider] = areSeveral(direct[provider] ?? [])
            }
        }
    }

    private mutating func note(_ call: ProviderCall, of provider: ProviderID) {
        let step = PathStep(need: call.need, provider: provider)
        if call.isDirect {
            direct[call.made, default: []].append(step)
            return
        }
        isMadeAgain[call.made] = true
        var fulfilment = graph.fulfilments[call.need]
        while case .closure(let closure) = fulfilment {
            if !graph.closures[closure].function.parameters.isEmpty { return }
            fulfilment = graph.closures[closure].result
        }
        closures[call.made, default: []].append(step)
    }

    /// Whether these needs get more than one instance.
    private func areSeveral(_ steps: [PathStep]) -> Bool {
        for position in steps.indices {
            let step = steps[position]
            let needing = graph.providers[step.provider]
            // A `once` member is made once, and so is its owner.
            let isOfReceiver = needing.receiver == step.need && needing.lifetime != .once
            if isMadeAgain[step.provider], isOfReceiver || !isOwner(step.provider) { return true }
            for other in steps.indices where other > position && !areExclusive(step, steps[other]) { return true }
        }
        return false
    }

    /// Whether what a provider needs once belongs to it: it is kept, shows something, or keeps state.
    private func isOwner(_ provider: ProviderID) -> Bool {
        let definition = graph.providers[provider]
        if definition.isCollection { return false }
        return definition.lifetime != .each || state.isKept(by: definition.type) || state.isShown(definition.type)
    }

    private func areExclusive(_ step: PathStep, _ other: PathStep) -> Bool {
        let around = [step, other].flatMap {
            graph.bindings.conditions(aroundNeed: $0.need, of: graph.providers[$0.provider])
        }
        return graph.bindings.conditions.isImpossible(all: around, none: [])
    }

    /// The needs that would get instances of their own; nil if there is one instance, or if each owner has its own.
    private func needing(_ provider: ProviderID) -> [PathStep]? {
        guard let direct = direct[provider] else { return nil }
        let others = (closures[provider] ?? []).filter { closure in
            direct.contains { $0.provider != closure.provider && !areExclusive($0, closure) }
        }
        return areSeveral(direct) || !others.isEmpty ? direct + others : nil
    }

    /// Whether one call of the factory makes a provider for two needs: two ways up from it lead to the same consumer.
    private func meetInOneCall(_ provider: ProviderID) -> Bool {
        var (waiting, seen) = ([provider], Set([provider]))
        while let made = waiting.popLast() {
            for consumer in consumers[made] ?? [] where consumer != provider {
                if !seen.insert(consumer).inserted { return true }
                if graph.resolution.isNewlyMade(consumer) { waiting.append(consumer) }
            }
        }
        return false
    }
}
