/// The superclasses and protocols of each type, and the type behind each typealias.
///
/// All of it is read when all types are declared. A name there may be that of a type nested in a superclass, which is found only once
/// that class was read. So a type whose reading asked for one that is not read yet is read again, until nothing is left. Then no answer
/// depends on the order of the questions.
final class Inheritance {
    /// The types in the inheritance lists of declarations, the named ones among them, and their rows by site.
    private var types: [[TypeID]] = []
    private var names: [[SymbolID]] = []
    private let rows = RowIndex()
    /// By symbol, the first inherited type of a class, if that is a class or foreign.
    private var superclasses: [SymbolID?] = []
    /// By typealias, the type after the `=`.
    private var targets: [SymbolID: TypeID] = [:]
    /// By symbol.
    private var isRead: [Bool] = []
    /// Whether something was asked for that is not read yet.
    private(set) var isUncertain = false
    private(set) var isComplete = false
    /// Whether a typealias contains itself, also through others.
    private(set) var hasCircularTypealiases = false

    /// A chain in which each type must be read after the next one takes two rounds, and no real program more than three.
    private static let mostRounds = 100

    /// Reads all types of a table, those that were read before too.
    func read(_ symbols: SymbolTable) {
        isComplete = false
        isRead = [Bool](repeating: false, count: symbols.symbols.count)
        superclasses = [SymbolID?](repeating: nil, count: isRead.count)
        var unread = SymbolID.all(in: symbols)
        for _ in 0..<Self.mostRounds where !unread.isEmpty {
            var again: [SymbolID] = []
            for position in unread.indices {
                isUncertain = false
                read(unread[position], symbols)
                if isUncertain { again.append(unread[position]) } else { isRead[Int(unread[position].row)] = true }
            }
            // The rest inherits from itself.
            if again.count == unread.count { break }
            unread = again.reversed()
        }
        for row in unread.indices { isRead[Int(unread[row].row)] = true }
        isUncertain = false
        if !targets.isEmpty { endCircularTypealiases(symbols) }
        isComplete = true
    }

    private func read(_ symbol: SymbolID, _ symbols: SymbolTable) {
        let declared = symbols[symbol]
        if declared.kind == .typealias, let site = declared.sites.first {
            targets[symbol] = symbols.readType(symbols.program.declaration(site).type, at: site)
            return
        }
        var superclass: SymbolID?
        for position in declared.sites.indices {
            guard let first = read(declared.sites[position], symbols), declared.kind == .class, superclass == nil
            else { continue }
            let inherited = symbols.aliasedSymbol(first)
            if symbols[inherited].kind == .class || symbols[inherited].isForeign { superclass = inherited }
        }
        superclasses[Int(symbol.row)] = superclass
        for position in declared.extensions.indices { _ = read(declared.extensions[position], symbols) }
    }

    /// - Returns: The first inherited type with a name.
    private func read(_ site: Site, _ symbols: SymbolTable) -> SymbolID? {
        let inherits = symbols.program.declaration(site).inherits
        if inherits.isEmpty { return nil }
        let (outside, file) = (symbols.program.placeOfMarker(on: site), symbols.program.file(site.file))
        var (types, names): ([TypeID], [SymbolID]) = ([], [])
        for row in inherits.indices {
            let type = symbols.readType(file.ranges[row], at: outside)
            types.append(type)
            if symbols.types[type].kind == .nominal { names.append(symbols.types[type].symbol) }
        }
        if let known = rows.first(site.number) {
            (self.types[Int(known)], self.names[Int(known)]) = (types, names)
        } else {
            rows.insert(site.number, row: UInt32(self.types.count))
            self.types.append(types)
            self.names.append(names)
        }
        return names.first
    }

    // MARK: Typealiases that contain themselves

    /// Makes them unreadable, and those that are built from them, so that each search through typealiases ends.
    private func endCircularTypealiases(_ symbols: SymbolTable) {
        var (users, open): ([SymbolID: [SymbolID]], [SymbolID: Int]) = ([:], [:])
        var readable: [SymbolID] = []
        for (alias, target) in targets {
            let named = typealiases(in: target, symbols)
            for other in named { users[other, default: []].append(alias) }
            if named.isEmpty { readable.append(alias) } else { open[alias] = named.count }
        }
        while let next = readable.popLast() {
            for user in users.removeValue(forKey: next) ?? [] {
                open[user] = (open[user] ?? 0) - 1
                if open[user] == 0 { readable.append(user) }
            }
        }
        for (alias, count) in open where count > 0 {
            hasCircularTypealiases = true
            targets[alias] = symbols.types.intern(.unreadable)
        }
    }

    private func typealiases(in type: TypeID, _ symbols: SymbolTable) -> [SymbolID] {
        symbols.types.parts(of: type).compactMap { symbols.symbol(of: $0) }.flatMap { symbol in
            // A typealias may also be what a name precedes that is not in view: `K.Entry`.
            symbols.path(from: symbol).filter { symbols[$0].kind == .typealias }
        }
    }

    // MARK: Asking

    /// Begins a question, after which `isUncertain` tells whether its answer may change.
    func begin() { isUncertain = false }

    private func note(_ symbol: SymbolID) {
        if isUncertain || Int(symbol.row) < isRead.count && isRead[Int(symbol.row)] { return }
        // A type that is found while others are read is declared nowhere.
        isUncertain = Int(symbol.row) < isRead.count || isRead.isEmpty
    }

    func superclass(of type: SymbolID) -> SymbolID? {
        note(type)
        return Int(type.row) < superclasses.count ? superclasses[Int(type.row)] : nil
    }

    func target(of alias: SymbolID) -> TypeID? {
        note(alias)
        return targets[alias]
    }

    /// - Parameter owner: The type of the declaration.
    func types(at site: Site, of owner: SymbolID?) -> [TypeID] {
        if let owner { note(owner) }
        return rows.first(site.number).map { types[Int($0)] } ?? []
    }

    func names(at site: Site, of owner: SymbolID?) -> [SymbolID] {
        if let owner { note(owner) }
        return rows.first(site.number).map { names[Int($0)] } ?? []
    }
}
