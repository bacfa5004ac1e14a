import FurnishTables

/// The providers, needs and scopes that a program's markers declare.
package final class Bindings {
    let symbols: SymbolTable
    let program: Program
    let conditions: Conditions
    /// The generated factories, each after its parent.
    @exclusivity(unchecked) package var scopes = Table<FactoryScope, FactoryScope>()
    @exclusivity(unchecked) var providers = Table<Provider, Provider>()
    @exclusivity(unchecked) var needs = Table<Need, Need>()
    @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
    /// The declarations with markers, except those in broken files.
    @exclusivity(unchecked) var marked = MarkedDeclarations()
    /// Types that a malformed or detached marker was probably meant to provide. They are not reported as missing.
    var doubtfulTypes: Set<SymbolID> = []
    /// Such types without a name of their own, for example `[Int]`.
    var doubtfulValues: [TypeID] = []
    /// Declarations that a detached `@Needs` was probably meant for. Its arguments for them are unknown.
    var detachedNeeds: Set<Site> = []
    /// Whether a scope was probably meant to be the root, from which every type could be reached.
    var mayBeRoot = false
    /// Whether a provider of unknown type was reported. It may meet any need.
    var mayProvideAnything = false
    /// Whether a file's Swift is broken, so that its providers are unknown.
    var isIncomplete = false

    init(symbols: SymbolTable, conditions: Conditions) {
        self.symbols = symbols
        program = symbols.program
        self.conditions = conditions
    }

    func add(_ added: [Need]) -> RowRange<Need> {
        let start = needs.end
        for position in added.indices { needs.append(added[position]) }
        return RowRange(start, needs.end)
    }

    /// The conditions under which a need exists: an injected member may be under further `#if`s than its type.
    func conditions(aroundNeed need: NeedID, of provider: Provider) -> [ConditionID] {
        let injection = provider.injections.first { $0.needs.contains(need) }
        return [provider.condition] + (injection.map { [conditions.condition(of: $0.site)] } ?? [])
    }

    /// The text of a default that can be repeated in another file; nil for any other.
    func defaultText(_ need: Need) -> String? {
        switch need.defaultValue {
        case .nil: return "nil"
        case .literal: return program.source(need.file).text(need.defaultRange)
        case .none, .expression: return nil
        }
    }
}
