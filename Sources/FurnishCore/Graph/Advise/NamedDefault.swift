/// The declaration that the default of a parameter names: `LiveAPI()`, `.shared`, `SystemClock.shared`, `makeClock()`. The
/// declaration is in view, and the default passes no arguments.
enum NamedDefault {
    /// A type whose initializer is called without arguments.
    case type(SymbolID)
    /// A static or global property, or a function without arguments.
    case member(Site)

    /// - Parameter key: The type of the parameter, in which `.shared` is looked up.
    init?(_ need: Need, of provider: Provider, as key: TypeID, in graph: DependencyGraph) {
        guard let path = Path(need, graph.program) else { return nil }
        let place = provider.maker.file == need.file ? provider.maker.row : Site.fileLevel
        let site = Site(file: need.file, row: place)
        let names = Names(graph: graph)
        let type: SymbolID? = graph.types[key].kind == .nominal ? graph.types[key].symbol : nil
        guard let found = path.isImplicit ? names.find(path.names, in: type) : names.find(path.names, from: site) else {
            return nil
        }
        switch found {
        case .type: if !path.isCall { return nil }
        case .member(let site): if path.isCall != (graph.program.declaration(site).kind == .function) { return nil }
        }
        self = found
    }

    /// A dotted name, which may be called without arguments.
    private struct Path {
        /// Whether it starts with a dot.
        let isImplicit: Bool
        private(set) var names: [Name] = []
        private(set) var isCall = false

        /// - Returns: nil for any other expression.
        init?(_ need: Need, _ program: Program) {
            let source = program.source(need.file)
            var cursor = SourceCursor(source, need.defaultRange)
            isImplicit = cursor.take(".")
            repeat {
                guard let name = cursor.takeName() else { return nil }
                names.append(program.names.name(source, name))
            } while cursor.take(".")
            if cursor.take("(") {
                guard cursor.take(")") else { return nil }
                isCall = true
            }
            guard cursor.isAtEnd else { return nil }
            // `LiveAPI.init()` is `LiveAPI()`.
            if program.names.text(names[names.count - 1]) == "init" { names.removeLast() }
        }
    }

    private struct Names {
        let graph: DependencyGraph

        private var symbols: SymbolTable { graph.symbols }

        func find(_ names: [Name], from site: Site) -> NamedDefault? {
            guard let first = names.first else { return nil }
            if let type = symbols.lookUp(first, at: site) { return find(names.dropFirst(), in: type) }
            if let module = symbols.moduleRow(named: first), names.count > 1,
                let type = symbols.find(names[1], in: nil, module: module)
            {
                return find(names.dropFirst(2), in: type)
            }
            return names.count == 1 ? global(first) : nil
        }

        func find(_ names: some Collection<Name>, in type: SymbolID?) -> NamedDefault? {
            guard var type = type.map(symbols.aliasedSymbol) else { return nil }
            var rest = Array(names)
            while let name = rest.first, let nested = symbols.nested(name, in: type) {
                type = symbols.aliasedSymbol(nested)
                rest.removeFirst()
            }
            guard let last = rest.first else { return .type(type) }
            return rest.count == 1 ? member(last, of: type) : nil
        }

        private func member(_ name: Name, of type: SymbolID) -> NamedDefault? {
            // Generated code cannot call a static member on a protocol.
            if symbols[type].kind == .protocol { return nil }
            return symbols.staticMembers(of: type).first { isNamed($0, name) }.map { .member($0) }
        }

        private func global(_ name: Name) -> NamedDefault? {
            for file in 0..<Int32(graph.program.fileCount) {
                let declarations = graph.program.file(file).declarations
                for row in declarations.indices where declarations[row].parent < 0 {
                    let site = Site(file: file, row: Int32(row))
                    let kind = declarations[row].kind
                    if kind == .property || kind == .function, isNamed(site, name) { return .member(site) }
                }
            }
            return nil
        }

        private func isNamed(_ site: Site, _ name: Name) -> Bool {
            let declaration = graph.program.declaration(site)
            return graph.program.name(site) == name && declaration.parameters.isEmpty && declaration.generics.isEmpty
        }
    }
}
