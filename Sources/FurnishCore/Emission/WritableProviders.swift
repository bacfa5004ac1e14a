import FurnishTables

/// Finds the providers whose members can be written.
///
/// A file with broken Swift hides declarations that other files need. The members that do not depend on them are written
/// all the same, so that the compiler reports only the broken file.
enum WritableProviders {
    static func find(_ graph: DependencyGraph) -> Table<Provider, Bool> {
        var isWritable = graph.providers.map { provider in
            provider.needs.allSatisfy { need in
                if case .missing = graph.fulfilments[need] { false } else { true }
            }
        }
        guard isWritable.elements.contains(false) else { return isWritable }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for provider in graph.providers.indices where isWritable[provider] {
                guard graph.successors(of: provider).contains(where: { !isWritable[$0] }) else { continue }
                isWritable[provider] = false
                isSettled = false
            }
        }
        return isWritable
    }
}
