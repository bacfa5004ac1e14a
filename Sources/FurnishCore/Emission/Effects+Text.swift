extension Effects {
    /// `try await `, before an expression.
    var prefix: String { (contains(.isThrowing) ? "try " : "") + (contains(.isAsync) ? "await " : "") }

    func union(of values: [SwiftValue]) -> Effects {
        var all = self
        for position in values.indices { all.formUnion(values[position].effects) }
        return all
    }
}
