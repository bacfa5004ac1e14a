/// A marked declaration of another module that the own module cannot use, because it is not visible or has a mistake.
struct HiddenProvider {
    /// The declaration that would have to be visible: the marked one or its initializer.
    let site: Site
    /// The types that it would provide.
    let types: [TypeID]
    /// The type that it makes, to compare by name if a need cannot refer to the type.
    let symbol: SymbolID?
    /// The name of the factory that would start from it; nil if it is not a scope.
    let factory: Name?

    /// The error at its marker.
    let mistake: Diagnostic?
    /// The declaration is visible, so only the mistake prevents it from being a provider.
    let isVisible: Bool

    static func all(in graph: DependencyGraph) -> [HiddenProvider] {
        // The site of a factory is its scope, which may itself have no provider.
        let providing = Set(graph.providers.elements.lazy.filter { !$0.isFactory }.map(\.site))
        var providers: [HiddenProvider] = []
        for module in graph.program.modules.dropFirst() {
            var mistakes: ModuleMistakes?
            for file in module.files.lazy.map({ Int32($0) }) {
                let scanned = graph.program.file(file)
                guard !scanned.isBroken, !scanned.markers.isEmpty else { continue }
                let marked =
                    MarkedDeclaration.all(in: scanned, file: file) + MarkedDeclaration.detached(in: scanned, file: file)
                for marked in marked where !providing.contains(marked.site) {
                    let all = mistakes ?? ModuleMistakes(of: module, in: graph.program)
                    mistakes = all
                    if let hidden = HiddenProvider(marked, all, in: graph) { providers.append(hidden) }
                }
            }
        }
        return providers
    }

    private init?(_ marked: MarkedDeclaration, _ mistakes: ModuleMistakes, in graph: DependencyGraph) {
        guard let marker = marked.provides ?? marked.scope else { return nil }
        let symbols = graph.symbols
        let declaration = graph.program.declaration(marked.site)
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .extension, .protocol: symbol = symbols.symbol(at: marked.site)
        case .initializer: symbol = symbols.enclosingType(of: marked.site)
        case .function, .property, .typealias: symbol = nil
        default: return nil
        }
        let place = Self.hiddenPlace(marked.site, symbol, graph)
        isVisible = place == nil
        // If the declaration is not visible, that is the reason to show.
        mistake = isVisible ? mistakes.mistake(of: marked, in: graph.program) : nil
        guard place != nil || mistake != nil else { return nil }
        site = place ?? marked.site
        factory = marked.scope == nil ? nil : symbol.map { graph.program.names.name(symbols.factoryName($0)) }
        let scanned = graph.program.file(marked.site.file)
        let outside = Site(file: marked.site.file, row: declaration.parent)
        var types = [symbol.map(symbols.implicitType) ?? symbols.readType(declaration.type, at: marked.site)]
        types += marker.additionalTypes.indices.map { symbols.readType(scanned.ranges[$0], at: outside) }
        if !marker.collection.isEmpty { types.append(symbols.readType(marker.collection, at: outside)) }
        self.types = types.map(graph.keys.key)
    }

    /// The declaration that is not visible: the marked one or its initializer; nil if both are visible.
    private static func hiddenPlace(_ site: Site, _ symbol: SymbolID?, _ graph: DependencyGraph) -> Site? {
        let least = graph.program.leastAccess(of: site)
        if graph.program.declaration(site).kind == .extension { return nil }
        if graph.program.declaration(site).access < least { return site }
        guard let symbol, graph.symbols[symbol].kind != .protocol else { return nil }
        let initializers = graph.symbols.members(of: symbol, .initializer)
        if initializers.isEmpty { return site }
        return initializers.count == 1 && graph.program.declaration(initializers[0]).access < least
            ? initializers[0] : nil
    }
}

/// The errors that another module's own build would report about its markers. That build may never run Furnish.
struct ModuleMistakes {
    private let diagnostics: [Diagnostic]

    init(of module: Program.Module, in program: Program) {
        let others = program.modules.filter { $0.name != module.name }.map { other in
            ScannedModule(
                name: program.names.text(other.name), origin: .sibling,
                files: other.files.map { program.file(Int32($0)) })
        }
        let files = module.files.map { program.file(Int32($0)) }
        let own = ScannedModule(name: program.names.text(module.name), origin: .own, files: files)
        var settings = BuildSettings()
        settings.compiler = program.settings.compiler
        let bindings = Collector.collect(Program([own] + others, settings))
        diagnostics = (files.flatMap(\.diagnostics) + bindings.diagnostics).filter { !$0.isWarning }
    }

    /// The first error at a marker or inside its declaration.
    func mistake(of marked: MarkedDeclaration, in program: Program) -> Diagnostic? {
        let declaration = program.declaration(marked.site)
        let source = program.source(marked.site.file)
        let start = min(declaration.range.start, marked.marker?.offset ?? declaration.range.start)
        return diagnostics.first { mistake in
            mistake.location.file === source && mistake.location.offset >= start
                && mistake.location.offset < declaration.range.end
        }
    }
}
