package typealias ScopeID = RowID<FactoryScope>

extension ScopeID {
    /// The factory that the factories of all other scopes are made from.
    package static var outermost: ScopeID { ScopeID(row: 0) }
}

/// A generated factory: the outermost one of the module, or one that starts from a value of a `@Scope` type.
///
/// A class for the same reason as `Provider`. Only the collector changes it.
package final class FactoryScope {
    /// The type of the value that it starts from; nil if the outermost factory starts from nothing.
    package internal(set) var type: TypeID?
    /// The declaration of that type.
    var site: Site?
    /// The condition under which one of the declarations is compiled.
    var condition = ConditionID.always
    /// The factory's name, for example `SessionFactory`.
    package let factory: String
    /// The scope whose factory makes it; nil for the outermost one.
    package internal(set) var parent: ScopeID?
    /// The `@Scope` of the type. The type after its `in:` is looked up when all scopes are known.
    var marker: Marker?
    /// Whether a mistake leaves its parent unknown.
    var isInvalid = false
    var isSendable = false
    /// The factory's global actor.
    var isolation: TypeID?
    /// Whether its type is declared `nonisolated`.
    var isNonisolated = false
    var access = Declaration.Access.internal
    /// The value that it starts from.
    var input: ProviderID?
    /// The factory itself, which its parent makes.
    var maker: ProviderID?

    init(factory: String) { self.factory = factory }

    var markerOffset: UInt32 { marker?.offset ?? 0 }

    /// Whether the factory can be released before the program ends. All closures hold the outermost factory, unless other
    /// modules can open it many times.
    package var canEnd: Bool { parent != nil || type != nil && access >= .package }

    /// Whether code on other actors and tasks can hold the factory.
    var isSendableOrIsolated: Bool { isSendable || isolation != nil }
}
