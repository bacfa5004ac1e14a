/// Finds the conditions under which something here reaches the providers of other modules, which exist under no others: their
/// modules may be imported only there.
struct ReachedConditions {
    private let resolver: Resolver
    private var found: [ProviderID: [ConditionID]] = [:]
    private var waiting: [(provider: ProviderID, condition: ConditionID)] = []

    private var conditions: Conditions { resolver.bindings.conditions }

    /// - Returns: For each provider that only conditional code reaches, that condition.
    static func find(_ resolver: Resolver) -> [ProviderID: ConditionID] {
        if resolver.bindings.program.modules.count == 1 { return [:] }
        var search = ReachedConditions(resolver: resolver)
        for provider in resolver.providers.indices where resolver.isReached[provider] && resolver.isWanted(provider) {
            search.follow(provider, .always)
        }
        while let next = search.waiting.popLast() { search.follow(next.provider, next.condition) }
        let conditional = search.found.filter { !$0.value.contains(.always) }
        return conditional.mapValues { $0.dropFirst().reduce($0[0], search.conditions.either) }
    }

    private mutating func follow(_ provider: ProviderID, _ condition: ConditionID) {
        let definition = resolver.providers[provider]
        for need in definition.needs {
            let others = resolver.madeProviders(resolver.fulfilments[need]).filter { !resolver.isOwn($0) }
            if others.isEmpty { continue }
            let world = resolver.bindings.conditions(aroundNeed: need, of: definition).reduce(
                condition, conditions.both)
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
