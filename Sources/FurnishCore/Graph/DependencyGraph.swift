/// The results of all stages before `validate`. It is sealed: nothing in it changes.
package final class DependencyGraph {
    package let resolution: Resolution
    package let placement: Placement
    package let requirements: Requirements
    package let calls: Calls
    let sharing: Sharing
    let fakes: Fakes
    /// The conditions of arguments that do not exist wherever their member does.
    let argumentConditions: [NeedID: ConditionID]
    /// Provider properties that the factory shows as methods, because an `#if` alternative of theirs is a method.
    let readByMethods: Set<ProviderID>
    /// Arguments whose defaults generated code writes, because a later argument has the same label and would take their place.
    let repeatedDefaults: Set<NeedID>
    let validity: Validity
    // References to what is read most, because each access through a stage's result costs a call in debug builds.
    package let bindings: Bindings
    package let program: Program
    package let symbols: SymbolTable
    package let types: TypeTable
    package let text: TypeText
    package let keys: TypeKeys
    package let providers: Table<Provider, Provider>
    package let needs: Table<Need, Need>
    package let offers: Table<Offer, Offer>
    package let closures: Table<ClosurePlan, ClosurePlan>
    package let isReached: Table<Provider, Bool>
    package let reachedProviders: [ProviderID]
    /// The needs of these providers.
    package let reachedNeeds: [PathStep]
    package let fulfilments: Table<Need, Fulfilment>
    package let scopeOf: Table<Provider, ScopeID>
    package let givens: Table<Provider, [GivenParameter]>
    package let effects: Table<Provider, Effects>
    package let isolations: Isolations

    init(_ requirements: Requirements, _ sharing: Sharing, _ fakes: Fakes) {
        let resolution = requirements.resolution
        (self.requirements, self.sharing, self.fakes) = (requirements, sharing, fakes)
        (self.resolution, placement, calls) = (resolution, requirements.placement, requirements.calls)
        validity = Validity(requirements)
        argumentConditions = calls.argumentConditions
        readByMethods = Set(calls.propertiesBesideMethods)
        repeatedDefaults = calls.repeatedDefaults
        (bindings, program, symbols) = (resolution.bindings, resolution.program, resolution.symbols)
        (types, text, keys, closures) = (resolution.types, resolution.text, resolution.keys, resolution.closures)
        (providers, needs, offers) = (resolution.providers, resolution.needs, resolution.offers)
        (isReached, fulfilments, scopeOf) = (resolution.isReached, calls.fulfilments, placement.scopeOf)
        reachedProviders = resolution.providers.indices.filter { resolution.isReached[$0] }
        reachedNeeds = reachedProviders.flatMap { provider in
            resolution.providers[provider].needs.map { PathStep(need: $0, provider: provider) }
        }
        (givens, effects, isolations) = (requirements.givens, requirements.effects, requirements.isolations)
    }

    /// Whether a file is judged with this module: a package is one program, so a module of it without a factory of its own is.
    func isJudged(_ file: Int32) -> Bool {
        let module = program.moduleOfFile[Int(file)]
        return module == 0
            || program.modules[Int(module)].origin == .sibling && !bindings.modulesWithFactory.contains(module)
    }

    func isJudged(_ provider: ProviderID) -> Bool { isJudged(providers[provider].file) }

    /// The shortest path from an entry point to each provider.
    var entryPaths: Paths {
        let entryPoints = providers.indices.filter { providers[$0].isEntryPoint }
        return Paths(from: entryPoints, count: providers.count) { calls[$0] }
    }

    /// By provider, those that need it in the same call, and not by a closure.
    var directConsumers: [ProviderID: [ProviderID]] { Calls.consumers(among: reachedProviders, calls.eagerSuccessors) }

    /// Whether the member of a provider takes a given parameter without a label.
    package func isUnlabelled(_ given: GivenParameter, of provider: ProviderID) -> Bool {
        needs[given.need].source == .factoryCaller && given.origin == provider
    }
}
