import FurnishTables

/// What the initializers of factories build.
package struct EagerInstances {
    /// Those of all factories, each after those that it needs, otherwise in source order.
    package let all: [ProviderID]

    init(_ dependencies: Dependencies) {
        let resolution = dependencies.resolution
        guard resolution.bindings.hasEagerProviders else {
            all = []
            return
        }
        let starts = resolution.providers.indices.filter {
            resolution.isReached[$0] && resolution.providers[$0].isEager
        }.sorted(by: resolution.isWrittenBefore)
        var found: [ProviderID] = []
        var (entered, left) = (Set<ProviderID>(), Set<ProviderID>())
        // It does not recurse, because a chain of needs may be as long as a program.
        var waiting = Array(starts.reversed())
        while let provider = waiting.last {
            if entered.insert(provider).inserted {
                waiting += dependencies.eagerSuccessors(of: provider).reversed().filter { !entered.contains($0) }
                continue
            }
            waiting.removeLast()
            if left.insert(provider).inserted, resolution.providers[provider].isEager { found.append(provider) }
        }
        all = found
    }

    func instances(of scope: ScopeID, in graph: DependencyGraph) -> [ProviderID] {
        all.isEmpty ? [] : all.filter { graph.scopeOf[$0] == scope }
    }

    /// The global actor of a factory's initializer: that of the factory or, if nothing makes it again, of what it builds.
    func initializerIsolation(of scope: ScopeID, in graph: DependencyGraph) -> TypeID? {
        let factory = graph.bindings.scopes[scope]
        if factory.isolation != nil || factory.canEnd { return factory.isolation }
        return instances(of: scope, in: graph).lazy.compactMap(graph.isolations.actor).first
    }

    /// The members that a factory's initializer reads for each of its eager instances: those of the types from `as:` and of
    /// collections, because a test may replace only these, else that of the instance's own type.
    func reads(of scope: ScopeID, in graph: DependencyGraph) -> [EagerRead] {
        let eager = instances(of: scope, in: graph).filter(graph.validity.isComplete)
        if eager.isEmpty { return [] }
        var members: [ProviderID: [OfferID]] = [:]
        for offer in graph.offers.indices
        where graph.providers[graph.offers[offer].provider].isEager && graph.hasMember(offer) {
            members[graph.offers[offer].provider, default: []].append(offer)
        }
        return eager.flatMap { provider -> [EagerRead] in
            let all = members[provider] ?? []
            let further = all.filter { !graph.resolution.isOwnType($0) }
            let isLive = graph.providers[provider].isLive
            return (further.isEmpty ? all : further).map { offer in
                EagerRead(offer: offer, isLeftOutOfFake: isLive && !graph.fakes.replaces(offer, in: scope))
            }
        }
    }
}

/// A member that an initializer reads.
struct EagerRead {
    let offer: OfferID
    /// Whether the member makes something live in a fake factory too, because nothing needs it under that type.
    let isLeftOutOfFake: Bool
}
