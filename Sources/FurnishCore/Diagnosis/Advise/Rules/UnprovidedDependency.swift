extension AdviceQuery {
    /// A default in place of a class or protocol of this package that could be marked. Values are no dependencies.
    var unprovidedDependency: [Diagnostic.Note] {
        if weakHolder != nil { return [] }
        if types[key].kind == .optional { return wrappedValue }
        var query = self
        query.origin = graph.isJudged(unmet.provider) ? .package : .ownModule
        guard let symbol, tables.isValue(symbol) else { return query.advice([AdviceRule.unmarked]).notes }
        let isObject = kind == .class || kind == .actor
        // The one instance of a class is no value, whatever its initializer takes.
        if isObject, case .member(let site) = defaultDeclaration, program.declaration(site).kind == .property {
            return query.advice([AdviceRule.unmarked]).notes
        }
        // A class whose initializer takes only values is no data if a function needs nothing to make one.
        return isObject && !tables.isManaged(symbol) ? query.unmarkedMaker : []
    }
}
