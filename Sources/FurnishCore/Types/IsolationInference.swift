/// The global actor of each declaration, as far as the declarations in view tell it.
final class IsolationInference {
    private let symbols: SymbolTable
    private let mainActor: TypeID
    /// The classes that storyboards show as a controller, a view or a cell.
    private let shown: Set<SymbolID>
    /// By symbol.
    private var actors: [TypeID?]

    private var program: Program { symbols.program }

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        mainActor = symbols.types.nominal(symbols.foreign(Name(.mainActor), in: nil))
        let shown = symbols.program.shownClasses
        self.shown = shown.isEmpty ? [] : Set(shown.compactMap(StoryboardClasses(symbols, isNeeded: true).symbol))
        let count = symbols.symbols.count
        actors = [TypeID?](repeating: nil, count: count)
        // Found after the actors of what a type inherits from, without recursion. One that inherits from itself ends at the repetition.
        var isVisited = [Bool](repeating: false, count: count)
        var isFound = isVisited
        var path: [SymbolID] = []
        for row in 0..<count {
            path.append(SymbolID(row: Int32(row)))
            while let type = path.popLast() {
                if isFound[Int(type.row)] { continue }
                path.append(type)
                if !isVisited[Int(type.row)] {
                    isVisited[Int(type.row)] = true
                    let sites = symbols[type].sites
                    for position in sites.indices {
                        forEachInherited(at: sites[position]) {
                            if Int($0.row) < count, !isVisited[Int($0.row)] { path.append($0) }
                        }
                    }
                    if path[path.count - 1] != type { continue }
                }
                actors[Int(type.row)] = findActor(of: type)
                isFound[Int(type.row)] = true
                path.removeLast()
            }
        }
    }

    /// Visits the types in a declaration. The conformances that extensions add do not isolate a type.
    private func forEachInherited(at site: Site, _ visit: (SymbolID) -> Void) {
        if program.declaration(site).inherits.isEmpty { return }
        let names = symbols.inheritedSymbols(at: site)
        for position in names.indices { visit(symbols.aliasedSymbol(names[position])) }
    }

    private func findActor(of type: SymbolID) -> TypeID? {
        let symbol = symbols[type]
        if symbol.isForeign { return isolation(ofForeign: symbol) }
        for position in symbol.sites.indices {
            if let stated = statedIsolation(of: symbol.sites[position]) { return stated }
            var found: TypeID?
            forEachInherited(at: symbol.sites[position]) { found = found ?? isolation(of: $0) }
            if let found { return found }
        }
        // Its superclass may be one that is not in view.
        return shown.contains(type) ? mainActor : nil
    }

    private func isolation(ofForeign symbol: Symbol) -> TypeID? {
        KnownType.has(.isOnMainActor, program.names.text(symbol.name)) ? mainActor : nil
    }

    /// The global actor of a member: from its own attribute, or that of its extension or type.
    func isolation(ofMember site: Site) -> TypeID? {
        if let stated = statedIsolation(of: site) { return stated }
        guard program.declaration(site).parent >= 0 else { return nil }
        if let stated = statedIsolation(of: program.parent(of: site)) { return stated }
        return symbols.enclosingType(of: site).flatMap { isolation(of: $0) }
    }

    /// That of the first type on the ways up that has one.
    func isolation(of type: SymbolID) -> TypeID? {
        Int(type.row) < actors.count ? actors[Int(type.row)] : isolation(ofForeign: symbols[type])
    }

    /// The actor on which a type conforms to a protocol: `struct Team: @MainActor Named`.
    func isolation(ofConforming type: TypeID, to other: TypeID) -> TypeID? {
        guard let id = symbols.symbol(of: type) else { return nil }
        let symbol = symbols[id]
        let sites = symbol.extensions.isEmpty ? symbol.sites : symbol.sites + symbol.extensions
        for row in sites.indices { if let actor = isolation(ofConforming: sites[row], to: other) { return actor } }
        return nil
    }

    private func isolation(ofConforming site: Site, to other: TypeID) -> TypeID? {
        let file = program.file(site.file)
        for row in program.declaration(site).inherits.indices {
            let type = file.ranges[row]
            if file.trees[type.root].kind != .attributed { continue }
            let conformed = symbols.readType(type, at: program.placeOfMarker(on: site))
            let meant = symbols.types.parts(of: other).compactMap(symbols.symbol).map(symbols.aliasedSymbol)
            if Ancestry(of: conformed, symbols).found.isDisjoint(with: meant) { continue }
            if let actor = globalActor(file.trees.firstChild(of: type.root), on: site) { return actor }
        }
        return nil
    }

    /// Whether a declaration is `nonisolated`, by its own modifier or by a default of its file.
    func isNonisolated(_ site: Site) -> Bool { statedIsolation(of: site) == .some(nil) }

    /// What a declaration itself or a default of its file says: a global actor, or `.some(nil)` for `nonisolated`; nil if they say
    /// nothing.
    private func statedIsolation(of site: Site) -> TypeID?? {
        let (declaration, scanned) = (program.declaration(site), program.file(site.file))
        if declaration.traits.contains(.isNonisolated) { return .some(nil) }
        for row in declaration.attributes.indices {
            if let actor = globalActor(scanned.ranges[row].root, on: site) { return actor }
        }
        guard !scanned.defaults.isEmpty, declaration.parent < 0 else { return nil }
        if declaration.kind == .actor || declaration.kind == .typealias { return nil }
        for text in scanned.defaults {
            if text.isEmpty { return .some(nil) }
            if let actor = globalActor(text.root, on: site) { return actor }
        }
        return nil
    }

    /// The global actor that an attribute is.
    private func globalActor(_ attribute: Int32, on site: Site) -> TypeID? {
        let trees = program.file(site.file).trees
        guard let name = trees.name(ofAttribute: attribute) else { return nil }
        if trees.text(attribute) == "MainActor" { return mainActor }
        let type = symbols.readType(name, at: program.parent(of: site))
        // It may be a typealias.
        guard let name = symbols.symbol(of: type) else { return nil }
        let symbol = symbols.aliasedSymbol(name)
        // It may be qualified by `Swift` or by `_Concurrency`.
        if symbols[symbol].isForeign { return symbols[symbol].name == Name(.mainActor) ? mainActor : nil }
        guard symbols[symbol].sites.contains(where: { program.hasAttribute("@globalActor", $0) }) else { return nil }
        return symbol == name ? type : symbols.types.nominal(symbol)
    }
}
