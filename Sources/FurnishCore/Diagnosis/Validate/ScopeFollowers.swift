/// Finds what would have to move along if a provider moved into a scope.
struct ScopeFollowers {
    private let graph: DependencyGraph
    private let consumers: [ProviderID: [ProviderID]]

    init(_ graph: DependencyGraph) { (self.graph, consumers) = (graph, graph.directConsumers) }

    /// The providers that would have to state a scope too if a provider moved into it. They live outside of that scope, do not move by
    /// themselves, and need the provider directly or through what is made anew.
    func following(_ provider: ProviderID, into scope: ScopeID) -> [ProviderID] {
        var (waiting, seen) = ([provider], Set([provider]))
        var fixed: [ProviderID] = []
        while let current = waiting.popLast() {
            for consumer in consumers[current] ?? []
            where !graph.placement.isInside(consumer, scope) && seen.insert(consumer).inserted {
                if graph.resolution.fixedScope(of: consumer) == nil {
                    waiting.append(consumer)
                } else {
                    fixed.append(consumer)
                }
            }
        }
        return fixed.sorted(by: graph.resolution.isWrittenBefore)
    }
}
