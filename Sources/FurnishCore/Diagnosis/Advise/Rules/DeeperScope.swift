extension AdviceQuery {
    /// A need that uses its default because its provider lives in a deeper scope: the needing type moves there. A protocol that is
    /// needed outside of that scope too is split.
    var deeperScope: [Diagnostic.Note] {
        guard let scope = unmet.deeperScope else { return [] }
        if graph.needs[need].requirement == nil { return movingNotes(unmet.provider, into: scope) }
        let reason = "something outside of \(name(scope)) needs '\(graph.show(unmet.provider))' too"
        return [note(providers[unmet.provider].site, "\(reason): write a protocol of its own for what lives there")]
    }
}
