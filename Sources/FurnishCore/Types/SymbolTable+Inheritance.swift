/// What the declarations in view say of types: what they inherit, stand for and are generic over.
extension SymbolTable {
    /// The first inherited type of a class, if it is a class or foreign.
    func superclass(of type: SymbolID) -> SymbolID? {
        let symbol = symbols[Int(type.row)]
        guard symbol.kind == .class else { return nil }
        if let known = symbol.superclass { return known }
        let found = findSuperclass(of: type)
        symbol.superclass = .some(found)
        return found
    }

    private func findSuperclass(of type: SymbolID) -> SymbolID? {
        for site in symbols[Int(type.row)].sites {
            guard let first = inheritedTypes(at: site).first(where: { types[$0].kind == .nominal }) else { continue }
            let symbol = aliasedSymbol(types[first].symbol)
            switch symbols[Int(symbol.row)].kind {
            case .class, .foreign: return symbol
            default: return nil
            }
        }
        return nil
    }

    /// The inheritance list of a type or extension.
    func inheritedTypes(at site: Site) -> [TypeID] {
        if let known = inheritanceIndex.first(site.number) { return inheritanceLists[Int(known)] }
        let file = program.file(site.file)
        let declaration = program.declaration(site)
        let outside = Site(file: site.file, row: declaration.parent)
        var inherited: [TypeID] = []
        for row in declaration.inherits.indices { inherited.append(readType(file.ranges[row], at: outside)) }
        // In the middle of a search, some names are not looked up.
        guard isSearching.isEmpty else { return inherited }
        inheritanceIndex.insert(site.number, row: UInt32(inheritanceLists.count))
        inheritanceLists.append(inherited)
        return inherited
    }

    /// The types in the inheritance list of a type or extension, as far as they are named.
    func inheritedSymbols(at site: Site) -> [SymbolID] {
        var symbols: [SymbolID] = []
        let inherited = inheritedTypes(at: site)
        for row in inherited.indices {
            let node = types[inherited[row]]
            if node.kind == .nominal { symbols.append(node.symbol) }
        }
        return symbols
    }

    /// Whether a type is a subtype of another, as far as their declarations are in view.
    func inherits(_ type: TypeID, from other: TypeID) -> Bool {
        guard let start = symbol(of: type), let wanted = symbol(of: other) else { return false }
        var waiting = [aliasedSymbol(start)]
        var position = 0
        while position < waiting.count, position < 1_000 {
            let symbol = waiting[position]
            position += 1
            for site in self[symbol].sites where self[symbol].kind != .typealias {
                for inherited in inheritedSymbols(at: site).map(aliasedSymbol) {
                    if inherited == wanted { return true }
                    if !waiting.contains(inherited) { waiting.append(inherited) }
                }
            }
        }
        return false
    }

    func readType(_ range: ByteRange, at site: Site) -> TypeID {
        TypeReader.read(range, at: site, self)
    }

    /// What a typealias stands for, as it is written there.
    func target(of alias: SymbolID) -> TypeID {
        let symbol = symbols[Int(alias.row)]
        if let known = symbol.target { return known }
        guard let site = symbol.sites.first else { return types.intern(.unreadable) }
        // Written first, so that an alias of itself ends.
        symbol.target = types.intern(.unreadable)
        let target = readType(program.declaration(site).type, at: site)
        symbol.target = target
        return target
    }

    /// The type that a name stands for once typealiases of types are followed.
    func aliasedSymbol(_ symbol: SymbolID) -> SymbolID {
        var current = symbol
        var steps = 0
        while symbols[Int(current.row)].kind == .typealias, steps < 32 {
            let node = types[target(of: current)]
            guard node.kind == .nominal else { break }
            current = node.symbol
            steps += 1
        }
        return current
    }

    func isNoncopyable(_ type: TypeID) -> Bool { symbol(of: type).map(isNoncopyable) ?? false }

    /// Whether a type's values have one owner at a time, through typealiases.
    func isNoncopyable(_ type: SymbolID) -> Bool {
        self[aliasedSymbol(type)].sites.contains { program.declaration($0).traits.contains(.isNoncopyable) }
    }

    /// The type called `name` at the file level of a module whose sources are in view.
    func declared(_ name: Name, inModule module: Name) -> SymbolID? {
        moduleRow(named: module).flatMap { find(name, in: nil, module: $0) }
    }

    /// Whether a type at file level of another module must be qualified, because others are called so too.
    func isShadowed(_ symbol: SymbolID) -> Bool {
        let module = self[symbol].module
        return module > 0
            && program.modules.indices.contains {
                Int32($0) != module && find(self[symbol].name, in: nil, module: Int32($0)) != nil
            }
    }

    /// Whether a foreign type must be qualified, because others are called so too.
    func isAmbiguous(foreign name: Name) -> Bool {
        ambiguousForeignNames.contains(name)
            || program.modules.indices.contains { find(name, in: nil, module: Int32($0)) != nil }
    }

    /// What `Self` means at `site`.
    func innermostType(at site: Site) -> SymbolID? {
        var row = site.row
        while row >= 0 {
            let here = Site(file: site.file, row: row)
            if let type = symbol(at: here), self[type].kind != .typealias { return type }
            row = program.declaration(here).parent
        }
        return nil
    }
}
