/// Finds the global actor of a declaration, as far as the declarations in view tell it.
struct IsolationInference {
    private let symbols: SymbolTable
    private let mainActor: TypeID
    /// The classes that storyboards show as a controller, a view or a cell.
    private let shown: Set<SymbolID>

    private var program: Program { symbols.program }

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        mainActor = symbols.types.nominal(symbols.foreign(Name(.mainActor), in: nil))
        let shown = symbols.program.shownClasses
        self.shown = shown.isEmpty ? [] : Set(shown.compactMap(StoryboardClasses(symbols, isNeeded: true).symbol))
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
        var distant: SymbolID?
        let found = isolation(of: type, depth: 0, &distant)
        guard let distant else { return found }
        // Deeper than any real hierarchy: what is too far up for the stack is found first.
        symbols[type].isolation = .some(nil)
        _ = isolation(of: distant)
        symbols[type].isolation = nil
        return isolation(of: type)
    }

    private func isolation(of type: SymbolID, depth: Int, _ distant: inout SymbolID?) -> TypeID? {
        let symbol = symbols[type]
        if let known = symbol.isolation { return known }
        if depth == 200 { distant = type }
        guard distant == nil else { return nil }
        // Set first, so that a type that inherits from itself ends the recursion.
        symbol.isolation = .some(nil)
        let found = findIsolation(of: type, depth: depth, &distant)
        symbol.isolation = distant == nil ? .some(found) : nil
        return found
    }

    private func findIsolation(of type: SymbolID, depth: Int, _ distant: inout SymbolID?) -> TypeID? {
        let symbol = symbols[type]
        if symbol.isForeign { return KnownType.has(.isOnMainActor, program.names.text(symbol.name)) ? mainActor : nil }
        for row in symbol.sites.indices {
            let site = symbol.sites[row]
            if let stated = statedIsolation(of: site) { return stated }
            // Only conformances in the type's own declaration isolate it, not those of extensions.
            let inherited = symbols.inheritedSymbols(at: site)
            for position in inherited.indices {
                let other = symbols.aliasedSymbol(inherited[position])
                if let actor = isolation(of: other, depth: depth + 1, &distant) { return actor }
            }
        }
        // Its superclass may be one that is not in view.
        return shown.contains(type) ? mainActor : nil
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
