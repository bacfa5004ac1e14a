/// What a public factory would build although another module says that there is one of it.
extension Validator {
    /// A public factory is one of several in an app: what another module provides once must come from outside. Each is
    /// reported at the first need in file order that leads to it, through what other modules provide too.
    mutating func reportForeignOnce() {
        guard graph.bindings.scopes.contains(where: { $0.access >= .public }) else { return }
        var cause: [Int: Hop] = [:]
        for start in writtenNeeds() {
            var waiting = [start]
            while let hop = waiting.popLast() {
                guard let row = graph.madeRow(graph.fulfilments[hop.need]) else { continue }
                for made in graph.providers(at: row) where cause[made] == nil && !isWrittenHere(made) {
                    cause[made] = hop
                    if isForeignOnce(made) {
                        report(ScopeMessages(graph: graph).foreignOnce(made, Hop.way(to: made) { cause[$0] }))
                    } else {
                        waiting += graph.providers[made].needs.reversed().map { Hop(need: $0, provider: made) }
                    }
                }
            }
        }
    }

    /// The needs in the own module's files, in their order.
    private func writtenNeeds() -> [Hop] {
        graph.providers.indices.filter { graph.isReached[$0] && isWrittenHere($0) }
            .flatMap { provider in graph.providers[provider].needs.map { Hop(need: $0, provider: provider) } }
            .sorted { precedes($0.need, $1.need) }
    }

    /// Whether a provider's needs stand in the own module's files. A collection's are its elements, which stand anywhere.
    private func isWrittenHere(_ provider: Int) -> Bool {
        !graph.providers[provider].isCollection && graph.isOwn(provider)
    }

    private func isForeignOnce(_ provider: Int) -> Bool {
        let row = graph.providers[provider]
        return !graph.isOwn(provider) && row.lifetime == .once && !row.isFactory
            && graph.scope(of: provider).access >= .public
    }
}
