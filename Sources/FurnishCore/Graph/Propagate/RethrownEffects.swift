import FurnishTables

/// Calls of what is declared `rethrows`: Swift warns about a `try` where no closure among the arguments can throw.
private struct RethrowingCall {
    let graph: DependencyGraph

    private var resolution: Resolution { graph.resolution }

    func effects(_ declared: Effects, _ arguments: RowRange<Need>) -> Effects {
        guard declared.contains(.isRethrowing) else { return declared }
        let isThrowing = arguments.contains(where: isThrowingClosure)
        return declared.subtracting(isThrowing ? .isRethrowing : [.isRethrowing, .isThrowing])
    }

    /// Whether Swift regards the argument as a closure that can throw.
    private func isThrowingClosure(_ need: NeedID) -> Bool {
        let parameter = graph.needs[need]
        switch graph.fulfilments[need] {
        case .given: return resolution.canThrow(parameter.type)
        case .provider(let offer): return parameter.autoclosure == nil && resolution.canThrow(graph.offers[offer].type)
        case .missing: return false
        // Swift knows a default only by the parameter's type, except for `nil`.
        case .omitted where parameter.defaultValue == .none || parameter.defaultValue == .nil: return false
        case .omitted: return parameter.autoclosure?.contains(.isThrowing) ?? resolution.canThrow(parameter.type)
        case .closure(let closure):
            if let thrown = graph.closures[closure].function.thrownType { return !resolution.isNever(thrown) }
            guard case .provider(let offer) = graph.closures[closure].result else { return false }
            return graph.effects[graph.offers[offer].provider].contains(.isThrowing)
        }
    }
}

extension DependencyGraph {
    func constructionEffects(of provider: ProviderID) -> Effects {
        RethrowingCall(graph: self).effects(providers[provider].constructionEffects, providers[provider].arguments)
    }

    func effects(of injection: Injection) -> Effects {
        RethrowingCall(graph: self).effects(injection.effects, injection.needs)
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
