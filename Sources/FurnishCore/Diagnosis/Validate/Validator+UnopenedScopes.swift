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
        graph.bindings.scopes.indices.compactMap { id in
            let scope = graph.bindings.scopes[id]
            guard scope.maker != nil, scope.access < .package, !scope.isInvalid else { return nil }
            let steps = openingSteps(of: id)
            guard let first = steps.min(by: { precedes($0.need, $1.need) }),
                steps.allSatisfy({ graph.placement.isInside($0.provider, id) && graph.validity.isPlaced($0.provider) })
            else { return nil }
            return UnopenedFactory(
                factory: scope.factory, maker: "make" + scope.factory,
                diagnostic: ScopeMessages(graph: graph).unopened(id, by: first))
        }
    }

    /// The needs for closures that make the factory of a scope.
    private func openingSteps(of scope: ScopeID) -> [PathStep] {
        graph.providers.indices.filter { graph.isReached[$0] }.flatMap { provider in
            graph.providers[provider].needs.filter { need in
                guard case .closure = graph.fulfilments[need],
                    let made = graph.resolution.madeProvider(graph.fulfilments[need])
                else { return false }
                return graph.bindings.scopes[scope].maker == made
            }.map { PathStep(need: $0, provider: provider) }
        }
    }
}
