/// The providers, needs and scopes that a program's markers declare. Only the stage that makes it, collect, changes it.
package final class Bindings {
    let symbols: SymbolTable
    let program: Program
    let conditions: Conditions
    let isolation: IsolationInference
    /// The generated factories, each after its parent.
    package internal(set) var scopes = Table<FactoryScope, FactoryScope>()
    var providers = Table<Provider, Provider>()
    var needs = Table<Need, Need>()
    /// Whether a protocol is marked, which few programs do.
    var hasBundles = false
    /// Whether the module brings fakes.
    var hasFakes = false
    /// The problems in all modules.
    var problems: [BindingProblem] = []
    /// Problems in other modules that are none unless something here needs what the marker would provide.
    var problemsIfNeeded: [BindingProblem] = []
    /// Elements of collections in other modules that this module cannot make: they, or their initializers, are not visible.
    var hiddenElements: [(site: Site, collection: TypeID)] = []
    /// Marked members in other modules that this module cannot set or call, and the types that have them.
    var hiddenMembers: [(type: SymbolID, member: Site)] = []
    /// Entry points of the package's other modules: those that a scope of this module makes, and those that nothing makes.
    var foreignEntryPoints: [(site: Site, scope: ScopeID?)] = []
    /// Those that name a type which no module in view opens, and where they name it.
    package var waitingEntryPoints: [(site: Site, scope: ParsedText)] = []
    /// Sources of which a body decides something, so that any edit of them may matter.
    var readSources: [SourceFile] = []
    /// The other modules of the package that have a factory of their own.
    var modulesWithFactory: Set<Int32> = []
    /// The declarations with markers, except those in broken files.
    package internal(set) var marked = MarkedDeclarations()
    /// The types of invalid providers.
    var invalidTypes: Set<SymbolID> = []
    /// In file order. `advise` warns of them.
    package internal(set) var optionalProperties: [OptionalNeed] = []
    /// Marked members that nothing injects, only because nothing makes their type, in file order. `advise` leaves out the errors about
    /// those whose type it proposes to mark.
    var uninjectedMembers: [(type: SymbolID, marked: MarkedDeclaration)] = []
    /// Declarations that a detached marker is probably meant for.
    var detached: Set<Site> = []
    /// Types whose `@Scope` has a mistake.
    var invalidScopes: Set<SymbolID> = []
    /// Whether a type would be a scope without a mistake.
    var hasInvalidScope = false
    /// Whether the marker of an entry point has a mistake, so that its needs are unknown.
    package internal(set) var hasInvalidEntryPoint = false
    /// Whether a provider, a need or a scope is invalid.
    var hasInvalidRows = false
    /// Whether a file's Swift is broken, so that its providers are unknown.
    var isIncomplete = false

    init(_ symbols: SymbolTable) {
        (self.symbols, program) = (symbols, symbols.program)
        conditions = Conditions(program)
        isolation = IsolationInference(symbols)
    }

    /// Whether something in view is marked `live`, also if it is not visible here. Then factories have fakes.
    var seesLive: Bool { marked.inOrder.contains { $0.provides?.has(.live) == true } }

    /// Whether a scope with a mistake may be meant as the root, on which the place and the actor of everything depend.
    var isRootInvalid: Bool { hasInvalidScope && scopes[.outermost].site == nil }

    /// The text of a default that can be repeated in another file; nil for any other.
    func defaultText(_ need: Need) -> String? {
        switch need.defaultValue {
        case .nil: return "nil"
        case .literal: return program.source(need.file).text(need.defaultRange)
        case .none, .expression: return nil
        }
    }

    /// The declaration of a type that gets what it provides from outside, as the type that a scope starts from does: a marked
    /// stored property has no value of its own.
    func unmarkedScope(_ key: TypeID) -> Site? {
        guard symbols.types[key].kind == .nominal, let site = symbols[symbols.types[key].symbol].sites.first,
            program.declaration(site).kind != .protocol
        else { return nil }
        let isStarted = program.storedProperties(of: site).contains { property in
            !symbols.hasValue(property) && marked[property]?.provides != nil
        }
        return isStarted ? site : nil
    }
}
