/// The statements in the bodies of members.
extension Describer {
    /// A member that makes the shared instances, constructs the instance, and injects its members.
    ///
    /// - Parameter delegate: The offer whose overload constructs the instance from the shared ones; nil to construct it here.
    func member(
        _ head: MemberHead, _ expression: Expression, _ offer: OfferID, _ overload: MemberOverload = MemberOverload(),
        delegatingTo delegate: OfferID? = nil
    ) -> Member {
        var expression = expression
        expression.takesShared = overload.takesShared
        let all = overload.takesShared ? [] : expression.sharedOffers
        guard let delegate else {
            return Member(head: head, body: .statements(statements(expression, sharing: all)))
        }
        let call = SwiftValue(
            text: expression.callPassingShared(to: delegate), effects: expression.effects(passingSharedTo: delegate))
        // A single expression needs no `return`.
        let end = Statement.value(all.isEmpty ? "" : "return ", call, "")
        return Member(head: head, body: .statements(expression.statements(sharing: all) + [end]))
    }

    private func statements(_ expression: Expression, sharing all: [OfferID]) -> [Statement] {
        let provider = expression.provider
        let uses = all.isEmpty ? [:] : expression.uses(of: all)
        let shared = all.filter { uses[$0] != nil }
        var statements = expression.statements(sharing: shared)
        for offer in shared where uses[offer] == .sometimes {
            statements.append(expression.use(of: offer))
        }
        let captured = capturingAutoclosures(of: provider)
        if captured.isEmpty {
            if graph.isBuiltByStatements(provider) { return statements + elementStatements(expression, provider) }
            return statements + making(expression, isOnly: statements.isEmpty)
        }
        // In an autoclosure, these values would capture the factory.
        let locals = localNames(captured, of: provider)
        for need in captured {
            let name = SwiftKeyword.escaped(locals[need] ?? "")
            statements.append(.value("let " + name + " = ", expression.value(need) ?? SwiftValue(), ""))
        }
        return statements + making(expression.naming(locals), isOnly: false)
    }

    /// - Parameter isOnly: Whether no statements come before, so that Swift requires no `return`.
    private func making(_ expression: Expression, isOnly: Bool) -> [Statement] {
        let definition = graph.providers[expression.provider]
        if definition.injections.isEmpty { return [.value(isOnly ? "" : "return ", expression.construction(), "")] }
        let instance = MemberNames.instance
        let isVariable = isValue(definition.type) && definition.injections.contains(where: \.isMutating)
        let start = (definition.isFailable ? "guard " : "") + (isVariable ? "var " : "let ") + instance + " = "
        let end = definition.isFailable ? " else { return nil }" : ""
        var statements = [Statement.value(start, expression.construction(), end)]
        for injection in definition.injections {
            statements += under(
                conditions.condition(of: injection.site), expression.statement(injection, on: instance))
        }
        return statements + [Statement("return " + instance)]
    }

    private func isValue(_ type: TypeID) -> Bool {
        guard let kind = graph.symbols.symbol(of: type).map({ graph.symbols[$0].kind }) else { return false }
        return kind == .struct || kind == .enum
    }
}
