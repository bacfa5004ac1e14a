/// The statements in the bodies of members.
extension Describer {
    /// A member that makes the shared instances, constructs the instance, and injects its members.
    ///
    /// - Parameter delegate: The offer whose overload constructs the instance from the shared ones; nil to construct it here.
    func member(
        _ head: MemberHead, _ expression: Expression, _ offer: OfferID, _ overload: MemberOverload = MemberOverload(),
        delegatingTo delegate: OfferID? = nil
    ) -> Member {
        var inline = expression
        if overload.takesShared { inline.sharedParameters = graph.sharedOffers(receiving: overload.receives, offer) }
        if !overload.takesShared, !overload.followsDefault, graph.runsOnCaller(graph.offers[offer].provider) {
            // A shared instance that one async call takes can be made in its arguments, which needs no further `await`.
            inline.madeInline = expression.sharedWithOneCall(to: delegate)
        } else if !overload.takesShared, delegate == nil {
            inline.madeInline = expression.sharedWithOneAutoclosure
        }
        return self.member(head, making: inline, offer, overload, delegatingTo: delegate)
    }

    private func member(
        _ head: MemberHead, making expression: Expression, _ offer: OfferID, _ overload: MemberOverload,
        delegatingTo delegate: OfferID?
    ) -> Member {
        let provider = graph.offers[offer].provider
        let all = overload.takesShared ? [] : expression.sharedOffers
        let shared = delegate == nil ? all.filter { expression.use(of: $0) != .never } : all
        let splits = !overload.followsDefault
        if splits, let cut = Cut(provider, sharing: shared, delegatingTo: delegate, expression, graph) {
            let cutMember = CutMember(cut, head, expression, offer, overload, self)
            return cutMember.member(sharing: shared, delegatingTo: delegate)
        }
        if let delegate {
            let call = SwiftValue(
                text: expression.callPassingShared(to: delegate), effects: expression.effects(ofHanding: delegate))
            return Member(head, expression.statements(sharing: shared), returning: call)
        }
        let step = Cut.Step(waits: false, constructs: true, injections: graph.providers[provider].injections)
        return Member(head: head, body: .statements(statements(expression, step, sharing: shared)))
    }

    func statements(_ expression: Expression, _ step: Cut.Step, sharing shared: [OfferID]) -> [Statement] {
        let provider = expression.provider
        var statements = shared.isEmpty ? [] : expression.statements(sharing: shared)
        for offer in shared where expression.use(of: offer) == .sometimes {
            statements.append(Statement("_ = " + expression.sharedName(offer)))
        }
        let autoclosures = step.constructs ? graph.capturingAutoclosures(of: provider) : []
        let captured = autoclosures.filter { expression.awaited[$0] == nil }
        if captured.isEmpty {
            if graph.isBuiltByStatements(provider) { return statements + elementStatements(expression, provider) }
            return statements + making(expression, step, isOnly: statements.isEmpty)
        }
        // In an autoclosure, these values would capture the factory.
        let locals = localNames(captured, besides: graph.sharedOffers(of: provider), provider)
        for need in captured {
            let name = SwiftKeyword.escaped(locals[need] ?? "")
            statements.append(.value("let " + name + " = ", expression.value(need) ?? SwiftValue(), ""))
        }
        return statements + making(expression.naming(locals), step, isOnly: false)
    }

    /// - Parameter isOnly: Whether no statements come before, so that Swift requires no `return`.
    private func making(_ expression: Expression, _ step: Cut.Step, isOnly: Bool) -> [Statement] {
        if step.injections.isEmpty { return [.value(isOnly ? "" : "return ", expression.construction(), "")] }
        let definition = graph.providers[expression.provider]
        let instance = MemberNames.instance
        let isVariable = isValue(definition.type) && step.injections.contains(where: \.isMutating)
        var statements: [Statement] = []
        if step.constructs {
            let start = (definition.isFailable ? "guard " : "") + (isVariable ? "var " : "let ") + instance + " = "
            let end = definition.isFailable ? " else { return nil }" : ""
            statements.append(.value(start, expression.construction(), end))
        } else if isVariable {
            statements.append(Statement("var \(instance) = \(instance)"))
        }
        for injection in step.injections {
            let statement = expression.statement(injection, on: instance)
            let condition = graph.program.conditionText(of: injection.site)
            statements.append(condition.map { .conditional($0, [statement]) } ?? statement)
        }
        return statements + [Statement("return " + instance)]
    }

    private func isValue(_ type: TypeID) -> Bool {
        guard let kind = graph.symbols.symbol(of: type).map({ graph.symbols[$0].kind }) else { return false }
        return kind == .struct || kind == .enum
    }
}
