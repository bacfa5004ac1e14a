import FurnishTables

/// The results of all stages before `validate`. It is sealed: nothing in it changes.
package final class DependencyGraph: Resolution {
    package let placement: Placement
    let requirements: Requirements
    let sharing: Sharing
    let fakes: Fakes
    let duplicates: Duplicates
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
        duplicates = Duplicates(in: resolution)
        scopeOf = placement.scopeOf
        isKept = placement.isKept
        givens = requirements.givens
        ownGivenNames = requirements.ownGivenNames
        effects = requirements.effects
        thrown = requirements.thrown
        isolations = requirements.isolations.own
        super.init(resolution)
    }

    /// A variant of a graph: see `omitting`.
    private init(_ graph: DependencyGraph, fulfilments: Table<Need, Fulfilment>) {
        placement = graph.placement
        requirements = graph.requirements
        sharing = graph.sharing
        fakes = graph.fakes
        duplicates = graph.duplicates
        scopeOf = graph.scopeOf
        isKept = graph.isKept
        givens = graph.givens
        ownGivenNames = graph.ownGivenNames
        effects = graph.effects
        thrown = graph.thrown
        isolations = graph.isolations
        super.init(graph, fulfilments: fulfilments)
    }

    /// The graph under conditions that leave out what meets some needs, which then use their defaults.
    func omitting(_ needs: [NeedID]) -> DependencyGraph {
        DependencyGraph(self, fulfilments: fulfilments(omitting: needs))
    }
}

extension DependencyGraph {
    package func scope(of provider: ProviderID) -> FactoryScope { placement.scope(of: provider) }

    package var topology: Topology { requirements.topology }

    func actor(of provider: ProviderID) -> TypeID? { requirements.isolations.actor(of: provider) }

    func mustHop(from actor: TypeID?, to provider: ProviderID) -> Bool {
        requirements.isolations.mustHop(from: actor, to: provider)
    }
}
