/// Finds the instance of a singleton.
extension SymbolTable {
    /// A static property with an instance of its own type: `static let shared = Analytics()`.
    func sharedInstance(of type: SymbolID, leastAccess: Declaration.Access) -> Site? {
        (self[type].sites + self[type].extensions).lazy.flatMap { self.members(of: $0, .property) }.first { property in
            let declaration = self.program.declaration(property)
            return declaration.traits.contains(.isStatic) && declaration.access >= leastAccess
                && self.holdsInstance(property, of: type)
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
