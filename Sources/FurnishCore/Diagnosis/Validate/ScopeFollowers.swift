/// Finds what would have to move along if a provider moved into a scope.
struct ScopeFollowers {
    private let graph: DependencyGraph
    private let consumers: [ProviderID: [ProviderID]]

    init(_ graph: DependencyGraph) { (self.graph, consumers) = (graph, graph.directConsumers) }

    /// The providers that would have to state a scope too if a provider moved into it. They live outside of that scope, do not move by
    /// themselves, and need the provider directly or through what is made anew.
    func following(_ provider: ProviderID, into scope: ScopeID) -> [ProviderID] {
        let isFixed = { graph.resolution.fixedScope(of: $0) != nil }
        let found = reached(from: [provider]) { current in
            if current != provider, isFixed(current) { return [] }
            return (consumers[current] ?? []).filter { !graph.placement.isInside($0, scope) }
        }
        return found.dropFirst().filter(isFixed).sorted(by: graph.resolution.isWrittenBefore)
    }
}
