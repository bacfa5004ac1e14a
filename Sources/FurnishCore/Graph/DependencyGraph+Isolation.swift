/// Which closures keep the factory that they are made in alive.
extension DependencyGraph {
    /// The needs for which an autoclosure would keep a scope's factory alive although the factory keeps the instance.
    func capturingAutoclosures(of provider: ProviderID) -> [NeedID] {
        guard placement.isKeptUntilEnd(provider) else { return [] }
        return providers[provider].arguments.filter { capturesFactory($0, of: provider) }
    }

    /// Whether such an autoclosure would keep the factory.
    func capturesFactory(_ need: NeedID, of provider: ProviderID) -> Bool {
        guard needs[need].isAutoclosureKept, placement.isKeptUntilEnd(provider) else { return false }
        if case .provider(let offer) = fulfilments[need] { return !resolution.isShared(offer) }
        return false
    }
}
