/// Which providers can be written. All of them can, unless a file's Swift is broken and hides what others need: the rest
/// is then written all the same, so that the compiler has only that file to complain of.
enum Completeness {
    static func find(_ graph: DependencyGraph) -> [Bool] {
        var isComplete = graph.providers.map { provider in
            provider.needs.allSatisfy { need in
                if case .missing = graph.fulfilments[need] { false } else { true }
            }
        }
        guard isComplete.contains(false) else { return isComplete }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for provider in graph.providers.indices where isComplete[provider] {
                guard graph.successors(of: provider).contains(where: { !isComplete[$0] }) else { continue }
                isComplete[provider] = false
                isSettled = false
            }
        }
        return isComplete
    }
}
