/// All named types, by module, enclosing type and name. Looks up the meaning of a name at a place.
package final class SymbolTable {
    package let program: Program
    package let types = TypeTable()
    private(set) var symbols: [Symbol] = []
    /// Rows of `symbols`, by enclosing type or module, and name. Those of types that are in no other and not private are there a second
    /// time, by their name alone.
    private let index = RowIndex()
    /// For each file, whether it declares private types outside all others.
    private var hasPrivateTypes: [Bool]
    /// For each declaration of each file, the symbol that it declares or extends; -1 if it is none.
    private var owners: [[Int32]]
    /// The names that generated code takes from the standard library, but that a module in view also declares.
    private(set) var hiddenStandardNames: Set<String> = []
    private(set) var ambiguousForeignNames: Set<Name> = []
    private var uncertainExtensions: [Site] = []
    let inheritance = Inheritance()
    /// The properties and functions at file level, by name. Few programs ask for one.
    private(set) lazy var globals = findGlobals()
    /// The names of the typealiases in protocols and their extensions, of which most programs have none.
    private(set) var namesOfProtocolAliases: Set<Name> = []

    init(_ program: Program) {
        self.program = program
        hasPrivateTypes = [Bool](repeating: false, count: program.fileCount)
        owners = (0..<program.fileCount).map { file in
            [Int32](repeating: -1, count: program.file(Int32(file)).declarations.count)
        }
        var pending: [Site] = []
        for file in 0..<program.fileCount {
            declareMembers(of: Site(file: Int32(file), row: Site.fileLevel), in: nil, &pending)
        }
        attachExtensions(pending)
        inheritance.read(self)
        attachUncertainExtensions()
        hiddenStandardNames = Set(GeneratedNames.all.filter { isDeclared(program.names.name($0)) })
    }

    package subscript(symbol: SymbolID) -> Symbol { symbols[Int(symbol.row)] }

    package func name(of symbol: SymbolID) -> String { program.names.text(self[symbol].name) }

    /// The type that the declaration at `site` declares or extends.
    package func symbol(at site: Site) -> SymbolID? {
        guard site.row >= 0 else { return nil }
        let row = owners[Int(site.file)][Int(site.row)]
        return row < 0 ? nil : SymbolID(row: row)
    }

    /// The type of which the declaration at `site` is a member.
    package func enclosingType(of site: Site) -> SymbolID? {
        symbol(at: Site(file: site.file, row: program.declaration(site).parent))
    }

    /// A type and those around it, innermost first.
    func path(from type: SymbolID?) -> [SymbolID] { type.map { [$0] + path(from: self[$0].parent) } ?? [] }

    /// The direct members of one kind in a type's declaration and its extensions, in file order.
    package func members(of type: SymbolID, _ kind: Declaration.Kind) -> [Site] {
        (self[type].sites + self[type].extensions).flatMap { program.members(of: $0, kind) }
    }

    // MARK: Declaring

    /// Declares the types directly inside `site` and those nested in them. Appends extensions to `pending`.
    private func declareMembers(of site: Site, in parent: SymbolID?, _ pending: inout [Site]) {
        let file = program.file(site.file)
        var row = site.row + 1
        let end = site.row < 0 ? Int32(file.declarations.count) : file.declarations[Int(site.row)].membersEnd
        while row < end {
            let declaration = file.declarations[Int(row)]
            let member = Site(file: site.file, row: row)
            if declaration.kind == .extension {
                pending.append(member)
            } else if let kind = Symbol.Kind(rawValue: declaration.kind.rawValue) {
                let symbol = declare(kind, program.name(member), in: parent, at: member)
                owners[Int(site.file)][Int(row)] = symbol.row
                declareMembers(of: member, in: symbol, &pending)
            }
            row = max(declaration.membersEnd, row + 1)
        }
    }

    private func declare(_ kind: Symbol.Kind, _ name: Name, in parent: SymbolID?, at site: Site) -> SymbolID {
        let module = program.moduleOfFile[Int(site.file)]
        let isPrivate = program.declaration(site).access <= .fileprivate
        let space = isPrivate && parent == nil ? Self.privateSpace(site.file) : module
        if space != module { hasPrivateTypes[Int(site.file)] = true }
        // The name of a foreign type in the same type may be of this one, read before it was declared.
        if let known = find(name, in: parent, module: space), !self[known].isForeign {
            self[known].addAlternative(site, isPrivate: isPrivate)
            return known
        }
        // The names in a protocol's angle brackets are associated types.
        let isGeneric =
            kind != .protocol
            && (!program.declaration(site).generics.isEmpty || parent.map { self[$0].isGeneric } ?? false)
        let symbol = Symbol(
            kind: kind, name: name, parent: parent, module: module, isGeneric: isGeneric, isPrivate: isPrivate,
            sites: [site])
        if kind == .typealias, let parent, self[parent].kind == .protocol { namesOfProtocolAliases.insert(name) }
        let declared = add(symbol, under: name, in: space)
        if parent == nil, space == module, program.modules.count > 1 {
            index.insert(Self.key(name, in: nil, module: Self.anyModule), row: UInt32(declared.row))
        }
        return declared
    }

    private func add(_ symbol: Symbol, under name: Name, in space: Int32) -> SymbolID {
        let row = UInt32(symbols.count)
        symbols.append(symbol)
        index.insert(Self.key(name, in: symbol.parent, module: space), row: row)
        return SymbolID(row: Int32(row))
    }

    /// Attaches extensions to their types. An extension may extend a type that another one declares, so this repeats
    /// until nothing changes. The rest extends foreign types, or what only superclasses and typealiases tell.
    private func attachExtensions(_ found: [Site]) {
        var waiting = found
        while !waiting.isEmpty {
            var (rest, nested, foreign): ([Site], [Site], [Site]) = ([], [], [])
            for site in waiting {
                inheritance.begin()
                let symbol = extendedSymbol(site)
                if inheritance.isUncertain {
                    rest.append(site)
                } else if let symbol {
                    attach(site, to: symbol, &nested)
                } else {
                    foreign.append(site)
                }
            }
            if rest.count + foreign.count == waiting.count {
                uncertainExtensions += rest
                rest = []
                attachToForeignTypes(foreign, &nested)
                foreign = []
            }
            waiting = rest + foreign + nested
        }
    }

    /// Few programs extend a type by the name of a typealias, or one that a superclass declares.
    private func attachUncertainExtensions() {
        while !uncertainExtensions.isEmpty {
            let waiting = uncertainExtensions
            uncertainExtensions = []
            attachExtensions(waiting)
            inheritance.read(self)
        }
    }

    /// Attaches the shortest paths first: an extension of `A` may declare the type that `extension A.B` extends.
    private func attachToForeignTypes(_ extensions: [Site], _ pending: inout [Site]) {
        let paths = extensions.map { site in
            let path = extendedPath(site)
            // A module may precede the names.
            return path.count > 1 && program.imports(path[0], in: site.file) ? path.dropFirst() : path[...]
        }
        for position in extensions.indices.sorted(by: { (paths[$0].count, $0) < (paths[$1].count, $1) }) {
            var symbol: SymbolID?
            for name in paths[position] { symbol = foreign(name, in: symbol) }
            attach(extensions[position], to: symbol ?? foreign(.none, in: nil), &pending)
        }
    }

    private func attach(_ site: Site, to symbol: SymbolID, _ pending: inout [Site]) {
        owners[Int(site.file)][Int(site.row)] = symbol.row
        self[symbol].addExtension(site)
        declareMembers(of: site, in: symbol, &pending)
    }

    private func extendedSymbol(_ site: Site) -> SymbolID? {
        let trees = program.file(site.file).trees
        let module = trees.module(program.declaration(site).type.root).map { program.names.name(trees.source, $0) }
        let outside = Site(file: site.file, row: Site.fileLevel)
        guard let (first, rest) = start(of: extendedPath(site), module: module, at: outside) else { return nil }
        let symbol = rest.reduce(first) { symbol, name in symbol.flatMap { nested(name, in: aliasedSymbol($0)) } }
        return symbol.map(aliasedSymbol)
    }

    /// The names in `extension A.B<C>.D`, without generic arguments. `extension [Int]` extends `Array`.
    private func extendedPath(_ site: Site) -> [Name] {
        let (trees, type) = (program.file(site.file).trees, program.declaration(site).type.root)
        if let sugared = trees.sugaredName(type) { return [Name(sugared)] }
        return trees.path(type).map { program.names.name(trees.source, $0) }
    }

    // MARK: Looking up

    private static func key(_ name: Name, in parent: SymbolID?, module: Int32) -> UInt64 {
        // One number identifies a type or a module: the row of a type, or a negative number for a module.
        let owner: Int32 = parent?.row ?? (-2 - module)
        return UInt64(UInt32(bitPattern: owner)) &<< 32 | UInt64(name.row)
    }

    /// Stands for the module of the private types of a file, which no other file sees. Two files may have such types of one name.
    private static func privateSpace(_ file: Int32) -> Int32 { (1 &<< 30) + file }

    /// Stands for all modules. No program has as many.
    private static let anyModule: Int32 = (1 &<< 30) - 1

    /// A member may have been read, as that of a foreign type, before it was declared.
    func find(_ name: Name, in parent: SymbolID?, module: Int32) -> SymbolID? {
        let key = Self.key(name, in: parent, module: module)
        guard let first = index.first(key) else { return nil }
        if parent != nil, symbols[Int(first)].isForeign {
            var probe = index.probe(key)
            while let row = index.next(&probe) { if !symbols[Int(row)].isForeign { return SymbolID(row: Int32(row)) } }
        }
        return SymbolID(row: Int32(first))
    }

    /// The type called `name` at file level of a module, as seen from a file.
    func find(_ name: Name, inModule module: Int32, from file: Int32) -> SymbolID? {
        if hasPrivateTypes[Int(file)], program.moduleOfFile[Int(file)] == module,
            let found = find(name, in: nil, module: Self.privateSpace(file))
        {
            return found
        }
        return find(name, in: nil, module: module)
    }

    /// The types of that name that are in no other and not private, in the order of the modules.
    func declared(_ name: Name) -> [SymbolID] {
        if program.modules.count == 1 { return find(name, in: nil, module: 0).map { [$0] } ?? [] }
        var found: [SymbolID] = []
        var probe = index.probe(Self.key(name, in: nil, module: Self.anyModule))
        while let row = index.next(&probe) { found.append(SymbolID(row: Int32(row))) }
        return found.count > 1 ? found.sorted { $0.row < $1.row } : found
    }

    /// The foreign type called `name`. The same name means the same type everywhere.
    func foreign(_ name: Name, in parent: SymbolID?, qualifier: Name = .none) -> SymbolID {
        func add(under key: Name) -> SymbolID {
            let new = Symbol(kind: .foreign, name: name, parent: parent, module: -1, qualifier: qualifier)
            return self.add(new, under: key, in: new.module)
        }
        guard let first = find(name, in: parent, module: -1) else { return add(under: name) }
        let known = self[first].qualifier
        if known == .none { self[first].qualify(by: qualifier) }
        if known == .none || qualifier == .none || known == qualifier { return first }
        // Types of two modules with the same name are different. The later one is found by its qualified name.
        ambiguousForeignNames.insert(name)
        let qualified = program.names.name(program.names.text(qualifier) + "." + program.names.text(name))
        return find(qualified, in: parent, module: -1) ?? add(under: qualified)
    }

    /// The type that `name` means inside the declaration at `site`, by Swift's rules; nil if no type in view has that
    /// name.
    package func lookUp(_ name: Name, at site: Site) -> SymbolID? {
        var row = site.row
        let declarations = program.file(site.file).declarations
        while row >= 0 {
            if let type = symbol(at: Site(file: site.file, row: row)), symbols[Int(type.row)].kind != .typealias {
                if let found = nested(name, in: type, from: site.file) { return found }
            }
            row = declarations[Int(row)].parent
        }
        let own = program.moduleOfFile[Int(site.file)]
        if let found = find(name, inModule: own, from: site.file) { return found }
        guard program.modules.count > 1 else { return nil }
        // No module in view imports the first one.
        var candidates = declared(name).filter { self[$0].module != 0 && isVisible($0, fromModule: own) }
        if candidates.isEmpty { return nil }
        // No package depends on the one that uses it: its import of `Utils` may mean `DrawUtils`, under the alias in a manifest.
        if program.modules[Int(own)].origin == .dependency, candidates.count > 1 {
            let others = candidates.filter { program.modules[Int(self[$0].module)].origin == .dependency }
            if !others.isEmpty { candidates = others }
        }
        let imported = candidates.first { program.imports(program.modules[Int(self[$0].module)].name, in: site.file) }
        // A module without an import may still be meant, because another module in view may re-export it.
        return imported ?? (program.importsForeignModulesOnly(site.file) ? nil : candidates.first)
    }

    /// The type with which a dotted path begins, and the names after it. A module may precede it.
    func start(of path: [Name], module: Name?, at site: Site) -> (type: SymbolID?, rest: ArraySlice<Name>)? {
        guard let first = path.first else { return nil }
        if let module { return declared(first, inModule: module, from: site.file).map { ($0, path.dropFirst()) } }
        if let type = lookUp(first, at: site) { return (type, path.dropFirst()) }
        guard path.count > 1 else { return nil }
        return declared(path[1], inModule: first, from: site.file).map { ($0, path.dropFirst(2)) }
    }

    /// A type nested in `type`, or in a superclass in view.
    ///
    /// - Parameter file: The file with the name, if that is known. It does not see the private types of others.
    func nested(_ name: Name, in type: SymbolID, from file: Int32? = nil) -> SymbolID? {
        let symbol = symbols[Int(type.row)]
        var foreign: SymbolID?
        if let found = find(name, in: type, module: symbol.module), symbols[Int(found.row)].isVisible(from: file) {
            if !symbols[Int(found.row)].isForeign { return found }
            foreign = found
        }
        guard symbol.kind == .class, superclass(of: type) != nil else { return foreign }
        for ancestor in inheritanceChain(of: type).dropFirst() {
            if let found = find(name, in: ancestor, module: self[ancestor].module), self[found].isVisible(from: file) {
                if !self[found].isForeign { return found }
                foreign = foreign ?? found
            }
        }
        return foreign
    }

    /// A type, its superclass, and so on. Circular inheritance ends at the first repetition.
    package func inheritanceChain(of type: SymbolID) -> [SymbolID] {
        var chain = [type]
        // Longer than any real chain, and short enough to search for each class.
        while chain.count < 100, let next = superclass(of: chain[chain.count - 1]), !chain.contains(next) {
            chain.append(next)
        }
        return chain
    }

    /// Whether code in another module can name `type`.
    func isVisible(_ type: SymbolID, fromModule module: Int32) -> Bool {
        let symbol = symbols[Int(type.row)]
        guard !symbol.isForeign, symbol.module != module, let site = symbol.sites.first else { return true }
        return program.declaration(site).access >= program.visibleAccess(ofModule: symbol.module)
    }
}

extension Program {
    /// Whether a file imports modules, but none that is in view. In another package, a name may be one in view before its alias.
    func importsForeignModulesOnly(_ file: Int32) -> Bool {
        let imported = importedNames(file)
        let isOfOtherPackage = modules[Int(moduleOfFile[Int(file)])].origin == .dependency
        return !imported.isEmpty
            && imported.allSatisfy { name in
                moduleRow(named: name) == nil
                    && (!isOfOtherPackage || KnownType.systemModules.contains(names.text(name)))
            }
    }

    /// A declaration and those around it, innermost first.
    package func path(from site: Site) -> [Site] {
        var (path, next): ([Site], Site) = ([], site)
        while next.row >= 0 {
            path.append(next)
            next = parent(of: next)
        }
        return path
    }
}
