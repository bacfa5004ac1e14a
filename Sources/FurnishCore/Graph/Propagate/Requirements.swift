/// The given parameters, effects, isolation and availability of each provider's member.
final class Requirements {
    /// For each provider, the parameters that its member asks the caller for.
    let givens: [[GivenParameter]]
    /// For each provider, the names of those given parameters that do not come from shared instances alone. Empty if no
    /// provider has the lifetime `graph`.
    let ownGivenNames: [Set<Name>]
    let effects: [Effects]
    let thrown: [ThrownErrors]
    let isolations: Isolations
    /// The `@available` of each provider's member; empty if no member has one.
    let availabilities: [PlatformAvailability?]
    /// For each closure, the given parameter that each of its parameters fills.
    let filled: Table<ClosurePlan, [Name]>
    /// Needs for closures that cannot be made and use their defaults.
    let omitted: [NeedID]
    /// Providers with two given parameters of the same name.
    let mismatched: Set<Int>
    let problems: [RequirementProblem]

    init(
        givens: [[GivenParameter]], ownGivenNames: [Set<Name>], effects: [Effects], thrown: [ThrownErrors],
        isolations: Isolations, availabilities: [PlatformAvailability?], filled: Table<ClosurePlan, [Name]>, omitted: [NeedID],
        mismatched: Set<Int>, problems: [RequirementProblem]
    ) {
        self.givens = givens
        self.ownGivenNames = ownGivenNames
        self.effects = effects
        self.thrown = thrown
        self.isolations = isolations
        self.availabilities = availabilities
        self.filled = filled
        self.omitted = omitted
        self.mismatched = mismatched
        self.problems = problems
    }
}

/// A parameter that a factory's member asks its caller for.
struct GivenParameter: Equatable {
    let name: Name
    let type: TypeID
    /// The provider that takes it.
    let origin: Int
    var need: NeedID
    /// Whether it is a function that is stored, by its taker or by a closure on the path to it.
    var isEscaping: Bool
}

/// A requirement that no caller can meet.
enum RequirementProblem {
    case givenOnce(provider: Int, needs: [NeedID])
    case ownGivenMismatch(GivenParameter, known: GivenParameter)
    case givenMismatch(GivenParameter, known: GivenParameter, need: NeedID, provider: Int)
    case needsGiven(GivenParameter, among: [GivenParameter], need: NeedID, provider: Int)
    case closureLacksInout(GivenParameter, need: NeedID)
    case lentClosure(GivenParameter, position: Int, closure: ClosureID, need: NeedID)
    case unmatchedClosure(takes: [GivenParameter], position: Int, closure: ClosureID, need: NeedID)
    case ambiguousClosure(takes: [GivenParameter], closure: ClosureID, need: NeedID)
    case effectOfAutoclosure(made: Int, Effects, need: NeedID)
    case effectOfClosure(made: Int, Effects, need: NeedID)
    case effectOfCoderMade(made: Int, Effects, need: NeedID, provider: Int)
    case thrownMismatch(made: Int, allowed: TypeID, need: NeedID)
    case isolationMismatch(actor: TypeID, need: NeedID)
    case sendableClosure(made: Int, need: NeedID)
}
