/// A factory that is generated: the outermost one of the module, or one that starts from a value of a `@Scope` type.
struct FactoryScope {
    /// The type of the value it starts from; nil of an outermost one that starts from nothing.
    var type: TypeID?
    /// The declaration of that type.
    var site: Site?
    /// Further declarations of it, under other `#if`s.
    var alternatives: [Site] = []
    /// Where one of them is compiled.
    var condition = ConditionID.always
    /// What it is called: `SessionFactory`.
    var factory: String
    /// The row in `Bindings.scopes` of the factory that makes it; nil of the outermost.
    var parent: Int?
    /// What `in:` names, until all scopes are known.
    var parentRange = ByteRange.none
    var markerOffset: UInt32 = 0
    var isSendable = false
    /// The global actor that the factory runs on.
    var isolation: TypeID?
    /// Its type is `nonisolated`, whatever the module's default is.
    var isNonisolated = false
    var access = Declaration.Access.internal
    /// Rows of `Bindings.providers`: the value it starts from, and the factory itself, which its parent makes.
    var input: Int?
    var maker: Int?

    /// Whether the factory may be reached from other actors and tasks.
    var isShared: Bool { isSendable || isolation != nil }
}
