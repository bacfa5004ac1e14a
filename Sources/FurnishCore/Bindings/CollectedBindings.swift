import FurnishTables

/// The tables of `Bindings` while the collector fills them.
final class CollectedBindings {
    let symbols: SymbolTable
    let program: Program
    let conditions: Conditions
    let isolation: IsolationInference
    let messages: BindingMessages
    @exclusivity(unchecked) var scopes = Table<FactoryScope, FactoryScope>()
    @exclusivity(unchecked) var providers = Table<Provider, Provider>()
    @exclusivity(unchecked) var needs = Table<Need, Need>()
    var hasBundles = false
    var hasFakes = false
    @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
    @exclusivity(unchecked) var marked = MarkedDeclarations()
    var doubtfulTypes: Set<SymbolID> = []
    var doubtfulValues: [TypeID] = []
    var optionalProperties: [OptionalNeed] = []
    var uninjectedMembers: [UninjectedMember] = []
    /// Declarations that a detached `@Needs` was probably meant for. Its arguments for them are unknown.
    var detachedNeeds: Set<Site> = []
    /// The declarations whose parameter packs were reported.
    var reportedPacks: Set<Site> = []
    var mayBeRoot = false
    var mayProvideAnything = false
    var isIncomplete = false

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        program = symbols.program
        conditions = Conditions(program)
        isolation = IsolationInference(symbols)
        messages = BindingMessages(symbols: symbols)
    }

    func saysNeeds(_ site: Site) -> Bool { marked[site].map { $0.provides == nil && $0.saysNeeds } ?? false }

    /// The parameters of the memberwise initializer that takes a property; nil if none takes it.
    func memberwiseParameters(with property: Site) -> [MemberwiseParameter]? {
        guard let type = symbols.enclosingType(of: property), symbols[type].kind == .struct,
            let site = symbols[type].sites.first,
            case .memberwise(let parameters) = initializerChoice(of: type, at: site),
            parameters.contains(where: { $0.site == property })
        else { return nil }
        return parameters
    }

    func initializerChoice(of type: SymbolID, at site: Site) -> InitializerChoice {
        InitializerChoice(of: type, at: site, symbols, isMarked: saysNeeds)
    }

    func add(_ added: [Need]) -> RowRange<Need> {
        let start = needs.end
        for position in added.indices { needs.append(added[position]) }
        return RowRange(start, needs.end)
    }

    func add(_ provider: Provider, _ added: [Need]) {
        provider.needs = add(added)
        provider.arguments = provider.needs
        providers.append(provider)
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
