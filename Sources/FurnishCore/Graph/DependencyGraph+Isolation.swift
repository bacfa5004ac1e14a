/// Which autoclosures would keep what they are made in alive, or leave its actor.
extension DependencyGraph {
    /// The needs whose values are made with their owner, although they are in autoclosures.
    func needsMadeFirst(by provider: ProviderID) -> [NeedID] {
        providers[provider].needs.filter { isMadeFirst($0, by: provider) }
    }

    /// Whether an autoclosure, which has no capture list, must not capture the factory, the call or a parameter: it would keep
    /// alive what its owner is kept by, or may run on another actor.
    package func isMadeFirst(_ need: NeedID, by provider: ProviderID) -> Bool {
        guard case .autoclosure(let effects, isKept: true, let reach) = needs[need].passing,
            case .provider(let offer) = fulfilments[need]
        else { return false }
        if placement.isKeptUntilEnd(provider) { return true }
        guard resolution.isShared(offer) || sharing.takesCall(offer) else { return false }
        if sharing.isHeldByShared(provider) || !effects.isEmpty
            || !givens[offers[offer].provider].allSatisfy(canBeCaptured)
        {
            return true
        }
        switch reach {
        case .here: return false
        case .onActor(let actor): return isolations.actor(of: provider).map(keys.key) != keys.key(actor)
        case .anywhere: return true
        }
    }

    /// Whether a closure that escapes can capture a parameter.
    private func canBeCaptured(_ given: GivenParameter) -> Bool {
        keys.isFunction(given.type) ? given.isEscaping : types[given.type].kind != .specified
    }
}
