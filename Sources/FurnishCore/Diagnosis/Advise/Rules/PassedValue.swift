extension AdviceQuery {
    /// A closure passes the missing value, so the needing type should take it as a given parameter.
    var passedValue: [Diagnostic.Note] {
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        // A closure starts a call of its own, so its owner may be kept.
        let closure = tables.closuresWithUnusedParameters.first { _, function, made in
            function.parameters.contains { promotion.fills(key, with: $0.type) }
                && calls.newlyMade(with: made).contains(unmet.provider)
        }
        guard let closure else { return [] }
        let reason = "'\(graph.show(need: closure.need))' passes one: "
        return [tables.givens.note(naming: need, of: unmet.provider, as: .given, reason)].compactMap { $0 }
    }
}
