/// A marked declaration of another module that the own module cannot use, because it is not visible.
struct HiddenProvider {
    /// The declaration that would have to be visible: the marked one or its initializer.
    let site: Site
    /// The types that it would provide.
    let types: [TypeID]
    /// The type that it makes, to compare by name if a need cannot refer to the type.
    let symbol: SymbolID?
    /// The name of the factory that would start from it; nil if it is not a scope.
    let factory: Name?

    static func all(in graph: DependencyGraph) -> [HiddenProvider] {
        // The site of a factory is its scope, which may itself have no provider.
        let providing = Set(graph.providers.elements.lazy.filter { !$0.isFactory }.map(\.site))
        return graph.bindings.marked.inOrder
            .filter { !graph.program.isOwn($0.site.file) && !providing.contains($0.site) }
            .compactMap { HiddenProvider($0, in: graph) }
    }

    private init?(_ marked: MarkedDeclaration, in graph: DependencyGraph) {
        let symbols = graph.symbols
        let declaration = graph.program.declaration(marked.site)
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .extension, .protocol: symbol = symbols.symbol(at: marked.site)
        case .initializer: symbol = symbols.enclosingType(of: marked.site)
        case .function, .property, .typealias:
            // An entry point function provides nothing, and an injected member nothing new.
            if marked.provides == nil { return nil }
            symbol = nil
        default: return nil
        }
        guard let place = Self.hiddenPlace(marked.site, symbol, graph) else { return nil }
        site = place
        factory = marked.scope == nil ? nil : symbol.map { graph.program.names.name(symbols.factoryName($0)) }
        let made = symbol.map(symbols.implicitType) ?? symbols.readType(declaration.type, at: marked.site)
        types = ([made] + graph.bindings.namedTypes(in: marked)).map(graph.keys.key)
    }

    /// The declaration that is not visible: the marked one or its initializer; nil if both are visible.
    static func hiddenPlace(_ site: Site, _ symbol: SymbolID?, _ graph: DependencyGraph) -> Site? {
        let least = graph.program.leastAccess(of: site)
        if graph.program.declaration(site).kind == .extension { return nil }
        if graph.program.declaration(site).access < least {
            // A requirement has the access of its protocol.
            let parent = graph.program.parent(of: site)
            return parent.row >= 0 && graph.program.declaration(parent).kind == .protocol ? parent : site
        }
        guard let symbol, graph.symbols[symbol].kind != .protocol else { return nil }
        let initializers = graph.symbols.members(of: symbol, .initializer)
        if initializers.isEmpty { return site }
        return initializers.count == 1 && graph.program.declaration(initializers[0]).access < least
            ? initializers[0] : nil
    }

    /// Why a place is not visible, and what to write.
    static func reason(at place: Site, called name: String? = nil, _ program: Program) -> String {
        let subject = name ?? (program.declaration(place).kind == .initializer ? "its initializer" : "it")
        let (least, access) = (program.leastAccess(of: place), program.declaration(place).access)
        if access < least { return "\(subject) is \(access): make it \(least)" }
        // If the declaration is visible, its initializer is the implicit one.
        return "the initializer that Swift adds is internal: write a \(least) one"
    }
}
