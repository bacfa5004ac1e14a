/// A scope that only what lives in it opens.
struct UnopenedFactory {
    /// The name of its factory.
    let factory: String
    /// The method of the parent's factory that makes that factory.
    let maker: String
    let diagnostic: Diagnostic
}

extension Validator {
    var unopenedScopes: [UnopenedFactory] {
        guard graph.bindings.scopes.count > 1 else { return [] }
        let openers = openers
        return graph.bindings.scopes.indices.compactMap { id in
            let scope = graph.bindings.scopes[id]
            guard let maker = scope.maker, let steps = openers[maker], scope.access < .package, !scope.isInvalid,
                steps.allSatisfy({ graph.placement.isInside($0.provider, id) && graph.validity.isPlaced($0.provider) }),
                let first = steps.min(by: { precedes($0.need, $1.need) })
            else { return nil }
            return UnopenedFactory(
                factory: scope.factory, maker: "make" + scope.factory,
                diagnostic: ScopeMessages(graph: graph).unopened(id, by: first))
        }
    }

    /// For each provider of a scope's factory, the needs for closures that make it.
    private var openers: [ProviderID: [PathStep]] {
        let makers = Set(graph.bindings.scopes.elements.compactMap(\.maker))
        var openers: [ProviderID: [PathStep]] = [:]
        for provider in graph.providers.indices where graph.isReached[provider] {
            for need in graph.providers[provider].needs {
                guard case .closure = graph.fulfilments[need],
                    let made = graph.resolution.madeProvider(graph.fulfilments[need]), makers.contains(made)
                else { continue }
                openers[made, default: []].append(PathStep(need: need, provider: provider))
            }
        }
        return openers
    }
}
