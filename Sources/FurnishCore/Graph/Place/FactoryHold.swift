extension Placement {
    /// Whether a factory that can end keeps the instances of a provider. What such an instance holds must not hold the factory.
    package func isKeptUntilEnd(_ provider: ProviderID) -> Bool { keeper[provider] != nil && canEnd(provider) }

    /// Whether the closure of a call does not keep the factory alive: its result is nil once the factory is gone.
    package func holdsWeakly(_ call: ProviderCall) -> Bool {
        guard let closure = call.closure, canEnd(call.made) else { return false }
        let plan = resolution.innermost(closure)
        let returnsOptional = resolution.types[resolution.keys.key(plan.function.result)].kind == .optional
        return plan.isNilAfterEnd || returnsOptional && isKeptByMaker(call)
    }

    /// Whether a closure and its factory would keep each other alive, so that neither is ever freed.
    func isEndless(_ call: ProviderCall) -> Bool { holdsFactory(call) && isKeptByMaker(call) && !holdsWeakly(call) }

    /// Whether the factory that a closure calls also keeps the closure.
    private func isKeptByMaker(_ call: ProviderCall) -> Bool {
        isKeptUntilEnd(call.caller) && scopeOf[call.caller] == scopeOf[call.made] && canEscape(call.need)
    }

    /// Whether a call is in a closure that holds the factory whose member it calls. One that returns the value of a scope copies it.
    package func holdsFactory(_ call: ProviderCall) -> Bool {
        !call.isDirect && canEscape(call.need) && !isScopeValue(call.made)
    }

    /// A `once` because of which closures that keep the outermost factory exist, so that it lives as long as the program; nil without
    /// one.
    package var keeperOfOutermost: ProviderID? {
        if scopes[.outermost].canEnd { return nil }
        let owner = resolution.providers.indices.first { provider in
            keeper[provider] != nil && scopeOf[provider] == .outermost && resolution.isReached[provider]
                && calls[provider].contains(where: holdsFactory)
        }
        return owner.flatMap { keeper[$0] }
    }

    /// The first provider that a factory keeps and whose closures return nil after its end.
    func ownerOfEndingClosures(in scope: ScopeID) -> ProviderID? {
        resolution.providers.indices.first { provider in
            scopeOf[provider] == scope && isKeptUntilEnd(provider) && calls[provider].contains(where: holdsWeakly)
        }
    }

    /// Whether a closure for a need may outlive the call that it is passed to.
    private func canEscape(_ need: NeedID) -> Bool {
        let need = resolution.needs[need]
        return !need.isParameter || !resolution.keys.isFunction(need.type)
            || resolution.types.isSpecified(need.type, as: .escaping)
    }

    /// Whether a provider is the value that a scope starts from, or a property of that value without a lifetime. A closure that
    /// returns one copies it, and holds no factory.
    func isScopeValue(_ provider: ProviderID) -> Bool {
        let definition = resolution.providers[provider]
        if case .input = definition.maker { return true }
        guard case .property = definition.maker, resolution.lifetime(of: provider) == .each, definition.effects.isEmpty,
            let owner = definition.receiver.flatMap({ resolution.madeProvider(resolution.fulfilments[$0]) }),
            case .input = resolution.providers[owner].maker
        else { return false }
        return true
    }
}
