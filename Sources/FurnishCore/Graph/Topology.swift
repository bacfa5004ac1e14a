/// The groups of providers that reach each other, and with them the order in which stages visit providers.
package struct Topology {
    /// By all needs, those that closures meet too. Each group comes after all groups that it reaches.
    let groups: [[ProviderID]]
    /// By the needs that are met before a provider can be made, in such an order too.
    package let eagerGroups: [[ProviderID]]

    init(_ calls: Calls) {
        let count = calls.resolution.providers.count
        groups = Components(count: count, successors: calls.successors).groups
        eagerGroups = Components(splitting: groups, count: count, successors: calls.eagerSuccessors).groups
    }
}

/// Adds to the value of each provider those of all that its calls lead to, also in a circle.
///
/// - Parameters:
///   - groups: The providers that reach each other by these calls. Each group comes after all groups that it reaches.
///   - add: Adds another value to the first one.
func spread<Value>(
    _ values: Table<Provider, Value>, _ groups: [[ProviderID]], _ successors: (ProviderID) -> [ProviderID],
    _ add: (inout Value, Value) -> Void
) -> Table<Provider, Value> {
    var values = values
    for group in groups {
        var value = values[group[0]]
        for provider in group {
            add(&value, values[provider])
            for other in successors(provider) { add(&value, values[other]) }
        }
        for provider in group { values[provider] = value }
    }
    return values
}
