/// Where the members of factories run, and who may reach them from elsewhere.
extension DependencyGraph {
    /// Whether a provider is the value that a scope starts from, or its factory.
    func isOfScope(_ provider: Int) -> Bool {
        switch providers[provider].construction {
        case .input, .factory: true
        default: false
        }
    }

    func scope(of provider: Int) -> FactoryScope { bindings.scopes[scopeOf[provider]] }

    /// Whether a sendable factory is made by this one, which must be sendable then.
    func isAroundSendable(_ scope: Int) -> Bool {
        bindings.scopes.contains { $0.isSendable && $0.parent == scope }
    }

    /// The global actor that the member of a provider runs on: its own, else that of its factory.
    func actor(of provider: Int) -> TypeID? { isolations[provider] ?? scope(of: provider).isolation }

    /// Whether code on `actor` must wait for its turn to call the member of a provider.
    func mustHop(from actor: TypeID?, to provider: Int) -> Bool {
        guard let other = self.actor(of: provider) else { return false }
        return actor.map { keys.key($0) } != keys.key(other)
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
        let node = program.types[row.type]
        return node.kind == .nominal && symbols[node.symbol].kind == .actor
    }

    /// Whether the value for a need leaves the actor of the member that takes it.
    func isSentAway(_ need: Int, by provider: Int) -> Bool {
        let row = providers[provider]
        guard row.isolation == nil else { return false }
        if row.arguments.contains(need) { return isSentAway(provider) || row.constructionEffects.contains(.isAsync) }
        return row.injections.contains { $0.needs.contains(need) && $0.effects.contains(.isAsync) }
    }

    /// Whether a closure for `provider` that calls `made` makes their factory again once it is gone: the factory keeps the
    /// closure, so that the closure must not keep the factory. The outermost factory that starts from nothing lives as long
    /// as the program, and every closure keeps it.
    func remakesFactory(_ provider: Int, for made: Int) -> Bool {
        isKept[provider] && distance(from: provider, to: made) == 0 && scope(of: provider).type != nil
    }

    /// The needs that are met by an autoclosure which an instance keeps that its scope's factory keeps.
    func capturingAutoclosures(of provider: Int) -> [Int] {
        guard isKept[provider], scope(of: provider).type != nil else { return [] }
        return providers[provider].arguments.filter { capturesFactory($0, of: provider) }
    }

    /// Whether such an autoclosure would keep the factory.
    func capturesFactory(_ need: Int, of provider: Int) -> Bool {
        guard bindings.needs[need].isAutoclosureKept, isKept[provider], scope(of: provider).type != nil else {
            return false
        }
        if case .provider(let row) = fulfilments[need] { return !isSharedInstance(row) }
        return false
    }

    /// How many factories lie between that of `provider` and the outer one of `other`.
    func distance(from provider: Int, to other: Int) -> Int {
        var distance = 0
        var scope = scopeOf[provider]
        while scope != scopeOf[other], let parent = bindings.scopes[scope].parent {
            distance += 1
            scope = parent
        }
        return distance
    }
}

extension FunctionType {
    /// Whether a closure of this type may run elsewhere than where it is made, in one that may or may not.
    func mayLeave(_ outerMayLeave: Bool) -> Bool {
        globalActor == nil && (outerMayLeave || traits.contains(.isSendable))
    }
}
