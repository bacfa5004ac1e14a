/// Something that can be made, and all that making it takes.
///
/// Held by reference, as it is looked at everywhere: where nothing is optimised, each look at a row of a table copies it.
/// Nobody changes a provider that the graph has.
final class Provider {
    /// What generated code writes to make it.
    enum Construction {
        /// `T(…)`, by an initializer that is declared or that Swift adds.
        case initializer
        /// A call of a global or static function.
        case function(Name)
        /// Reading a global or static property.
        case property(Name)
        /// A literal of all that contributes to a collection.
        case collection
        /// The value that a scope starts from: a row of `Bindings.scopes`.
        case input(Int)
        /// The factory of a scope, made from that value.
        case factory(Int)
    }

    let construction: Construction
    /// The type that is made, as it is written.
    @exclusivity(unchecked) var type: TypeID
    /// Where the marker stands, and the declaration it belongs to.
    let file: Int32
    let markerOffset: UInt32
    let site: Site
    /// The `#if`s around the declaration, or around the initializer that makes it.
    @exclusivity(unchecked) var condition: ConditionID
    /// The initializer, where these `#if`s stand around it and not around the type.
    @exclusivity(unchecked) var conditionalInitializer: Site?
    /// What a template's specialisation names, where that alone stands under `#if`.
    @exclusivity(unchecked) var conditionalName: Site?
    /// The declaration whose `#if`s these are.
    var conditionSite: Site { conditionalName ?? conditionalInitializer ?? site }
    /// Marked `@Provides`; otherwise it is an entry point.
    let isProvided: Bool
    @exclusivity(unchecked) var lifetime: Marker.Lifetime
    /// `@Needs` on a function: the factory has a method of its name, and its result is nobody's.
    @exclusivity(unchecked) var isMethod = false
    /// It is a factory that another module generates.
    @exclusivity(unchecked) var isFactory = false
    /// It makes one from what a closure takes, and meets no other need.
    @exclusivity(unchecked) var isOpener = false
    /// What `into:` says: the collection, and after `key:` the place in it.
    @exclusivity(unchecked) var collection: TypeID?
    var collectionKey = ByteRange.none
    /// What `as:` adds.
    @exclusivity(unchecked) var additionalTypes: [TypeID] = []
    /// The type whose member a function or property is; nil for a global one.
    var owner: TypeID?
    /// Generic parameters that nothing settles yet: the provider is a template of many.
    @exclusivity(unchecked) var variables: [TypeVariable] = []
    /// All that must be had for making it: rows of `Bindings.needs`.
    @exclusivity(unchecked) var needs: Range<Int> = 0..<0
    /// Of an instance member, the need of the instance.
    var receiver: Int?
    /// Those of `needs` that are arguments, in the order of the parameters.
    @exclusivity(unchecked) var arguments: Range<Int> = 0..<0
    /// What is set and called on each new instance, in order.
    @exclusivity(unchecked) var injections: [Injection] = []
    /// Of the initializer, function or getter alone.
    var constructionEffects = Effects.none
    var thrown = ThrownErrors.nothing
    @exclusivity(unchecked) var isFailable = false
    /// The global actor that making it runs on.
    var isolation: TypeID?
    /// The scope that it must live in, a row of `Bindings.scopes`, if that is not inferred.
    var pinned: Int?
    /// What its own `@available` and those around it say, and those of what is injected.
    var availability: PlatformAvailability?

    init(
        construction: Construction, type: TypeID, file: Int32, markerOffset: UInt32, site: Site, condition: ConditionID,
        isProvided: Bool, lifetime: Marker.Lifetime
    ) {
        self.construction = construction
        self.type = type
        self.file = file
        self.markerOffset = markerOffset
        self.site = site
        self.condition = condition
        self.isProvided = isProvided
        self.lifetime = lifetime
    }

    /// Another one, alike.
    init(copying other: Provider) {
        construction = other.construction
        type = other.type
        file = other.file
        markerOffset = other.markerOffset
        site = other.site
        condition = other.condition
        conditionalInitializer = other.conditionalInitializer
        conditionalName = other.conditionalName
        isProvided = other.isProvided
        lifetime = other.lifetime
        isMethod = other.isMethod
        isFactory = other.isFactory
        isOpener = other.isOpener
        collection = other.collection
        collectionKey = other.collectionKey
        additionalTypes = other.additionalTypes
        owner = other.owner
        variables = other.variables
        needs = other.needs
        receiver = other.receiver
        arguments = other.arguments
        injections = other.injections
        constructionEffects = other.constructionEffects
        thrown = other.thrown
        isFailable = other.isFailable
        isolation = other.isolation
        pinned = other.pinned
        availability = other.availability
    }

    var isEntryPoint: Bool { !isProvided }
    var isTemplate: Bool { !variables.isEmpty }

    /// Whether the factory's member has the function's own name: its result is nobody's, or only a collection's.
    var keepsItsName: Bool {
        if case .initializer = construction { return false }
        return isMethod || collection != nil
    }

    /// With all that is injected.
    var isCollection: Bool {
        if case .collection = construction { return true }
        return false
    }
    var effects: Effects { injections.reduce(constructionEffects) { $0.union($1.effects) } }
}

