/// A type that only the public factory of its module can make, or that is missing to one that it makes.
struct ForeignFactoryRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        let isOwn = graph.resolution.isOwn(unmet.provider)
        let marked = tables.hidden.first { $0.types.contains(key) }?.site
        guard let site = isOwn ? marked : graph.providers[unmet.provider].site else { return [] }
        let factory = graph.providers.indices.first { other in
            let definition = graph.providers[other]
            return definition.isFactory && !definition.isMadeByClosure
                && program.moduleOfFile[Int(definition.site.file)] == program.moduleOfFile[Int(site.file)]
        }
        guard let factory, factory != unmet.provider else { return [] }
        let (scope, type) = (graph.providers[factory].site, isOwn ? show(key) : graph.show(unmet.provider))
        let name = graph.text.show(graph.providers[factory].type)
        return [note(scope, "'\(name)' of module '\(moduleName(scope))' can make '\(type)': take '\(name)' instead")]
    }
}
