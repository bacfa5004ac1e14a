import FurnishTables

/// Warns of what a module without an entry point cannot make yet.
struct UnmetProviders: GraphReader {
    let graph: DependencyGraph

    /// One warning for each missing type, at the first declaration that needs it.
    ///
    /// - Parameter key: The missing type of a need.
    func warnings(_ key: (NeedID) -> TypeID) -> [Diagnostic] {
        var steps: [TypeID: [PathStep]] = [:]
        for step in graph.resolution.unmet { steps[key(step.need), default: []].append(step) }
        if steps.isEmpty { return [] }
        let leftOut = graph.providers.indices.filter { !graph.isReached[$0] }
        let consumers = Dependencies.consumers(among: leftOut, graph.dependencies.successors)
        return steps.sorted { $0.key.row < $1.key.row }.map { key, found in
            let first = found.map(\.provider).min(by: graph.resolution.isWrittenBefore) ?? found[0].provider
            let waiting = reached(from: found.map(\.provider)) { consumers[$0] ?? [] }.filter {
                $0 != first && graph.resolution.isOwn($0) && !graph.providers[$0].isCollection
            }
            let names = waiting.sorted().sorted(by: graph.resolution.isWrittenBefore).map { "'\(graph.show($0))'" }
            let shown =
                names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
            let rest = names.isEmpty ? "" : "; \(shown) \(names.count == 1 ? "waits" : "wait") for it too"
            return Diagnostic(
                .unusedProvider, at: program.nameLocation(graph.providers[first].site),
                "the factory cannot make '\(graph.show(first))' yet, because nothing provides '\(graph.text.show(key))'\(rest)",
                notes: [
                    note(
                        found[0].need,
                        "mark what provides it; once a screen is marked '// @Needs', each error says what to write")
                ])
        }
    }
}
