import FurnishTables

/// The shortest path from an entry point to each provider.
struct EntryPaths {
    private let graph: DependencyGraph
    /// The step that first reached a provider.
    private var cause: Table<Provider, PathStep?>
    /// Whether some entry point reaches a provider.
    private(set) var isReached: Table<Provider, Bool>

    init(_ graph: DependencyGraph) {
        self.graph = graph
        cause = Table(repeating: nil, count: graph.providers.count)
        isReached = graph.providers.map { $0.isEntryPoint }
        var waiting = graph.providers.indices.filter { isReached[$0] }
        var position = 0
        while position < waiting.count {
            let provider = waiting[position]
            position += 1
            for need in graph.providers[provider].needs {
                guard let offer = graph.resolution.madeOffer(graph.fulfilments[need]) else { continue }
                let made = graph.resolution.providers(at: offer)
                for row in made.indices where !isReached[made[row]] {
                    isReached[made[row]] = true
                    cause[made[row]] = PathStep(need: need, provider: provider)
                    waiting.append(made[row])
                }
            }
        }
    }

    /// The steps down to a provider; the first is a need of an entry point.
    func path(to provider: ProviderID) -> [PathStep] { PathStep.path(to: provider) { cause[$0] } }
}
