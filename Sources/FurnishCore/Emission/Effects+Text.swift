extension Effects {
    /// `try await `, before an expression.
    var prefix: String { (contains(.isThrowing) ? "try " : "") + (contains(.isAsync) ? "await " : "") }

    func union(of values: [SwiftValue]) -> Effects {
        var all = self
        for position in values.indices { all.formUnion(values[position].effects) }
        return all
    }

    /// ` async throws`, after parameters.
    func words(_ thrown: ThrownErrors, _ types: TypeText) -> String {
        let words = (contains(.isAsync) ? " async" : "") + (contains(.isThrowing) ? " throws" : "")
        guard case .type(let type) = thrown, contains(.isThrowing) else { return words }
        return words + "(" + types.spell(type) + ")"
    }
}
