/// Finds instances that another module provides once and that a public factory would make again.
extension Validator {
    /// An app may have several public factories, so an instance that another module provides once must come from outside.
    /// Each is reported at the first need in file order that leads to it, also through providers of other modules.
    mutating func reportForeignOnce() {
        guard graph.bindings.scopes.elements.contains(where: { $0.access >= .public }) else { return }
        var cause: [ProviderID: PathStep] = [:]
        let written = graph.reachedNeeds.filter { isWrittenHere($0.provider) }
        for start in written.sorted(by: { precedes($0.need, $1.need) }) {
            var waiting = [start]
            while let step = waiting.popLast() {
                guard let offer = graph.offer(meeting: step.need) else { continue }
                for made in graph.resolution.providers(at: offer) where cause[made] == nil && !isWrittenHere(made) {
                    cause[made] = step
                    if isForeignOnce(made) {
                        report(
                            ScopeMessages(graph: graph).foreignOnce(made, path: PathStep.path(to: made) { cause[$0] }))
                    } else {
                        waiting += graph.providers[made].needs.reversed().map { PathStep(need: $0, provider: made) }
                    }
                }
            }
        }
    }

    /// Whether the own module's files contain a provider's needs. The needs of a collection are at its elements' markers,
    /// which may be in any module.
    private func isWrittenHere(_ provider: ProviderID) -> Bool {
        !graph.providers[provider].isCollection && graph.resolution.isOwn(provider)
    }

    private func isForeignOnce(_ provider: ProviderID) -> Bool {
        let definition = graph.providers[provider]
        return !graph.resolution.isOwn(provider) && definition.lifetime.isKeptByFactory && !definition.isFactory
            && graph.placement.scope(of: provider).access >= .public
    }
}
