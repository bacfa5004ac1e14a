/// What would help where a provider is missing. No hint is better than a wrong one.
enum MissingProviderHints {
    static func hints(for key: TypeID, in graph: DependencyGraph) -> [Diagnostic.Note] {
        optionality(key, graph) + declaration(key, graph)
    }

    /// `T` never meets a need for `T?`, nor the other way round.
    private static func optionality(_ key: TypeID, _ graph: DependencyGraph) -> [Diagnostic.Note] {
        let types = graph.program.types
        let other =
            types[key].kind == .optional ? types.child(0, of: key) : types.intern(.optional, [TypeChild(key)])
        guard let row = graph.find(other) else { return [] }
        let available = graph.available[row]
        return [
            GraphMessages(graph: graph).optionalityHint(
                available.provider, provided: graph.text.show(other), needed: graph.text.show(key))
        ]
    }

    /// The needed type's own declaration, or those of the types that conform to it.
    private static func declaration(_ key: TypeID, _ graph: DependencyGraph) -> [Diagnostic.Note] {
        let node = graph.program.types[key]
        guard node.kind == .nominal else { return [] }
        let type = SymbolID(row: Int32(node.payload))
        let messages = GraphMessages(graph: graph)
        switch graph.symbols[type].kind {
        case .protocol, .foreign:
            let name = graph.text.show(key)
            return graph.symbols.conformingTypes(to: type).prefix(3).map { messages.conformanceHint($0, to: name) }
        case .class, .struct, .enum, .actor:
            guard let site = graph.symbols[type].sites.first else { return [] }
            return [messages.markHint(site, "@Provides")]
        case .typealias: return []
        }
    }
}
