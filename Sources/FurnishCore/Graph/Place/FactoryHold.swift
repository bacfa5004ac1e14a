/// How a closure holds the factory whose member it calls.
package enum FactoryHold {
    /// It keeps the factory alive.
    case strong
    /// Weakly, because the factory keeps the closure. If the factory is gone, the closure uses one that is made again.
    case remaking
    /// Weakly, because its result is then nil.
    case weak
}

extension Placement {
    /// How the closure for a need of `provider` holds the factory.
    package func hold(of need: NeedID, by provider: ProviderID) -> FactoryHold {
        let resolution = dependencies.resolution
        guard case .closure(let closure) = dependencies.fulfilments[need],
            let made = resolution.madeProvider(.closure(closure))
        else { return .strong }
        if resolution.innermost(closure).isNilOnceGone { return canEnd(made) ? .weak : .strong }
        return remakesFactory(provider, for: made) && resolution.canEscape(need) ? .remaking : .strong
    }

    /// How a closure for a requirement of a marked protocol holds the factory if that factory keeps the closure and is asked
    /// for the implementation at each call.
    package func hold(
        ofRequirement need: NeedID, of bundle: ProviderID, by provider: ProviderID
    ) -> FactoryHold {
        guard hold(of: need, by: bundle) == .weak,
            let made = dependencies.resolution.madeProvider(dependencies.fulfilments[need])
        else { return .remaking }
        return distance(from: provider, to: made) == 0 ? .weak : .remaking
    }

    /// The scopes whose factories are made again for closures that outlive them.
    func findRemadeScopes() -> Set<ScopeID> {
        let resolution = dependencies.resolution
        var scopes: Set<ScopeID> = []
        for provider in resolution.providers.indices
        where resolution.isReached[provider] && isKept[provider] && canEnd(provider) {
            let isRemade = resolution.providers[provider].needs.contains { need in
                guard case .provider(let offer) = dependencies.fulfilments[need] else {
                    return hold(of: need, by: provider) == .remaking
                }
                let made = resolution.offers[offer].provider
                return isResolvedAtEachCall(by: provider, made)
                    && resolution.providers[made].needs.contains {
                        hold(ofRequirement: $0, of: made, by: provider) == .remaking
                    }
            }
            if isRemade { scopes.insert(scopeOf[provider]) }
        }
        return scopes
    }
}

extension Resolution {
    /// Whether a closure for a need may outlive the call that it is passed to.
    package func canEscape(_ need: NeedID) -> Bool {
        let need = needs[need]
        return !need.isParameter || !keys.isFunction(need.type)
            || types.isSpecified(need.type, as: "escaping", program.names)
    }
}

extension Placement {
    /// A `once` with closures that keep the outermost factory, so that it lives as long as the program; nil without one.
    package var keeperOfOutermost: ProviderID? {
        let resolution = dependencies.resolution
        if scopes[.outermost].canEnd { return nil }
        // What an earlier `once` reached leads to no such closure.
        var seen: Set<ProviderID> = []
        return resolution.providers.indices.first { provider in
            resolution.providers[provider].lifetime.isKeptByFactory && resolution.isReached[provider]
                && keepsOutermost(provider, &seen)
        }
    }

    private func keepsOutermost(_ provider: ProviderID, _ seen: inout Set<ProviderID>) -> Bool {
        let resolution = dependencies.resolution
        var waiting = [provider]
        while let provider = waiting.popLast() {
            guard scopeOf[provider] == .outermost, seen.insert(provider).inserted else { continue }
            let keeps = resolution.providers[provider].needs.contains { need in
                if case .closure = dependencies.fulfilments[need] {
                    return resolution.canEscape(need) && hold(of: need, by: provider) == .strong
                }
                return false
            }
            if keeps { return true }
            waiting += dependencies.eagerSuccessors(of: provider)
        }
        return false
    }
}
