/// Splits an async member whose construction and injections alternate between async and synchronous calls.
///
/// Each step is a private member that takes the instance from the step before. `SplitAfterAwaiting` explains why one
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
    func emit(
        _ split: SplitInjections, _ expression: Expression, sharing offers: [OfferID], _ offer: OfferID,
        _ overload: MemberOverload
    ) {
        let provider = graph.offers[offer].provider
        emitSharedInstances(offers, expression)
        let sharedParameters =
            (overload.takesShared
                ? graph.sharedOffers(receiving: overload.receives, offer) : expression.sharedParameters) + offers
        let effects = graph.effects(of: offer, receiving: overload.receives)
        var call = ""
        // Whether the instance can still be sent to another actor: nothing that belongs to the factory is in it.
        var isSendable = true
        for (position, step) in split.steps.enumerated() {
            let needs = SplitInjections.needs(of: step, of: graph.providers[provider])
            let awaited = step.waits ? [] : needs.filter(expression.isAwaited)
            let shared = Set(sharedParameters.compactMap { names.shared[$0] })
            let awaitedNames = SplitAfterAwaiting.names(awaited, besides: shared, provider, graph)
            let name = privateName(position == 0 ? "assemble" : "inject" + (position == 1 ? "" : "\(position)"), offer)
            let arguments =
                (step.constructs ? [] : [call])
                + awaited.map { label(awaitedNames[$0]) + (expression.value($0) ?? "") }
                + forwardedArguments(offer, overload, sharing: sharedParameters, making: [], expression)
            call = name + "(" + arguments.joined(separator: ", ") + ")"
            let wasSendable = isSendable
            isSendable = isSendable && !needs.contains(where: graph.staysWithFactory)
            let parameters =
                (step.constructs ? [] : ["_ \(MemberNames.instance): " + (wasSendable ? "sending " : "") + type(offer)])
                + awaited.map { awaitedParameter($0, awaitedNames[$0]) }
                + forwardedParameters(offer, overload, sharing: sharedParameters)
            var rest = Expression(
                graph, names, types, provider: provider, omitted: overload.omitted, awaited: awaitedNames)
            rest.sharedParameters = sharedParameters
            if step.waits { rest.madeInline = expression.madeInline }
            let isSent = isSendable && position < split.steps.count - 1
            pendingMembers.append { [self, rest] in
                emit(
                    step, rest, offer, name, parameters, step.waits ? effects : effects.subtracting(.isAsync),
                    isSent: isSent)
            }
        }
        writer.line((offers.isEmpty ? "" : "return ") + effects.prefix + call)
    }

    private func emit(
        _ step: SplitInjections.Step, _ expression: Expression, _ offer: OfferID, _ name: String,
        _ parameters: [String],
        _ effects: Effects, isSent: Bool
    ) {
        let provider = graph.offers[offer].provider
        let result = (isSent ? "sending " : "") + type(offer)
        let instance = MemberNames.instance
        let isVariable = step.injections.contains(where: \.isMutating) && isValue(graph.providers[provider].type)
        emitPrivateMember(name, parameters, of: offer, effects, result: result) {
            if step.injections.isEmpty { return emitConstruction(expression) }
            if step.constructs {
                emitConstruction(expression, after: (isVariable ? "var " : "let ") + instance + " = ")
            } else if isVariable {
                writer.line("var \(instance) = \(instance)")
            }
            emit(step.injections, expression)
            writer.line("return \(instance)")
        }
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
