/// The shortest path from an entry point to each provider.
struct EntryPaths {
    private let graph: DependencyGraph
    /// For each provider, the step that first reached it.
    private var cause: [PathStep?]
    /// For each provider, whether some entry point reaches it.
    private(set) var isReached: [Bool]

    init(_ graph: DependencyGraph) {
        self.graph = graph
        cause = [PathStep?](repeating: nil, count: graph.providers.count)
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
                    cause[next] = PathStep(need: need, provider: provider)
                    waiting.append(next)
                }
            }
        }
    }

    /// The steps down to a provider; the first is a need of an entry point.
    func path(to provider: Int) -> [PathStep] { PathStep.path(to: provider) { cause[$0] } }
}
