/// The statements in the bodies of members.
extension Describer {
    /// Constructs the instance and injects its members.
    func statements(_ expression: Expression) -> [Statement] {
        let provider = expression.provider
        var statements = expression.beginning
        // The values that are made with their owner, although they are in autoclosures.
        let first = graph.providers[provider].needs.filter {
            graph.isMadeFirst($0, by: provider) && !fulfilment($0).isOmitted
        }
        if first.isEmpty {
            if graph.isBuiltByStatements(provider) { return statements + elementStatements(expression, provider) }
            if statements.isEmpty { return making(expression, isOnly: true) }
            return statements + making(expression, isOnly: false)
        }
        let locals = localNames(first, of: provider)
        for need in first {
            let name = SwiftKeyword.escaped(locals[need] ?? "")
            let injection = graph.providers[provider].injection(of: need)
            statements += under(
                injection.map { conditions.condition(of: $0.site) } ?? .always,
                .value("let " + name + " = ", expression.value(need) ?? SwiftValue(), ""))
        }
        return statements + making(expression.naming(locals), isOnly: false)
    }

    /// - Parameter isOnly: Whether no statements come before, so that Swift requires no `return`.
    private func making(_ expression: Expression, isOnly: Bool) -> [Statement] {
        let definition = graph.providers[expression.provider]
        if definition.injections.isEmpty { return [.value(isOnly ? "" : "return ", expression.construction(), "")] }
        let instance = instanceName(expression.provider)
        let isValue = [.struct, .enum].contains(graph.symbols.kind(of: definition.type))
        let isVariable = isValue && definition.injections.contains(where: \.isMutating)
        let start = (definition.isFailable ? "guard " : "") + (isVariable ? "var " : "let ") + instance + " = "
        let end = definition.isFailable ? " else { return nil }" : ""
        var statements = [Statement.value(start, expression.construction(), end)]
        for injection in definition.injections {
            statements += under(conditions.condition(of: injection.site), expression.statement(injection, on: instance))
        }
        return statements + [Statement("return " + instance)]
    }

    // MARK: Collections with elements that Swift does not allow in a literal: those under `#if`, and those of a list

    /// Reserving capacity also avoids the warning about a variable that never changes if every `#if` excludes its element.
    private func elementStatements(_ expression: Expression, _ provider: ProviderID) -> [Statement] {
        let collection = graph.providers[provider]
        let elements = expression.elements
        let isDictionary = graph.types[graph.keys.key(collection.type)].kind == .dictionary
        let empty = isDictionary ? "[:]" : "[]"
        var statements = [
            Statement("var \(elements): \(types.spell(collection.type)) = \(empty)"),
            Statement("\(elements).reserveCapacity(\(collection.needs.count))"),
        ]
        for element in graph.calls.firstCalls(of: provider) {
            let value = expression.value(element.need) ?? SwiftValue()
            let (start, end) =
                isDictionary ? ("[\(graph.providers[element.made].collectionKey)] = ", "") : (".append(", ")")
            statements += under(graph.resolution.condition(of: element.made), .value(elements + start, value, end))
        }
        return statements + [Statement("return " + elements)]
    }
}
