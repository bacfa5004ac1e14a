package typealias ProviderID = RowID<Provider>

/// A marked declaration that can supply a value, and the needs of making it.
///
/// A class, because unoptimized builds copy a structure of this size at each access to a table.
package final class Provider {
    package let maker: Maker
    /// The type of the value, as it is written.
    package let type: TypeID
    /// Its most important marker. A collection has that of its first element.
    package let marker: Marker?
    /// The marked declaration.
    package let site: Site
    /// The `#if`s around the declaration, or around the initializer that makes it.
    let condition: ConditionID
    /// Whether it is marked `@Provides`.
    let isProvided: Bool
    /// Whether the app itself asks for it.
    package let isEntryPoint: Bool
    package let lifetime: Marker.Lifetime
    /// Whether it only stands for what a marker with a mistake was meant to provide.
    package let isInvalid: Bool
    /// Whether it touches the outside world, so that a fake replaces it in tests.
    package let isLive: Bool
    /// Whether it replaces live providers in the fake factory, and meets no need.
    package let isFake: Bool
    /// The collection type after `into:`.
    package let collection: TypeID?
    /// The expression after `key:`, as the generated file has it.
    let collectionKey: String
    /// The types after `as:`.
    package let additionalTypes: [TypeID]
    /// The receiver, the arguments and the needs of injections.
    package let needs: RowRange<Need>
    /// The need for the instance that an instance member is called on.
    package let receiver: NeedID?
    /// The part of `needs` that are arguments, in the order of the parameters.
    package let arguments: RowRange<Need>
    /// The properties to set and methods to call on each new instance, in order.
    let injections: [Injection]
    /// The effects of the initializer, function or getter without injections.
    let constructionEffects: Effects
    let thrown: ThrownErrors
    /// The global actor of the initializer, function or property.
    package let isolation: TypeID?
    /// The scope that it must live in; nil to infer the scope from its needs.
    package let statedScope: ScopeID?
    /// The availability of its declaration and of all injected members.
    let availability: PlatformAvailability?

    init(
        _ maker: Maker, of type: TypeID, at site: Site, marker: Marker?, condition: ConditionID,
        isProvided: Bool = true,
        isEntryPoint: Bool = false, lifetime: Marker.Lifetime = .each, isInvalid: Bool = false, isLive: Bool = false,
        isFake: Bool = false, collection: TypeID? = nil, collectionKey: String = "", additionalTypes: [TypeID] = [],
        needs: NeedRows = NeedRows(), effects: Effects = .none, thrown: ThrownErrors = .nothing,
        isolation: TypeID? = nil, statedScope: ScopeID? = nil, availability: PlatformAvailability? = nil
    ) {
        (self.maker, self.type, self.site, self.marker, self.condition) = (maker, type, site, marker, condition)
        (self.isProvided, self.isEntryPoint, self.lifetime) = (isProvided, isEntryPoint, lifetime)
        (self.isInvalid, self.isLive, self.isFake) = (isInvalid, isLive, isFake)
        (self.collection, self.collectionKey, self.additionalTypes) = (collection, collectionKey, additionalTypes)
        (self.needs, receiver, arguments) = (needs.all, needs.receiver, needs.arguments)
        injections = needs.injections
        (constructionEffects, self.thrown, self.isolation) = (effects, thrown, isolation)
        (self.statedScope, self.availability) = (statedScope, availability)
    }

    /// The marker's file.
    package var file: Int32 { site.file }

    /// Where the marker begins, in UTF-8 bytes.
    package var markerOffset: UInt32 { marker?.offset ?? 0 }

    /// The declared initializer that makes it.
    var initializer: Site? { if case .type(let made) = maker { made.initializer } else { nil } }

    /// The declaration to call or read: the declared initializer, else the marked declaration.
    var callee: Site { initializer ?? site }

    /// The initializer, if `#if`s are around it that are not around its type.
    var conditionalInitializer: Site? {
        if case .type(let made) = maker, made.isConditional { made.initializer } else { nil }
    }

    var isFailable: Bool { if case .type(let made) = maker { made.isFailable } else { false } }

    /// The function or property that provides it.
    package var member: ProvidingMember? {
        switch maker {
        case .function(let member), .property(let member): member
        default: nil
        }
    }

    var isMarkedFunction: Bool { if case .function(let member) = maker { member.isMarkedFunction } else { false } }

    /// The factory of another module that it is.
    package var foreignFactory: ForeignFactory? { if case .foreignFactory(let made) = maker { made } else { nil } }

    package var isFactory: Bool { foreignFactory != nil }

    /// Whether it is another module's factory that a closure makes from a given value. It meets no other need.
    var isMadeByClosure: Bool { foreignFactory?.isMadeByClosure == true }

    package var isCollection: Bool { if case .collection = maker { true } else { false } }

    var hasLazyElements: Bool { if case .collection(let made) = maker { made.hasLazyElements } else { false } }

    /// Whether it holds only closures, so that it lives where it is needed.
    package var isBundle: Bool { if case .bundle = maker { true } else { hasLazyElements } }

    /// Calls a function with each declaration that is called for an instance, and its arguments: the callee and the injected methods.
    func forEachCall(_ body: (_ callee: Site, _ arguments: RowRange<Need>) -> Void) {
        body(callee, arguments)
        for injection in injections where !injection.isProperty { body(injection.site, injection.needs) }
    }

    /// Whether an initializer is called for each instance.
    package var isInitialized: Bool {
        switch maker {
        case .type: true
        case .foreignFactory(let made): made.method == nil
        default: false
        }
    }

    /// Whether each need gets an instance that nothing else has. A function may return one that something else holds.
    var makesNewInstances: Bool {
        if case .bundle = maker { return true }
        return isInitialized && lifetime == .each
    }

    /// The injected member that takes a need; nil for an argument.
    func injection(of need: NeedID) -> Injection? { injections.first { $0.needs.contains(need) } }

    /// Whether the factory's member has the function's own name, because it provides no type of its own.
    var isNamedAfterDeclaration: Bool {
        if case .type = maker { return false }
        return isMarkedFunction || collection != nil
    }

    /// Whether its declaration names the type that it provides.
    var isFunctionOrProperty: Bool { member != nil || foreignFactory?.method != nil }

    /// The function or method that makes it.
    package var functionName: Name? {
        switch maker {
        case .function(let member): member.name
        case .foreignFactory(let made): made.method
        default: nil
        }
    }

    /// The effects of construction and all injections.
    package var effects: Effects {
        injections.isEmpty ? constructionEffects : injections.reduce(constructionEffects) { $0.union($1.effects) }
    }
}

/// The rows of a provider's needs.
struct NeedRows {
    var all = RowRange<Need>()
    var receiver: NeedID?
    var arguments = RowRange<Need>()
    var injections: [Injection] = []
}