/// A property that is set, or a method that is called, on each new instance.
struct Injection {
    let member: Name
    let site: Site
    /// Rows of `Bindings.needs`: a property's one, or a method's parameters.
    let needs: Range<Int>
    let isProperty: Bool
    let effects: Effects
    let thrown: ThrownErrors
    /// The global actor that it runs on, which may not be the initializer's.
    let isolation: TypeID?
    /// A value that is changed by it must be a `var`.
    let isMutating: Bool

    func needing(_ needs: Range<Int>) -> Injection {
        Injection(
            member: member, site: site, needs: needs, isProperty: isProperty, effects: effects, thrown: thrown,
            isolation: isolation, isMutating: isMutating)
    }
}

/// What may be thrown: typed as long as only one type meets.
enum ThrownErrors: Equatable {
    case nothing
    case type(TypeID)
    case anything

    func union(_ other: ThrownErrors) -> ThrownErrors {
        if self == .nothing || self == other { return other }
        return other == .nothing ? self : .anything
    }

    /// The same where one type may have two names.
    func union(_ other: ThrownErrors, _ keys: TypeKeys) -> ThrownErrors {
        if case .type(let type) = other, self != .nothing, isOnly(type, keys) { return self }
        return union(other)
    }

    /// Whether nothing else is thrown than errors of one type.
    func isOnly(_ allowed: TypeID, _ keys: TypeKeys) -> Bool {
        switch self {
        case .nothing: true
        case .type(let type): keys.key(type) == keys.key(allowed)
        case .anything: false
        }
    }
}

struct Effects: OptionSet {
    let rawValue: UInt8

    static let isAsync = Effects(rawValue: 1 << 0)
    static let isThrowing = Effects(rawValue: 1 << 1)

    // The library's own are generic, which costs too much in an unoptimised build.

    static var none: Effects { Effects(rawValue: 0) }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What a function of this type may do.
    init(allowedBy traits: FunctionTraits) {
        self = .none
        if traits.contains(.isAsync) { insert(.isAsync) }
        if traits.contains(.isThrowing) { insert(.isThrowing) }
    }

    var isEmpty: Bool { rawValue == 0 }

    func contains(_ other: Effects) -> Bool { rawValue & other.rawValue == other.rawValue }

    func union(_ other: Effects) -> Effects { Effects(rawValue: rawValue | other.rawValue) }

    func subtracting(_ other: Effects) -> Effects { Effects(rawValue: rawValue & ~other.rawValue) }

    mutating func formUnion(_ other: Effects) { self = union(other) }

    mutating func insert(_ other: Effects) { self = union(other) }
}

/// A parameter that must be filled for something to be made.
struct Need {
    enum Default: UInt8 {
        case none
        /// `= nil`: an optional need.
        case `nil`
        /// Can be repeated in another file.
        case literal
        /// May name what only its own file sees.
        case expression
    }

    var type: TypeID
    /// The argument label; none for `_`.
    var label: Name
    /// The inner name.
    let name: Name
    /// Where the type is written.
    let file: Int32
    let offset: UInt32
    var isGiven = false
    var isInout = false
    /// `coder: NSCoder`, which a storyboard hands over. It is called so whatever the initializer calls it inside.
    var isCoder = false
    /// It fills a stored property, so that a function is kept though nobody writes `@escaping`.
    var isStored = false
    /// What the closure may do that Swift makes of the value; nil where there is none.
    var autoclosure: Effects?
    /// A result builder takes a closure in its place.
    var isBuilt = false
    /// The caller gives it without a label.
    var isUnlabelled = false
    /// Something was said of how it is filled already: it is not called missing as well.
    var isDoubtful = false
    var defaultValue = Default.none
    /// The text of a default that is a literal.
    var defaultRange = ByteRange.none
}

extension Need {
    /// The need of a collection for what contributes to it. It stands at that one's marker.
    init(contribution provider: Provider) {
        self.init(
            type: provider.type, label: .none, name: .none, file: provider.file, offset: provider.markerOffset)
    }
}

/// All providers and needs of a program, and the tables they are held in.
final class Bindings {
    let symbols: SymbolTable
    let program: Program
    let conditions: Conditions
    /// The factories that are generated, the outermost first.
    @exclusivity(unchecked) var scopes: [FactoryScope] = []
    @exclusivity(unchecked) var providers: [Provider] = []
    @exclusivity(unchecked) var needs: [Need] = []
    @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
    /// Types that a marker which cannot be read, or belongs to nothing, may have provided.
    var doubtfulTypes: Set<SymbolID> = []
    /// The same of types that have no name, such as `[Int]`.
    var doubtfulValues: [TypeID] = []
    /// A provider of a type that is not known was reported.
    var mayProvideAnything = false
    /// Some file's Swift cannot be read, so what it may provide is unknown.
    var isIncomplete = false

    init(symbols: SymbolTable, conditions: Conditions) {
        self.symbols = symbols
        program = symbols.program
        self.conditions = conditions
    }

    /// What must hold for a need to be there: an injected member may stand under further conditions than its type.
    func conditions(aroundNeed need: Int, of provider: Int) -> [ConditionID] {
        let injection = providers[provider].injections.first { $0.needs.contains(need) }
        return [providers[provider].condition] + (injection.map { [conditions.condition(of: $0.site)] } ?? [])
    }

    /// A default that can be repeated in another file, as it is written there.
    func defaultText(_ need: Int) -> String? {
        switch needs[need].defaultValue {
        case .nil: return "nil"
        case .literal: return program.source(needs[need].file).text(needs[need].defaultRange)
        case .none, .expression: return nil
        }
    }
}
