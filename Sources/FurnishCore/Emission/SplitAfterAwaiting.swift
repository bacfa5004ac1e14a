/// Splits an async member in two: it awaits its needs, and a private member that is not async does the rest.
///
/// The async member runs on its caller's actor. If the module's default is the main actor, everything that it calls is
/// on the main actor. So it can do nothing without `await`: call no initializer, set no property, make no closure that
/// does. The private member is on the main actor like the factory, and can. With any other default, both members run on
/// one actor, and the split is harmless.
struct SplitAfterAwaiting {
    /// The needs that the async member awaits.
    let awaited: [NeedID]
    /// Shared instances that the async member awaits before the call of the private member.
    let sharedBefore: [OfferID]
    /// Shared instances that it awaits in the arguments of that call.
    let sharedInCall: [OfferID]
    /// Shared instances that the private member makes.
    let sharedAfter: [OfferID]

    /// Returns nil where no split is needed, or none is possible.
    init?(_ provider: ProviderID, sharing offers: [OfferID], _ expression: Expression, _ graph: DependencyGraph) {
        let definition = graph.providers[provider]
        guard graph.runsOnCaller(provider), !definition.constructionEffects.contains(.isAsync),
            !definition.injections.contains(where: { $0.effects.contains(.isAsync) }),
            !graph.hasConditionalElements(provider)
        else { return nil }
        awaited = definition.needs.filter { expression.effects(ofNeed: $0).contains(.isAsync) }
        sharedAfter = offers.filter { !expression.effects(ofMaking: $0).contains(.isAsync) }
        let waiting = offers.filter { expression.effects(ofMaking: $0).contains(.isAsync) }
        let needed = awaited.compactMap { graph.madeOffer(graph.fulfilments[$0]) }
        let taken = Set((waiting + needed + expression.madeInline).flatMap(expression.passed))
        sharedBefore = waiting.filter(taken.contains)
        sharedInCall = waiting.filter { !taken.contains($0) }
        let conditional = definition.injections.filter { graph.program.declaration($0.site).condition >= 0 }.flatMap(
            \.needs)
        guard taken.isDisjoint(with: sharedAfter), Set(awaited).isDisjoint(with: conditional)
        else { return nil }
        // Split only if one part needs `await` and the other must not.
        guard !awaited.isEmpty || !sharedInCall.isEmpty,
            awaited.isEmpty || !definition.injections.isEmpty || !sharedAfter.isEmpty
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
        _ head: MemberHead, _ split: SplitAfterAwaiting, _ expression: Expression, _ offer: OfferID,
        _ overload: MemberOverload
    ) -> Member {
        let provider = graph.offers[offer].provider
        let sharedParameters =
            overload.takesShared
            ? graph.sharedOffers(receiving: overload.receives, offer) : expression.sharedParameters
        let shared = sharedParameters + split.sharedBefore + split.sharedInCall
        let awaited = localNames(split.awaited, besides: shared + split.sharedAfter, provider)
        let passed = passedValues(awaited, offer, overload, sharing: shared, making: split.sharedInCall, expression)
        let rest = Expression(graph, names, types, provider: provider, omitted: overload.omitted, awaited: awaited)
        let effects = rest.effects(sharing: split.sharedAfter)
        let name = privateName("assemble", offer)
        let privateMember = Member(
            head: privateHead(name, passed.map(\.parameter), of: offer, effects),
            body: .statements(statements(rest, provider, sharing: split.sharedAfter)))
        let arguments = passed.map(\.argument)
        let call = SwiftValue(text: name, form: .call(arguments), effects: effects.union(of: arguments))
        return Member(
            head, expression.statements(sharing: split.sharedBefore), returning: call, followers: [privateMember])
    }
}
