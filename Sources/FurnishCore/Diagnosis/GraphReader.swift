/// Types that read the graph to describe it: messages, rules of advice, and their lookups.
protocol GraphReader { var graph: DependencyGraph { get } }

extension GraphReader {
    typealias Note = Diagnostic.Note

    var program: Program { graph.program }
    var names: NameTable { graph.program.names }
    var symbols: SymbolTable { graph.symbols }
    var types: TypeTable { graph.types }
    var keys: TypeKeys { graph.keys }
    var bindings: Bindings { graph.bindings }
    var resolution: Resolution { graph.resolution }
    var placement: Placement { graph.placement }
    var providers: Table<Provider, Provider> { graph.providers }
    var needs: Table<Need, Need> { graph.needs }
    var calls: Calls { graph.calls }

    /// The inner name of a parameter, or the name of a property.
    func name(of need: NeedID) -> String { names.text(graph.needs[need].name) }

    /// The functions and properties of a type.
    func members(of type: SymbolID) -> [Site] {
        symbols.members(of: type, .function) + symbols.members(of: type, .property)
    }

    /// The type that is written for a property or as the result of a function; nil if none is.
    func writtenType(of site: Site) -> TypeID? {
        let type = program.declaration(site).type
        return type.isEmpty ? nil : symbols.readType(type, at: site)
    }

    /// Whether a type is spelled as a typealias.
    func isTypealias(_ type: TypeID) -> Bool {
        switch types[type].kind {
        case .any, .some, .specified: isTypealias(types.child(0, of: type))
        default: symbols.symbol(of: type).map { symbols[$0].kind == .typealias } ?? false
        }
    }

    // MARK: Notes, each with the message up to the title of its fix

    /// At the type of a need.
    func note(_ need: NeedID, _ reason: String, _ fix: Fix? = nil) -> Note {
        .init(graph.location(ofNeed: need), reason, fix)
    }

    /// At the name of a declaration.
    func note(_ site: Site, _ reason: String, _ fix: Fix? = nil) -> Note {
        .init(program.nameLocation(site), reason, fix)
    }

    func note(markerOf provider: ProviderID, _ reason: String, _ fix: Fix? = nil) -> Note {
        .init(graph.markerLocation(provider), reason, fix)
    }

    // MARK: Diagnostics

    /// At the type of a need.
    func diagnostic(
        _ code: DiagnosticCode, _ need: NeedID, _ message: String, _ fix: Fix? = nil, notes: [Note] = []
    ) -> Diagnostic {
        Diagnostic(code, at: graph.location(ofNeed: need), message, fix, notes: notes)
    }

    /// At the name of a declaration.
    func diagnostic(_ code: DiagnosticCode, _ site: Site, _ message: String, notes: [Note] = []) -> Diagnostic {
        Diagnostic(code, at: program.nameLocation(site), message, notes: notes)
    }

    func diagnostic(
        _ code: DiagnosticCode, markerOf provider: ProviderID, _ message: String, notes: [Note] = []
    ) -> Diagnostic {
        Diagnostic(code, at: graph.markerLocation(provider), message, notes: notes)
    }
}
