import FurnishTables

/// The tables of `Bindings` while the collector fills them.
final class CollectedBindings {
    let symbols: SymbolTable
    let conditions: Conditions
    @exclusivity(unchecked) var scopes = Table<FactoryScope, FactoryScope>()
    @exclusivity(unchecked) var providers = Table<Provider, Provider>()
    @exclusivity(unchecked) var needs = Table<Need, Need>()
    @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
    @exclusivity(unchecked) var marked = MarkedDeclarations()
    var doubtfulTypes: Set<SymbolID> = []
    var doubtfulValues: [TypeID] = []
    /// Declarations that a detached `@Needs` was probably meant for. Its arguments for them are unknown.
    var detachedNeeds: Set<Site> = []
    var mayBeRoot = false
    var mayProvideAnything = false
    var isIncomplete = false

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        conditions = Conditions(symbols.program)
    }

    func add(_ added: [Need]) -> RowRange<Need> {
        let start = needs.end
        for position in added.indices { needs.append(added[position]) }
        return RowRange(start, needs.end)
    }

    func noteDoubtful(_ type: TypeID) {
        let node = symbols.types[type]
        switch node.kind {
        case .nominal:
            doubtfulTypes.insert(node.symbol)
            // A typealias that nothing provides means the type that it stands for.
            if symbols[node.symbol].kind == .typealias { doubtfulValues.append(type) }
        case .any, .some: noteDoubtful(symbols.types.child(0, of: type))
        default: doubtfulValues.append(type)
        }
    }
}
