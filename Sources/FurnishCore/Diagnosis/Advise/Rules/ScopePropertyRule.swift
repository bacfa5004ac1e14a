/// An unmarked property of a scope's value.
struct ScopePropertyRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        graph.bindings.scopes.indices.flatMap { scope -> [Diagnostic.Note] in
            guard let site = graph.bindings.scopes[scope].site else { return [] }
            let properties = program.storedProperties(of: site).filter { property in
                let declaration = program.declaration(property)
                return declaration.access >= .internal && !declaration.type.isEmpty
                    && graph.keys.key(symbols.readType(declaration.type, at: property)) == key
            }
            let scope = ScopeMessages(graph: graph).name(scope)
            return properties.map { mark($0, of: $0, "\(scope) starts from '\(name($0))'") }
        }
    }
}
