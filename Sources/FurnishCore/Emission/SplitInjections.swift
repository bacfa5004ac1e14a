/// Splits an async member whose construction and injections alternate between async and synchronous calls.
///
/// Each step is a private member that takes the instance from the step before. `Cut` explains why one
/// member cannot do both.
struct SplitInjections {
    struct Step {
        /// Whether the step's own calls are async.
        let waits: Bool
        /// Whether the step makes the instance.
        let constructs: Bool
        var injections: [Injection] = []
    }

    let steps: [Step]

    /// Returns nil where one step is enough, or no split is possible.
    init?(_ provider: ProviderID, _ expression: Expression, _ graph: DependencyGraph) {
        let definition = graph.providers[provider]
        guard !definition.injections.isEmpty, definition.effects.contains(.isAsync), graph.runsOnCaller(provider),
            !definition.isFailable,
            !graph.symbols.isNoncopyable(definition.type)
        else { return nil }
        var steps = [Step(waits: definition.constructionEffects.contains(.isAsync), constructs: true)]
        for injection in definition.injections {
            let waits = injection.effects.contains(.isAsync)
            if steps[steps.count - 1].waits != waits { steps.append(Step(waits: waits, constructs: false)) }
            steps[steps.count - 1].injections.append(injection)
            // A private member's arguments cannot be under the injection's `#if`.
            let isConditional = graph.program.declaration(injection.site).condition >= 0
            if !waits, isConditional, injection.needs.contains(where: expression.isAwaited) { return nil }
        }
        if steps.count == 1 { return nil }
        self.steps = steps
    }

    static func needs(of step: Step, of definition: Provider) -> [NeedID] {
        (step.constructs ? Array(definition.arguments) : []) + step.injections.flatMap(\.needs)
    }
}

extension Expression {
    func isAwaited(_ need: NeedID) -> Bool { effects(ofNeed: need).contains(.isAsync) }
}

extension Emitter {
    func member(
        _ head: MemberHead, _ split: SplitInjections, _ expression: Expression, sharing offers: [OfferID],
        _ offer: OfferID, _ overload: MemberOverload
    ) -> Member {
        let provider = expression.provider
        let shared = expression.sharedParameters + offers
        let effects = graph.effects(of: offer, receiving: overload.receives)
        var followers: [Member] = []
        var call = SwiftValue()
        // Whether the instance can still be sent to another actor: nothing that belongs to the factory is in it.
        var isSendable = true
        for (position, step) in split.steps.enumerated() {
            let needs = SplitInjections.needs(of: step, of: graph.providers[provider])
            let awaited = localNames(step.waits ? [] : needs.filter(expression.isAwaited), besides: shared, provider)
            var passed = passedValues(awaited, offer, overload, sharing: shared, making: [], expression)
            if !step.constructs {
                let parameter = "_ \(MemberNames.instance): \(isSendable ? "sending " : "")\(type(offer))"
                passed.insert(PassedValue(argument: call, parameter: parameter), at: 0)
            }
            let name = privateName(position == 0 ? "assemble" : "inject" + (position == 1 ? "" : "\(position)"), offer)
            call = SwiftValue(text: name, form: .call(passed.map(\.argument)))
            isSendable = isSendable && !needs.contains(where: graph.staysWithFactory)
            var head = privateHead(name, passed, of: offer, step.waits ? effects : effects.subtracting(.isAsync))
            head.result = (isSendable && position < split.steps.count - 1 ? "sending " : "") + type(offer)
            var rest = expression.naming(awaited)
            (rest.sharedParameters, rest.madeInline) = (shared, step.waits ? expression.madeInline : [])
            followers.append(Member(head: head, body: .statements(statements(step, rest, provider))))
        }
        let value = SwiftValue(text: call.line, effects: effects)
        return Member(head, expression.statements(sharing: offers), returning: value, followers: followers)
    }

    private func statements(
        _ step: SplitInjections.Step, _ expression: Expression, _ provider: ProviderID
    ) -> [Statement] {
        if step.injections.isEmpty { return [Statement(expression.construction())] }
        let (keyword, instance) = (keyword(step.injections, provider), MemberNames.instance)
        var start: [Statement] = []
        if step.constructs {
            start = [.value(keyword + instance + " = ", expression.construction(), "")]
        } else if keyword == "var " {
            start = [Statement("var \(instance) = \(instance)")]
        }
        return start + statements(step.injections, expression)
    }
}

extension DependencyGraph {
    /// Whether the value for a need is certainly not `Sendable`. An instance that holds it cannot be sent to another actor.
    func staysWithFactory(_ need: NeedID) -> Bool {
        switch fulfilments[need] {
        case .closure: return true
        case .omitted, .missing: return false
        case .given: return isBound(needs[need].type)
        case .provider(let offer): return isBound(offers[offer].type)
        }
    }

    /// Whether a type is certainly not `Sendable`, unless the main actor is the default isolation.
    func isBound(_ type: TypeID) -> Bool {
        let key = keys.key(type)
        switch types[key].kind {
        case .nominal:
            let kind = symbols[types[key].symbol].kind
            return (kind == .class || kind == .protocol) && !inheritsSendable(key)
        case .optional, .array, .dictionary, .tuple:
            return types.children(of: key).contains { isBound($0.type) }
        case .composition: return types.children(of: key).allSatisfy { isBound($0.type) }
        case .function:
            return types.function(key).map { !$0.traits.contains(.isSendable) && $0.globalActor == nil } ?? true
        default: return false
        }
    }
}
