/// What each provider's member asks of whoever calls it, with all that is made on the way.
final class Requirements {
    /// For each provider, the parameters that its member asks the caller for.
    let givens: [[GivenParameter]]
    /// For each provider, the names of those that do not come by a shared instance alone. Empty without the lifetime
    /// `graph`.
    let ownGivenNames: [Set<Name>]
    let effects: [Effects]
    let thrown: [ThrownErrors]
    let isolations: Isolations
    /// For each provider what its member must say of platforms; empty if none must.
    let availabilities: [PlatformAvailability?]
    /// For each closure, the given parameter that each of its parameters fills.
    let filled: [[Name]]
    /// Needs of closures that cannot be made, and have defaults.
    let omitted: [Int]
    /// Providers that would be given two parameters of one name.
    let mismatched: Set<Int>
    let problems: [RequirementProblem]

    init(
        givens: [[GivenParameter]], ownGivenNames: [Set<Name>], effects: [Effects], thrown: [ThrownErrors],
        isolations: Isolations, availabilities: [PlatformAvailability?], filled: [[Name]], omitted: [Int],
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
    /// The row of `Bindings.needs` it comes from.
    var need: Int
    /// A function that is kept, by who takes it or by a closure on the way.
    var isEscaping: Bool
}

/// What cannot be passed on to where it would have to be, or asked of a caller. Needs and providers are rows.
enum RequirementProblem {
    case givenOnce(provider: Int, needs: [Int])
    case ownGivenMismatch(GivenParameter, known: GivenParameter)
    case givenMismatch(GivenParameter, known: GivenParameter, need: Int, provider: Int)
    case needsGiven(GivenParameter, among: [GivenParameter], need: Int, provider: Int)
    case closureLacksInout(GivenParameter, need: Int)
    case lentClosure(GivenParameter, position: Int, closure: Int, need: Int)
    case unmatchedClosure(takes: [GivenParameter], position: Int, closure: Int, need: Int)
    case ambiguousClosure(takes: [GivenParameter], closure: Int, need: Int)
    case effectOfAutoclosure(made: Int, Effects, need: Int)
    case effectOfClosure(made: Int, Effects, need: Int)
    case effectOfCoderMade(made: Int, Effects, need: Int, provider: Int)
    case thrownMismatch(made: Int, allowed: TypeID, need: Int)
    case isolationMismatch(actor: TypeID, need: Int)
    case sendableClosure(made: Int, need: Int)
}
