/// The groups of providers that reach each other, and with them the order in which stages visit providers.
package struct Topology {
    /// By all needs, those that closures meet too. Each group comes after all groups that it reaches.
    let groups: [[ProviderID]]
    /// By the needs that are met before a provider can be made, in such an order too.
    package let eagerGroups: [[ProviderID]]

    init(_ resolution: Resolution) {
        let count = resolution.providers.count
        groups = Components(count: count, successors: resolution.successors).groups
        eagerGroups = Components(splitting: groups, count: count, successors: resolution.eagerSuccessors).groups
    }

    /// The topology without some closures.
    init(_ whole: Topology, _ resolution: Resolution, omitting omitted: Set<NeedID>) {
        eagerGroups = whole.eagerGroups
        groups =
            omitted.isEmpty
            ? whole.groups
            : Components(splitting: whole.groups, count: resolution.providers.count) {
                resolution.successors(of: $0, omitting: omitted)
            }.groups
    }
}
