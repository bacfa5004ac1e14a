/// What closures keep of the factories that they are made in.
extension DependencyGraph {
    func remakesFactory(_ provider: Int, for made: Int) -> Bool { placement.remakesFactory(provider, for: made) }

    /// The needs that are met by an autoclosure which an instance keeps that its scope's factory keeps.
    func capturingAutoclosures(of provider: Int) -> [Int] {
        guard isKept[provider], placement.startsFromValue(provider) else { return [] }
        return providers[provider].arguments.filter { capturesFactory($0, of: provider) }
    }

    /// Whether such an autoclosure would keep the factory.
    func capturesFactory(_ need: Int, of provider: Int) -> Bool {
        guard needs[need].isAutoclosureKept, isKept[provider], placement.startsFromValue(provider) else {
            return false
        }
        if case .provider(let row) = fulfilments[need] { return !isSharedInstance(row) }
        return false
    }

    /// How many factories lie between that of `provider` and the outer one of `other`.
    func distance(from provider: Int, to other: Int) -> Int { placement.distance(from: provider, to: other) }
}
