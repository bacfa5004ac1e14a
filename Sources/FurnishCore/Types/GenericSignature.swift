/// A generic parameter in view of a declaration.
struct TypeVariable {
    let name: Name
    /// The protocols and classes in `T: P` and `where T: P`.
    var constraint: TypeID?
    /// The associated types that `where T.Item == User` fixes.
    var members: [Name: TypeID] = [:]
    /// Whether there is another requirement of such a type, which only the compiler can check.
    var isConstrainedFurther = false

    fileprivate mutating func constrain(to other: TypeID, _ types: TypeTable) {
        constraint = constraint.map { types.intern(.composition, [TypeChild($0), TypeChild(other)]) } ?? other
    }
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
        for here in symbols.program.path(from: site) {
            let declaration = symbols.program.declaration(here)
            if declaration.kind == .extension {
                addExtended(here, declaration, symbols)
            } else {
                declare(declaration.generics, at: here, symbols)
            }
            require(declaration.whereClause, at: here, symbols)
        }
    }

    private mutating func declare(_ clause: RareTree, at site: Site, _ symbols: SymbolTable) {
        let trees = symbols.program.file(site.file).trees
        for part in trees.requirements(clause) {
            let name = symbols.program.names.name(trees.source, part.name)
            // An inner parameter hides an outer one of the same name.
            guard !variables.contains(where: { $0.name == name }) else { continue }
            // The type of `let n: Int` is no constraint.
            let isConstrained = !part.type.isEmpty && part.kind != .valueParameter
            let constraint = isConstrained ? symbols.readType(part.type, at: site) : nil
            variables.append(TypeVariable(name: name, constraint: constraint))
        }
    }

    private mutating func require(_ clause: RareTree, at site: Site, _ symbols: SymbolTable) {
        let trees = symbols.program.file(site.file).trees
        for part in trees.requirements(clause) {
            let subject = trees.path(part.subject).map { symbols.program.names.name(trees.source, $0) }
            guard let name = subject.first else { continue }
            let type = symbols.readType(part.type, at: site)
            let row = variables.firstIndex { $0.name == name }
            switch (subject.count, part.kind == .sameType) {
            case (1, true): settled[name] = type
            case (1, false): if let row { variables[row].constrain(to: type, symbols.types) }
            case (2, true): if let row { variables[row].members[subject[1]] = type }
            default: if let row { variables[row].isConstrainedFurther = true }
            }
        }
    }

    /// The constraint of a variable: `Repository<User>` for `R: Repository` with `R.Model == User`.
    ///
    /// - Returns: nil where only the compiler can check it, as it has more requirements than the protocol's primary associated types.
    func constraint(of variable: TypeVariable, _ symbols: SymbolTable) -> TypeID? {
        guard let constraint = variable.constraint, !variable.isConstrainedFurther else { return nil }
        if variable.members.isEmpty { return constraint }
        let node = symbols.types[constraint]
        guard node.kind == .nominal, node.children.isEmpty else { return nil }
        let names = ProtocolNames(symbols: symbols).primaryAssociatedTypes(of: node.symbol)
        let arguments = names.compactMap { variable.members[$0].map { TypeChild($0) } }
        let isWhole = arguments.count == names.count && names.count == variable.members.count
        return isWhole ? symbols.types.nominal(node.symbol, arguments) : nil
    }

    /// Adds the parameters of the extended type, which the extension may fix.
    private mutating func addExtended(_ site: Site, _ declaration: Declaration, _ symbols: SymbolTable) {
        guard let type = symbols.symbol(at: site), let primary = symbols[type].sites.first else { return }
        variables += GenericSignature(at: primary, symbols).variables
        let written = symbols.readType(declaration.type, at: Site(file: site.file, row: Site.fileLevel))
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
        guard let parent = declared.parent, self[parent].isGeneric else { return types.nominal(symbol, arguments) }
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

    package func kind(of type: TypeID) -> Symbol.Kind? { symbol(of: type).map { self[$0].kind } }

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
        let trees = program.file(site.file).trees
        return trees.requirements(declaration.generics).map { program.names.name(trees.source, $0.name) }
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
