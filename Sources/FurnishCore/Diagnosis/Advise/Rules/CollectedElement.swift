extension AdviceQuery {
    /// `[T]`, where a `T` is provided that could contribute to the list.
    var collectedElement: [Diagnostic.Note] {
        let untaken = UntakenElements(graph: graph)
        let others = untaken.elements(like: key).map { element in
            let collection = providers[element].collection.map(graph.text.show) ?? ""
            let advice = "to collect it here, write '\(untaken.marker(of: element, into: key))'"
            return note(markerOf: element, "'\(graph.show(element))' contributes to '\(collection)': \(advice)")
        }
        if !others.isEmpty { return others.capped }
        guard types[key].kind == .array, let offer = resolution.find(types.child(0, of: key)) else { return [] }
        let provider = graph.offers[offer].provider
        let definition = providers[provider]
        // A marked function or property with `into:` would provide only the collection.
        guard graph.isJudged(provider), definition.isProvided, definition.collection == nil,
            case .type = definition.maker
        else { return [] }
        let fix = graph.markerEditor(of: provider)?.stating(collection: show(key)).fix("write", " to collect it")
        return [note(markerOf: provider, "'\(show(offer))' is provided here: ", fix ?? Fix("collect it"))]
    }
}
