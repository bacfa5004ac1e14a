/// The statements in the bodies of members.
extension Emitter {
    /// Writes statements that make the shared instances, construct the instance, and inject its members.
    ///
    /// - Parameter delegate: The offer whose overload constructs the instance from the shared ones; nil to construct it here.
    func emitBody(
        _ expression: Expression, _ offer: OfferID, _ overload: MemberOverload = MemberOverload(),
        delegatingTo delegate: OfferID? = nil
    ) {
        var inline = expression
        if !overload.takesShared, !overload.followsDefault, graph.runsOnCaller(graph.offers[offer].provider) {
            // A shared instance that one async call takes can be made in its arguments, which needs no further `await`.
            inline.madeInline = expression.sharedWithOneCall(to: delegate)
        } else if !overload.takesShared, delegate == nil {
            inline.madeInline = expression.sharedWithOneAutoclosure
        }
        emitStatements(inline, offer, overload, delegatingTo: delegate)
    }

    private func emitStatements(
        _ expression: Expression, _ offer: OfferID, _ overload: MemberOverload, delegatingTo delegate: OfferID?
    ) {
        let provider = graph.offers[offer].provider
        let all = overload.takesShared ? [] : expression.sharedOffers
        let shared = delegate == nil ? all.filter { expression.use(of: $0) != .never } : all
        let splits = !overload.followsDefault
        if splits, let split = SplitAfterSharing(provider, sharing: shared, delegatingTo: delegate, expression, graph) {
            return emit(split, expression, offer, overload, delegatingTo: delegate)
        }
        if let delegate {
            emitSharedInstances(shared, expression)
            let call = expression.effects(ofHanding: delegate).prefix + expression.callPassingShared(to: delegate)
            writer.line((shared.isEmpty ? "" : "return ") + call)
        } else if splits, let split = SplitInjections(provider, expression, graph) {
            emit(split, expression, sharing: shared, offer, overload)
        } else if splits, let split = SplitAfterAwaiting(provider, sharing: shared, expression, graph) {
            emit(split, expression, offer, overload)
        } else {
            emitMaking(expression, provider, sharing: shared)
        }
    }

    func emitMaking(_ expression: Expression, _ provider: ProviderID, sharing shared: [OfferID]) {
        emitSharedInstances(shared, expression)
        for offer in shared where expression.use(of: offer) == .sometimes {
            writer.line("_ = " + expression.sharedName(offer))
        }
        let captured = graph.capturingAutoclosures(of: provider).filter { expression.awaited[$0] == nil }
        if !captured.isEmpty { return emitMaking(expression, provider, capturing: captured) }
        if graph.hasConditionalElements(provider) { return emitElements(expression, provider) }
        emitInstance(expression, provider, isReturned: !shared.isEmpty)
    }

    /// - Parameter isReturned: Whether other statements come before, so that Swift requires a `return`.
    private func emitInstance(_ expression: Expression, _ provider: ProviderID, isReturned: Bool) {
        guard graph.providers[provider].injections.isEmpty else { return emitInjectedInstance(expression, provider) }
        emitConstruction(expression, after: isReturned ? "return " : "")
    }

    /// Makes the values of autoclosures first, because in an autoclosure they would capture the factory.
    private func emitMaking(_ expression: Expression, _ provider: ProviderID, capturing needs: [NeedID]) {
        let taken = Set(graph.sharedOffers(of: provider).compactMap { names.shared[$0] })
        let locals = SplitAfterAwaiting.names(needs, besides: taken, provider, graph)
        for need in needs {
            let value = expression.effects(ofNeed: need).prefix + (expression.value(need) ?? "")
            writer.line("let \(SwiftKeyword.escaped(locals[need] ?? "")) = \(value)")
        }
        var rest = Expression(
            graph, names, types, provider: provider, omitted: expression.omitted,
            awaited: expression.awaited.merging(locals) { known, _ in known })
        rest.sharedParameters = expression.sharedParameters
        rest.madeInline = expression.madeInline
        emitInstance(rest, provider, isReturned: true)
    }

    func emitSharedInstances(_ offers: [OfferID], _ expression: Expression) {
        for statement in expression.statements(sharing: offers) { writer.line(statement) }
    }

    /// Writes the construction on a line of its own, between `head` and `tail`.
    func emitConstruction(_ expression: Expression, after head: String = "", before tail: String = "") {
        writer.write(head)
        writer.write(expression.constructionPrefix)
        writer.write(expression.construction())
        writer.line(tail)
    }

    private func emitInjectedInstance(_ expression: Expression, _ provider: ProviderID) {
        let definition = graph.providers[provider]
        let isVariable = definition.injections.contains(where: \.isMutating) && isValue(definition.type)
        let keyword = isVariable ? "var " : "let "
        emitConstruction(
            expression, after: (definition.isFailable ? "guard " : "") + keyword + MemberNames.instance + " = ",
            before: definition.isFailable ? " else { return nil }" : "")
        emit(definition.injections, expression)
        writer.line("return \(MemberNames.instance)")
    }

    func emit(_ injections: [Injection], _ expression: Expression) {
        for injection in injections {
            writer.conditional(on: graph.program.conditionText(of: injection.site)) {
                writer.lines(expression.statement(injection, on: MemberNames.instance))
            }
        }
    }

    func isValue(_ type: TypeID) -> Bool {
        guard let kind = graph.symbols.symbol(of: type).map({ graph.symbols[$0].kind }) else { return false }
        return kind == .struct || kind == .enum
    }

    /// Writes the body of a member for a type from `as:`, which calls the member for the provider's own type.
    func emitAlias(_ offer: OfferID, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        let own = graph.offers[offer].ownOffer
        switch overload.receives {
        case .instance: writer.line(SwiftKeyword.escaped(names.shared[graph.sharedOffer(own)] ?? ""))
        case .needed:
            let expression = expression(provider, omitted: overload.omitted)
            writer.line(graph.effects(of: own, receiving: .needed).prefix + expression.callPassingShared(to: own))
        case .none:
            let arguments = given(offer, overload).map { given in
                let text = graph.program.names.text(given.name)
                let lent = graph.needs[given.need].isInout ? "&" : ""
                let label = graph.isUnlabelled(given, of: provider) ? "" : SwiftKeyword.label(text) + ": "
                return label + lent + SwiftKeyword.escaped(text)
            }
            writer.line(graph.effects[provider].prefix + name(own) + "(" + arguments.joined(separator: ", ") + ")")
        }
    }
}
