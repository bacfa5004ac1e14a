/// Finds the loop that the error for a dependency cycle shows, and providers that would make themselves.
extension Validator {
    /// The shortest loop inside a group of providers that reach each other. It starts at the group's first need in file
    /// order.
    func shortestCycle(in group: [ProviderID]) -> [PathStep]? {
        let members = Set(group)
        func inner(_ provider: ProviderID) -> [ProviderCall] {
            certainCalls(of: provider).filter { members.contains($0.made) }
        }
        let first = group.flatMap(inner).min { left, right in
            // Nobody wrote the needs of a collection: they are located at the markers of its elements. So any other need comes
            // before them.
            let isElement = providers[left.step.provider].isCollection
            let isOtherElement = providers[right.step.provider].isCollection
            return isElement == isOtherElement ? precedes(left.step.need, right.step.need) : isOtherElement
        }
        guard let first else { return nil }
        let paths = Paths(from: [first.made], count: providers.count, inner)
        return [first.step] + paths.path(to: first.caller)
    }

    private func certainCalls(of provider: ProviderID) -> [ProviderCall] {
        calls[provider].filter {
            $0.isDirect && !resolution.isInvalid($0.need) && graph.validity.decorators[provider] != $0.need
        }
    }

    /// The groups of providers that reach each other, and the single ones that reach themselves, without needs because of which
    /// a mistake is reported elsewhere.
    var groupsInCycles: [[ProviderID]] {
        Components(splitting: graph.requirements.topology.eagerGroups, count: providers.count) { provider in
            certainCalls(of: provider).map(\.made)
        }.groups.filter { group in group.count > 1 || calls[group[0]].contains { $0.isDirect && $0.made == group[0] } }
    }
}
