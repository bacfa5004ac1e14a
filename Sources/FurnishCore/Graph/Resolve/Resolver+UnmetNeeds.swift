/// A module may have marked types before its first screen is there: its factory has what it can make.
extension Resolver {
    /// Leaves out what cannot be made, directly or through others, if the module has no factory of its own: no entry point, and no root
    /// that other modules can open.
    ///
    /// - Returns: The needs that nothing meets, each with its provider.
    func leaveOutUnmetProviders() -> [PathStep] {
        let hasFactory =
            bindings.hasInvalidEntryPoint || bindings.scopes[.outermost].canEnd
            || providers.elements.contains(where: \.isEntryPoint)
        if hasFactory || bindings.isIncomplete { return [] }
        let resolved = providers.indices.filter { isReached[$0] && !providers[$0].isFactory }
        let unmet = resolved.flatMap { provider in
            providers[provider].needs.filter { need in
                guard case .missing = fulfilments[need] else { return false }
                return !needs[need].isInvalid && !invalidNeeds.contains(need)
            }.map { PathStep(need: $0, provider: provider) }
        }
        if unmet.isEmpty { return [] }
        let consumers = Dependencies.consumers(among: resolved) { provider in
            providers[provider].needs.flatMap { madeProviders(fulfilments[$0]) }
        }
        for provider in reached(from: unmet.map(\.provider), { consumers[$0] ?? [] }) { isReached[provider] = false }
        return unmet
    }
}
