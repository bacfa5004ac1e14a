/// The owner of marked members, or the value from which a needed factory starts: its type is not marked as a scope.
struct UnmarkedScopeRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        if graph.providers[unmet.provider].receiver == need, let scope = graph.bindings.unmarkedScope(key) {
            let hasRoot = graph.bindings.scopes[.outermost].site != nil
            let root = graph.marking(scope, .scope, "root").fix("mark it")
            return [starting(from: scope)]
                + (hasRoot ? [] : [note(scope, "or, if it is what the app itself starts from, ", root)])
        }
        return scopeOfFactory.map { [starting(from: $0)] } ?? []
    }

    private func starting(from scope: Site) -> Diagnostic.Note {
        note(scope, "to start a factory from a \(subject(scope)), ", graph.marking(scope, .scope).fix("mark it"))
    }

    /// `Session`, for a closure `(Session) -> SessionFactory`.
    private var scopeOfFactory: Site? {
        guard let function = types.function(key), function.parameters.count == 1,
            let type = nominal(graph.keys.key(function.parameters[0].type)),
            let site = symbols[type].sites.first, program.isOwn(site.file),
            unknownName(in: graph.keys.key(function.result)) == symbols.factoryName(type)
        else { return nil }
        return site
    }
}
