/// The shortest way from an entry point to each provider.
struct EntryPaths {
    private let graph: DependencyGraph
    /// The need, and whose it is, by which each provider was first reached.
    private var cause: [(need: Int, provider: Int)?]
    /// For each provider, whether an entry point reaches it.
    private(set) var isReached: [Bool]

    init(_ graph: DependencyGraph) {
        self.graph = graph
        cause = [(need: Int, provider: Int)?](repeating: nil, count: graph.providers.count)
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
                    cause[next] = (need, provider)
                    waiting.append(next)
                }
            }
        }
    }

    /// The needs on the way to `provider`, the entry point's first.
    func hops(to provider: Int) -> [(need: Int, provider: Int)] {
        var hops: [(need: Int, provider: Int)] = []
        var current = provider
        while let step = cause[current] {
            hops.append(step)
            current = step.provider
        }
        return hops.reversed()
    }
}
