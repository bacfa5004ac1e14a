/// A closure passes the missing value, so the needing type should take it as a given parameter.
final class PassedValueRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        // A closure starts a call of its own, so its owner may be kept.
        guard let closure = tables.closuresWithUnusedParameters.first(where: passesValue),
            let hint = tables.givens.hint(for: need, of: unmet.provider, .given)
        else { return [] }
        return [.init(hint.location, "'\(graph.show(need: closure.need))' passes one: ", hint.fix)]
    }

    private func passesValue(_ need: NeedID, _ function: FunctionType, _ made: ProviderID) -> Bool {
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        return function.parameters.contains { promotion.fills(key, with: $0.type) }
            && graph.dependencies.newlyMade(with: made).contains(unmet.provider)
    }
}
