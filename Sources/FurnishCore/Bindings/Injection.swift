/// A property that is set, or a method that is called, on each new instance.
struct Injection {
    let member: Name
    let site: Site
    /// Rows of `Bindings.needs`: a property's one, or a method's parameters.
    let needs: Range<Int>
    let isProperty: Bool
    let effects: Effects
    let thrown: ThrownErrors
    /// The global actor that it runs on, which may not be the initializer's.
    let isolation: TypeID?
    /// A value that is changed by it must be a `var`.
    let isMutating: Bool

    func needing(_ needs: Range<Int>) -> Injection {
        Injection(
            member: member, site: site, needs: needs, isProperty: isProperty, effects: effects, thrown: thrown,
            isolation: isolation, isMutating: isMutating)
    }
}
