/// Something that another module marks and does not show to the own one.
struct HiddenProvider {
    /// The declaration that would have to be seen: the marked one, or its initializer.
    let site: Site
    /// What it would provide.
    let types: [TypeID]
    /// The type that it makes, for a need that cannot even name it.
    let symbol: SymbolID?
    /// What the factory is called that would start from it; nil of what is no scope.
    let factory: Name?

    static func all(in graph: DependencyGraph) -> [HiddenProvider] {
        // A factory stands at its scope, whose value nothing may provide.
        let known = Set(graph.providers.lazy.filter { !$0.isFactory }.map(\.site))
        var found: [HiddenProvider] = []
        for file in 0..<Int32(graph.program.fileCount) where graph.program.moduleOfFile[Int(file)] != 0 {
            let scanned = graph.program.file(file)
            guard !scanned.isBroken, !scanned.markers.isEmpty else { continue }
            for marked in MarkedDeclaration.all(in: scanned, file: file) where !known.contains(marked.site) {
                if let hidden = HiddenProvider(marked, in: graph) { found.append(hidden) }
            }
        }
        return found
    }

    private init?(_ marked: MarkedDeclaration, in graph: DependencyGraph) {
        guard let marker = marked.provides ?? marked.scope, !marked.isMalformed, marker.collection.isEmpty else {
            return nil
        }
        let symbols = graph.symbols
        let declaration = graph.program.declaration(marked.site)
        switch declaration.kind {
        case .class, .struct, .enum, .actor: symbol = symbols.symbol(at: marked.site)
        case .initializer: symbol = symbols.enclosingType(of: marked.site)
        case .function, .property: symbol = nil
        default: return nil
        }
        guard let place = Self.hiddenPlace(marked.site, symbol, graph) else { return nil }
        site = place
        factory = marked.scope == nil ? nil : symbol.map { graph.program.names.name(symbols.factoryName($0)) }
        let scanned = graph.program.file(marked.site.file)
        let outside = Site(file: marked.site.file, row: declaration.parent)
        let own = symbol.map(symbols.implicitType) ?? symbols.readType(declaration.type, at: marked.site)
        types = ([own] + marker.additionalTypes.indices.map { symbols.readType(scanned.ranges[$0], at: outside) })
            .map(graph.keys.key)
    }

    /// What is not seen of it: itself, a type around it, or the initializer of what is.
    private static func hiddenPlace(_ site: Site, _ symbol: SymbolID?, _ graph: DependencyGraph) -> Site? {
        let least = graph.symbols.visibleAccess(ofModule: graph.program.moduleOfFile[Int(site.file)])
        if graph.program.declaration(site).access < least { return site }
        guard let symbol else { return nil }
        let initializers = graph.symbols.initializers(of: symbol)
        if initializers.isEmpty { return site }
        return initializers.count == 1 && graph.program.declaration(initializers[0]).access < least
            ? initializers[0] : nil
    }
}
