/// Finds static and global members, such as the instance of a singleton.
extension SymbolTable {
    /// The properties and functions at file level that a file sees under a name.
    func globals(named name: Name, from file: Int32) -> [Site] {
        (globals[name] ?? []).filter { site in
            let module = program.moduleOfFile[Int(site.file)]
            let isSame = module == program.moduleOfFile[Int(file)]
            let least = isSame ? .internal : program.visibleAccess(ofModule: module)
            return site.file == file || program.declaration(site).access >= least
        }
    }

    func findGlobals() -> [Name: [Site]] {
        var found: [Name: [Site]] = [:]
        for file in 0..<Int32(program.fileCount) {
            let declarations = program.file(file).declarations
            for row in declarations.indices where declarations[row].parent < 0 {
                guard declarations[row].kind == .property || declarations[row].kind == .function else { continue }
                let site = Site(file: file, row: Int32(row))
                found[program.name(site), default: []].append(site)
            }
        }
        return found
    }

    /// The static properties and functions of a type and its extensions.
    func staticMembers(of type: SymbolID) -> [Site] {
        (self[type].sites + self[type].extensions).flatMap { site in
            program.members(of: site, .property) + program.members(of: site, .function)
        }.filter { program.declaration($0).traits.contains(.isStatic) }
    }

    /// The static properties with an instance of their own type: `static let shared = Analytics()`.
    func instances(of type: SymbolID, leastAccess: Declaration.Access) -> [Site] {
        staticMembers(of: type).filter { member in
            let declaration = program.declaration(member)
            return declaration.kind == .property && declaration.access >= leastAccess && holdsInstance(member, of: type)
        }
    }

    /// Decides by the property's type, or else by its value: `Analytics()` or `Self()`.
    private func holdsInstance(_ property: Site, of type: SymbolID) -> Bool {
        let declaration = program.declaration(property)
        guard declaration.type.isEmpty else { return symbol(of: readType(declaration.type, at: property)) == type }
        let source = program.source(property.file)
        var cursor = SourceCursor(source, declaration.initialValue)
        guard var name = cursor.takeName() else { return false }
        if source.text(name) == "try", cursor.take("!"), let made = cursor.takeName() { name = made }
        let written = program.names.name(source, name)
        return (written == words.selfType || lookUp(written, at: property) == type) && cursor.take("(")
    }
}
