/// The shortest way from an entry point to each provider.
struct EntryPaths {
    private let graph: DependencyGraph
    /// That by which each provider was first reached.
    private var cause: [Hop?]
    /// For each provider, whether an entry point reaches it.
    private(set) var isReached: [Bool]

    init(_ graph: DependencyGraph) {
        self.graph = graph
        cause = [Hop?](repeating: nil, count: graph.providers.count)
        isReached = graph.providers.map(\.isEntryPoint)
        var waiting = graph.providers.indices.filter { graph.providers[$0].isEntryPoint }
        var position = 0
        while position < waiting.count {
            let provider = waiting[position]
            position += 1
            for need in graph.providers[provider].needs {
                guard let row = graph.madeRow(graph.fulfilments[need]) else { continue }
                for next in graph.providers(at: row) where !isReached[next] {
                    isReached[next] = true
                    cause[next] = Hop(need: need, provider: provider)
                    waiting.append(next)
                }
            }
        }
    }

    /// The needs on the way to `provider`, the entry point's first.
    func hops(to provider: Int) -> [Hop] { Hop.way(to: provider) { cause[$0] } }
}
