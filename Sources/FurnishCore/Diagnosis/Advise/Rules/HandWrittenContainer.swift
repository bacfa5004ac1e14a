extension AdviceQuery {
    /// A hand-written container conforms to the missing protocol, and the factory replaces it.
    var handWrittenContainer: [Diagnostic.Note] {
        types.namedParts(of: key).flatMap { tables.candidates[$0] ?? [] }
            .filter { tables.isContainer($0.symbol) }.map { delete(container: $0.site) }
    }
}
