/// Finds static members, such as the instance of a singleton.
extension SymbolTable {
    /// The static properties and functions of a type and its extensions.
    func staticMembers(of type: SymbolID) -> [Site] {
        (self[type].sites + self[type].extensions).flatMap { members(of: $0, .property) + members(of: $0, .function) }
            .filter { program.declaration($0).traits.contains(.isStatic) }
    }

    /// A static property with an instance of its own type: `static let shared = Analytics()`.
    func sharedInstance(of type: SymbolID, leastAccess: Declaration.Access) -> Site? {
        staticMembers(of: type).first { member in
            let declaration = program.declaration(member)
            return declaration.kind == .property && declaration.access >= leastAccess && holdsInstance(member, of: type)
        }
    }

    /// Decides by the property's type, or else by its value: `Analytics()` or `Self()`.
    private func holdsInstance(_ property: Site, of type: SymbolID) -> Bool {
        let declaration = program.declaration(property)
        guard declaration.type.isEmpty else { return symbol(of: readType(declaration.type, at: property)) == type }
        var cursor = SourceCursor(program.source(property.file), declaration.initialValue)
        guard let name = cursor.takeName() else { return false }
        let written = program.names.name(program.source(property.file), name)
        return (written == selfName || lookUp(written, at: property) == type) && cursor.take("(")
    }
}
