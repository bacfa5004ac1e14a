/// Finds the loop that the error for a dependency cycle shows.
enum CyclePath {
    /// The shortest loop inside a group of providers that reach each other. It starts at the group's first need in file
    /// order.
    ///
    /// - Returns: nil if the group is a single provider that does not need itself.
    static func shortest(
        in group: [ProviderID], _ graph: DependencyGraph, _ precedes: (NeedID, NeedID) -> Bool
    ) -> [PathStep]? {
        if group.count == 1, !graph.eagerSuccessors(of: group[0]).contains(group[0]) { return nil }
        let members = Set(group)
        var first: (step: PathStep, target: ProviderID)?
        for provider in group {
            for (need, target) in edges(of: provider, graph) where members.contains(target) {
                if let known = first {
                    // Nobody wrote the needs of a collection: they are located at the markers of its elements. So any
                    // other need comes before them.
                    let (isElement, wasElement) = (
                        graph.providers[provider].isCollection, graph.providers[known.step.provider].isCollection
                    )
                    if isElement == wasElement ? !precedes(need, known.step.need) : isElement { continue }
                }
                first = (PathStep(need: need, provider: provider), target)
            }
        }
        guard let first else { return nil }
        return [first.step] + shortestPath(from: first.target, to: first.step.provider, members, graph)
    }

    private static func edges(of provider: ProviderID, _ graph: DependencyGraph) -> [(need: NeedID, made: ProviderID)] {
        graph.eagerNeeds(of: provider).filter {
            !graph.isInvalid($0.need) && graph.decorators.needs[provider] != $0.need
        }
    }

    /// The groups of providers that reach each other without needs because of which a mistake is reported elsewhere.
    static func groups(_ graph: DependencyGraph) -> [[ProviderID]] {
        Components(splitting: graph.topology.eagerGroups, count: graph.providers.count) { provider in
            edges(of: provider, graph).map(\.made)
        }.groups
    }

    /// Searches breadth first, so that it finds a shortest path.
    private static func shortestPath(
        from start: ProviderID, to end: ProviderID, _ members: Set<ProviderID>, _ graph: DependencyGraph
    ) -> [PathStep] {
        var cause: [ProviderID: PathStep] = [:]
        var waiting = [start]
        var position = 0
        while position < waiting.count, cause[end] == nil, waiting[position] != end {
            let provider = waiting[position]
            position += 1
            for (need, target) in edges(of: provider, graph)
            where members.contains(target) && target != start && cause[target] == nil {
                cause[target] = PathStep(need: need, provider: provider)
                waiting.append(target)
            }
        }
        return PathStep.path(to: end) { cause[$0] }
    }
}
