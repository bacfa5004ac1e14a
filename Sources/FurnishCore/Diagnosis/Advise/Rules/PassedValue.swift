extension AdviceQuery {
    /// A closure passes the missing value, so the needing type should take it as a given parameter.
    var passedValue: [Diagnostic.Note] {
        // A closure starts a call of its own, so its owner may be kept.
        guard let closure = tables.closuresWithUnusedParameters.first(where: passesValue) else { return [] }
        let reason = "'\(graph.show(need: closure.need))' passes one: "
        return [tables.givens.note(naming: need, of: unmet.provider, as: .given, reason)].compactMap { $0 }
    }

    private func passesValue(_ need: NeedID, _ function: FunctionType, _ made: ProviderID) -> Bool {
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        return function.parameters.contains { promotion.fills(key, with: $0.type) }
            && calls.newlyMade(with: made).contains(unmet.provider)
    }
}
