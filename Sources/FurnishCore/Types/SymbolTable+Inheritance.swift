/// Superclasses, inherited types, and targets of typealiases.
extension SymbolTable {
    /// The first inherited type of a class, if that is a class or foreign.
    package func superclass(of type: SymbolID) -> SymbolID? { inheritance.superclass(of: type) }

    /// Whether a fact is known of a class or of one of its superclasses.
    package func inherits(_ fact: KnownType.Facts, _ type: SymbolID) -> Bool {
        inheritanceChain(of: type).contains { KnownType.has(fact, name(of: $0)) }
    }

    func inheritedTypes(at site: Site) -> [TypeID] { inheritance.types(at: site, of: symbol(at: site)) }

    /// The nominal types in the inheritance list of a type or extension.
    package func inheritedSymbols(at site: Site) -> [SymbolID] { inheritance.names(at: site, of: symbol(at: site)) }

    /// All types that a type inherits from or conforms to, according to the declarations in view.
    func inheritedSymbols(of type: TypeID) -> Set<SymbolID> {
        guard let start = symbol(of: type) else { return [] }
        let found = nodesReachable(from: [aliasedSymbol(start)]) { symbol in
            self[symbol].kind == .typealias ? [] : self[symbol].sites.flatMap(inheritedSymbols).map(aliasedSymbol)
        }
        return Set(found.dropFirst())
    }

    package func readType(_ written: ParsedText, at site: Site) -> TypeID {
        let type = TypeReader.read(written, at: site, self)
        if inheritance.isComplete { types.noteNamed(type) }
        return type
    }

    /// The type after the `=` of a typealias. Unreadable for a typealias that contains itself, also through others: each search
    /// through typealiases ends.
    func target(of alias: SymbolID) -> TypeID { inheritance.target(of: alias) ?? types.intern(.unreadable) }

    /// Whether a typealias contains itself.
    package var hasCircularTypealiases: Bool { inheritance.hasCircularTypealiases }

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

    /// Whether a module in view declares a type of that name outside all other types. A private type takes the name
    /// from nothing in the generated file.
    package func isDeclared(_ name: Name) -> Bool { !declared(name).isEmpty }

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
                if let stated = stated.first(where: { $0.kind == .sameType }) {
                    return readType(stated.type, at: outside)
                }
            }
            return self[type].isForeign ? readType(declaration.type, at: outside) : implicitType(type)
        }
        return nil
    }
}
