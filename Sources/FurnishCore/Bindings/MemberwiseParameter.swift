/// A parameter of the initializer that Swift adds to a struct.
struct MemberwiseParameter {
    let site: Site
    let name: Name
    private let declaration: Declaration

    /// - Returns: nil for a property that the initializer leaves out: a `let` that has its value.
    init?(of property: Site, _ symbols: SymbolTable) {
        declaration = symbols.program.declaration(property)
        if declaration.traits.contains([.isLet, .hasInitialValue]) { return nil }
        site = property
        name = symbols.program.name(property)
    }

    /// The parameter as a need; nil if only its default can fill it: its type is not written, or it is weak.
    func need(isGiven: Bool, _ symbols: SymbolTable) -> Need? {
        guard !declaration.type.isEmpty, !isWeak(symbols) else { return nil }
        let source = symbols.program.source(site.file)
        var type = symbols.readType(declaration.type, at: Site(file: site.file, row: declaration.parent))
        if let wrapper = bindingWrapper(symbols) {
            type = symbols.program.types.intern(.nominal, payload: UInt32(wrapper.row), [TypeChild(type)])
        }
        return Need(
            type: type, label: name, name: name, file: site.file, offset: declaration.type.start, isGiven: isGiven,
            isInout: false, isDoubtful: false, defaultValue: defaultValue(source, symbols),
            defaultRange: declaration.initialValue)
    }

    /// What a weak property is filled with has no other owner, and would be gone at once.
    private func isWeak(_ symbols: SymbolTable) -> Bool {
        let scanned = symbols.program.file(site.file)
        return declaration.modifiers.indices.contains { scanned.source.text(scanned.ranges[$0]) == "weak" }
    }

    private func defaultValue(_ source: SourceFile, _ symbols: SymbolTable) -> Need.Default {
        if declaration.traits.contains(.hasInitialValue), !declaration.traits.contains(.isLazy) {
            return Literal.classify(source, declaration.initialValue)
        }
        if symbols.isImplicitlyNil(declaration, site.file) { return .nil }
        return declaration.traits.contains(.isLazy) ? .expression : .none
    }

    /// SwiftUI's `@Binding var x: T` is filled with a `Binding<T>`: that wrapper cannot be made from a `T`.
    private func bindingWrapper(_ symbols: SymbolTable) -> SymbolID? {
        let scanned = symbols.program.file(site.file)
        for row in declaration.attributes.indices where scanned.source.text(scanned.ranges[row]) == "@Binding" {
            return symbols.foreign(symbols.program.names.name("Binding"), in: nil)
        }
        return nil
    }
}
