/// Finds the global actor of a declaration, as far as the declarations in view tell it.
struct IsolationInference {
    private let symbols: SymbolTable
    private let mainActor: TypeID

    private var program: Program { symbols.program }

    /// The SDK's classes and protocols whose subclasses and conformers run on the main actor.
    private static let mainActorTypes: Set<String> = [
        "App", "Commands", "NSApplicationDelegate", "NSPageController", "NSResponder",
        "NSSplitViewController", "NSTabViewController", "NSView", "NSViewController", "NSWindow",
        "NSWindowController", "Scene", "UIApplicationDelegate", "UICollectionViewCell",
        "UICollectionViewController", "UIControl", "UIHostingController", "UINavigationController",
        "UIPageViewController", "UIResponder", "UISceneDelegate", "UISplitViewController", "UITabBarController",
        "UITableViewCell", "UITableViewController", "UIView", "UIViewController", "UIViewControllerRepresentable",
        "UIViewRepresentable", "UIWindow", "UIWindowSceneDelegate", "View", "ViewModifier",
    ]

    init(_ symbols: SymbolTable) {
        self.symbols = symbols
        let name = symbols.program.names.name("MainActor")
        mainActor = symbols.types.intern(
            .nominal, payload: UInt32(symbols.foreign(name, in: nil).row))
    }

    func isolation(ofInitializer initializer: Site?, of type: SymbolID) -> TypeID? {
        initializer.map(isolation(ofMember:)) ?? isolation(of: type)
    }

    /// The global actor of a member: from its own attribute, or that of its extension or type.
    func isolation(ofMember site: Site) -> TypeID? {
        let declaration = program.declaration(site)
        if declaration.traits.contains(.isNonisolated) { return nil }
        if let actor = globalActor(on: site) { return actor }
        guard declaration.parent >= 0 else { return nil }
        let parent = Site(file: site.file, row: declaration.parent)
        if let actor = globalActor(on: parent) { return actor }
        return symbols.enclosingType(of: site).flatMap { isolation(of: $0) }
    }

    func isolation(of type: SymbolID) -> TypeID? {
        var isTruncated = false
        return isolation(of: type, depth: 0, &isTruncated)
    }

    /// - Parameter isTruncated: Becomes true if the search ended before the end of a hierarchy.
    private func isolation(of type: SymbolID, depth: Int, _ isTruncated: inout Bool) -> TypeID? {
        let symbol = symbols[type]
        if let known = symbol.isolation { return known }
        // Deeper than any real hierarchy, and not too deep for any stack.
        guard depth < 200 else {
            isTruncated = true
            return nil
        }
        // Set first, so that a type that inherits from itself ends the recursion.
        symbol.isolation = .some(nil)
        let found = findIsolation(of: symbol, depth: depth, &isTruncated)
        symbol.isolation = found == nil && isTruncated ? nil : .some(found)
        return found
    }

    private func findIsolation(of symbol: Symbol, depth: Int, _ isTruncated: inout Bool) -> TypeID? {
        if symbol.isForeign {
            return Self.mainActorTypes.contains(program.names.text(symbol.name)) ? mainActor : nil
        }
        for row in symbol.sites.indices {
            let site = symbol.sites[row]
            if program.declaration(site).traits.contains(.isNonisolated) { return nil }
            if let actor = globalActor(on: site) { return actor }
            // Only conformances in the type's own declaration isolate it, not those of extensions.
            let inherited = symbols.inheritedSymbols(at: site)
            for position in inherited.indices {
                let other = symbols.aliasedSymbol(inherited[position])
                if let actor = isolation(of: other, depth: depth + 1, &isTruncated) { return actor }
            }
        }
        return nil
    }

    private func globalActor(on site: Site) -> TypeID? {
        let scanned = program.file(site.file)
        for row in program.declaration(site).attributes.indices {
            let range = scanned.ranges[row]
            let name = ByteRange(range.start + 1, range.end)
            if scanned.source.text(range) == "@MainActor" { return mainActor }
            let type = symbols.readType(name, at: Site(file: site.file, row: program.declaration(site).parent))
            if let actor = globalActor(called: type) { return actor }
        }
        return nil
    }

    /// The global actor that an attribute names, possibly by a typealias.
    private func globalActor(called type: TypeID) -> TypeID? {
        guard let name = symbols.symbol(of: type) else { return nil }
        let symbol = symbols.aliasedSymbol(name)
        if symbols[symbol].isForeign { return symbol == symbols.types[mainActor].symbol ? mainActor : nil }
        guard isGlobalActor(symbol) else { return nil }
        return symbol == name ? type : symbols.types.nominal(symbol)
    }

    private func isGlobalActor(_ symbol: SymbolID) -> Bool {
        symbols[symbol].sites.contains { program.hasAttribute("@globalActor", $0) }
    }
}
