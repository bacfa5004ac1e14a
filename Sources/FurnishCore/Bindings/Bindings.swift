/// All providers and needs of a program, and the tables they are held in.
final class Bindings {
    let symbols: SymbolTable
    let program: Program
    let conditions: Conditions
    /// The factories that are generated, the outermost first.
    @exclusivity(unchecked) var scopes: [FactoryScope] = []
    @exclusivity(unchecked) var providers: [Provider] = []
    @exclusivity(unchecked) var needs: [Need] = []
    @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
    /// Types that a marker which cannot be read, or belongs to nothing, may have provided.
    var doubtfulTypes: Set<SymbolID> = []
    /// The same of types that have no name, such as `[Int]`.
    var doubtfulValues: [TypeID] = []
    /// Declarations that a `@Needs` which belongs to nothing was most likely meant for: what it gives them is not known.
    var detachedNeeds: Set<Site> = []
    /// A provider of a type that is not known was reported.
    var mayProvideAnything = false
    /// Some file's Swift cannot be read, so what it may provide is unknown.
    var isIncomplete = false

    init(symbols: SymbolTable, conditions: Conditions) {
        self.symbols = symbols
        program = symbols.program
        self.conditions = conditions
    }

    /// What must hold for a need to be there: an injected member may stand under further conditions than its type.
    func conditions(aroundNeed need: Int, of provider: Provider) -> [ConditionID] {
        let injection = provider.injections.first { $0.needs.contains(need) }
        return [provider.condition] + (injection.map { [conditions.condition(of: $0.site)] } ?? [])
    }

    /// A default that can be repeated in another file, as it is written there.
    func defaultText(_ need: Need) -> String? {
        switch need.defaultValue {
        case .nil: return "nil"
        case .literal: return program.source(need.file).text(need.defaultRange)
        case .none, .expression: return nil
        }
    }
}
