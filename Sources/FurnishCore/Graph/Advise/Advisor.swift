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
        let proposed = Set(errors.flatMap(\.fixes).flatMap(\.places))
        let defaults = hints.unprovidedDefaults(validation.defaulted, besides: proposed)
        // A provider may be unused only because of what is not connected yet.
        let isComplete = defaults.isEmpty && graph.bindings.optionalProperties.allSatisfy(\.isSet)
        let others = validation.diagnostics.filter {
            (isComplete || $0.code != .unusedProvider) && !isResolved($0, by: proposed, graph)
        }
        return others + errors + defaults + OptionalProperties(scenes).warnings
    }

    /// Whether an error about a marked member goes away with a marker that is proposed for its type.
    private static func isResolved(
        _ diagnostic: Diagnostic, by proposed: Set<Location>, _ graph: DependencyGraph
    ) -> Bool {
        guard diagnostic.code == .misplacedMarker,
            let member = graph.bindings.uninjectedMembers.first(where: { $0.location == diagnostic.location })
        else { return false }
        return graph.symbols[member.type].sites.contains { site in
            let start = graph.program.declaration(site).range.start
            return proposed.contains(graph.program.location(site.file, start))
        }
    }
}
