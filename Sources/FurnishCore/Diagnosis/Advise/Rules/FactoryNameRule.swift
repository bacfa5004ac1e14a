/// `CartFactory`, where the factory of the scope `Feature.Cart` is called `FeatureCartFactory`: it has the names of the types
/// around it too.
struct FactoryNameRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        guard let name = unknownName(in: key), name.hasSuffix("Factory") else { return [] }
        let sites =
            graph.bindings.scopes.elements.compactMap(\.site) + graph.providers.elements.filter(\.isFactory).map(\.site)
        for site in sites {
            guard let scope = symbols.symbol(at: site), symbols[scope].parent != nil,
                program.names.text(symbols[scope].name) + "Factory" == name
            else { continue }
            let factory = symbols.factoryName(scope)
            let fix = Fix("write that", isNeeded(key) ? graph.writing(factory, for: need) : [])
            return [note(site, "the factory of the scope '\(graph.text.path(scope))' is called '\(factory)': ", fix)]
        }
        return []
    }
}
