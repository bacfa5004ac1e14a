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
    func emit(
        _ split: SplitAfterSharing, _ expression: Expression, _ offer: OfferID, _ overload: MemberOverload,
        delegatingTo delegate: OfferID?
    ) {
        let provider = graph.offers[offer].provider
        let name = privateName("continue", offer)
        let sharedParameters = expression.sharedParameters + split.sharedBefore + split.sharedInCall
        let arguments = forwardedArguments(
            offer, overload, sharing: sharedParameters, making: split.sharedInCall, expression)
        emitSharedInstances(split.sharedBefore, expression)
        let keyword = split.sharedBefore.isEmpty ? "" : "return "
        writer.write(keyword + graph.effects[provider].prefix)
        writer.line(Call(callee: name, arguments: arguments))
        var rest = expression
        rest.sharedParameters = sharedParameters
        rest.madeInline = []
        var effects = graph.effects[provider]
        if !split.restWaits { effects.remove(.isAsync) }
        let parameters = forwardedParameters(offer, overload, sharing: sharedParameters)
        pendingMembers.append { [self, rest, effects] in
            emitPrivateMember(name, parameters, of: offer, effects) {
                emitBody(rest, offer, overload, delegatingTo: delegate)
            }
        }
    }
}
