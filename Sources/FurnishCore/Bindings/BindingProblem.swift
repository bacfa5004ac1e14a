/// What is wrong with marked declarations. Of several markers, the first in the order of `MarkedDeclaration.marker` is meant, unless the
/// case says otherwise.
enum BindingProblem {
    // MARK: Markers

    /// A marker on what none can mark.
    case misplaced(MarkedDeclaration)
    /// A marker on `let a, b: Int`.
    case severalBindings(MarkedDeclaration, [Site])
    /// A mistake in a marker that only its declaration shows.
    case malformed(Marker, MarkerMistake, file: Int32)
    /// `@Needs` says nothing next to `@Provides`.
    case redundantNeeds(MarkedDeclaration)
    /// A `@Needs` on a member that nothing injects.
    case uninjected(MarkedDeclaration, canBeSet: Bool)
    /// A `@Needs` on a member names parameters.
    case parametersOfMember(MarkedDeclaration)
    /// `@Provides` on an initializer of the type.
    case providedInitializer(Marker, MarkedDeclaration, of: Site)
    /// A member changes the value that it is called on.
    case mutating(MarkedDeclaration)
    case memberOfProtocol(MarkedDeclaration)
    case weakValue(MarkedDeclaration)
    case sharedNoncopyable(MarkedDeclaration)
    /// - Parameters:
    ///   - other: A type after `as:`, or the element type of `into:`.
    ///   - range: Where that type is written in the marker.
    ///   - made: The provider's type.
    ///   - named: The types that the marker names.
    ///   - ancestry: The types that the provider's type conforms to and inherits from.
    case unrelated(
        _ other: TypeID, at: ByteRange?, of: TypeID, MarkedDeclaration, named: [TypeID], Ancestry)
    /// - Parameter needed: The specializations that something needs, each with a place that needs it.
    case generic(MarkedDeclaration, SymbolID, needed: [(type: TypeID, place: Location)])

    // MARK: Types

    /// A property that provides a value has no written type; or one that a memberwise initializer is given.
    case untyped(Site, isGiven: Bool)
    case returnsNothing(Site)
    /// A global in `main.swift`.
    case inMainFile(Site)
    /// The type of a provider is not read.
    case unreadable(Site)
    /// The type of a provider, or of the type that has it, mentions a parameter that only a caller could choose.
    case undetermined(Provider, TypeID, isResult: Bool)
    /// - Parameter isNested: Whether it is an opaque type inside another type.
    case undeterminedNeed(NeedID, isNested: Bool)

    // MARK: Access

    /// - Parameter word: Where a marker names the declaration; nil for the declaration itself.
    case inaccessible(Site, at: Location?)
    case inaccessibleSetter(Site, Declaration.Access)
    /// The properties make the memberwise initializer of a type private.
    case privateMembers([Site], of: Site)

    // MARK: Initializers and their parameters

    case noInitializer(Site)
    case ambiguousInitializer(Site, [Site])
    /// A property that is under a condition, or that has no name.
    case unusableMemberwise(Site, of: Site)
    /// A word after `given:` or `default:` that is no parameter's name.
    ///
    /// - Parameter site: The marked declaration.
    case unknownGiven(ByteRange, _ site: Site, among: [StatedNames.Parameter], isDefault: Bool)
    /// A word after `default:` of a parameter without one.
    case noDefault(ByteRange, file: Int32)
    case unsupportedParameter(Parameter, isInout: Bool, of: Site)

    // MARK: Protocols

    case emptyProtocol(MarkedDeclaration)
    /// An argument that has no meaning on a protocol.
    case argumentOfProtocol(MarkerArgument, Marker, MarkedDeclaration)
    /// A protocol inherits from a class, or from a protocol that is not in view.
    case unknownRequirements(MarkedDeclaration, SymbolID)
    case unmeetable(Site, ProtocolRequirements.Obstacle, of: MarkedDeclaration)

    // MARK: Scopes

    /// Another marker next to `@Scope`.
    case besideScope(Marker, MarkedDeclaration)
    case noScope(MarkedDeclaration, ScopeObstacle)
    case secondRoot(MarkedDeclaration, first: Site)
    /// A word after `in:` that names no scope.
    ///
    /// - Parameters:
    ///   - types: Those of the scopes that it can name, besides the outermost factory.
    ///   - meant: The declaration of the named type, if it could be a scope.
    case unknownScope(ByteRange, file: Int32, _ types: [TypeID], outermost: String, meant: Site?)
    /// Another module's marker names a type of which this module makes no scope.
    case unopenedScope(ByteRange, file: Int32, SymbolID)
    /// The outer scope of a scope is inside it.
    case innerScope(ByteRange, file: Int32)
    /// Two markers of one provider state different scopes.
    case secondStatedScope((site: Site, marker: Marker), first: (site: Site, marker: Marker))
    case scopeOfNoEntryPoint(MarkedDeclaration)
    /// The factory of a scope has the name of the outermost one.
    case secondFactory(FactoryScope, Site)
}

/// The reason why a declaration cannot be a scope.
enum ScopeObstacle {
    case isProtocol, isNoType, isNoncopyable, isGeneric, hasNoTarget, hasOwnTarget
    /// A typealias of a type that is not visible.
    case hasHiddenTarget(Site)
}
