import FurnishCore

/// The marked declarations of the module that code stands in.
struct MarkedUsers {
    private let graph: DependencyGraph
    /// By type, its name, and by marked function or property, the name with its type's.
    private var types: [SymbolID: String] = [:]
    private var members: [Site: String] = [:]

    init(_ graph: DependencyGraph) {
        self.graph = graph
        for provider in graph.providers.indices where graph.resolution.isOwn(provider) {
            let definition = graph.providers[provider]
            switch definition.maker {
            case .type: graph.symbols.symbol(of: definition.type).map { types[$0] = graph.show(provider) }
            case .function(let made), .property(let made):
                let owner = graph.symbols.enclosingType(of: definition.site)
                members[definition.site] =
                    (owner.map { graph.text.path($0) + "." } ?? "") + graph.program.names.text(made.name)
                // The only instance of its type.
                if let owner, owner == graph.symbols.symbol(of: definition.type) {
                    types[owner] = graph.showMade(by: provider)
                }
            case .collection, .bundle, .input, .factory, .foreignFactory: break
            }
        }
    }

    /// The name of a marked type.
    func name(of type: SymbolID) -> String? { types[type] }

    /// The name of the marked function, property or type around a declaration.
    func name(around site: Site) -> String? { members[site] ?? type(around: site).flatMap { types[$0] } }

    func type(around site: Site) -> SymbolID? {
        graph.symbols.symbol(at: site) ?? graph.symbols.enclosingType(of: site)
    }

    /// The innermost declaration at a place in a file, in no body; nil in a default of a parameter, which other messages are about.
    func declaration(at offset: UInt32, in file: Int32) -> Site? {
        let isDefault = graph.needs.elements.contains {
            $0.file == file && $0.defaultRange.start <= offset && offset < $0.defaultRange.end
        }
        if isDefault { return nil }
        let declarations = graph.program.file(file).declarations
        let row = declarations.lastIndex { $0.range.start <= offset && offset < $0.range.end }
        return row.map { Site(file: file, row: Int32($0)) }
    }
}
