/// Unmarked functions and properties, by what they make.
struct UnmarkedMakers {
    /// Those that the factory could call once they are marked, by the key of their result, in the order of modules and
    /// files.
    private(set) var sites: [TypeID: [Site]] = [:]
    /// Functions that also take something that is missing, or that are called on an instance which is provided.
    private(set) var distantSites: [TypeID: [Site]] = [:]
    private let graph: DependencyGraph

    private var symbols: SymbolTable { graph.symbols }

    init(_ graph: DependencyGraph) {
        self.graph = graph
        for file in 0..<Int32(graph.program.fileCount) {
            let scanned = graph.program.file(file)
            if scanned.isBroken { continue }
            let marked = Set(
                scanned.markers.compactMap { marker -> Int? in
                    // An entry point may provide its result too.
                    if marker.kind == .needs { return nil }
                    return if case .declaration(let row) = marker.attachment { row } else { nil }
                })
            for row in scanned.declarations.indices where !marked.contains(row) {
                let site = Site(file: file, row: Int32(row))
                guard let isDistant = isDistant(site), let type = type(of: site) else { continue }
                if isDistant {
                    distantSites[graph.keys.key(type), default: []].append(site)
                } else {
                    sites[graph.keys.key(type), default: []].append(site)
                }
            }
        }
    }

    /// Whether a static function of a class makes it, from a storyboard for example, so that its inherited initializer is
    /// not meant.
    func makesOwner(_ symbol: SymbolID) -> Bool {
        symbols.staticMembers(of: symbol).contains { maker in
            let declaration = graph.program.declaration(maker)
            guard declaration.kind == .function, !declaration.type.isEmpty else { return false }
            return symbols.symbol(of: symbols.readType(declaration.type, at: maker)) == symbol
        }
    }

    /// The written type, or that of an instance that the initial value makes: `let cache = ImageCache()`.
    private func type(of site: Site) -> TypeID? {
        let declaration = graph.program.declaration(site)
        if !declaration.type.isEmpty { return symbols.readType(declaration.type, at: site) }
        guard let type = InitialValue(symbols: symbols).type(of: site), graph.types[type].kind == .nominal else {
            return nil
        }
        let isOfItself = symbols.enclosingType(of: site) == graph.types[type].symbol
        switch symbols[symbols.aliasedSymbol(graph.types[type].symbol)].kind {
        // A class's own instances have hints of their own.
        case .class, .actor, .foreign: return isOfItself ? nil : type
        // A struct may be a table of closures.
        case .struct: return isOfItself ? type : nil
        case .enum, .protocol, .typealias: return nil
        }
    }

    /// Whether a marker alone would not be enough; nil for what is no function or property that the factory could call.
    private func isDistant(_ site: Site) -> Bool? {
        let declaration = graph.program.declaration(site)
        let isFunction = declaration.kind == .function
        let isTyped = !declaration.type.isEmpty || !isFunction && !declaration.initialValue.isEmpty
        guard isFunction || declaration.kind == .property, isTyped, declaration.generics.isEmpty,
            !graph.program.isHidden(site), declaration.traits.isDisjoint(with: [.isUnavailable, .continuesBinding])
        else { return nil }
        let owner = symbols.enclosingType(of: site)
        if let owner, symbols[owner].isGeneric || symbols[owner].kind == .protocol { return nil }
        let needsInstance = declaration.parent >= 0 && !declaration.traits.contains(.isStatic)
        if needsInstance {
            guard isFunction, let owner, graph.resolution.find(graph.keys.key(symbols.implicitType(owner))) != nil
            else {
                return nil
            }
        }
        // Marking a function with an unmet parameter would cause a new error.
        let unmetCount = unmetParameterCount(site)
        let name = graph.program.source(site.file).bytes[Int(declaration.name.start)]
        if !needsInstance, unmetCount == 0, SwiftKeyword.isNamePart(name) { return false }
        return isFunction && !declaration.type.isEmpty && unmetCount <= 1 ? true : nil
    }

    /// The number of parameters that nothing provides and that have no default.
    private func unmetParameterCount(_ site: Site) -> Int {
        let scanned = graph.program.file(site.file)
        let given = graph.bindings.marked[site]?.needs?.given ?? .empty
        let names = Set(given.indices.map { scanned.source.text(scanned.ranges[$0]) })
        return graph.program.declaration(site).parameters.indices.reduce(0) { count, row in
            let parameter = scanned.parameters[row]
            if names.contains(scanned.source.text(parameter.name)) { return count }
            // No marker makes Furnish fill a variadic parameter.
            if parameter.isVariadic { return count + 2 }
            let isMet =
                !parameter.defaultValue.isEmpty
                || graph.resolution.find(graph.keys.key(symbols.readType(parameter.type, at: site))) != nil
            return count + (isMet ? 0 : 1)
        }
    }
}
