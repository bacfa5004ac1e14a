extension AdviceQuery {
    /// A type that only the public factory of its module can make, or that is missing to one that it makes.
    var foreignFactory: [Diagnostic.Note] {
        let (isOwn, made) = (resolution.isOwn(unmet.provider), keys.made(by: key))
        let marked =
            tables.hidden.first { $0.types.contains(made) && $0.factory == nil }?.site ?? tables.marked(as: made)
        // A factory cannot make the value that it starts from.
        guard providers[unmet.provider].marker?.kind != .scope,
            let site = isOwn ? marked : providers[unmet.provider].site
        else { return [] }
        let factory = providers.indices.first { other in
            let definition = providers[other]
            return definition.isFactory && !definition.isMadeByClosure
                && program.moduleOfFile[Int(definition.site.file)] == program.moduleOfFile[Int(site.file)]
        }
        guard let factory, factory != unmet.provider else { return [] }
        let scope = providers[factory].site
        let type = graph.text.show(isOwn ? made : providers[unmet.provider].type)
        let name = graph.text.show(providers[factory].type)
        return [note(scope, "'\(name)' of module '\(moduleName(scope))' can make '\(type)': take '\(name)' instead")]
    }
}

extension AdviceTables {
    /// A marked type of another module that conforms to a protocol.
    fileprivate func marked(as key: TypeID) -> Site? {
        guard isProtocol(key), let ancestor = nominal(key) else { return nil }
        return candidates[ancestor]?.map(\.site).first { site in
            let initializers = symbols.symbol(at: site).map { symbols.members(of: $0, .initializer) } ?? []
            return !program.isOwn(site.file) && ([site] + initializers).contains { bindings.marked[$0] != nil }
        }
    }
}
