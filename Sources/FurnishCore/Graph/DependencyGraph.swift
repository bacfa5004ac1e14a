import FurnishTables

/// The results of all stages before `validate`. It is sealed: nothing in it changes.
package final class DependencyGraph: Resolution {
    package let placement: Placement
    let requirements: Requirements
    let sharing: Sharing
    let fakes: Fakes
    let decorators: RecursiveDecorators
    let duplicates: Duplicates
    /// The conditions of arguments that do not exist wherever their member does.
    let argumentConditions: [NeedID: ConditionID]
    /// The scopes whose factories are made again for closures that outlive them.
    let remadeScopes: [ScopeID]
    package let eagerInstances: EagerInstances
    private let validity: Validity
    // Copies of the tables that are read most, because each access through a stage's result costs a call in debug builds.
    package let scopeOf: Table<Provider, ScopeID>
    let isKept: Table<Provider, Bool>
    package let givens: Table<Provider, [GivenParameter]>
    let ownGivenNames: Table<Provider, Set<Name>>
    package let effects: Table<Provider, Effects>
    let thrown: Table<Provider, ThrownErrors>
    package let isolations: Table<Provider, TypeID?>

    init(
        _ resolution: Resolution, _ placement: Placement, _ requirements: Requirements, _ sharing: Sharing,
        _ fakes: Fakes
    ) {
        self.placement = placement
        self.requirements = requirements
        self.sharing = sharing
        self.fakes = fakes
        decorators = RecursiveDecorators(in: resolution)
        duplicates = Duplicates(in: resolution, besides: decorators)
        validity = Validity(resolution, requirements, duplicates, decorators)
        argumentConditions = Self.argumentConditions(resolution)
        remadeScopes = placement.remadeScopes(resolution)
        eagerInstances = EagerInstances(resolution)
        scopeOf = placement.scopeOf
        isKept = placement.isKept
        givens = requirements.givens
        ownGivenNames = requirements.ownGivenNames
        effects = requirements.effects
        thrown = requirements.thrown
        isolations = requirements.isolations.own
        super.init(resolution)
    }
}

extension DependencyGraph {
    /// Whether a provider depends on a mistake that is reported elsewhere.
    func isInvalid(_ provider: ProviderID) -> Bool { validity.isInvalid(provider) }

    /// Whether a provider depends on no mistake and on nothing that is missing.
    func isComplete(_ provider: ProviderID) -> Bool { validity.isComplete(provider) }

    /// Whether a provider's given parameters may be others once a mistake is gone.
    func areGivensUnknown(_ provider: ProviderID) -> Bool { validity.areGivensUnknown(provider) }

    /// Whether all that decides in which scope a provider lives is known.
    func isPlaced(_ provider: ProviderID) -> Bool { providers[provider].pinned != nil || validity.isPlaced(provider) }

    /// Whether the root, on which the place and the actor of everything depend, may be another one.
    var isRootInvalid: Bool { validity.isRootInvalid }

    package func scope(of provider: ProviderID) -> FactoryScope { placement.scope(of: provider) }

    package var topology: Topology { requirements.topology }

    func actor(of provider: ProviderID) -> TypeID? { requirements.isolations.actor(of: provider) }

    func mustHop(from actor: TypeID?, to provider: ProviderID) -> Bool {
        requirements.isolations.mustHop(from: actor, to: provider)
    }
}
