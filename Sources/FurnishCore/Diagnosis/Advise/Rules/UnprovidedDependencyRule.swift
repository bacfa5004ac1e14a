/// A default in place of a class or protocol of this package that could be marked. Values are no dependencies.
struct UnprovidedDependencyRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        if weakProperty != nil { return [] }
        if types[key].kind == .optional { return WrappedValueRule(query: query).notes }
        if let symbol, tables.services.isValue(symbol), !isSharedInstance { return [] }
        var query = query
        query.origin = graph.resolution.isOwn(unmet.provider) ? .package : .ownModule
        return AdviceTable.unmarked.advice(for: query).notes
    }

    /// Whether the default is the one instance of a class, which is no value whatever its initializer takes.
    private var isSharedInstance: Bool {
        guard case .member(let site) = namedDefault else { return false }
        return (kind == .class || kind == .actor) && program.declaration(site).kind == .property
    }
}
