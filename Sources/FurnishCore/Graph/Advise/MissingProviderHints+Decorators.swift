/// Hints for types that wrap another value of the missing type: `CachingStore: Store`, made from a `Store`.
extension MissingProviderHints {
    /// Whether the candidate needs the missing type itself, as a decorator does. Marking it would cause a cycle.
    func takes(_ candidate: SubtypeCandidate, _ key: TypeID) -> Bool {
        let isWrapper = (providersOfSymbol[candidate.symbol] ?? []).contains { provider in
            graph.providers[provider].needs.contains { graph.keys.key(graph.needs[$0].type) == key }
        }
        return isWrapper || wrappedType(candidate, key) != nil
    }

    /// The only other type could be meant, or it in a decorator. Only the user knows which one.
    ///
    /// - Parameter wrapped: The type that takes no other value of the missing type.
    func decoratorHints(
        _ conforming: [SubtypeCandidate], wrapping wrapped: SubtypeCandidate, as key: TypeID
    ) -> [Diagnostic.Note] {
        conforming.compactMap { candidate in
            guard providersOfSymbol[candidate.symbol] == nil, graph.program.isOwn(candidate.site.file),
                let marking = marking(of: candidate, to: key), let type = wrappedType(candidate, key)
            else { return nil }
            return messages.mark(decorator: candidate, of: wrapped, takenAt: type, to: key, marking)
        }
    }

    /// Where the initializer of a candidate takes a value of the missing type.
    private func wrappedType(_ candidate: SubtypeCandidate, _ key: TypeID) -> (file: Int32, type: ByteRange)? {
        let (sites, ranges): ([Site], [ByteRange])
        switch targets.choice(candidate.symbol, candidate.site) {
        case .declared(let initializer):
            let scanned = graph.program.file(initializer.file)
            ranges = graph.program.declaration(initializer).parameters.indices.map { scanned.parameters[$0].type }
            sites = ranges.map { _ in initializer }
        case .memberwise(let properties):
            sites = properties
            ranges = properties.map { graph.program.declaration($0).type }
        case .modelActor, .implicit, .ambiguous, .impossible: return nil
        }
        let row = ranges.indices.first { row in
            !ranges[row].isEmpty && graph.keys.key(symbols.readType(ranges[row], at: sites[row])) == key
        }
        return row.map { (sites[$0].file, ranges[$0]) }
    }
}
