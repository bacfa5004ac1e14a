extension AdviceQuery {
    /// A default in place of a class or protocol of this package that could be marked. Values are no dependencies.
    var unprovidedDependency: [Diagnostic.Note] {
        if weakHolder != nil { return [] }
        if types[key].kind == .optional { return wrappedValue }
        var query = self
        query.origin = graph.isJudged(unmet.provider) ? .package : .ownModule
        if let symbol, tables.services.isValue(symbol), !isSharedInstance {
            // A class whose initializer takes only values is no data if a function needs nothing to make one.
            let isObject = (kind == .class || kind == .actor) && !tables.services.isManaged(symbol)
            return isObject ? query.unmarkedMaker : []
        }
        return query.advice([AdviceRule.unmarked]).notes
    }

    /// Whether the default is the one instance of a class, which is no value whatever its initializer takes.
    private var isSharedInstance: Bool {
        guard case .member(let site) = defaultDeclaration else { return false }
        return (kind == .class || kind == .actor) && program.declaration(site).kind == .property
    }
}
