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
    /// The file that the marker stands in.
    let file: Int32
    /// Where in it, in UTF-8 bytes.
    let markerOffset: UInt32
    /// The declaration that is marked.
    let site: Site
    /// The declaration that makes it, where the marker may stand on its type: an initializer that is written.
    @exclusivity(unchecked) var initializer: Site?
    /// The `#if`s around the declaration, or around the initializer that makes it.
    @exclusivity(unchecked) var condition: ConditionID
    /// The initializer, where these `#if`s stand around it and not around the type.
    @exclusivity(unchecked) var conditionalInitializer: Site?
    /// What a template's specialisation names, where that alone stands under `#if`.
    @exclusivity(unchecked) var conditionalName: Site?
    /// The declaration whose `#if`s these are.
    var conditionSite: Site { conditionalName ?? conditionalInitializer ?? site }
    /// Marked `@Provides`.
    let isProvided: Bool
    /// The app itself asks for it.
    let isEntryPoint: Bool
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
        isProvided: Bool, isEntryPoint: Bool = false, lifetime: Marker.Lifetime
    ) {
        self.construction = construction
        self.type = type
        self.file = file
        self.markerOffset = markerOffset
        self.site = site
        self.condition = condition
        self.isProvided = isProvided
        self.isEntryPoint = isEntryPoint
        self.lifetime = lifetime
    }

    /// Another one, alike.
    init(copying other: Provider) {
        construction = other.construction
        type = other.type
        file = other.file
        markerOffset = other.markerOffset
        site = other.site
        initializer = other.initializer
        condition = other.condition
        conditionalInitializer = other.conditionalInitializer
        conditionalName = other.conditionalName
        isProvided = other.isProvided
        isEntryPoint = other.isEntryPoint
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

    /// What is called or read to make it: the written initializer, else what is marked.
    var maker: Site { initializer ?? site }
    var isTemplate: Bool { !variables.isEmpty }

    /// Whether the factory's member has the function's own name: its result is nobody's, or only a collection's.
    var keepsItsName: Bool {
        if case .initializer = construction { return false }
        return isMethod || collection != nil
    }

    var isCollection: Bool {
        if case .collection = construction { return true }
        return false
    }

    /// With all that is injected.
    var effects: Effects { injections.reduce(constructionEffects) { $0.union($1.effects) } }
}
