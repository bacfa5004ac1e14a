/// Adds notes to the errors about missing providers: each says what to write.
enum Advisor {
    /// advise: the same diagnostics, with further notes.
    static func advise(_ validation: Validation, _ scenes: SceneTable) -> [Diagnostic] {
        let graph = scenes.graph
        let hints = MissingProviderHints(graph)
        let errors = validation.missing.map { missing in
            let error = missing.diagnostic
            let notes =
                missing.alternatives.isEmpty
                ? hints.hints(for: missing.key, of: missing.need, in: missing.provider, at: error.location)
                : hints.hints(for: missing.key, of: missing.need, besides: missing.alternatives)
            return Diagnostic(error.code, at: error.location, error.message, notes: error.notes + notes)
        }
        let proposed = Set(errors.flatMap(\.fixes).flatMap(FixPlace.all))
        let defaults = hints.unprovidedDefaults(validation.defaulted, besides: proposed)
        let marked = errors.flatMap(\.fixes).flatMap(\.edits)
        // A provider may be unused only because of what is not connected yet.
        let isComplete = defaults.isEmpty && graph.bindings.optionalProperties.allSatisfy(\.isSet)
        let others = validation.diagnostics.filter {
            (isComplete || $0.code != .unusedProvider) && !follows($0, from: marked, graph)
        }
        return others + errors + defaults + OptionalProperties(scenes).warnings
    }

    /// Whether a marked member is misplaced only because its type is missing: marking the type makes the marker right.
    private static func follows(_ diagnostic: Diagnostic, from edits: [Fix.Edit], _ graph: DependencyGraph) -> Bool {
        guard diagnostic.code == .misplacedMarker,
            let file = (0..<graph.program.fileCount).first(where: {
                graph.program.source(Int32($0)) === diagnostic.location.file
            })
        else { return false }
        let around = graph.program.file(Int32(file)).declarations.filter { declaration in
            declaration.range.start <= diagnostic.location.offset && diagnostic.location.offset < declaration.range.end
        }
        return around.contains { declaration in
            edits.contains { $0.file === diagnostic.location.file && $0.range.start == declaration.range.start }
        }
    }
}
