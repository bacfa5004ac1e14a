/// Finds mistakes about the generated factories themselves.
extension Validator {
    mutating func reportFactories() {
        for id in graph.bindings.scopes.indices { reportNames(of: id) }
        guard graph.bindings.scopes.count > 1 else { return }
        for provider in graph.providers.indices where graph.isReached[provider] && graph.resolution.isOwn(provider) {
            for need in graph.providers[provider].needs { reportOwnFactory(need, of: provider) }
        }
    }

    /// Reports a type of this module that has the name of a generated class.
    private mutating func reportNames(of id: ScopeID) {
        let scope = graph.bindings.scopes[id]
        let fakes = graph.fakes.isNeeded && graph.fakes.isFaked(id) ? ["Fake" + scope.factory] : []
        for name in [scope.factory] + (id == .outermost ? helperNames(scope.factory) : []) + fakes {
            guard let type = graph.symbols.find(graph.program.names.name(name), in: nil, module: 0),
                let site = graph.symbols[type].sites.first, graph.program.declaration(site).access >= .internal
            else { continue }
            report(ConflictMessages(graph: graph).factoryName(name, of: site, scope))
        }
    }

    /// The names of the private classes that build a `once` for several tasks or threads.
    private func helperNames(_ factory: String) -> [String] {
        let made = graph.providers.indices.filter { graph.isReached[$0] }
        return (made.contains(where: graph.hasAsyncStorage) ? [factory + "Once"] : [])
            + (made.contains(where: graph.isLocked) ? [factory + "Locked"] : [])
    }

    /// Reports a need for the factory in which the needing type lives itself: it would be made a second time.
    private mutating func reportOwnFactory(_ need: NeedID, of provider: ProviderID) {
        guard case .provider(let offer) = graph.fulfilments[need],
            case .factory(let scope) = graph.providers[graph.offers[offer].provider].construction,
            graph.placement.isInside(provider, scope)
        else { return }
        report(ScopeMessages(graph: graph).ownFactory(scope, need, of: provider))
    }
}
