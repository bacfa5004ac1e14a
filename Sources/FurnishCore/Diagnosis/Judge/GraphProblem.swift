/// What is wrong in a graph, in facts.
enum GraphProblem {
    case placement(PlacementProblem)
    case requirement(RequirementProblem)

    // MARK: Needs

    case unmet(UnmetNeed)
    /// A need for what a failable initializer makes, and the other needs of the same key.
    case failable(NeedID, of: ProviderID, made: ProviderID, others: [PathStep])
    case failableElement(ProviderCall)
    /// The shortest loop. The last step needs the provider of the first step.
    case cycle([PathStep])
    /// A provider that needs what it provides.
    case decorator(ProviderID, NeedID)
    /// A need for the factory that makes the needing type.
    case ownFactory(ScopeID, NeedID, of: ProviderID)
    /// A sendable scope in one that is not sendable.
    case unsendableParent(ScopeID, Site, parent: ScopeID)
    /// Closures that are called after the end of the factory which keeps a provider: the need itself, or requirements of a marked
    /// protocol or elements, in their order.
    case endlessClosures([NeedID], NeedID, of: ProviderID)
    /// A weak property, which alone refers to a new instance.
    case unheld(NeedID, ProviderID)
    /// A need for what another actor makes from instances of the call.
    case sharedAcrossActors(NeedID, TypeID)
    /// A parameter that is left to its default, so that Swift prefers an overload without it.
    case rivalWithoutDefault(PathStep, maker: Site)
    /// A parameter before another one of the same label.
    case defaultBeforeSameLabel(NeedID)
    case asyncRival(Site, of: ProviderID)

    // MARK: Conflicts

    /// The providers of a key, in file order.
    case duplicates([ProviderID], TypeID)
    /// Elements of a dictionary.
    case duplicateKeys([ProviderID], String)
    case unlikeAlternatives(ProviderID, first: ProviderID, AlternativeTrait)
    /// A member with too many variants.
    case memberConditions(ProviderID)
    /// Members of one name, in the order of their markers.
    case memberNames([ProviderID], String)
    /// A type with the name of a class that Furnish generates for a scope.
    case generatedName(String, Site, ScopeID)
    /// A generated file among the sources.
    case generatedFile(Location)

    // MARK: Fakes

    case unfitFake(ProviderID, inPlaceOf: ProviderID, FakeMismatch)
    /// A live type that no property of the fake factory can have.
    case unreplaceableType(OfferID)
    /// The fake of a public factory takes a type that other modules cannot name.
    case unnameableFake(OfferID, Site)
    /// A fake of what nothing live provides. Something that is not live may be meant.
    case uselessFake(ProviderID, TypeID, provider: ProviderID?)
    /// The arguments of a fake factory exist under too many conditions.
    case fakeConditions(ScopeID, OfferID)

    // MARK: Other modules

    /// An entry point whose factory no code in view mentions. The marked declaration is that of its type or maker.
    case unmadeEntryPoint(Site, marked: Site)
    /// A factory that cannot make or call a declaration, because a place is hidden.
    case hiddenEntryPoint(Site, marked: Site, ScopeID, hidden: Site)
    case hiddenMember(Site, of: ProviderID)
    case hiddenElement(Site, of: TypeID, hidden: Site)
    /// An instance that another module provides once, and a public factory would make again. The path leads from a need in the own
    /// module's files down to the need of it.
    case foreignOnce(ProviderID, [PathStep])

    // MARK: What nothing needs

    /// An unmarked declaration may need it.
    case unreachedProvider(ProviderID, by: Site?)
    /// An element of a collection that nothing needs, and a need of a similar collection.
    case untakenElement(ProviderID, PathStep)
    /// What waits for a missing type in a module without an entry point.
    case waitingProvider(ProviderID, TypeID, NeedID, others: [ProviderID])

    // MARK: Values and state

    case unnamedValue(ProviderID, at: Location)
    case unstatedLifetime(StateQuestion)
    /// State that is shared within one call, but not after a redraw.
    case renewedState(ProviderID, PathStep)
    /// What a view keeps although the graph provides it, and the labels of the arguments that the graph does not pass.
    case keptValue(KeptValue, view: ProviderID, made: ProviderID, passed: [String])
    /// A marked protocol that Furnish cannot implement, with the types that were probably meant.
    case misplacedProtocol(MisplacedProtocols.Mistake)
}

/// What alternatives must have in common, because a caller does not know which of them it calls.
enum AlternativeTrait { case lifetime, givens, effects, scope }

/// Why a fake cannot replace something.
enum FakeMismatch {
    case weakValue, failable
    case actor(TypeID)
    case effects(Effects)
    case given(GivenParameter)
    /// It needs what it replaces.
    case cycle(NeedID)
}
