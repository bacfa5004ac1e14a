/// Finds the conditions under which something here reaches the providers of other modules, which exist under no others: their
/// modules may be imported only there.
struct ReachedConditions {
    private let resolution: Resolution
    private var found: [ProviderID: [ConditionID]] = [:]
    private var waiting: [(provider: ProviderID, condition: ConditionID)] = []

    private var conditions: Conditions { resolution.bindings.conditions }

    /// - Returns: For each provider that only conditional code reaches, that condition.
    static func find(_ resolution: Resolution) -> [ProviderID: ConditionID] {
        var search = ReachedConditions(resolution: resolution)
        for provider in resolution.providers.indices
        where resolution.isReached[provider] && resolution.isWanted(provider) { search.follow(provider, .always) }
        while let next = search.waiting.popLast() { search.follow(next.provider, next.condition) }
        let conditional = search.found.filter { !$0.value.contains(.always) }
        return conditional.mapValues { $0.dropFirst().reduce($0[0], search.conditions.either) }
    }

    private mutating func follow(_ provider: ProviderID, _ condition: ConditionID) {
        for need in resolution.providers[provider].needs {
            let others = resolution.madeProviders(resolution.fulfilments[need]).filter { !resolution.isOwn($0) }
            if others.isEmpty { continue }
            let world = resolution.conditions(aroundNeed: need, of: provider).reduce(condition, conditions.both)
            for other in others { add(other, world) }
        }
    }

    private mutating func add(_ provider: ProviderID, _ condition: ConditionID) {
        let known = found[provider] ?? []
        if known.contains(where: { conditions.holds($0, in: condition) }) { return }
        // So many are hardly ever told apart, and the search has to end.
        let added = known.count < Conditions.mostWorlds ? condition : .always
        found[provider] = known + [added]
        waiting.append((provider, added))
    }
}
