/// How a closure holds the factory whose member it calls.
enum FactoryHold {
    /// It keeps the factory alive.
    case strong
    /// Weakly, because the factory keeps the closure. If the factory is gone, the closure uses one that is made again.
    case remaking
    /// Weakly, because its result is then nil.
    case weak
}

extension Placement {
    /// How the closure for a need of `provider` holds the factory.
    func hold(of need: NeedID, by provider: ProviderID, in resolution: Resolution) -> FactoryHold {
        guard case .closure(let closure) = resolution.fulfilments[need],
            let made = resolution.madeProvider(.closure(closure))
        else { return .strong }
        if resolution.innermost(closure).isNilOnceGone { return canEnd(made) ? .weak : .strong }
        return remakesFactory(provider, for: made) && resolution.canEscape(need) ? .remaking : .strong
    }

    /// How a closure for a requirement of a marked protocol holds the factory if that factory keeps the closure and is asked
    /// for the implementation at each call.
    func hold(
        ofRequirement need: NeedID, of bundle: ProviderID, by provider: ProviderID, in resolution: Resolution
    ) -> FactoryHold {
        guard hold(of: need, by: bundle, in: resolution) == .weak,
            let made = resolution.madeProvider(resolution.fulfilments[need])
        else { return .remaking }
        return distance(from: provider, to: made) == 0 ? .weak : .remaking
    }

    /// The scopes whose factories are made again for closures that outlive them.
    func remadeScopes(_ resolution: Resolution) -> [ScopeID] {
        var scopes: Set<ScopeID> = []
        for provider in resolution.providers.indices
        where resolution.isReached[provider] && isKept[provider] && canEnd(provider) {
            let isRemade = resolution.providers[provider].needs.contains { need in
                guard case .provider(let offer) = resolution.fulfilments[need] else {
                    return hold(of: need, by: provider, in: resolution) == .remaking
                }
                let made = resolution.offers[offer].provider
                return asksAgain(provider, for: made)
                    && resolution.providers[made].needs.contains {
                        hold(ofRequirement: $0, of: made, by: provider, in: resolution) == .remaking
                    }
            }
            if isRemade { scopes.insert(scopeOf[provider]) }
        }
        return scopes.sorted()
    }
}

extension Resolution {
    /// Whether a closure for a need may outlive the call that it is passed to.
    fileprivate func canEscape(_ need: NeedID) -> Bool {
        let need = needs[need]
        return !need.isParameter || !isFunction(need.type)
            || types.isSpecified(need.type, as: "escaping", program.names)
    }
}

extension DependencyGraph {
    /// A `once` with closures that keep the outermost factory, so that it lives as long as the program; nil without one.
    package var keeperOfOutermost: ProviderID? {
        if bindings.scopes[.outermost].canEnd { return nil }
        // What an earlier `once` reached leads to no such closure.
        var seen: Set<ProviderID> = []
        return providers.indices.first { provider in
            providers[provider].lifetime.isKeptByFactory && isReached[provider] && scopeOf[provider] == .outermost
                && keepsOutermost(provider, &seen)
        }
    }

    private func keepsOutermost(_ provider: ProviderID, _ seen: inout Set<ProviderID>) -> Bool {
        var waiting = [provider]
        while let provider = waiting.popLast() {
            guard scopeOf[provider] == .outermost, seen.insert(provider).inserted else { continue }
            let keeps = providers[provider].needs.contains { need in
                if case .closure = fulfilments[need] {
                    return canEscape(need) && placement.hold(of: need, by: provider, in: self) == .strong
                }
                return false
            }
            if keeps { return true }
            waiting += eagerSuccessors(of: provider)
        }
        return false
    }
}
