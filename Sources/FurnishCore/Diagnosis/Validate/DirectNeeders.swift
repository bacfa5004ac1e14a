import FurnishTables

/// By provider, those that need it directly.
struct DirectNeeders {
    private let graph: DependencyGraph
    private var needers: Table<Provider, [ProviderID]>

    init(_ graph: DependencyGraph) {
        self.graph = graph
        needers = Table(repeating: [], count: graph.providers.count)
        for provider in graph.providers.indices where graph.isReached[provider] {
            for made in graph.dependencies.eagerSuccessors(of: provider) { needers[made].append(provider) }
        }
    }

    /// The providers that would have to state a scope too if a provider moved into it. They live outside of that scope, do not move by
    /// themselves, and need the provider directly or through what is made anew.
    func following(_ provider: ProviderID, into scope: ScopeID) -> [ProviderID] {
        var (waiting, seen) = ([provider], Set([provider]))
        var fixed: [ProviderID] = []
        while let current = waiting.popLast() {
            for needer in needers[current]
            where !graph.placement.isInside(needer, scope) && seen.insert(needer).inserted {
                if graph.resolution.fixedScope(of: needer) == nil {
                    waiting.append(needer)
                } else {
                    fixed.append(needer)
                }
            }
        }
        return fixed.sorted(by: graph.resolution.isWrittenBefore)
    }
}
