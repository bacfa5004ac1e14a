/// Warns of what a module without an entry point cannot make yet.
extension Validator {
    /// One warning for each missing type, at the first declaration that needs it.
    mutating func reportUnmetProviders() {
        if graph.resolution.unmet.isEmpty { return }
        let steps = Dictionary(grouping: graph.resolution.unmet) { wantedKey(of: $0.need) }
        let leftOut = graph.providers.indices.filter { !graph.isReached[$0] }
        let consumers = Calls.consumers(among: leftOut, graph.calls.successors)
        for (key, found) in steps.sorted(by: { $0.key.row < $1.key.row }) {
            let first = found.map(\.provider).min(by: graph.resolution.isWrittenBefore) ?? found[0].provider
            let waiting = reached(from: found.map(\.provider)) { consumers[$0] ?? [] }.filter {
                $0 != first && graph.resolution.isOwn($0) && !graph.providers[$0].isCollection
            }
            let names = waiting.sorted().sorted(by: graph.resolution.isWrittenBefore).map { "'\(graph.show($0))'" }
            let shown =
                names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
            let rest = names.isEmpty ? "" : "; \(shown) \(names.count == 1 ? "waits" : "wait") for it too"
            report(
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
