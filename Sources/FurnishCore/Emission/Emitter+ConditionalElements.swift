/// Collections with elements under `#if`, which Swift does not allow in a literal.
extension Emitter {
    /// Reserving capacity also avoids the warning about a variable that never changes if every `#if` excludes its element.
    func emitElements(_ expression: Expression, _ provider: ProviderID) {
        let collection = graph.providers[provider]
        let elements = expression.elements
        let empty = isDictionary(collection.type) ? "[:]" : "[]"
        writer.line("var \(elements): \(types.spell(collection.type)) = \(empty)")
        writer.line("\(elements).reserveCapacity(\(collection.needs.count))")
        var open: String?
        for need in collection.needs {
            guard let statement = expression.statement(adding: need) else { continue }
            let site = graph.madeProvider(graph.fulfilments[need]).map { graph.providers[$0].conditionSite }
            let isConditional = graph.isConditional(element: need, of: collection)
            let condition = isConditional ? site.flatMap(graph.program.conditionText) : nil
            if condition != open {
                if open != nil { writer.line("#endif") }
                if let condition { writer.line("#if \(condition)") }
                open = condition
            }
            writer.lines(statement)
        }
        if open != nil { writer.line("#endif") }
        writer.line("return \(elements)")
    }

    private func isDictionary(_ type: TypeID) -> Bool {
        graph.types[graph.keys.key(type)].kind == .dictionary
    }
}
