extension AdviceQuery {
    /// A weak property that stays nil, because nothing would hold a new instance.
    var freedInstance: [Diagnostic.Note] {
        guard let made = unmet.freed else { return [] }
        let marker = graph.markerEditor(of: made)?.changing(lifetime: .once)
        let fix = marker?.fix("write", " so that the factory holds it") ?? Fix("let something hold it")
        return [note(markerOf: made, "'\(graph.show(made))' is provided here: ", fix)]
    }
}
