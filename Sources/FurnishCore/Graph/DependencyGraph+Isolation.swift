/// Which closures keep the factory that they are made in alive.
extension DependencyGraph {
    func remakesFactory(_ provider: Int, for made: Int) -> Bool { placement.remakesFactory(provider, for: made) }

    /// The needs for which an autoclosure would keep a scope's factory alive although the factory keeps the instance.
    func capturingAutoclosures(of provider: Int) -> [NeedID] {
        guard isKept[provider], placement.startsFromValue(provider) else { return [] }
        return providers[provider].arguments.filter { capturesFactory($0, of: provider) }
    }

    /// Whether such an autoclosure would keep the factory.
    func capturesFactory(_ need: NeedID, of provider: Int) -> Bool {
        guard needs[need].isAutoclosureKept, isKept[provider], placement.startsFromValue(provider) else {
            return false
        }
        if case .provider(let row) = fulfilments[need] { return !isSharedInstance(row) }
        return false
    }

    /// The number of parents from the factory of `provider` to the factory of `other`.
    func distance(from provider: Int, to other: Int) -> Int { placement.distance(from: provider, to: other) }
}
