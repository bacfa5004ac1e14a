import FurnishTables

/// The given parameters, effects, isolation and availability of each provider's member.
package final class Requirements {
    /// The parameters that a member asks the caller for.
    let givens: Table<Provider, [GivenParameter]>
    let effects: Table<Provider, Effects>
    let thrown: Table<Provider, ThrownErrors>
    let isolations: Isolations
    /// The `@available` of each provider's member; empty if no member has one.
    let availabilities: Table<Provider, PlatformAvailability?>
    package let topology: Topology
    /// The given parameter that each parameter of a closure fills.
    package let filled: Table<ClosurePlan, [Name]>
    /// What each provider depends on once needs for closures that cannot be made use their defaults.
    let dependencies: Dependencies
    /// Providers with two given parameters of the same name.
    let mismatched: Set<ProviderID>
    let problems: [RequirementProblem]

    init(_ propagation: Propagation, _ dependencies: Dependencies, _ topology: Topology) {
        (self.dependencies, self.topology) = (dependencies, topology)
        (givens, effects, thrown) = (propagation.givens, propagation.effects, propagation.thrown)
        (isolations, filled) = (propagation.isolations, propagation.filled)
        (mismatched, problems) = (propagation.mismatched, propagation.problems)
        let own = dependencies.resolution.providers.map { $0.availability }
        let isAnywhere = own.elements.allSatisfy { $0 == nil }
        availabilities = isAnywhere ? Table() : spread(own, topology.groups, dependencies.successors) { $0.merge($1) }
    }
}

/// A parameter that a factory's member asks its caller for.
package struct GivenParameter: Equatable {
    package let name: Name
    package let type: TypeID
    /// The provider that takes it.
    package let origin: ProviderID
    package let need: NeedID
    /// Whether it is a function that is stored, by its taker or by a closure on the path to it.
    let isEscaping: Bool

    func with(isEscaping: Bool) -> GivenParameter {
        GivenParameter(name: name, type: type, origin: origin, need: need, isEscaping: isEscaping)
    }
}

/// A requirement that no caller can meet.
enum RequirementProblem {
    case givenOnce(provider: ProviderID, needs: [NeedID])
    case ownGivenMismatch(GivenParameter, known: GivenParameter)
    case givenMismatch(GivenParameter, known: GivenParameter, need: NeedID, provider: ProviderID)
    /// Needs of one call have the same key, and each gets an instance of its own that is given the parameter.
    case sharedGiven(GivenParameter, needs: [NeedID], provider: ProviderID)
    /// Needs of one call pass a parameter to one shared instance, although it can be passed once only.
    case givenOfShared(GivenParameter, need: NeedID, provider: ProviderID)
    case needsGiven(GivenParameter, among: [GivenParameter], need: NeedID, provider: ProviderID)
    case closureLacksInout(GivenParameter, need: NeedID)
    case unmatchedClosure(takes: [GivenParameter], position: Int, closure: ClosureID, need: NeedID)
    case ambiguousClosure(takes: [GivenParameter], closure: ClosureID, need: NeedID)
    case effectOfAutoclosure(made: ProviderID, Effects, need: NeedID, provider: ProviderID)
    case effectOfClosure(made: ProviderID, Effects, need: NeedID)
    case effectOfCoderMade(made: ProviderID, Effects, need: NeedID, provider: ProviderID)
    case thrownMismatch(made: ProviderID, allowed: TypeID, need: NeedID)
    case isolationMismatch(actor: TypeID, need: NeedID)
    case sendableClosure(made: ProviderID, need: NeedID)
}
