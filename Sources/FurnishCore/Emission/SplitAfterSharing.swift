/// Splits an async member whose shared instances are made without waiting, but are passed to calls that wait.
///
/// The member makes these instances in the arguments of its call of a private member, which does the rest.
/// `SplitAfterAwaiting` explains why the member cannot make them itself.
struct SplitAfterSharing {
    /// Shared instances that the member awaits before the call.
    var sharedBefore: [OfferID] = []
    /// Shared instances that are made in the arguments of the call.
    let sharedInCall: [OfferID]
    /// Whether the private member is async.
    let restWaits: Bool

    /// Returns nil where no split is needed.
    init?(
        _ provider: ProviderID, sharing offers: [OfferID], delegatingTo delegate: OfferID?, _ expression: Expression,
        _ graph: DependencyGraph
    ) {
        guard !offers.isEmpty, graph.runsOnCaller(provider) else { return nil }
        let waiting = offers.filter { expression.effects(ofMaking: $0).contains(.isAsync) }
        let calls =
            delegate.map { [$0] }
            ?? graph.providers[provider].needs.filter { expression.effects(ofNeed: $0).contains(.isAsync) }
            .compactMap { graph.madeOffer(graph.fulfilments[$0]) }
        var taken = Set((waiting + calls + expression.madeInline).flatMap(expression.passed))
        // In reverse, because a shared instance comes after the shared instances that it takes.
        for offer in offers.reversed() where taken.contains(offer) { taken.formUnion(expression.passed(to: offer)) }
        let isAsync = delegate == nil && graph.providers[provider].effects.contains(.isAsync)
        func makeable(_ known: [OfferID]) -> [OfferID] {
            offers.filter { offer in
                (isAsync || taken.contains(offer)) && !waiting.contains(offer)
                    && expression.passed(to: offer).allSatisfy(known.contains)
            }
        }
        let early = makeable(expression.sharedParameters)
        let ready = waiting.filter { expression.passed(to: $0).allSatisfy(expression.sharedParameters.contains) }
        let next = early.isEmpty ? makeable(expression.sharedParameters + ready) : []
        if !early.isEmpty {
            (sharedInCall, restWaits) = (early, true)
        } else if !next.isEmpty {
            (sharedBefore, sharedInCall, restWaits) = (ready, next, true)
        } else if let delegate, waiting == offers, !expression.effects(ofHanding: delegate).contains(.isAsync),
            offers.allSatisfy({ expression.passed(to: $0).allSatisfy(expression.sharedParameters.contains) })
        {
            (sharedInCall, restWaits) = (offers, false)
        } else {
            return nil
        }
    }
}

extension Emitter {
    func member(
        _ head: MemberHead, _ split: SplitAfterSharing, _ expression: Expression, _ offer: OfferID,
        _ overload: MemberOverload, delegatingTo delegate: OfferID?
    ) -> Member {
        let all = graph.effects[graph.offers[offer].provider]
        let effects = split.restWaits ? all : all.subtracting(.isAsync)
        let name = privateName("continue", offer)
        var rest = expression
        rest.sharedParameters += split.sharedBefore + split.sharedInCall
        rest.madeInline = []
        let passed = passedValues(
            [:], offer, overload, sharing: rest.sharedParameters, making: split.sharedInCall, expression)
        let privateMember = member(
            privateHead(name, passed.map(\.parameter), of: offer, effects), rest, offer, overload,
            delegatingTo: delegate)
        let call = SwiftValue(text: name, form: .call(passed.map(\.argument)), effects: all)
        return Member(
            head, expression.statements(sharing: split.sharedBefore), returning: call,
            followers: [privateMember] + privateMember.followers)
    }
}
