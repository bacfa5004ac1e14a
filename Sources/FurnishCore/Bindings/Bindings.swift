import FurnishTables

/// The providers, needs and scopes that a program's markers declare.
package final class Bindings {
    let symbols: SymbolTable
    let program: Program
    let conditions: Conditions
    /// The generated factories, each after its parent.
    package let scopes: Table<FactoryScope, FactoryScope>
    let providers: Table<Provider, Provider>
    let needs: Table<Need, Need>
    /// Whether a protocol is marked, which few programs do.
    let hasBundles: Bool
    /// Whether the module brings fakes.
    let hasFakes: Bool
    /// Whether something in view is marked `live`, also if it is not visible here. Then factories have fakes.
    let seesLive: Bool
    /// Whether an initializer of a factory builds something.
    /// The mistakes in all modules.
    let diagnostics: [Diagnostic]
    /// Mistakes in other modules that are none unless something here needs what the marker would provide.
    let mistakesIfNeeded: [Diagnostic]
    /// Elements of collections in other modules that this module cannot make.
    let hiddenElements: [HiddenElement]
    /// The declarations with markers, except those in broken files.
    package let marked: MarkedDeclarations
    /// In file order. `advise` warns of them.
    package let optionalProperties: [OptionalNeed]
    /// In file order. `advise` leaves out the errors about those whose type it proposes to mark.
    let uninjectedMembers: [UninjectedMember]
    /// Whether a scope with a mistake may be meant as the root, on which the place and the actor of everything depend.
    let isRootInvalid: Bool
    /// Whether the marker of an entry point has a mistake, so that its needs are unknown.
    package let hasInvalidEntryPoint: Bool
    /// Whether a provider, a need or a scope is invalid.
    let hasInvalidRows: Bool
    /// Whether a file's Swift is broken, so that its providers are unknown.
    let isIncomplete: Bool

    init(_ collected: CollectedBindings) {
        symbols = collected.symbols
        program = symbols.program
        conditions = collected.conditions
        scopes = collected.scopes.map(FactoryScope.init)
        providers = collected.providers
        needs = collected.needs
        hasBundles = collected.hasBundles
        hasFakes = collected.hasFakes
        seesLive = collected.marked.inOrder.contains { $0.provides?.flags.contains(.isLive) == true }
        diagnostics = collected.diagnostics
        mistakesIfNeeded = collected.mistakesIfNeeded
        hiddenElements = collected.hiddenElements
        marked = collected.marked
        optionalProperties = collected.optionalProperties
        uninjectedMembers = collected.uninjectedMembers
        isRootInvalid = collected.hasInvalidScope && collected.scopes[.outermost].site == nil
        hasInvalidEntryPoint = collected.hasInvalidEntryPoint
        hasInvalidRows = collected.hasInvalidRows
        isIncomplete = collected.isIncomplete
    }

    /// The conditions under which a need exists: an injected member may be under further `#if`s than its type.
    func conditions(aroundNeed need: NeedID, of provider: Provider) -> [ConditionID] {
        let further = provider.injections.first { $0.needs.contains(need) }?.site
        // The factory that makes a fake exists only with `DEBUG`.
        let debug = provider.isFake ? [conditions.isSet("DEBUG")] : []
        return [provider.condition] + debug + (further.map { [conditions.condition(of: $0)] } ?? [])
    }

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
