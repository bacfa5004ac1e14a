/// Cuts an async body where it first waits: the member waits, and a private member does the rest.
///
/// The async member runs on its caller's actor. If the module's default is the main actor, everything that it calls is
/// on the main actor. So it can do nothing without `await`: call no initializer, set no property, make no closure that
/// does. A private member that is not async is on the main actor like the factory, and can. Arguments of an async call
/// can be made there too. With any other default, both members run on one actor, and the cut is harmless.
struct Cut {
    /// Shared instances that the member awaits before the call of the private member.
    var sharedBefore: [OfferID] = []
    /// The needs that the member awaits in the arguments of that call.
    var awaited: [NeedID] = []
    /// Shared instances that it makes in the arguments of that call.
    let sharedInCall: [OfferID]
    /// Whether the private member is async. Its body is then cut in turn.
    var restWaits = false

    /// Returns nil where nothing is to be cut, or nothing can be.
    init?(
        _ provider: ProviderID, sharing offers: [OfferID], delegatingTo delegate: OfferID?, _ expression: Expression,
        _ graph: DependencyGraph
    ) {
        guard graph.runsOnCaller(provider) else { return nil }
        let definition = graph.providers[provider]
        let awaited = delegate == nil ? definition.needs.filter(expression.isAwaited) : []
        let calls = delegate.map { [$0] } ?? awaited.compactMap { graph.madeOffer(graph.fulfilments[$0]) }
        let waiting = offers.filter { expression.effects(ofMaking: $0).contains(.isAsync) }
        var taken = Set((waiting + calls + expression.madeInline).flatMap(expression.passed))
        // In reverse, because a shared instance comes after the shared instances that it takes.
        for offer in offers.reversed() where taken.contains(offer) { taken.formUnion(expression.passed(to: offer)) }

        // What async calls take is made in the arguments of a call, as soon as everything that it takes is there.
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

        // The rest does not wait.
        let isSynchronous = offers.count > waiting.count || !definition.injections.isEmpty
        let after = Set(offers).subtracting(waiting)
        let conditional = definition.injections.filter { graph.program.declaration($0.site).condition >= 0 }
        sharedBefore = waiting.filter(taken.contains)
        sharedInCall = waiting.filter { !taken.contains($0) }
        self.awaited = awaited
        guard !isAsync, !graph.hasConditionalElements(provider), taken.isDisjoint(with: after),
            Set(awaited).isDisjoint(with: conditional.flatMap(\.needs)), !awaited.isEmpty || !sharedInCall.isEmpty,
            awaited.isEmpty || isSynchronous
                || definition.needs.contains(where: {
                    graph.isWaitlessClosure($0, of: provider) || graph.mayStayOnActor($0)
                })
        else { return nil }
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

extension Emitter {
    func member(
        _ head: MemberHead, _ cut: Cut, _ expression: Expression, sharing offers: [OfferID], _ offer: OfferID,
        _ overload: MemberOverload, delegatingTo delegate: OfferID?
    ) -> Member {
        let provider = expression.provider
        let shared = expression.sharedParameters + cut.sharedBefore + cut.sharedInCall
        let after = offers.filter { !shared.contains($0) }
        let isSame = cut.restWaits || delegate != nil
        let awaited = localNames(cut.awaited, besides: shared + after, provider)
        let passed = passedValues(awaited, offer, overload, sharing: shared, making: cut.sharedInCall, expression)
        var rest = expression.naming(awaited)
        (rest.sharedParameters, rest.madeInline) = (shared, [])
        var effects = isSame ? graph.effects[provider] : rest.effects(sharing: after)
        if !cut.restWaits { effects.remove(.isAsync) }
        let name = privateName(isSame ? "continue" : "assemble", offer)
        let privateHead = privateHead(name, passed, of: offer, effects)
        let privateMember =
            isSame
            ? member(privateHead, rest, offer, overload, delegatingTo: delegate)
            : Member(head: privateHead, body: .statements(statements(rest, provider, sharing: after)))
        let arguments = passed.map(\.argument)
        let call = SwiftValue(text: name, form: .call(arguments), effects: effects.union(of: arguments))
        return Member(
            head, expression.statements(sharing: cut.sharedBefore), returning: call,
            followers: [privateMember] + privateMember.followers)
    }
}
