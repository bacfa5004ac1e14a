/// Finds the loop that the error for a dependency cycle shows.
enum CyclePath {
    /// The shortest loop inside a group of providers that reach each other. It starts at the group's first need in file
    /// order.
    ///
    /// - Returns: nil if the group is a single provider that does not need itself.
    static func shortest(
        in group: [ProviderID], _ graph: DependencyGraph, _ precedes: (NeedID, NeedID) -> Bool
    ) -> [PathStep]? {
        if group.count == 1, !graph.dependencies.eagerSuccessors(of: group[0]).contains(group[0]) { return nil }
        let members = Set(group)
        var first: (step: PathStep, target: ProviderID)?
        for provider in group {
            for call in calls(of: provider, graph) where members.contains(call.made) {
                if let known = first {
                    // Nobody wrote the needs of a collection: they are located at the markers of its elements. So any
                    // other need comes before them.
                    let (isElement, wasElement) = (
                        graph.providers[provider].isCollection, graph.providers[known.step.provider].isCollection
                    )
                    if isElement == wasElement ? !precedes(call.need, known.step.need) : isElement { continue }
                }
                first = (PathStep(need: call.need, provider: provider), call.made)
            }
        }
        guard let first else { return nil }
        let paths = Paths(from: [first.target], count: graph.providers.count) { provider in
            calls(of: provider, graph).filter { members.contains($0.made) }
        }
        return [first.step] + paths.path(to: first.step.provider)
    }

    private static func calls(of provider: ProviderID, _ graph: DependencyGraph) -> [Call] {
        graph.dependencies.calls[provider].filter {
            $0.isDirect && !graph.resolution.isInvalid($0.need) && graph.validity.decorators.needs[provider] != $0.need
        }
    }

    /// The groups of providers that reach each other without needs because of which a mistake is reported elsewhere.
    static func groups(_ graph: DependencyGraph) -> [[ProviderID]] {
        Components(splitting: graph.requirements.topology.eagerGroups, count: graph.providers.count) { provider in
            calls(of: provider, graph).map(\.made)
        }.groups
    }
}
