import FurnishTables

/// A provider while the stage that makes it fills it.
struct ProviderDraft {
    let construction: Provider.Construction
    /// The type of the value, as it is written.
    var type: TypeID
    /// The marker's file.
    let file: Int32
    /// Its most important marker. A collection has that of its first element.
    let marker: Marker?
    /// The marked declaration.
    let site: Site
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
    var isEntryPoint = false
    var lifetime: Marker.Lifetime
    /// Whether it only stands for what a marker with a mistake was meant to provide.
    var isInvalid = false
    /// Whether it touches the outside world, so that a fake replaces it in tests.
    var isLive = false
    /// Whether it replaces live providers in the fake factory, and meets no need.
    var isFake = false
    /// The keys under which a fake replaces something live.
    var replaced: [TypeID] = []
    /// Whether it implements a protocol to which only a class can conform.
    var isForClasses = false
    /// Whether it is a function marked `@Needs`: the factory has a method of its name, and its result meets no need.
    var isMarkedFunction = false
    /// Whether it is a factory that another module generates.
    var isFactory = false
    /// Whether that factory's fake has no initializer that this module can call.
    var hasHiddenFake = false
    /// Whether it is such a factory, made by a closure from a given value. It meets no other need.
    var isMadeByClosure = false
    /// The collection type after `into:`.
    var collection: TypeID?
    /// The expression after `key:`, as the generated file has it.
    var collectionKey = ""
    /// Whether it is a collection of closures that make the elements of another collection.
    var hasLazyElements = false
    /// The types after `as:`.
    var additionalTypes: [TypeID] = []
    /// The type that a static function or property is a member of; nil for a global one.
    var owner: TypeID?
    /// The receiver, the arguments and the needs of injections.
    var needs = RowRange<Need>()
    /// The need for the instance that an instance member is called on.
    var receiver: NeedID?
    /// The part of `needs` that are arguments, in the order of the parameters.
    var arguments = RowRange<Need>()
    /// The properties to set and methods to call on each new instance, in order.
    var injections: [Injection] = []
    /// The effects of the initializer, function or getter without injections.
    var constructionEffects = Effects.none
    var thrown = ThrownErrors.nothing
    var isFailable = false
    /// The global actor of the initializer, function or property.
    var isolation: TypeID?
    /// The scope that it must live in; nil to infer the scope from its needs.
    var statedScope: ScopeID?
    /// The availability of its declaration and of all injected members.
    var availability: PlatformAvailability?

    /// Where the marker begins, in UTF-8 bytes.
    var markerOffset: UInt32 { marker?.offset ?? 0 }
}

extension Table<Provider, Provider> {
    /// Puts a changed provider in place of another one.
    mutating func change(_ provider: ProviderID, _ change: (inout ProviderDraft) -> Void) {
        var draft = self[provider].draft
        change(&draft)
        self[provider] = Provider(draft)
    }
}
