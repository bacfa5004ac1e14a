import FurnishTables

/// What the initializers of factories build.
extension Resolution {
    /// The eager instances of all factories, each after those that it needs, otherwise in source order.
    func orderedEagerInstances() -> [ProviderID] {
        if !bindings.hasEagerProviders { return [] }
        let starts = providers.indices.filter { isReached[$0] && providers[$0].isEager }.sorted(by: isWrittenBefore)
        var found: [ProviderID] = []
        var (entered, left) = (Set<ProviderID>(), Set<ProviderID>())
        // It does not recurse, because a chain of needs may be as long as a program.
        var waiting = Array(starts.reversed())
        while let provider = waiting.last {
            if entered.insert(provider).inserted {
                waiting += eagerSuccessors(of: provider).reversed().filter { !entered.contains($0) }
                continue
            }
            waiting.removeLast()
            if left.insert(provider).inserted, providers[provider].isEager { found.append(provider) }
        }
        return found
    }
}

extension DependencyGraph {
    /// The global actor of a factory's initializer: that of the factory or, if nothing makes it again, of what it builds.
    func initializerIsolation(of scope: ScopeID) -> TypeID? {
        let factory = bindings.scopes[scope]
        if factory.isolation != nil || factory.canEnd { return factory.isolation }
        return eagerInstances.lazy.filter { self.scopeOf[$0] == scope }.compactMap(actor).first
    }

    /// The members that a factory's initializer reads for each of its eager instances: those of the types from `as:` and of
    /// collections, because a test may replace only these, else that of the instance's own type.
    func eagerReads(of scope: ScopeID) -> [EagerRead] {
        let eager = eagerInstances.filter { scopeOf[$0] == scope && isComplete($0) }
        if eager.isEmpty { return [] }
        var members: [ProviderID: [OfferID]] = [:]
        for offer in offers.indices where providers[offers[offer].provider].isEager && hasMember(offer) {
            members[offers[offer].provider, default: []].append(offer)
        }
        return eager.flatMap { provider -> [EagerRead] in
            let all = members[provider] ?? []
            let further = all.filter { !isOwnType($0) }
            return (further.isEmpty ? all : further).map { offer in
                EagerRead(
                    offer: offer, isLeftOutOfFake: providers[provider].isLive && !fakes.replaces(offer, in: scope))
            }
        }
    }
}

struct EagerRead {
    let offer: OfferID
    /// Whether the member makes something live in a fake factory too, because nothing needs it under that type.
    let isLeftOutOfFake: Bool
}
