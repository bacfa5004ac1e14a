extension AdviceQuery {
    /// An optional value of a type that no source in view declares: the default nil.
    var defaultNil: [Diagnostic.Note] {
        guard types[key].kind == .optional, !isOfStandardLibrary(key) else { return [] }
        let title = "write the default '= nil', which is taken where nothing provides a value"
        return given + [
            .init(graph.location(ofNeed: unmet.reportedNeed), "", Fix(title, graph.writingDefaultNil(for: need)))
        ]
    }
}
