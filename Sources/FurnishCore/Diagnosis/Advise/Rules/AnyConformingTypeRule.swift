/// A protocol that no type in view conforms to, or a collection of it.
struct AnyConformingTypeRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        var needed = key
        while let function = types.function(needed) { needed = graph.keys.key(function.result) }
        let isList = types[needed].kind == .array
        let element = isList ? types.child(0, of: needed) : needed
        guard isProtocol(element) else { return [] }
        let marker = ProposedMarker.text(.provides, (isList ? "into: " : "as: ") + show(needed))
        let notes: [Diagnostic.Note] = [
            .init(
                location,
                "mark a type that conforms to '\(show(element))' with '\(marker)', "
                    + "or a property or function that returns '\(show(needed))' with '// @Provides'")
        ]
        // Another module often implements the protocol of a third one, and passes the implementation.
        guard let symbol, symbols[symbol].module > 0 else { return notes }
        return notes + [startingValue]
    }

    /// The value is an input of the factory.
    var startingValue: Diagnostic.Note {
        let words = "write '// @Provides' on a property of the type marked '// @Scope(root)'"
        return .init(location, "or let the factory start from one: \(words)")
    }
}
