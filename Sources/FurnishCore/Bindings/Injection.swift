/// A property that is set, or a method that is called, on each new instance.
struct Injection {
    let member: Name
    let site: Site
    /// One for a property, or one for each parameter of a method.
    var needs: RowRange<Need>
    let isProperty: Bool
    let effects: Effects
    let thrown: ThrownErrors
    /// The type that a method is written to return.
    let result: TypeID?
    /// The member's global actor, which may differ from the initializer's.
    let isolation: TypeID?
    /// Whether the injection changes a value, which then must be a `var`.
    let isMutating: Bool
    /// The marked members of superclasses that this one overrides. They are called through it.
    var overridden: [Site] = []
}
