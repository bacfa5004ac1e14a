import FurnishTables

/// A module may have marked types before its first screen is there: its factory has what it can make.
struct UnmetNeeds {
    let resolver: Resolver

    /// Leaves out what cannot be made, directly or through others, if the module has no factory of its own: no entry point, and no root
    /// that other modules can open.
    ///
    /// - Returns: The needs that nothing meets, each with its provider.
    func leaveOutProviders() -> [PathStep] {
        let (bindings, providers, fulfilments) = (resolver.bindings, resolver.providers, resolver.fulfilments)
        let root = bindings.scopes[.outermost]
        let hasFactory =
            bindings.hasInvalidEntryPoint || root.canEnd
            || providers.indices.contains { resolver.isOwn($0) && providers[$0].isEntryPoint }
        if hasFactory || bindings.isIncomplete { return [] }
        let reached = providers.indices.filter { resolver.isReached[$0] && !providers[$0].isFactory }
        let unmet = reached.flatMap { provider in
            providers[provider].needs.filter { need in
                guard case .missing = fulfilments[need] else { return false }
                return !resolver.needs[need].isInvalid && !resolver.invalidNeeds.contains(need)
            }.map { PathStep(need: $0, provider: provider) }
        }
        if unmet.isEmpty { return [] }
        let consumers = Dependencies.consumers(among: reached) { provider in
            providers[provider].needs.flatMap { resolver.madeProviders(fulfilments[$0]) }
        }
        for provider in FurnishCore.reached(from: unmet.map(\.provider), { consumers[$0] ?? [] }) {
            resolver.isReached[provider] = false
        }
        return unmet
    }
}
