/// A default in place of a class or protocol of this package that could be marked. Values are no dependencies.
final class UnprovidedDependencyRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        if weakProperty != nil { return [] }
        if types[key].kind == .optional { return WrappedValueRule(query: query).notes }
        var query = query
        query.origin = graph.isJudged(unmet.provider) ? .package : .ownModule
        if let symbol, tables.services.isValue(symbol), !isSharedInstance {
            // A class whose initializer takes only values is no data if a function needs nothing to make one.
            let isObject = (kind == .class || kind == .actor) && !tables.services.isManaged(symbol)
            return isObject ? UnmarkedMakerRule(query: query).notes : []
        }
        return AdviceTable.unmarked.advice(for: query).notes
    }

    /// Whether the default is the one instance of a class, which is no value whatever its initializer takes.
    private var isSharedInstance: Bool {
        guard case .member(let site) = namedDefault else { return false }
        return (kind == .class || kind == .actor) && program.declaration(site).kind == .property
    }
}
