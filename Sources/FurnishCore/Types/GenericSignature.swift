/// A generic parameter in view of a declaration.
struct TypeVariable {
    let name: Name
    /// The protocols and classes in `T: P` and `where T: P`.
    var constraint: TypeID?
    /// Whether there is a requirement of one of its associated types, which only the compiler can check.
    var isConstrainedFurther = false
}

/// The generic parameters visible in a declaration: its own, and those of the types around it.
struct GenericSignature {
    var variables: [TypeVariable] = []
    /// The types to which some of them are fixed: `where T == User`, `extension Store<User>`, `class Users:
    /// Store<User>`.
    var settled: [Name: TypeID] = [:]
}

extension GenericSignature {
    /// Whether a declaration or the type around it has generic parameters.
    static func isGeneric(_ site: Site, _ symbols: SymbolTable) -> Bool {
        !symbols.program.declaration(site).generics.isEmpty
            || (symbols.symbol(at: site).map { symbols[$0].isGeneric } ?? false)
            || (symbols.enclosingType(of: site).map { symbols[$0].isGeneric } ?? false)
    }

    init(at site: Site, _ symbols: SymbolTable) {
        var row = site.row
        while row >= 0 {
            let here = Site(file: site.file, row: row)
            let declaration = symbols.program.declaration(here)
            if declaration.kind == .extension {
                addExtended(here, declaration, symbols)
            } else {
                declare(declaration.generics, at: here, symbols)
            }
            require(declaration.whereClause, at: here, symbols)
            row = declaration.parent
        }
    }

    private mutating func declare(_ range: ByteRange, at site: Site, _ symbols: SymbolTable) {
        let source = symbols.program.source(site.file)
        for part in GenericClause.read(source, range) {
            let name = symbols.program.names.name(source, part.name)
            // An inner parameter hides an outer one of the same name.
            guard !variables.contains(where: { $0.name == name }) else { continue }
            let isConstrained = !part.type.isEmpty && !part.isValue
            let constraint = isConstrained ? symbols.readType(part.type, at: site) : nil
            variables.append(TypeVariable(name: name, constraint: constraint))
        }
    }

    private mutating func require(_ range: ByteRange, at site: Site, _ symbols: SymbolTable) {
        let source = symbols.program.source(site.file)
        for part in GenericClause.read(source, range) {
            let subject = TypePath.read(source, part.subject).map { symbols.program.names.name(source, $0) }
            guard let name = subject.first else { continue }
            let row = variables.firstIndex { $0.name == name }
            let type = symbols.readType(part.type, at: site)
            if subject.count > 1 {
                if let row { variables[row].isConstrainedFurther = true }
            } else if part.isSameType {
                settled[name] = type
            } else if let row {
                let known = variables[row].constraint.map { [TypeChild($0), TypeChild(type)] }
                variables[row].constraint = known.map { symbols.types.intern(.composition, $0) } ?? type
            }
        }
    }

    /// Adds the parameters of the extended type, which the extension may fix.
    private mutating func addExtended(_ site: Site, _ declaration: Declaration, _ symbols: SymbolTable) {
        guard let type = symbols.symbol(at: site), let primary = symbols[type].sites.first else { return }
        let extended = GenericSignature(at: primary, symbols)
        variables += extended.variables
        let outside = Site(file: site.file, row: Site.fileLevel)
        let written = symbols.readType(declaration.name, at: outside)
        settle(symbols.implicitType(type), as: written, symbols)
    }

    /// Fixes each parameter in `pattern` to the type at the same position in `type`.
    mutating func settle(_ pattern: TypeID, as type: TypeID, _ symbols: SymbolTable) {
        let types = symbols.types
        let (patternParts, parts) = (types.children(of: pattern), types.children(of: type))
        guard patternParts.count == parts.count else { return }
        for (part, value) in zip(patternParts, parts) {
            let node = types[part.type]
            if node.kind == .parameter {
                settled[Name(row: node.payload)] = value.type
            } else {
                settle(part.type, as: value.type, symbols)
            }
        }
    }
}

extension SymbolTable {
    /// The meaning of a type's name inside that type: `Store` is `Store<T>`, and a type nested in it is
    /// `Store<T>.Entry`.
    package func implicitType(_ symbol: SymbolID) -> TypeID {
        let declared = self[symbol]
        guard declared.isGeneric else { return types.nominal(symbol) }
        let arguments = (declared.sites.first.map(genericParameters) ?? []).map {
            TypeChild(types.intern(.parameter, payload: $0.row))
        }
        guard let parent = declared.parent, self[parent].isGeneric else {
            return types.nominal(symbol, arguments)
        }
        return types.intern(.member, payload: declared.name.row, [TypeChild(implicitType(parent))] + arguments)
    }

    /// The symbol of `type`, without its generic arguments.
    package func symbol(of type: TypeID) -> SymbolID? {
        let node = types[type]
        switch node.kind {
        case .nominal: return node.symbol
        case .member:
            guard let base = symbol(of: types.child(0, of: type)) else { return nil }
            return nested(Name(row: node.payload), in: aliasedSymbol(base))
        default: return nil
        }
    }

    func kind(of type: TypeID) -> Symbol.Kind? { symbol(of: type).map { self[$0].kind } }

    /// The name of a type that no source in view declares.
    func unknownName(_ type: TypeID) -> Name? {
        guard types[type].kind == .nominal else { return nil }
        let symbol = self[types[type].symbol]
        return symbol.isForeign && symbol.parent == nil ? symbol.name : nil
    }

    /// The names of a declaration's generic parameters. An extension has those of the extended type.
    func genericParameters(of site: Site) -> [Name] {
        let declaration = program.declaration(site)
        if declaration.kind == .extension {
            guard let type = symbol(at: site), let primary = self[type].sites.first else { return [] }
            return genericParameters(of: primary)
        }
        guard !declaration.generics.isEmpty else { return [] }
        let source = program.source(site.file)
        return GenericClause.read(source, declaration.generics).map { program.names.name(source, $0.name) }
    }

    /// Whether the declaration at `site`, or one around it, has a generic parameter called `name`.
    func isGenericParameter(_ name: Name, at site: Site) -> Bool {
        var row = site.row
        while row >= 0 {
            let here = Site(file: site.file, row: row)
            let declaration = program.declaration(here)
            let mayBeGeneric = declaration.kind == .extension || !declaration.generics.isEmpty
            if mayBeGeneric, genericParameters(of: here).contains(name) { return true }
            // An extension also sees the parameters of types around the extended type.
            if declaration.kind == .extension, let type = symbol(at: here), let parent = self[type].parent,
                let outer = self[parent].sites.first, self[parent].isGeneric, isGenericParameter(name, at: outer)
            {
                return true
            }
            row = declaration.parent
        }
        return false
    }
}
