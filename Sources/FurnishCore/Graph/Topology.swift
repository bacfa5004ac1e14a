/// The groups of providers that reach each other, and with them the order in which stages visit providers.
package struct Topology {
    /// By all needs, those that closures meet too. Each group comes after all groups that it reaches.
    let groups: [[ProviderID]]
    /// By the needs that are met before a provider can be made, in such an order too.
    package let eagerGroups: [[ProviderID]]

    init(_ dependencies: Dependencies) {
        let count = dependencies.resolution.providers.count
        groups = Components(count: count, successors: dependencies.successors).groups
        eagerGroups = Components(splitting: groups, count: count, successors: dependencies.eagerSuccessors).groups
    }

    /// The topology without some closures.
    init(_ whole: Topology, _ dependencies: Dependencies) {
        let count = dependencies.resolution.providers.count
        groups = Components(splitting: whole.groups, count: count, successors: dependencies.successors).groups
        eagerGroups = whole.eagerGroups
    }
}
