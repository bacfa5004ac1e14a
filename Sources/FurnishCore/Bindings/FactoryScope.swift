import FurnishTables

package typealias ScopeID = RowID<FactoryScope>

extension ScopeID {
    /// The factory that the factories of all other scopes are made from.
    package static var outermost: ScopeID { ScopeID(row: 0) }
}

/// A generated factory: the outermost one of the module, or one that starts from a value of a `@Scope` type.
///
/// A class, because debug builds copy a structure of this size at each access to a table.
package final class FactoryScope {
    /// The type of the value that it starts from; nil if the outermost factory starts from nothing.
    @exclusivity(unchecked) package var type: TypeID?
    /// The declaration of that type.
    @exclusivity(unchecked) var site: Site?
    /// Further declarations of that type, under other `#if`s.
    @exclusivity(unchecked) var alternatives: [Site] = []
    /// The condition under which one of the declarations is compiled.
    @exclusivity(unchecked) var condition = ConditionID.always
    /// The factory's name, for example `SessionFactory`.
    package let factory: String
    /// The scope whose factory makes it; nil for the outermost one.
    @exclusivity(unchecked) package var parent: ScopeID?
    /// The `@Scope` of the type. The type after its `in:` is looked up when all scopes are known.
    @exclusivity(unchecked) var marker: Marker?
    /// Whether a mistake leaves its parent unknown.
    @exclusivity(unchecked) var isInvalid = false
    @exclusivity(unchecked) var isSendable = false
    /// The factory's global actor.
    @exclusivity(unchecked) var isolation: TypeID?
    /// Whether its type is declared `nonisolated`.
    @exclusivity(unchecked) var isNonisolated = false
    @exclusivity(unchecked) var access = Declaration.Access.internal
    /// The value that it starts from.
    @exclusivity(unchecked) var input: ProviderID?
    /// The factory itself, which its parent makes.
    @exclusivity(unchecked) var maker: ProviderID?

    init(factory: String) {
        self.factory = factory
    }

    var markerOffset: UInt32 { marker?.offset ?? 0 }

    /// Whether code on other actors and tasks can hold the factory.
    var isSendableOrIsolated: Bool { isSendable || isolation != nil }
}
