/// Finds the loop that the error for a dependency cycle shows.
enum CyclePath {
    /// The shortest loop inside a group of providers that reach each other. It starts at the group's first need in file
    /// order.
    static func shortest(
        in group: [ProviderID], _ graph: DependencyGraph, _ precedes: (NeedID, NeedID) -> Bool
    ) -> [PathStep]? {
        let members = Set(group)
        func inner(_ provider: ProviderID) -> [ProviderCall] {
            calls(of: provider, graph).filter { members.contains($0.made) }
        }
        let all = group.flatMap { provider in
            inner(provider).map { (step: PathStep(need: $0.need, provider: provider), target: $0.made) }
        }
        let first = all.min { left, right in
            // Nobody wrote the needs of a collection: they are located at the markers of its elements. So any other need comes
            // before them.
            let isElement = graph.providers[left.step.provider].isCollection
            let isOtherElement = graph.providers[right.step.provider].isCollection
            return isElement == isOtherElement ? precedes(left.step.need, right.step.need) : isOtherElement
        }
        guard let first else { return nil }
        let paths = Paths(from: [first.target], count: graph.providers.count, inner)
        return [first.step] + paths.path(to: first.step.provider)
    }

    private static func calls(of provider: ProviderID, _ graph: DependencyGraph) -> [ProviderCall] {
        graph.dependencies.calls[provider].filter {
            $0.isDirect && !graph.resolution.isInvalid($0.need) && graph.validity.decorators.needs[provider] != $0.need
        }
    }

    /// The groups of providers that reach each other, and the single ones that reach themselves, without needs because of which
    /// a mistake is reported elsewhere.
    static func groups(_ graph: DependencyGraph) -> [[ProviderID]] {
        Components(splitting: graph.requirements.topology.eagerGroups, count: graph.providers.count) { provider in
            calls(of: provider, graph).map(\.made)
        }.groups.filter { $0.count > 1 || graph.dependencies.eagerSuccessors(of: $0[0]).contains($0[0]) }
    }
}
