/// A requirement that no caller can meet.
enum RequirementProblem {
    case givenOnce(provider: ProviderID, needs: [NeedID])
    case givenMismatch(GivenParameter, known: GivenParameter, need: NeedID, provider: ProviderID)
    /// Needs of one call have the same key, and each gets an instance of its own that is given the parameter.
    case sharedGiven(GivenParameter, needs: [NeedID], provider: ProviderID)
    /// Needs of one call pass a parameter to one shared instance, although it can be passed once only.
    case givenOfShared(GivenParameter, need: NeedID, provider: ProviderID)
    case needsGiven(GivenParameter, among: [GivenParameter], need: NeedID, provider: ProviderID)
    case unmatchedClosure(takes: [GivenParameter], position: Int, closure: ClosureID, need: NeedID)
    case ambiguousClosure(takes: [GivenParameter], closure: ClosureID, need: NeedID)
    case effectMismatch(ProviderCall, Effects)
    case thrownMismatch(made: ProviderID, allowed: TypeID, need: NeedID)
    case isolationMismatch(actor: TypeID, need: NeedID)
    case sendableClosure(made: ProviderID, need: NeedID)
}
