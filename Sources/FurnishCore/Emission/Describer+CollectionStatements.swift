/// Collections with elements that Swift does not allow in a literal: those under `#if`, and those of a list.
extension Describer {
    /// Reserving capacity also avoids the warning about a variable that never changes if every `#if` excludes its element.
    func elementStatements(_ expression: Expression, _ provider: ProviderID) -> [Statement] {
        let collection = graph.providers[provider]
        let elements = expression.elements
        let isDictionary = graph.types[graph.keys.key(collection.type)].kind == .dictionary
        let empty = isDictionary ? "[:]" : "[]"
        var statements = [
            Statement("var \(elements): \(types.spell(collection.type)) = \(empty)"),
            Statement("\(elements).reserveCapacity(\(collection.needs.count))"),
        ]
        for need in collection.needs {
            guard let statement = expression.statement(adding: need, isDictionary: isDictionary) else { continue }
            let made = graph.provider(meeting: need).map { graph.providers[$0].condition }
            let added = under(made ?? .always, statement)
            if case .conditional(let condition, let new)? = added.first,
                case .conditional(condition, let others)? = statements.last
            {
                statements[statements.count - 1] = .conditional(condition, others + new)
            } else {
                statements += added
            }
        }
        return statements + [Statement("return " + elements)]
    }
}
