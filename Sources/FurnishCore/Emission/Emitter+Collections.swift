/// Collections whose elements stand under `#if`, where no literal can.
extension Emitter {
    mutating func emitGathered(_ row: Int) {
        let provider = graph.available[row].provider
        guard graph.isProperty(provider) else {
            emitSignature(row, omitsDefaults: false)
            emitElements(row, indentation: "        ")
            text += "    }\n"
            return
        }
        text += "    \(isolation(provider))var \(name(row)): \(type(row)) {\n"
        if graph.effects[provider].isEmpty {
            emitElements(row, indentation: "        ")
        } else {
            text += "        get\(effectWords(provider)) {\n"
            emitElements(row, indentation: "            ")
            text += "        }\n"
        }
        text += "    }\n"
    }

    /// Room is made first also because nothing warns then of a variable that no `#if` lets change.
    private mutating func emitElements(_ row: Int, indentation: String) {
        let provider = graph.available[row].provider
        let collection = graph.providers[provider]
        let expression = expression(provider)
        let elements = expression.elements
        text += indentation + "var \(elements): \(type(row)) = \(isDictionary(row) ? "[:]" : "[]")\n"
        text += indentation + "\(elements).reserveCapacity(\(collection.needs.count))\n"
        var open: String?
        for need in collection.needs {
            guard let statement = expression.statement(adding: need) else { continue }
            let site = graph.madeProvider(graph.fulfilments[need]).map { graph.providers[$0].site }
            let isConditional = graph.isConditional(element: need, of: collection)
            let condition = isConditional ? site.flatMap(conditionText) : nil
            if condition != open {
                if open != nil { text += indentation + "#endif\n" }
                if let condition { text += indentation + "#if \(condition)\n" }
                open = condition
            }
            text += indentation + statement + "\n"
        }
        if open != nil { text += indentation + "#endif\n" }
        text += indentation + "return \(elements)\n"
    }

    private func isDictionary(_ row: Int) -> Bool {
        graph.program.types[graph.keys.key(graph.available[row].type)].kind == .dictionary
    }
}
