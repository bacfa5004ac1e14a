import FurnishCore
import FurnishTables

/// Finds types that keep state and are made for several needs: only their author knows whether these share an instance.
final class StateQuestions {
    let graph: DependencyGraph
    private let state: KeptState
    private var consumers: [ProviderID: [ProviderID]] = [:]
    /// The providers that a closure makes again and again.
    private var madeByClosures: Set<ProviderID> = []
    private var instanceCounts: [ProviderID: Int] = [:]

    init(_ graph: DependencyGraph) {
        self.graph = graph
        state = KeptState(graph)
        let reached = Set(graph.providers.indices.filter { graph.isReached[$0] }.map { graph.providers[$0].site })
        // A generic type's needs count even while nothing says which one to make.
        func counts(_ provider: ProviderID) -> Bool {
            graph.isReached[provider]
                || graph.resolution.isOwn(provider) && !reached.contains(graph.providers[provider].site)
        }
        for provider in graph.providers.indices where counts(provider) {
            var eager: [ProviderID: Int] = [:]
            for made in graph.dependencies.eagerSuccessors(of: provider) { eager[made, default: 0] += 1 }
            // A bundle makes a new instance for each call, as a closure does.
            let isBundle = graph.providers[provider].isBundle
            for made in graph.dependencies.successors(of: provider) {
                if let count = eager[made], count > 0, !isBundle {
                    eager[made] = count - 1
                    consumers[made, default: []].append(provider)
                } else {
                    madeByClosures.insert(made)
                }
            }
        }
    }

    /// The providers without a stated lifetime that keep state, of which several instances would exist. One in a checkout is
    /// its author's.
    var open: [ProviderID] {
        var seen: Set<Location> = []
        return graph.providers.indices.filter { provider in
            guard graph.isReached[provider], isUnstated(provider),
                keepsState(provider) || makesUnknown(provider) && sharing(provider).count > 1,
                instancesForNeeds(provider) > 1
            else { return false }
            let location = graph.markerLocation(provider)
            return !location.file.isInCheckout && seen.insert(location).inserted
        }
    }

    /// Whether an error may ask: `once` must be possible, so the caller passes no part of it.
    func isCertain(_ provider: ProviderID) -> Bool {
        keepsState(provider) && graph.givens[provider].isEmpty
    }

    private func isUnstated(_ provider: ProviderID) -> Bool {
        let definition = graph.providers[provider]
        guard let marker = definition.marker, marker.kind == .provides else { return false }
        return !marker.statesLifetime && !definition.isFake && !definition.isEntryPoint && !isAlwaysTheSame(provider)
    }

    /// Whether a function makes a type that no source in view declares, such as a database.
    private func makesUnknown(_ provider: ProviderID) -> Bool {
        guard case .function = graph.providers[provider].construction,
            let type = graph.symbols.symbol(of: graph.keys.key(graph.providers[provider].type))
        else { return false }
        return graph.symbols[type].isForeign
            && !KnownType.isValue(graph.program.names.text(graph.symbols[type].name))
    }

    /// Whether it is read from a property that keeps it.
    private func isAlwaysTheSame(_ provider: ProviderID) -> Bool {
        guard case .property = graph.providers[provider].construction else { return false }
        return !graph.program.declaration(graph.providers[provider].site).traits.contains(.isComputed)
    }

    private func keepsState(_ provider: ProviderID) -> Bool {
        graph.symbols.symbol(of: graph.keys.key(graph.providers[provider].type)).map(state.contains) == true
    }

    /// The types that would share an instance.
    func sharing(_ provider: ProviderID) -> [String] {
        var names: [String] = []
        for name in (consumers[provider] ?? []).map(graph.show) where !names.contains(name) { names.append(name) }
        return names
    }

    /// Whether a need for a provider exists only because of a marker that is new.
    func isBrought(_ provider: ProviderID, by isNew: (ProviderID) -> Bool) -> Bool {
        var waiting = [provider]
        var seen = Set(waiting)
        while let current = waiting.popLast() {
            if isNew(current) { return true }
            if current != provider, holdsItsOwn(current) { continue }
            for consumer in consumers[current] ?? [] where seen.insert(consumer).inserted { waiting.append(consumer) }
        }
        return false
    }

    /// The number of instances for direct needs; two stand for more.
    private func instancesForNeeds(_ provider: ProviderID) -> Int {
        (consumers[provider] ?? []).reduce(0) { $0 + (holdsItsOwn($1) ? 1 : instances($1)) }
    }

    private func instances(_ provider: ProviderID) -> Int {
        if let count = instanceCounts[provider] { return count }
        // Direct needs that go in a circle are an error.
        instanceCounts[provider] = 0
        let isAgain = madeByClosures.contains(provider) || isCalled(provider)
        let count = min(2, instancesForNeeds(provider) + (isAgain ? 2 : 0))
        instanceCounts[provider] = count
        return count
    }

    /// Whether it is a function that the app calls, such as a handler of requests. It keeps nothing.
    private func isCalled(_ provider: ProviderID) -> Bool {
        guard case .function = graph.providers[provider].construction else { return false }
        return graph.providers[provider].isEntryPoint
    }

    /// Whether what a type needs belongs to its instance: it is kept, shows something, keeps state, or the app asks for it.
    private func holdsItsOwn(_ provider: ProviderID) -> Bool {
        let definition = graph.providers[provider]
        if isCalled(provider) { return false }
        if definition.lifetime != .each || definition.isEntryPoint || definition.marker == nil { return true }
        return keepsState(provider)
            || graph.symbols.symbol(of: graph.keys.key(definition.type)).map(state.isShown) == true
    }
}
