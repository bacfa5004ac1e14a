package typealias ScopeID = RowID<FactoryScope>

extension ScopeID {
    /// The factory that the factories of all other scopes are made from.
    package static var outermost: ScopeID { ScopeID(row: 0) }
}

/// A generated factory: the outermost one of the module, or one that starts from a value of a `@Scope` type.
///
/// A class for the same reason as `Provider`.
package final class FactoryScope {
    /// The factory's name, for example `SessionFactory`.
    package let factory: String
    /// The type of the value that it starts from; nil if the outermost factory starts from nothing.
    package let type: TypeID?
    /// The declaration of that type.
    let site: Site?
    let marker: Marker?
    /// The condition under which one of the declarations is compiled.
    let condition: ConditionID
    /// The scope whose factory makes it; nil for the outermost one.
    package let parent: ScopeID?
    /// Whether a mistake leaves its parent unknown.
    let isInvalid: Bool
    let isSendable: Bool
    /// The factory's global actor.
    let isolation: TypeID?
    /// Whether its type is declared `nonisolated`.
    let isNonisolated: Bool
    let access: Declaration.Access
    /// The value that it starts from.
    let input: ProviderID?
    /// The factory itself, which its parent makes.
    let maker: ProviderID?

    init(
        factory: String, _ declared: DeclaredScope?, in parent: ScopeID?, isInvalid: Bool, input: ProviderID?,
        maker: ProviderID?
    ) {
        (self.factory, type, site, marker) = (factory, declared?.type, declared?.site, declared?.marker)
        (condition, self.parent, self.isInvalid) = (declared?.condition ?? .always, parent, isInvalid)
        (isSendable, isolation) = (declared?.marker.has(.sendable) == true, declared?.isolation)
        (isNonisolated, access) = (declared?.isNonisolated == true, declared?.access ?? .internal)
        (self.input, self.maker) = (input, maker)
    }

    /// Whether the factory can be released before the program ends. All closures hold the outermost factory, unless other
    /// modules can open it many times.
    package var canEnd: Bool { parent != nil || type != nil && access >= .package }

    /// Whether code on other actors and tasks can hold the factory.
    var isSendableOrIsolated: Bool { isSendable || isolation != nil }
}

/// A type that is marked `@Scope`.
struct DeclaredScope {
    let type: TypeID
    let site: Site
    /// The type after its `in:` is looked up when all scopes are known.
    let marker: Marker
    var condition: ConditionID
    let factory: String
    let isolation: TypeID?
    let isNonisolated: Bool
    let access: Declaration.Access
}
