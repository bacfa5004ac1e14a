/// The private members that async members are split into: see `Cut`.
extension Emitter {
    /// A name that differs from all members of the factory and from the globals that they call.
    func privateName(_ wanted: String) -> String {
        var name = wanted
        while names.all.contains(name) || globals.contains(name) { name += "_" }
        return SwiftKeyword.escaped(name)
    }

    func member(
        _ head: MemberHead, _ cut: Cut, _ expression: Expression, sharing offers: [OfferID], _ offer: OfferID,
        _ overload: MemberOverload, delegatingTo delegate: OfferID?
    ) -> Member {
        let shared = expression.sharedParameters + cut.sharedBefore + cut.sharedInCall
        let before = expression.statements(sharing: cut.sharedBefore)
        let effects = graph.effects(of: offer, receiving: overload.receives)
        if !cut.steps.isEmpty {
            let after = offers.filter { !shared.contains($0) }
            let (call, followers) = steps(of: cut, head, expression, shared, after, effects, offer, overload)
            return Member(head, before, returning: call, followers: followers)
        }
        let passed = passedValues([:], offer, overload, sharing: shared, making: cut.sharedInCall, expression)
        var rest = expression
        (rest.sharedParameters, rest.madeInline) = (shared, [])
        let name = privateName("continue", offer)
        let own = cut.restWaits ? effects : effects.subtracting(.isAsync)
        let privateMember = member(
            privateHead(head, name, passed, own, rest.provider), rest, offer, overload, delegatingTo: delegate)
        let call = SwiftValue(text: name, form: .call(passed.map { $0.argument }), effects: effects)
        return Member(head, before, returning: call, followers: [privateMember] + privateMember.followers)
    }

    /// The members of the steps, and the calls of them, one inside the other.
    ///
    /// - Parameters:
    ///   - shared: The shared instances that all of them take.
    ///   - after: The shared instances that the only step makes.
    private func steps(
        of cut: Cut, _ head: MemberHead, _ expression: Expression, _ shared: [OfferID], _ after: [OfferID],
        _ effects: Effects, _ offer: OfferID, _ overload: MemberOverload
    ) -> (SwiftValue, [Member]) {
        let (provider, instanceType) = (expression.provider, type(offer))
        var members: [Member] = []
        var call = SwiftValue()
        // Whether the instance can still be sent to another actor: nothing that belongs to the factory is in it.
        var isSendable = true
        for (position, step) in cut.steps.enumerated() {
            let needs = step.needs(of: graph.providers[provider])
            let awaited = localNames(
                step.waits ? [] : needs.filter(expression.isAwaited), besides: shared + after, provider)
            var passed = passedValues(awaited, offer, overload, sharing: shared, making: cut.sharedInCall, expression)
            if !step.constructs {
                let parameter = "_ \(MemberNames.instance): \(isSendable ? "sending " : "")\(instanceType)"
                passed.insert(PassedValue(argument: call, parameter: parameter), at: 0)
            }
            var rest = expression.naming(awaited)
            (rest.sharedParameters, rest.madeInline) = (shared, step.waits ? expression.madeInline : [])
            let isOnly = cut.steps.count == 1
            let own = isOnly ? rest.effects(sharing: after) : step.waits ? effects : effects.subtracting(.isAsync)
            let name = privateName(position == 0 ? "assemble" : "inject" + (position == 1 ? "" : "\(position)"), offer)
            let arguments = passed.map { $0.argument }
            call = SwiftValue(text: name, form: .call(arguments), effects: own.union(of: arguments))
            if !isOnly { call = SwiftValue(text: call.line, effects: call.effects) }
            isSendable = isSendable && !needs.contains(where: graph.staysWithFactory)
            var stepHead = privateHead(head, name, passed, own, provider)
            if position < cut.steps.count - 1 { stepHead.result = (isSendable ? "sending " : "") + instanceType }
            members.append(Member(head: stepHead, body: .statements(statements(rest, step, sharing: after))))
        }
        return (call, members)
    }

    /// A value that a member passes to a private one.
    struct PassedValue {
        let argument: SwiftValue
        let parameter: String
    }

    private func passed(_ name: String?, _ value: SwiftValue, _ type: String) -> PassedValue {
        var argument = value
        argument.label = SwiftKeyword.label(name ?? "") + ": "
        return PassedValue(argument: argument, parameter: SwiftKeyword.argument(name ?? "") + ": " + type)
    }

    /// The values of needs that the async member awaits, the given parameters and the shared instances.
    ///
    /// - Parameter made: The shared instances that the member makes in the arguments of its call.
    private func passedValues(
        _ awaited: [NeedID: String], _ offer: OfferID, _ overload: MemberOverload, sharing shared: [OfferID],
        making made: [OfferID], _ expression: Expression
    ) -> [PassedValue] {
        let provider = graph.offers[offer].provider
        let needs = graph.providers[provider].needs.filter { awaited[$0] != nil }
        return needs.map { passed(awaited[$0], expression.value($0) ?? SwiftValue(), awaitedType($0)) }
            + given(offer, overload).map { given in
                let name = graph.program.names.text(given.name)
                let type = graph.needs[given.need].type
                return passed(
                    name, SwiftValue(text: argument(given)),
                    types.parameter(type, isEscaping: given.isEscaping && graph.isFunction(type)))
            }
            + shared.map { shared in
                let value =
                    made.contains(shared)
                    ? expression.value(making: shared) : SwiftValue(text: expression.sharedName(shared))
                return passed(names.shared[shared], value, sharedType(shared, of: provider))
            }
    }

    private func awaitedType(_ need: NeedID) -> String {
        let made = graph.madeOffer(graph.fulfilments[need]).map { graph.offers[$0].type }
        let type = made ?? graph.needs[need].type
        let ownership = graph.symbols.isNoncopyable(type) ? "consuming " : ""
        return ownership + types.parameter(type, isEscaping: graph.isFunction(type))
    }

    private func privateHead(
        _ head: MemberHead, _ name: String, _ passed: [PassedValue], _ effects: Effects, _ provider: ProviderID
    ) -> MemberHead {
        var privateHead = head.asPrivate(name, passed.map { $0.parameter })
        privateHead.isolation = isolation(provider, effects)
        privateHead.effects = effectWords(provider, effects)
        return privateHead
    }

    func privateName(_ verb: String, _ offer: OfferID) -> String {
        let name = names.names[offer]
        return privateName(verb + TypeName.capitalized(name.hasPrefix("make") ? String(name.dropFirst(4)) : name))
    }

    /// Names for needs, which differ from those of the member's other values.
    func localNames(_ needs: [NeedID], besides shared: [OfferID], _ provider: ProviderID) -> [NeedID: String] {
        var taken = Set(shared.compactMap { self.names.shared[$0] })
        taken.formUnion(graph.givens[provider].map { graph.program.names.text($0.name) })
        taken.insert(MemberNames.instance)
        var names: [NeedID: String] = [:]
        for need in needs {
            var name = graph.program.names.text(graph.needs[need].name)
            if name.isEmpty { name = graph.providers[provider].isCollection ? "element" : "owner" }
            while !taken.insert(name).inserted { name += "_" }
            names[need] = name
        }
        return names
    }
}
