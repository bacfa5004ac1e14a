/// Marked protocols that Furnish cannot implement, although a type of the same module conforms to them: the type was meant.
struct MisplacedProtocols: GraphReader {
    /// One error for each protocol, in place of one for each requirement.
    private(set) var errors: [Diagnostic] = []
    /// The markers, and the names of the protocols and their requirements, where other errors would be.
    private(set) var places: Set<Location> = []
    /// The names of all marked protocols that Furnish cannot implement.
    private(set) var names: [String] = []
    private let tables: AdviceTables

    var graph: DependencyGraph { tables.graph }

    init(_ tables: AdviceTables) {
        self.tables = tables
        for marked in graph.bindings.marked.inOrder where program.declaration(marked.site).kind == .protocol {
            guard let marker = marked.provides, !marked.isMalformed, marked.scope == nil,
                program.module(of: marked.site).origin != .dependency, let type = symbols.symbol(at: marked.site)
            else { continue }
            let requirements = ProtocolRequirements(of: marked.site, symbols)
            if requirements.canBeMet, requirements.all.allSatisfy(canBeMet) { continue }
            names.append(symbols.name(of: type))
            let notes = (tables.candidates[type] ?? []).compactMap { note($0, type, marked.site, marker) }
            if notes.isEmpty { continue }
            let place = program.location(marked.site.file, marker.offset)
            errors.append(
                Diagnostic(
                    .misplacedMarker, at: place,
                    "'@Provides' on a protocol asks Furnish to implement it, which it cannot do for '\(graph.text.path(type))': "
                        + "mark the type that was meant", notes: notes.capped))
            let sites = [marked.site] + requirements.all.map(\.site)
            places.formUnion([place] + sites.map(program.nameLocation))
        }
    }

    /// Whether something provides what a requirement returns, or could.
    private func canBeMet(_ requirement: ProtocolRequirements.Requirement) -> Bool {
        let written = symbols.readType(program.declaration(requirement.site).type, at: requirement.site)
        let key = keys.made(by: keys.key(written))
        // The requirement may pass what a class takes.
        let isObject = types.namedParts(of: key).contains { [.class, .actor].contains(symbols[$0].kind) }
        return requirement.hasImplementation || isObject || resolution.find(key) != nil
            || tables.canBeProvided(types.withoutOptional(key))
    }

    /// A type that conforms to the protocol, and the marker as it was meant.
    private func note(
        _ candidate: SubtypeCandidate, _ type: SymbolID, _ site: Site, _ marker: Marker
    ) -> Diagnostic.Note? {
        guard symbols[candidate.symbol].module == symbols[type].module,
            !tables.isContainer(candidate.symbol), !graph.isForPreviews(candidate.site),
            let target = tables.targets(of: candidate.symbol, candidate.site).first?.site
        else { return nil }
        let name = graph.text.path(type)
        let reason = "'\(graph.text.path(candidate.symbol))' conforms to '\(name)': "
        let removal = [program.source(site.file).removing(marker)]
        let end = ", and remove the marker of the protocol"
        guard let provider = tables.providersOfSymbol[candidate.symbol]?.first(where: { providers[$0].isProvided })
        else {
            let text = MarkerEditor(marker, in: program.file(site.file)).adding(type: name).text
            let marking = Change(program.source(target.file), .marker(program.declaration(target).range.start, text))
            return note(target, reason, Fix("mark it '\(text)'\(end)", [marking] + removal))
        }
        let isStated = providers[provider].additionalTypes.contains { symbols.symbol(of: $0) == type }
        let fix =
            isStated
            ? Fix("remove the marker of the protocol", removal)
            : graph.markerEditor(of: provider)?.adding(type: name).fix("write", end, with: removal)
        return fix.map { note(markerOf: provider, reason, $0) }
    }
}
