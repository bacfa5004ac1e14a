/// How a closure holds the factory whose member it calls.
package enum FactoryHold {
    /// It keeps the factory alive.
    case strong
    /// Weakly: its result is nil once the factory is gone.
    case weak
}

extension Placement {
    /// Whether a factory that can end keeps the instances of a provider. What such an instance holds must not hold the factory.
    package func isKeptUntilEnd(_ provider: ProviderID) -> Bool { keeper[provider] != nil && canEnd(provider) }

    /// How the closure for a need of `provider` holds the factory.
    package func hold(of need: NeedID, by provider: ProviderID) -> FactoryHold {
        let resolution = dependencies.resolution
        guard case .closure(let closure) = dependencies.fulfilments[need],
            let made = resolution.madeProvider(.closure(closure)), canEnd(made)
        else { return .strong }
        let plan = resolution.innermost(closure)
        let returnsNil = plan.isNilAfterEnd || resolution.returnsOptional(plan) && isKeptByMaker(need, provider, made)
        return returnsNil ? .weak : .strong
    }

    /// Whether a closure and its factory would keep each other alive, so that neither is ever freed.
    func isEndless(_ need: NeedID, of provider: ProviderID) -> Bool {
        let resolution = dependencies.resolution
        guard case .closure(let closure) = dependencies.fulfilments[need],
            let made = resolution.madeProvider(.closure(closure)), isKeptByMaker(need, provider, made)
        else { return false }
        let plan = resolution.innermost(closure)
        return !plan.isNilAfterEnd && !resolution.returnsOptional(plan) && !resolution.isScopeValue(made)
    }

    /// Whether the factory of `made` keeps a closure for a need of `provider`.
    private func isKeptByMaker(_ need: NeedID, _ provider: ProviderID, _ made: ProviderID) -> Bool {
        isKeptUntilEnd(provider) && scopeOf[provider] == scopeOf[made] && dependencies.resolution.canEscape(need)
    }
}

extension Resolution {
    /// Whether a closure for a need may outlive the call that it is passed to.
    package func canEscape(_ need: NeedID) -> Bool {
        let need = needs[need]
        return !need.isParameter || !keys.isFunction(need.type)
            || types.isSpecified(need.type, as: "escaping", program.names)
    }

    fileprivate func returnsOptional(_ plan: ClosurePlan) -> Bool {
        types[keys.key(plan.function.result)].kind == .optional
    }

    /// Whether a provider is the value that a scope starts from, or a property of that value without a lifetime. A closure that
    /// returns one copies it, and holds no factory.
    func isScopeValue(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        switch definition.construction {
        case .input: return true
        case .property:
            guard definition.lifetime == .each, definition.effects.isEmpty, let receiver = definition.receiver,
                let owner = madeProvider(fulfilments[receiver]), case .input = providers[owner].construction
            else { return false }
            return true
        case .initializer, .function, .collection, .bundle, .factory: return false
        }
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

    /// The first provider that a factory keeps and whose closures return nil after its end.
    func ownerOfEndingClosures(in scope: ScopeID) -> ProviderID? {
        let resolution = dependencies.resolution
        return resolution.providers.indices.first { provider in
            scopeOf[provider] == scope && isKeptUntilEnd(provider)
                && resolution.providers[provider].needs.contains { hold(of: $0, by: provider) == .weak }
        }
    }

    private func keepsOutermost(_ provider: ProviderID, _ seen: inout Set<ProviderID>) -> Bool {
        let resolution = dependencies.resolution
        var waiting = [provider]
        while let provider = waiting.popLast() {
            guard scopeOf[provider] == .outermost, seen.insert(provider).inserted else { continue }
            let keeps = resolution.providers[provider].needs.contains { need in
                guard case .closure = dependencies.fulfilments[need], resolution.canEscape(need),
                    let made = resolution.madeProvider(dependencies.fulfilments[need])
                else { return false }
                return !resolution.isScopeValue(made)
            }
            if keeps { return true }
            waiting += dependencies.eagerSuccessors(of: provider)
        }
        return false
    }
}
