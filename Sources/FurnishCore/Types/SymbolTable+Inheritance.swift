/// Superclasses, inherited types, and targets of typealiases.
extension SymbolTable {
    /// The first inherited type of a class, if that is a class or foreign.
    package func superclass(of type: SymbolID) -> SymbolID? {
        let symbol = symbols[Int(type.row)]
        guard symbol.kind == .class else { return nil }
        if let known = symbol.superclass { return known }
        let found = findSuperclass(of: symbol)
        symbol.superclass = .some(found)
        return found
    }

    private func findSuperclass(of symbol: Symbol) -> SymbolID? {
        for row in symbol.sites.indices {
            let types = inheritedTypes(at: symbol.sites[row])
            guard let first = types.first(where: { self.types[$0].kind == .nominal }) else { continue }
            let inherited = aliasedSymbol(self.types[first].symbol)
            return self[inherited].kind == .class || self[inherited].isForeign ? inherited : nil
        }
        return nil
    }

    /// Whether a fact is known of a class or of one of its superclasses.
    package func inherits(_ fact: KnownType.Facts, _ type: SymbolID) -> Bool {
        inheritanceChain(of: type).contains { KnownType.has(fact, name(of: $0)) }
    }

    func inheritedTypes(at site: Site) -> [TypeID] {
        if let known = inheritanceIndex.first(site.number) { return inheritanceLists[Int(known)] }
        let file = program.file(site.file)
        let declaration = program.declaration(site)
        let outside = program.placeOfMarker(on: site)
        let skippedBefore = skippedSearches
        var inherited: [TypeID] = []
        for row in declaration.inherits.indices { inherited.append(readType(file.ranges[row], at: outside)) }
        // A search in progress may have kept a name from being found. Then the result is not kept.
        guard isSearching.isEmpty || skippedSearches == skippedBefore else { return inherited }
        inheritanceIndex.insert(site.number, row: UInt32(inheritanceLists.count))
        inheritanceLists.append(inherited)
        return inherited
    }

    /// The nominal types in the inheritance list of a type or extension.
    package func inheritedSymbols(at site: Site) -> [SymbolID] {
        inheritedTypes(at: site).compactMap { types[$0].kind == .nominal ? types[$0].symbol : nil }
    }

    /// All types that a type inherits from or conforms to, according to the declarations in view.
    func inheritedSymbols(of type: TypeID) -> Set<SymbolID> {
        guard let start = symbol(of: type) else { return [] }
        let found = reached(from: [aliasedSymbol(start)]) { symbol in
            self[symbol].kind == .typealias ? [] : self[symbol].sites.flatMap(inheritedSymbols).map(aliasedSymbol)
        }
        return Set(found.dropFirst())
    }

    package func readType(_ type: ParsedText, at site: Site) -> TypeID { TypeReader.read(type, at: site, self) }

    /// The type after the `=` of a typealias. Unreadable for a typealias that contains itself, also through others: each search
    /// through typealiases ends.
    func target(of alias: SymbolID) -> TypeID {
        let symbol = symbols[Int(alias.row)]
        if let known = symbol.target { return known }
        symbol.target = types.intern(.unreadable)
        // Longer than any real chain of typealiases, and short enough for any stack.
        guard let site = symbol.sites.first, unfinishedAliases.count < 100 else { return types.intern(.unreadable) }
        unfinishedAliases.insert(alias)
        let target = readType(program.declaration(site).type, at: site)
        if !containsUnfinishedAlias(target) { symbol.target = target }
        unfinishedAliases.remove(alias)
        return symbol.target ?? target
    }

    private func containsUnfinishedAlias(_ type: TypeID) -> Bool {
        var next = symbol(of: type)
        // A typealias may also be what a name precedes that is not in view: `K.Entry`.
        while let symbol = next {
            if unfinishedAliases.contains(symbol) {
                hasCircularTypealiases = true
                return true
            }
            if self[symbol].kind == .typealias { _ = target(of: symbol) }
            next = self[symbol].isForeign ? self[symbol].parent : nil
        }
        return types.children(of: type).contains { containsUnfinishedAlias($0.type) }
    }

    /// The type that remains after typealiases are followed.
    package func aliasedSymbol(_ symbol: SymbolID) -> SymbolID {
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

    /// Whether a type is noncopyable, following typealiases.
    func isNoncopyable(_ type: TypeID) -> Bool {
        guard let symbol = symbol(of: type) else { return false }
        return self[aliasedSymbol(symbol)].sites.contains { program.declaration($0).traits.contains(.isNoncopyable) }
    }

    /// The type called `name` at file level of a module in view, as seen from a file.
    func declared(_ name: Name, inModule module: Name, from file: Int32) -> SymbolID? {
        program.moduleRow(named: module).flatMap { find(name, inModule: $0, from: file) }
    }

    /// Whether a type of another module must be qualified, because several modules declare its name.
    func isShadowed(_ symbol: SymbolID) -> Bool {
        let (name, module) = (self[symbol].name, self[symbol].module)
        guard module > 0 else { return false }
        // The sources may name a module out of view that declares one.
        let isQualified = find(name, in: nil, module: -1).map { self[$0].qualifier != .none } ?? false
        return isQualified || isDeclared(name, besides: module)
    }

    /// Whether a foreign type must be qualified, because another type has the same name.
    func isAmbiguous(foreign name: Name) -> Bool { ambiguousForeignNames.contains(name) || isDeclared(name) }

    /// Whether a module in view, besides one, declares a type of that name outside all other types. A private type takes the name
    /// from nothing in the generated file.
    func isDeclared(_ name: Name, besides other: Int32 = -1) -> Bool {
        declared(name).contains { self[$0].module != other }
    }

    /// The meaning of `Self`. An extension of a type out of view may fix generic arguments: `extension [Int]`.
    func selfType(at site: Site) -> TypeID? {
        for here in program.path(from: site) {
            guard let type = symbol(at: here), self[type].kind != .typealias else { continue }
            let declaration = program.declaration(here)
            guard declaration.kind == .extension else { return implicitType(type) }
            let outside = Site(file: site.file, row: Site.fileLevel)
            if !declaration.whereClause.isEmpty {
                // `extension Sink where Self == Console`
                let stated = program.file(site.file).trees.statedOfSelf(declaration.whereClause)
                if let stated = stated.first(where: \.isSameType) { return readType(stated.type, at: outside) }
            }
            return self[type].isForeign ? readType(declaration.type, at: outside) : implicitType(type)
        }
        return nil
    }
}
