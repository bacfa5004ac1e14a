package typealias ProviderID = RowID<Provider>

/// A marked declaration that can supply a value, and the needs of making it.
///
/// A class, because unoptimized builds copy a structure of this size at each access to a table. Only the stages that make it,
/// collect and resolve, change it.
package final class Provider {
    /// The form of the generated expression that makes the value.
    package enum Construction {
        /// `T(…)`, by an initializer that is declared or that Swift adds.
        case initializer
        /// A call of a global or static function.
        case function(Name)
        /// A read of a global or static property.
        case property(Name)
        /// A literal of all elements that are provided into a collection.
        case collection
        /// A value of a generated type that implements a protocol with one closure for each requirement.
        case bundle
        /// The value that a scope starts from.
        case input(ScopeID)
        /// The factory of a scope.
        case factory(ScopeID)
    }

    package let construction: Provider.Construction
    /// The type of the value, as it is written.
    package internal(set) var type: TypeID
    /// Its most important marker. A collection has that of its first element.
    package let marker: Marker?
    /// The marked declaration.
    package let site: Site
    /// The declared initializer that makes it, which differs from `site` if the type is marked.
    var initializer: Site?
    /// The `#if`s around the declaration, or around the initializer that makes it.
    var condition: ConditionID
    /// The initializer, if these `#if`s are around it but not around its type.
    var conditionalInitializer: Site?
    /// A part of a collection's type, if only its declaration is under `#if`.
    var conditionalName: Site?
    /// Whether it is marked `@Provides`.
    let isProvided: Bool
    /// Whether the app itself asks for it.
    package internal(set) var isEntryPoint = false
    package internal(set) var lifetime: Marker.Lifetime
    /// Whether it only stands for what a marker with a mistake was meant to provide.
    package internal(set) var isInvalid = false
    /// Whether it touches the outside world, so that a fake replaces it in tests.
    package internal(set) var isLive = false
    /// Whether it replaces live providers in the fake factory, and meets no need.
    package internal(set) var isFake = false
    /// Whether it implements a protocol to which only a class can conform.
    var isForClasses = false
    /// Whether it is a function marked `@Needs`: the factory has a method of its name, and its result meets no need.
    var isMarkedFunction = false
    /// Whether it is a factory that another module generates.
    package internal(set) var isFactory = false
    /// Whether that factory's fake has no initializer that this module can call.
    var hasHiddenFake = false
    /// Whether it is such a factory, made by a closure from a given value. It meets no other need.
    var isMadeByClosure = false
    /// The collection type after `into:`.
    package internal(set) var collection: TypeID?
    /// The expression after `key:`, as the generated file has it.
    var collectionKey = ""
    /// Whether it is a collection of closures that make the elements of another collection.
    var hasLazyElements = false
    /// The types after `as:`.
    package internal(set) var additionalTypes: [TypeID] = []
    /// The type that a static function or property is a member of; nil for a global one.
    package internal(set) var owner: TypeID?
    /// The receiver, the arguments and the needs of injections.
    package internal(set) var needs = RowRange<Need>()
    /// The need for the instance that an instance member is called on.
    package internal(set) var receiver: NeedID?
    /// The part of `needs` that are arguments, in the order of the parameters.
    package internal(set) var arguments = RowRange<Need>()
    /// The properties to set and methods to call on each new instance, in order.
    var injections: [Injection] = []
    /// The effects of the initializer, function or getter without injections.
    var constructionEffects = Effects.none
    var thrown = ThrownErrors.nothing
    var isFailable = false
    /// The global actor of the initializer, function or property.
    package internal(set) var isolation: TypeID?
    /// The scope that it must live in; nil to infer the scope from its needs.
    package internal(set) var statedScope: ScopeID?
    /// The availability of its declaration and of all injected members.
    var availability: PlatformAvailability?

    init(
        _ construction: Construction, of type: TypeID, at site: Site, marker: Marker?, condition: ConditionID,
        isProvided: Bool = true, lifetime: Marker.Lifetime = .each
    ) {
        (self.construction, self.type, self.lifetime, self.condition) = (construction, type, lifetime, condition)
        (self.marker, self.site, self.isProvided) = (marker, site, isProvided)
    }

    /// The marker's file.
    package var file: Int32 { site.file }

    /// The declaration that `condition` belongs to.
    var conditionSite: Site { conditionalName ?? conditionalInitializer ?? site }

    /// Where the marker begins, in UTF-8 bytes.
    package var markerOffset: UInt32 { marker?.offset ?? 0 }

    /// The declaration to call or read: the declared initializer, else the marked declaration.
    var maker: Site { initializer ?? site }

    /// Calls a function with each declaration that is called for an instance, and its arguments: the maker and the injected methods.
    func forEachCall(_ body: (_ callee: Site, _ arguments: RowRange<Need>) -> Void) {
        body(maker, arguments)
        for injection in injections where !injection.isProperty { body(injection.site, injection.needs) }
    }

    /// Whether each need gets an instance that nothing else has. A function may return one that something else holds.
    var makesNewInstances: Bool {
        switch construction {
        case .initializer: lifetime == .each
        case .bundle: true
        default: false
        }
    }

    /// The injected member that takes a need; nil for an argument.
    func injection(of need: NeedID) -> Injection? { injections.first { $0.needs.contains(need) } }

    /// Whether the factory's member has the function's own name, because it provides no type of its own.
    var isNamedAfterDeclaration: Bool {
        if case .initializer = construction { return false }
        return isMarkedFunction || collection != nil
    }

    /// Whether its declaration names the type that it provides.
    var isFunctionOrProperty: Bool {
        switch construction {
        case .function, .property: true
        case .initializer, .collection, .bundle, .input, .factory: false
        }
    }

    package var isCollection: Bool { if case .collection = construction { true } else { false } }

    /// Whether it holds only closures, so that it lives where it is needed.
    package var isBundle: Bool { if case .bundle = construction { true } else { hasLazyElements } }

    /// The effects of construction and all injections.
    package var effects: Effects {
        injections.isEmpty ? constructionEffects : injections.reduce(constructionEffects) { $0.union($1.effects) }
    }
}
