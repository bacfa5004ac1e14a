/// Describes an async member that is cut where it first waits, and the private members that it calls: see `Cut`.
struct CutMember {
    private let describer: Describer
    private let cut: Cut
    private let head: MemberHead
    private let expression: Expression
    private let offer: OfferID
    private let overload: MemberOverload
    /// The shared instances that all private members take.
    private let shared: [OfferID]
    private let effects: Effects

    private var graph: DependencyGraph { describer.graph }
    private var provider: ProviderID { expression.provider }

    /// A value that a member passes to a private one.
    private struct PassedValue {
        let argument: SwiftValue
        let parameter: String
    }

    init(
        _ cut: Cut, _ head: MemberHead, _ expression: Expression, _ offer: OfferID, _ overload: MemberOverload,
        _ describer: Describer
    ) {
        (self.describer, self.cut, self.head, self.expression) = (describer, cut, head, expression)
        (self.offer, self.overload) = (offer, overload)
        shared = expression.sharedParameters + cut.sharedBefore + cut.sharedInCall
        effects = describer.graph.effects(of: offer, receiving: overload.receives)
    }

    /// - Parameters:
    ///   - offers: All shared instances that the uncut member would make.
    ///   - delegate: See `Describer.member`.
    func member(sharing offers: [OfferID], delegatingTo delegate: OfferID?) -> Member {
        let before = expression.statements(sharing: cut.sharedBefore)
        if !cut.steps.isEmpty {
            let (call, followers) = steps(making: offers.filter { !shared.contains($0) })
            return Member(head, before, returning: call, followers: followers)
        }
        let passed = passedValues([:])
        var rest = expression
        (rest.sharedParameters, rest.madeInline) = (shared, [])
        let name = describer.privateName("continue", offer)
        let own = cut.restWaits ? effects : effects.subtracting(.isAsync)
        let privateMember = describer.member(
            privateHead(name, passed, own), rest, offer, overload, delegatingTo: delegate)
        let call = SwiftValue(text: name, form: .call(passed.map { $0.argument }), effects: effects)
        return Member(head, before, returning: call, followers: [privateMember] + privateMember.followers)
    }

    /// The calls of the steps, one inside the other, and their members.
    ///
    /// - Parameter after: The shared instances that the only step makes.
    private func steps(making after: [OfferID]) -> (SwiftValue, [Member]) {
        let instanceType = describer.type(offer)
        var members: [Member] = []
        var call = SwiftValue()
        // Whether the instance can still be sent to another actor: nothing that belongs to the factory is in it.
        var isSendable = true
        for (position, step) in cut.steps.enumerated() {
            let needs = step.needs(of: graph.providers[provider])
            let awaited = describer.localNames(
                step.waits ? [] : needs.filter(expression.isAwaited), besides: shared + after, provider)
            var passed = passedValues(awaited)
            if !step.constructs {
                let parameter = "_ \(MemberNames.instance): \(isSendable ? "sending " : "")\(instanceType)"
                passed.insert(PassedValue(argument: call, parameter: parameter), at: 0)
            }
            var rest = expression.naming(awaited)
            (rest.sharedParameters, rest.madeInline) = (shared, step.waits ? expression.madeInline : [])
            let isOnly = cut.steps.count == 1
            let own = isOnly ? rest.effects(sharing: after) : step.waits ? effects : effects.subtracting(.isAsync)
            let verb = position == 0 ? "assemble" : "inject" + (position == 1 ? "" : "\(position)")
            let name = describer.privateName(verb, offer)
            let arguments = passed.map { $0.argument }
            call = SwiftValue(text: name, form: .call(arguments), effects: own.union(of: arguments))
            if !isOnly { call = SwiftValue(text: call.line, effects: call.effects) }
            isSendable = isSendable && !needs.contains(where: graph.staysWithFactory)
            var stepHead = privateHead(name, passed, own)
            if position < cut.steps.count - 1 { stepHead.result = (isSendable ? "sending " : "") + instanceType }
            members.append(Member(head: stepHead, body: .statements(describer.statements(rest, step, sharing: after))))
        }
        return (call, members)
    }

    private func privateHead(_ name: String, _ passed: [PassedValue], _ effects: Effects) -> MemberHead {
        var privateHead = head.asPrivate(name, passed.map { $0.parameter })
        privateHead.isolation = describer.isolation(provider, effects)
        privateHead.effects = describer.effectWords(provider, effects)
        return privateHead
    }

    // MARK: Passed values

    /// The values of needs that the async member awaits, the given parameters and the shared instances.
    private func passedValues(_ awaited: [NeedID: String]) -> [PassedValue] {
        let needs = graph.providers[provider].needs.filter { awaited[$0] != nil }
        return needs.map { passed(awaited[$0], expression.value($0) ?? SwiftValue(), awaitedType($0)) }
            + describer.given(offer, overload).map { given in
                let name = graph.program.names.text(given.name)
                let type = graph.needs[given.need].type
                return passed(
                    name, SwiftValue(text: describer.argument(given)),
                    describer.types.parameter(type, isEscaping: given.isEscaping && graph.isFunction(type)))
            }
            + shared.map { offer in
                let value =
                    cut.sharedInCall.contains(offer)
                    ? expression.value(making: offer) : SwiftValue(text: expression.sharedName(offer))
                return passed(describer.names.shared[offer], value, describer.sharedType(offer, of: provider))
            }
    }

    private func passed(_ name: String?, _ value: SwiftValue, _ type: String) -> PassedValue {
        var argument = value
        argument.label = SwiftKeyword.label(name ?? "") + ": "
        return PassedValue(argument: argument, parameter: SwiftKeyword.argument(name ?? "") + ": " + type)
    }

    private func awaitedType(_ need: NeedID) -> String {
        let made = graph.madeOffer(graph.fulfilments[need]).map { graph.offers[$0].type }
        let type = made ?? graph.needs[need].type
        let ownership = graph.symbols.isNoncopyable(type) ? "consuming " : ""
        return ownership + describer.types.parameter(type, isEscaping: graph.isFunction(type))
    }
}
