/// One step of a path through the graph: a provider and one of its needs.
package struct PathStep {
    package let need: NeedID
    package let provider: ProviderID
}

/// The shortest path from some providers to each one that their calls lead to.
struct Paths {
    /// The step that first reached a provider.
    private var cause: Table<Provider, PathStep?>
    /// Whether a provider is on such a path.
    private(set) var isReached: Table<Provider, Bool>

    init(from starts: [ProviderID], count: Int, _ calls: (ProviderID) -> [ProviderCall]) {
        cause = Table(repeating: nil, count: count)
        isReached = Table(repeating: false, count: count)
        for start in starts { isReached[start] = true }
        var (waiting, position) = (starts, 0)
        while position < waiting.count {
            let calls = calls(waiting[position])
            for row in calls.indices where !isReached[calls[row].made] {
                isReached[calls[row].made] = true
                cause[calls[row].made] = calls[row].step
                waiting.append(calls[row].made)
            }
            position += 1
        }
    }

    /// The steps down to a provider; the first is a need of a start.
    func path(to provider: ProviderID) -> [PathStep] {
        var (steps, current) = ([PathStep](), provider)
        while let step = cause[current] {
            steps.append(step)
            current = step.provider
        }
        return steps.reversed()
    }
}
