import FurnishTables

/// The effects of calls that may be declared `rethrows`, which throw only if a closure that they are given can.
extension Dependencies {
    /// Whether the construction or an injection rethrows what a closure throws.
    ///
    /// - Parameters:
    ///   - members: The effects of each provider's member.
    ///   - omitted: Needs that use their defaults although a closure could meet them.
    func rethrowsErrors(
        _ provider: ProviderID, _ members: Table<Provider, Effects>, omitting omitted: [NeedID] = []
    ) -> Bool {
        let definition = resolution.providers[provider]
        func throwsError(_ effects: Effects, _ arguments: RowRange<Need>) -> Bool {
            effects.contains(.isRethrowing)
                && resolved(effects, arguments, members, omitting: omitted).contains(.isThrowing)
        }
        return throwsError(definition.constructionEffects, definition.arguments)
            || definition.injections.contains { throwsError($0.effects, $0.needs) }
    }

    /// The effects of a provider's construction and injections.
    func ownEffects(of provider: ProviderID, _ members: Table<Provider, Effects>) -> Effects {
        let declared = resolution.providers[provider].effects
        guard declared.contains(.isRethrowing) else { return declared }
        return declared.subtracting(.isRethrowing).union(rethrowsErrors(provider, members) ? .isThrowing : .none)
    }

    func resolved(
        _ effects: Effects, _ arguments: RowRange<Need>, _ members: Table<Provider, Effects>,
        omitting omitted: [NeedID] = []
    ) -> Effects {
        guard effects.contains(.isRethrowing) else { return effects }
        let throwing = arguments.contains { need in
            omitted.contains(need) ? isThrowingDefault(need) : isThrowingClosure(need, members)
        }
        return effects.subtracting(.isRethrowing).union(throwing ? .isThrowing : .none)
    }

    /// Whether Swift regards the argument as a closure that can throw.
    private func isThrowingClosure(_ need: NeedID, _ members: Table<Provider, Effects>) -> Bool {
        switch fulfilments[need] {
        case .given: return resolution.canThrow(resolution.needs[need].type)
        case .provider(let offer):
            return resolution.needs[need].autoclosure == nil && resolution.canThrow(resolution.offers[offer].type)
        case .omitted: return isThrowingDefault(need)
        case .missing: return false
        case .closure(let closure):
            if let thrown = resolution.closures[closure].function.thrownType { return !resolution.isNever(thrown) }
            guard case .provider(let offer) = resolution.closures[closure].result else { return false }
            return members[resolution.offers[offer].provider].contains(.isThrowing)
        }
    }

    /// Swift knows a default only by the parameter's type, except for `nil`.
    private func isThrowingDefault(_ need: NeedID) -> Bool {
        let parameter = resolution.needs[need]
        if parameter.defaultValue == .none || parameter.defaultValue == .nil { return false }
        return parameter.autoclosure?.contains(.isThrowing) ?? resolution.canThrow(parameter.type)
    }
}

extension Resolution {
    /// Whether a type is a function, or an optional one, that may throw.
    func canThrow(_ type: TypeID) -> Bool {
        var key = keys.key(type)
        // An alias may stand for an optional, and that for another alias.
        for _ in 0..<64 {
            if types[key].kind == .optional {
                key = keys.key(types.child(0, of: key))
            } else if types[key].kind == .nominal, let target = symbols.aliasTarget(key) {
                key = keys.key(target)
            } else {
                break
            }
        }
        guard let function = types.function(key) else { return false }
        return function.traits.contains(.isThrowing) && function.thrownType.map(isNever) != true
    }

    fileprivate func isNever(_ type: TypeID) -> Bool { text.spell(type) == "Never" }
}

extension DependencyGraph {
    func constructionEffects(of provider: ProviderID) -> Effects {
        dependencies.resolved(providers[provider].constructionEffects, providers[provider].arguments, effects)
    }

    func effects(of injection: Injection) -> Effects {
        dependencies.resolved(injection.effects, injection.needs, effects)
    }
}
