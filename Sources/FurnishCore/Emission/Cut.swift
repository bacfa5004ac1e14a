/// Cuts an async body where it first waits: the member waits, and a private member does the rest.
///
/// The async member runs on its caller's actor. If the module's default is the main actor, everything that it calls is
/// on the main actor. So it can do nothing without `await`: call no initializer, set no property, make no closure that
/// does. A private member that is not async is on the main actor like the factory, and can. Arguments of an async call
/// can be made there too. With any other default, both members run on one actor, and the cut is harmless.
struct Cut {
    /// The work of one private member.
    struct Step {
        /// Whether its own calls are async.
        let waits: Bool
        /// Whether it makes the instance. Otherwise it takes the instance from the step before.
        let constructs: Bool
        var injections: [Injection] = []

        func needs(of definition: Provider) -> [NeedID] {
            let needs = constructs ? (definition.receiver.map { [$0] } ?? []) + Array(definition.arguments) : []
            return needs + injections.flatMap(\.needs)
        }
    }

    /// Shared instances that the member awaits before its calls of private members.
    var sharedBefore: [OfferID] = []
    /// Shared instances that it makes in the arguments of that call.
    let sharedInCall: [OfferID]
    /// Several if construction and injections alternate between async and synchronous calls. None if one private member
    /// does everything else, and is cut in turn.
    var steps: [Step] = []
    /// Whether that member is async.
    var restWaits = false

    /// Returns nil where nothing is to be cut, or nothing can be.
    init?(
        _ provider: ProviderID, sharing offers: [OfferID], delegatingTo delegate: OfferID?, _ expression: Expression,
        _ graph: DependencyGraph
    ) {
        guard graph.runsOnCaller(provider) else { return nil }
        let definition = graph.providers[provider]
        let awaited = delegate == nil ? definition.needs.filter(expression.isAwaited) : []
        // Without shared instances, nothing is passed on.
        let made = offers.isEmpty ? [] : awaited.compactMap { graph.madeOffer(graph.fulfilments[$0]) }
        let calls = delegate.map { [$0] } ?? made
        let waiting = offers.filter { expression.effects(ofMaking: $0).contains(.isAsync) }
        var taken = Set((waiting + calls + expression.madeInline).flatMap(expression.passed))
        // In reverse, because a shared instance comes after the shared instances that it takes.
        for offer in offers.reversed() where taken.contains(offer) { taken.formUnion(expression.passed(to: offer)) }

        // An async call stays in the arguments of this member's call once the arguments of that async call exist.
        let isAsync = delegate == nil && definition.effects.contains(.isAsync)
        func areKnown(_ known: [OfferID], to offer: OfferID) -> Bool {
            expression.passed(to: offer).allSatisfy(known.contains)
        }
        func makeable(_ known: [OfferID]) -> [OfferID] {
            offers.filter { (isAsync || taken.contains($0)) && !waiting.contains($0) && areKnown(known, to: $0) }
        }
        let received = expression.sharedParameters
        let ready = waiting.filter { areKnown(received, to: $0) }
        let early = makeable(received)
        let next = early.isEmpty ? makeable(received + ready) : early
        if !next.isEmpty {
            (sharedBefore, sharedInCall, restWaits) = (early.isEmpty ? ready : [], next, true)
            return
        }
        if let delegate {
            guard !offers.isEmpty, ready == offers, !expression.effects(ofHanding: delegate).contains(.isAsync) else {
                return nil
            }
            sharedInCall = offers
            return
        }

        steps = Self.steps(of: definition)
        sharedBefore = isAsync ? offers : waiting.filter(taken.contains)
        sharedInCall = isAsync ? [] : waiting.filter { !taken.contains($0) }
        for injection in definition.injections where !injection.effects.contains(.isAsync) {
            // A private member's arguments cannot be under the injection's `#if`.
            let isConditional = graph.program.declaration(injection.site).condition >= 0
            if isConditional, injection.needs.contains(where: awaited.contains) { return nil }
        }
        if isAsync {
            if steps.count == 1 || definition.isFailable || graph.symbols.isNoncopyable(definition.type) { return nil }
        } else {
            let after = Set(offers).subtracting(waiting)
            guard !graph.isBuiltByStatements(provider), taken.isDisjoint(with: after),
                !awaited.isEmpty || !sharedInCall.isEmpty,
                awaited.isEmpty || !after.isEmpty || Self.isBound(provider, graph)
            else { return nil }
        }
    }

    private static func steps(of definition: Provider) -> [Step] {
        var steps = [Step(waits: definition.constructionEffects.contains(.isAsync), constructs: true)]
        for injection in definition.injections {
            let waits = injection.effects.contains(.isAsync)
            if steps[steps.count - 1].waits != waits { steps.append(Step(waits: waits, constructs: false)) }
            steps[steps.count - 1].injections.append(injection)
        }
        return steps
    }

    /// Whether an instance can be made only where the factory is.
    private static func isBound(_ provider: ProviderID, _ graph: DependencyGraph) -> Bool {
        let definition = graph.providers[provider]
        return !definition.injections.isEmpty
            || definition.needs.contains { graph.isWaitlessClosure($0, of: provider) || graph.mayStayOnActor($0) }
    }
}

extension DependencyGraph {
    /// Whether a member is async and has no actor, so that it runs on its caller's actor.
    func runsOnCaller(_ provider: ProviderID) -> Bool {
        effects[provider].contains(.isAsync) && actor(of: provider) == nil && !scope(of: provider).isNonisolated
    }

    /// Whether a need is met by a closure that calls a member, or makes its factory again, without `await`.
    func isWaitlessClosure(_ need: NeedID, of provider: ProviderID) -> Bool {
        guard case .closure(let closure) = fulfilments[need], let made = madeProvider(.closure(closure)),
            !innermost(closure).function.traits.contains(.isSendable)
        else { return false }
        return !effects[made].contains(.isAsync) || remakesFactory(provider, for: made)
    }
}
