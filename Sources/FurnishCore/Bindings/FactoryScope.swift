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
    let draft: FactoryScopeDraft

    init(_ draft: FactoryScopeDraft) { self.draft = draft }

    package var type: TypeID? { draft.type }
    var site: Site? { draft.site }
    var alternatives: [Site] { draft.alternatives }
    var condition: ConditionID { draft.condition }
    package var factory: String { draft.factory }
    package var parent: ScopeID? { draft.parent }
    var marker: Marker? { draft.marker }
    var isInvalid: Bool { draft.isInvalid }
    var isSendable: Bool { draft.isSendable }
    var isolation: TypeID? { draft.isolation }
    var isNonisolated: Bool { draft.isNonisolated }
    var access: Declaration.Access { draft.access }
    var input: ProviderID? { draft.input }
    var maker: ProviderID? { draft.maker }

    var markerOffset: UInt32 { draft.markerOffset }

    /// Whether the factory can be released before the program ends. All closures hold the outermost factory, unless other
    /// modules can open it many times.
    package var canEnd: Bool { parent != nil || type != nil && access >= .package }

    /// Whether code on other actors and tasks can hold the factory.
    var isSendableOrIsolated: Bool { isSendable || isolation != nil }
}

/// A scope while the collector fills it.
struct FactoryScopeDraft {
    /// The type of the value that it starts from; nil if the outermost factory starts from nothing.
    var type: TypeID?
    /// The declaration of that type.
    var site: Site?
    /// Further declarations of that type, under other `#if`s.
    var alternatives: [Site] = []
    /// The condition under which one of the declarations is compiled.
    var condition = ConditionID.always
    /// The factory's name, for example `SessionFactory`.
    let factory: String
    /// The scope whose factory makes it; nil for the outermost one.
    var parent: ScopeID?
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

    var markerOffset: UInt32 { marker?.offset ?? 0 }
}
