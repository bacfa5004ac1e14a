/// Marked protocols that Furnish cannot implement, although a type of the same module conforms to them: the type was meant.
struct MisplacedProtocols: GraphReader {
    struct Mistake {
        let type: SymbolID
        let site: Site
        let marker: Marker
        /// The types that conform to it, and what would be marked to make them.
        let meant: [(type: SymbolID, target: Site)]
    }

    /// One for each protocol, in place of an error for each requirement.
    private(set) var mistakes: [Mistake] = []
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
            let meant = (tables.candidates[type] ?? []).compactMap { candidate in
                target(candidate, of: type).map { (candidate.symbol, $0) }
            }
            if meant.isEmpty { continue }
            let place = program.location(marked.site.file, marker.offset)
            mistakes.append(Mistake(type: type, site: marked.site, marker: marker, meant: meant))
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

    private func target(_ candidate: SubtypeCandidate, of type: SymbolID) -> Site? {
        guard symbols[candidate.symbol].module == symbols[type].module,
            !tables.isContainer(candidate.symbol), !graph.isForPreviews(candidate.site)
        else { return nil }
        return tables.targets(of: candidate.symbol, candidate.site).first?.site
    }
}
