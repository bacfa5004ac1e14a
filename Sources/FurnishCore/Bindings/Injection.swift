/// A property that is set, or a method that is called, on each new instance.
struct Injection {
    let member: Name
    let site: Site
    /// One for a property, or one for each parameter of a method.
    let needs: RowRange<Need>
    let isProperty: Bool
    let effects: Effects
    let thrown: ThrownErrors
    /// The type that a method is written to return.
    let result: TypeID?
    /// The member's global actor, which may differ from the initializer's.
    let isolation: TypeID?
    /// Whether the injection changes a value, which then must be a `var`.
    let isMutating: Bool

    /// - Parameter taken: The needs at `needs`.
    init(_ site: Site, _ needs: RowRange<Need>, _ taken: [Need], _ bindings: Bindings) {
        let (program, symbols) = (bindings.program, bindings.symbols)
        let declaration = program.declaration(site)
        (member, self.site, self.needs) = (program.name(site), site, needs)
        isProperty = declaration.kind == .property
        effects = Effects(ofMember: site, symbols).union(Effects(ofPassing: taken, symbols))
        thrown = ThrownErrors(of: site, symbols)
        result = isProperty || declaration.type.isEmpty ? nil : symbols.readType(declaration.type, at: site)
        isolation = bindings.isolation.isolation(ofMember: site)
        isMutating = program.hasModifier("mutating", site)
    }
}
