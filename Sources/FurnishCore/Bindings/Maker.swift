/// The way in which a provider makes its value.
package enum Maker {
    /// `T(…)`, by an initializer that is declared or that Swift adds.
    case type(InitializedType)
    /// A call of a global, static or instance function.
    case function(ProvidingMember)
    /// A read of a global, static or instance property.
    case property(ProvidingMember)
    /// A literal of all elements that are provided into a collection.
    case collection(ProvidedCollection)
    /// A value of a generated type that implements a protocol with one closure for each requirement.
    ///
    /// - Parameter isForClasses: Whether only a class can conform to the protocol.
    case bundle(isForClasses: Bool)
    /// The value that a scope starts from.
    case input(ScopeID)
    /// The factory of a scope.
    case factory(ScopeID)
    /// A factory that another module generates.
    case foreignFactory(ForeignFactory)
}

/// A type of which an initializer makes the instance.
package struct InitializedType {
    /// The declared initializer, which differs from the marked declaration if the type is marked.
    var initializer: Site?
    var isFailable = false
    /// Whether `#if`s are around the initializer that are not around its type.
    var isConditional = false
}

/// A function or property that makes the value.
package struct ProvidingMember {
    package let name: Name
    /// The type that a static member belongs to; nil for a global one.
    package let owner: TypeID?
    /// Whether it is a function marked `@Needs`: the factory has a method of its name, and its result meets no need.
    let isMarkedFunction: Bool
}

/// An array or dictionary of what markers provide into it.
package struct ProvidedCollection {
    /// A part of the collection's type, if only its declaration is under `#if`.
    let conditionalName: Site?
    /// Whether it holds closures that make the elements of another collection.
    let hasLazyElements: Bool
}

/// The factory of another module, which a factory of this one makes.
package struct ForeignFactory {
    /// The method of the factory around it that makes it; nil for an initializer.
    let method: Name?
    /// Whether a closure makes it from a given value. It meets no other need.
    let isMadeByClosure: Bool
    /// Whether its fake has no initializer that this module can call.
    let hasHiddenFake: Bool
}
