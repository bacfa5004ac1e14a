/// The statements in the bodies of members.
extension Emitter {
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
            return member(head, cut, expression, sharing: shared, offer, overload, delegatingTo: delegate)
        }
        if let delegate {
            let call = SwiftValue(
                text: expression.callPassingShared(to: delegate), effects: expression.effects(ofHanding: delegate))
            return Member(head, expression.statements(sharing: shared), returning: call)
        }
        if splits, let split = SplitInjections(provider, expression, graph) {
            return member(head, split, expression, sharing: shared, offer, overload)
        }
        return Member(head: head, body: .statements(statements(expression, provider, sharing: shared)))
    }

    func statements(_ expression: Expression, _ provider: ProviderID, sharing shared: [OfferID]) -> [Statement] {
        var statements = shared.isEmpty ? [] : expression.statements(sharing: shared)
        for offer in shared where expression.use(of: offer) == .sometimes {
            statements.append(Statement("_ = " + expression.sharedName(offer)))
        }
        let captured = graph.capturingAutoclosures(of: provider).filter { expression.awaited[$0] == nil }
        if captured.isEmpty {
            if graph.hasConditionalElements(provider) { return statements + elementStatements(expression, provider) }
            return statements + making(expression, provider, isOnly: statements.isEmpty)
        }
        // In an autoclosure, these values would capture the factory.
        let locals = localNames(captured, besides: graph.sharedOffers(of: provider), provider)
        for need in captured {
            let name = SwiftKeyword.escaped(locals[need] ?? "")
            statements.append(.value("let " + name + " = ", expression.value(need) ?? SwiftValue(), ""))
        }
        return statements + making(expression.naming(locals), provider, isOnly: false)
    }

    /// - Parameter isOnly: Whether no statements come before, so that Swift requires no `return`.
    private func making(_ expression: Expression, _ provider: ProviderID, isOnly: Bool) -> [Statement] {
        let definition = graph.providers[provider]
        if definition.injections.isEmpty { return [.value(isOnly ? "" : "return ", expression.construction(), "")] }
        let start = (definition.isFailable ? "guard " : "") + keyword(definition.injections, provider)
        let end = definition.isFailable ? " else { return nil }" : ""
        return [.value(start + MemberNames.instance + " = ", expression.construction(), end)]
            + statements(definition.injections, expression)
    }

    /// `var ` if a method of a struct or enum changes the instance.
    func keyword(_ injections: [Injection], _ provider: ProviderID) -> String {
        let symbol = graph.symbols.symbol(of: graph.providers[provider].type)
        guard let kind = symbol.map({ graph.symbols[$0].kind }), kind == .struct || kind == .enum else { return "let " }
        return injections.contains(where: \.isMutating) ? "var " : "let "
    }

    /// Statements that inject the members of an instance and return it.
    func statements(_ injections: [Injection], _ expression: Expression) -> [Statement] {
        let injected = injections.map { injection in
            let statement = expression.statement(injection, on: MemberNames.instance)
            let condition = graph.program.conditionText(of: injection.site)
            return condition.map { .conditional($0, [statement]) } ?? statement
        }
        return injected + [Statement("return " + MemberNames.instance)]
    }

    /// The value of a member for a type from `as:`, which calls the member for the provider's own type.
    func alias(_ offer: OfferID, _ overload: MemberOverload) -> SwiftValue {
        let provider = graph.offers[offer].provider
        let own = graph.offers[offer].ownOffer
        let effects = graph.effects(of: own, receiving: overload.receives)
        switch overload.receives {
        case .instance:
            return SwiftValue(text: SwiftKeyword.escaped(names.shared[graph.sharedOffer(own)] ?? ""))
        case .needed:
            let expression = expression(provider, omitted: overload.omitted)
            return SwiftValue(text: expression.callPassingShared(to: own), effects: effects)
        case .none where graph.isProperty(provider): return SwiftValue(text: name(own), effects: effects)
        case .none:
            let arguments = given(offer, overload).map { given in
                let text = graph.program.names.text(given.name)
                let lent = graph.needs[given.need].isInout ? "&" : ""
                let label = graph.isUnlabelled(given, of: provider) ? "" : SwiftKeyword.label(text) + ": "
                return label + lent + SwiftKeyword.escaped(text)
            }
            return SwiftValue(text: name(own) + "(" + arguments.joined(separator: ", ") + ")", effects: effects)
        }
    }
}
