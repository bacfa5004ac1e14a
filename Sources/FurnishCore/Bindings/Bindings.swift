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
    let diagnostics: [Diagnostic]
    /// The declarations with markers, except those in broken files.
    package let marked: MarkedDeclarations
    /// Types that a malformed or detached marker was probably meant to provide. They are not reported as missing.
    let doubtfulTypes: Set<SymbolID>
    /// Such types without a name of their own, for example `[Int]`.
    let doubtfulValues: [TypeID]
    /// In file order. `advise` warns of them.
    let optionalProperties: [OptionalNeed]
    /// In file order. `advise` leaves out the errors about those whose type it proposes to mark.
    let uninjectedMembers: [UninjectedMember]
    /// Whether a scope was probably meant to be the root, from which every type could be reached.
    let mayBeRoot: Bool
    /// Whether a provider of unknown type was reported. It may meet any need.
    let mayProvideAnything: Bool
    /// Whether a file's Swift is broken, so that its providers are unknown.
    let isIncomplete: Bool

    init(_ collected: CollectedBindings) {
        symbols = collected.symbols
        program = symbols.program
        conditions = collected.conditions
        scopes = collected.scopes
        providers = collected.providers
        needs = collected.needs
        hasBundles = collected.hasBundles
        hasFakes = collected.hasFakes
        diagnostics = collected.diagnostics
        marked = collected.marked
        doubtfulTypes = collected.doubtfulTypes
        doubtfulValues = collected.doubtfulValues
        optionalProperties = collected.optionalProperties
        uninjectedMembers = collected.uninjectedMembers
        mayBeRoot = collected.mayBeRoot
        mayProvideAnything = collected.mayProvideAnything
        isIncomplete = collected.isIncomplete
    }

    /// The conditions under which a need exists: an injected member or a requirement may be under further `#if`s than its
    /// type.
    func conditions(aroundNeed need: NeedID, of provider: Provider) -> [ConditionID] {
        let member = if case .bundle = provider.construction { needs[need].requirement } else { Site?.none }
        let further = member ?? provider.injections.first { $0.needs.contains(need) }?.site
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
}
