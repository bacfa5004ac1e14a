extension AdviceQuery {
    /// `CartFactory`, where the factory of the scope `Feature.Cart` is called `FeatureCartFactory`: it has the names of the types
    /// around it too. That of a typealias has the typealias's name.
    var factoryName: [Diagnostic.Note] {
        guard let name = unknownName(in: key), name.hasSuffix("Factory") else { return [] }
        let sites = bindings.scopes.elements.compactMap(\.site) + providers.elements.filter(\.isFactory).map(\.site)
        for site in sites {
            guard let scope = symbols.symbol(at: site), case let factory = symbols.factoryName(scope), factory != name,
                [scope, symbols.aliasedSymbol(scope)].contains(where: { symbols.name(of: $0) + "Factory" == name })
            else { continue }
            let fix = Fix("write that", writing(factory, insteadOf: name, isCertain: true))
            return [note(site, "the factory of the scope '\(graph.text.path(scope))' is called '\(factory)': ", fix)]
        }
        return []
    }
}
