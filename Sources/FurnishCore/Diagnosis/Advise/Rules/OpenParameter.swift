extension AdviceQuery {
    /// A closure uses its default although something provides what it returns, because no given parameter takes what it passes.
    var openParameter: [Diagnostic.Note] {
        guard let function = types.function(key), let made = graph.provider(ofKey: keys.made(by: key))
        else { return [] }
        return function.parameters.flatMap { tables.givens.notes(taking: $0.type, madeWith: made) }
    }
}
