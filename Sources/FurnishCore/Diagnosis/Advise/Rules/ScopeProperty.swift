extension AdviceQuery {
    /// An unmarked property of a scope's value.
    var scopeProperty: [Diagnostic.Note] {
        // A plain value needs a name first.
        if UnnamedValues(graph: graph).needsName(key) { return [] }
        return propertiesOfScopes(of: key).map { scope, property in
            mark(property, "\(name(scope)) starts from '\(name(property))'", isSubject: false)
        }
    }
}

extension GraphReader {
    func propertiesOfScopes(of key: TypeID) -> [(scope: ScopeID, property: Site)] {
        bindings.scopes.indices.flatMap { scope -> [(scope: ScopeID, property: Site)] in
            guard let site = bindings.scopes[scope].site else { return [] }
            return program.storedProperties(of: site).filter { property in
                access(property) >= .internal && writtenType(of: property).map(keys.key) == key
            }.map { (scope, $0) }
        }
    }
}
