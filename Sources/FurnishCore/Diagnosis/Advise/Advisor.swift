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
            return Diagnostic(
                error.code, at: error.location, error.message,
                notes: error.notes + notes + unseenModule(of: missing.key, at: error.location, graph))
        }
        let proposed = Set(errors.flatMap(\.fixes).flatMap(\.places))
        let defaults = hints.unprovidedDefaults(validation.defaulted, besides: proposed)
        // A provider may be unused only because of what is not connected yet.
        let isComplete = defaults.isEmpty && graph.bindings.optionalProperties.allSatisfy(\.isSet)
        let resolved = errorsOfMembers(resolvedBy: proposed, graph)
        let others = validation.diagnostics.filter {
            switch $0.code {
            case .unusedProvider: isComplete
            case .misplacedMarker: !resolved.contains($0.location)
            default: true
            }
        }
        return others + errors + defaults + OptionalProperties(scenes).warnings
    }

    /// In an Xcode project, a missing type may be one of a module that the plugin does not see.
    private static func unseenModule(
        of key: TypeID, at location: Location, _ graph: DependencyGraph
    ) -> [Diagnostic.Note] {
        guard graph.program.settings.xcodeProject != nil,
            let name = graph.symbols.unknownName(graph.keys.made(by: key)),
            case let text = graph.program.names.text(name), !KnownType.has(.isInStandardLibrary, text)
        else { return [] }
        return [
            .init(
                location,
                "in an Xcode project, Furnish sees this target, the project's targets that it imports, and the "
                    + "modules in 'Furnish.modules': if another module declares '\(text)', add it to that file")
        ]
    }

    /// The places of the errors about marked members that go away with a marker that is proposed for their type.
    private static func errorsOfMembers(resolvedBy proposed: Set<Location>, _ graph: DependencyGraph) -> Set<Location> {
        let resolved = graph.bindings.uninjectedMembers.filter { member in
            graph.symbols[member.type].sites.contains { site in
                let start = graph.program.declaration(site).range.start
                return proposed.contains(graph.program.location(site.file, start))
            }
        }
        return Set(resolved.map(\.location))
    }
}
