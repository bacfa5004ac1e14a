/// Finds instances that another module provides once and that a public factory would make again.
extension Validator {
    /// An app may have several public factories, so an instance that another module provides once must come from outside.
    /// Each is reported at a need of this module that leads to it, also through providers of other modules.
    mutating func reportForeignOnce() {
        guard graph.bindings.scopes.elements.contains(where: { $0.access >= .public }) else { return }
        // The needs of a collection are at its elements' markers, which may be in any module.
        let written = graph.reachedProviders.filter { !graph.providers[$0].isCollection && graph.resolution.isOwn($0) }
        let paths = Paths(from: written, count: graph.providers.count) { [graph] provider in
            isForeignOnce(provider) ? [] : graph.calls[provider]
        }
        for made in graph.providers.indices where paths.isReached[made] && isForeignOnce(made) {
            report(ScopeMessages(graph: graph).foreignOnce(made, path: paths.path(to: made)))
        }
    }

    private func isForeignOnce(_ provider: ProviderID) -> Bool {
        let definition = graph.providers[provider]
        return !graph.resolution.isOwn(provider) && graph.resolution.lifetime(of: provider).isKeptByFactory
            && !definition.isFactory && graph.placement.scope(of: provider).access >= .public
    }
}
