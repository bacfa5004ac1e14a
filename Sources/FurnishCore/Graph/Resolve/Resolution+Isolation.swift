/// Where the members of factories run, and who may reach them from elsewhere.
extension Resolution {
    /// Whether a provider is the value that a scope starts from, or its factory.
    func isOfScope(_ provider: Int) -> Bool {
        switch providers[provider].construction {
        case .input, .factory: true
        default: false
        }
    }

    /// Whether a sendable factory is made by this one, which must be sendable then.
    func isAroundSendable(_ scope: Int) -> Bool {
        bindings.scopes.contains { $0.isSendable && $0.parent == scope }
    }

    /// Whether what a closure makes in the end may be made elsewhere than on the actor that the closure is made on.
    func mayLeave(_ closure: Int) -> Bool {
        var mayLeave = closures[closure].function.mayLeave(false)
        var row = closure
        while case .closure(let inner) = closures[row].result {
            mayLeave = closures[inner].function.mayLeave(mayLeave)
            row = inner
        }
        return mayLeave
    }

    /// Whether an initializer certainly runs somewhere else than its caller. An async one of no actor may run on the main
    /// actor, where that is the module's default.
    func isSentAway(_ provider: Int) -> Bool {
        let row = providers[provider]
        guard case .initializer = row.construction, row.isolation == nil else { return false }
        let node = types[row.type]
        return node.kind == .nominal && symbols[node.symbol].kind == .actor
    }

    /// Whether the value for a need leaves the actor of the member that takes it.
    func isSentAway(_ need: Int, by provider: Int) -> Bool {
        let row = providers[provider]
        guard row.isolation == nil else { return false }
        if row.arguments.contains(need) { return isSentAway(provider) || row.constructionEffects.contains(.isAsync) }
        return row.injections.contains { $0.needs.contains(need) && $0.effects.contains(.isAsync) }
    }
}

extension FunctionType {
    /// Whether a closure of this type may run elsewhere than where it is made, in one that may or may not.
    func mayLeave(_ outerMayLeave: Bool) -> Bool {
        globalActor == nil && (outerMayLeave || traits.contains(.isSendable))
    }
}
