/// Adds notes to the errors about missing providers: each says what to write.
enum Advisor {
    /// advise: the same diagnostics, with further notes.
    static func advise(_ validation: Validation, _ graph: DependencyGraph) -> [Diagnostic] {
        let hints = MissingProviderHints(graph)
        return validation.diagnostics
            + validation.missing.map { missing in
                let error = missing.diagnostic
                let notes =
                    missing.alternatives.isEmpty
                    ? hints.hints(for: missing.key, of: missing.need, in: missing.provider, at: error.location)
                    : hints.hints(for: missing.key, of: missing.need, besides: missing.alternatives)
                return Diagnostic(error.code, at: error.location, error.message, notes: error.notes + notes)
            }
    }
}
