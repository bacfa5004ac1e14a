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

    /// For each provider of a scope's factory, the needs for closures that make it, or for a marked protocol that does.
    private var openers: [ProviderID: [PathStep]] {
        let makers = Set(graph.bindings.scopes.elements.compactMap(\.maker))
        var steps: [ProviderID: [PathStep]] = [:]
        for provider in graph.providers.indices where graph.isReached[provider] {
            for need in graph.providers[provider].needs {
                guard let made = graph.resolution.madeProvider(graph.fulfilments[need]) else { continue }
                var isOpener = graph.providers[made].isBundle
                if case .closure = graph.fulfilments[need], makers.contains(made) { isOpener = true }
                if isOpener { steps[made, default: []].append(PathStep(need: need, provider: provider)) }
            }
        }
        var openers: [ProviderID: [PathStep]] = [:]
        for maker in makers {
            // A marked protocol lives where it is needed.
            var (waiting, seen) = (steps[maker] ?? [], Set<ProviderID>())
            while let step = waiting.popLast() {
                guard graph.providers[step.provider].isBundle, let needs = steps[step.provider] else {
                    openers[maker, default: []].append(step)
                    continue
                }
                if seen.insert(step.provider).inserted { waiting += needs }
            }
        }
        return openers
    }
}
