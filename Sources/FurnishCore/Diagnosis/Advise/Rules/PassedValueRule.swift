/// A closure passes the missing value, so the needing type should take it as a given parameter.
struct PassedValueRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        guard let hint = tables.givens.hint(for: need, of: unmet.provider) else { return [] }
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        let closure = tables.closuresWithUnusedParameters.first { _, closure in
            guard
                graph.resolution.closures[closure].function.parameters.contains(where: {
                    promotion.fills(key, with: $0.type)
                }),
                let result = graph.resolution.madeProvider(.closure(closure))
            else { return false }
            return graph.dependencies.reaches([result]) { $0 == unmet.provider }
        }
        return closure.map { [.init(hint.location, "'\(graph.show(need: $0.need))' passes one: ", hint.fix)] } ?? []
    }
}
