/// Collections whose elements stand under `#if`, where no literal can.
extension Emitter {
    /// Room is made first also because nothing warns then of a variable that no `#if` lets change.
    func emitElements(_ expression: Expression, _ provider: Int) {
        let collection = graph.providers[provider]
        let elements = expression.elements
        let indentation = "        "
        text += indentation + "var \(elements): \(types.spell(collection.type)) = "
        text += (isDictionary(collection.type) ? "[:]" : "[]") + "\n"
        text += indentation + "\(elements).reserveCapacity(\(collection.needs.count))\n"
        var open: String?
        for need in collection.needs {
            guard let statement = expression.statement(adding: need) else { continue }
            let site = graph.madeProvider(graph.fulfilments[need]).map { graph.providers[$0].conditionSite }
            let isConditional = graph.isConditional(element: need, of: collection)
            let condition = isConditional ? site.flatMap(graph.program.conditionText) : nil
            if condition != open {
                if open != nil { text += indentation + "#endif\n" }
                if let condition { text += indentation + "#if \(condition)\n" }
                open = condition
            }
            text += indentation + Call.breaking(statement, indentation: 8) + "\n"
        }
        if open != nil { text += indentation + "#endif\n" }
        text += indentation + "return \(elements)\n"
    }

    private func isDictionary(_ type: TypeID) -> Bool {
        graph.types[graph.keys.key(type)].kind == .dictionary
    }
}
