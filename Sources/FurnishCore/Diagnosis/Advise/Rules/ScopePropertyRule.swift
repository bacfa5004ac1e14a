/// An unmarked property of a scope's value.
final class ScopePropertyRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        // A plain value needs a name first.
        if UnnamedValues(graph: graph).needsName(key) { return [] }
        return properties.map { scope, property in
            mark(property, "\(name(scope)) starts from '\(name(property))'")
        }
    }

    var properties: [(scope: ScopeID, property: Site)] {
        bindings.scopes.indices.flatMap { scope -> [(scope: ScopeID, property: Site)] in
            guard let site = bindings.scopes[scope].site else { return [] }
            return program.storedProperties(of: site).filter { property in
                access(property) >= .internal && writtenType(of: property).map(keys.key) == key
            }.map { (scope, $0) }
        }
    }
}
