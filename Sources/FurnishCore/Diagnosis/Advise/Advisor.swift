/// Adds notes to the errors about missing providers: each says what to write.
enum Advisor {
    /// advise: the same diagnostics, with further notes.
    static func advise(_ validation: Validation, _ scenes: SceneTable) -> [Diagnostic] {
        let (graph, tables) = (scenes.graph, validation.tables)
        let errors = zip(validation.missing, advice(for: validation.missing, tables)).map { missing, advice in
            let error = validation.sentences.diagnostic(.unmet(missing))
            let unseen = unseenType(missing.key, graph)
            // The line of the error says it, because Xcode may show the notes only in its log.
            let words = unseen.map { ", and no module that Furnish sees declares '\($0)'" } ?? ""
            let listing = unseen.map { type in
                "in an Xcode project, Furnish sees this target, the project's targets that it imports, and the modules in "
                    + "'Furnish.modules': if another module declares '\(type)', add it to that file"
            }
            return Diagnostic(
                error.code, at: error.location, error.message + words,
                notes: error.notes + advice.notes + (listing.map { [.init(error.location, $0)] } ?? []))
        }
        let proposed = Set(errors.flatMap(\.answers).flatMap(\.places))
        let defaults =
            UnprovidedDefault.warnings(validation.defaulted, besides: proposed, tables)
            + validation.keptValues.map(validation.sentences.diagnostic)
        // A provider may be unused only because of what is not connected yet.
        let isComplete = defaults.isEmpty && graph.bindings.optionalProperties.allSatisfy(\.isSet)
        let missing = Set(validation.missing.compactMap { graph.symbols.symbol(of: graph.keys.made(by: $0.key)) })
        let resolved = errorsOfMembers(resolvedBy: proposed, ofMissing: missing, graph)
        let others = validation.diagnostics.filter {
            switch $0.code {
            case .unusedProvider:
                isComplete || !graph.resolution.unmet.isEmpty
                    || graph.program.module(of: $0.location)?.origin == .sibling
            case .misplacedMarker: !resolved.contains($0.location)
            default: true
            }
        }
        return others + errors + defaults
            + graph.bindings.optionalProperties.map {
                $0.warning(graph.program, setBy: scenes.setter(ofProperty: $0.site))
            }
    }

    /// The number of missing types whose names are compared with all others, which is slow.
    static let mostCompared = 100

    static func advice(for missing: [UnmetNeed], _ tables: AdviceTables) -> [Advice] {
        missing.indices.map { position in
            var query = AdviceQuery(missing[position], tables)
            query.comparesNames = position < mostCompared
            return query.advice
        }
    }

    /// In an Xcode project, a missing type that no module in view declares: its module may be one that the plugin does not see.
    private static func unseenType(_ key: TypeID, _ graph: DependencyGraph) -> String? {
        guard graph.program.settings.xcodeProject != nil else { return nil }
        let name = graph.symbols.unknownName(graph.keys.made(by: key)).map(graph.program.names.text)
        return name.flatMap { KnownType.isStruct($0) ? nil : $0 }
    }

    /// The places of the errors about marked members that go away with a marker that is proposed for their type, or for a typealias
    /// of it.
    private static func errorsOfMembers(
        resolvedBy proposed: Set<Location>, ofMissing missing: Set<SymbolID>, _ graph: DependencyGraph
    ) -> Set<Location> {
        let resolved = graph.bindings.uninjectedMembers.filter { member in
            graph.symbols[member.type].isGeneric && missing.contains(member.type)
                || graph.symbols[member.type].sites.contains { site in
                    let start = graph.program.declaration(site).range.start
                    return proposed.contains(graph.program.location(site.file, start))
                }
        }
        return Set(resolved.map { BindingSentences(graph: graph).place($0.marked.needs, $0.marked.site) })
    }
}
