/// Splits an async member in two: it awaits its needs, and a private member that is not async does the rest.
///
/// The async member runs on its caller's actor. If the module's default is the main actor, everything that it calls is
/// on the main actor. So it can do nothing without `await`: call no initializer, set no property, make no closure that
/// does. The private member is on the main actor like the factory, and can. With any other default, both members run on
/// one actor, and the split is harmless.
struct SplitAfterAwaiting {
    /// The needs that the async member awaits.
    let awaited: [NeedID]
    /// The names of the private member's parameters for these needs.
    let names: [NeedID: String]
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
        let shared = (offers + expression.sharedParameters).compactMap { expression.names.shared[$0] }
        names = Self.names(awaited, besides: Set(shared), provider, graph)
    }

    static func names(
        _ awaited: [NeedID], besides shared: Set<String>, _ provider: ProviderID, _ graph: DependencyGraph
    ) -> [NeedID: String] {
        var taken = shared.union(graph.givens[provider].map { graph.program.names.text($0.name) })
        taken.insert(MemberNames.instance)
        var names: [NeedID: String] = [:]
        for need in awaited {
            var name = graph.program.names.text(graph.needs[need].name)
            if name.isEmpty { name = graph.providers[provider].isCollection ? "element" : "owner" }
            while !taken.insert(name).inserted { name += "_" }
            names[need] = name
        }
        return names
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
    func emit(_ split: SplitAfterAwaiting, _ expression: Expression, _ offer: OfferID, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        let rest = Expression(
            graph, names, types, provider: provider, omitted: overload.omitted, awaited: split.names)
        let effects = rest.effects(sharing: split.sharedAfter)
        emitSharedInstances(split.sharedBefore, expression)
        let needed = split.awaited.reduce(effects) { $0.union(expression.effects(ofNeed: $1)) }
        let awaiting = split.sharedInCall.reduce(needed) { $0.union(expression.effects(ofMaking: $1)) }
        let name = privateName("assemble", offer)
        let sharedParameters =
            overload.takesShared
            ? graph.sharedOffers(receiving: overload.receives, offer) : expression.sharedParameters
        let shared = sharedParameters + split.sharedBefore + split.sharedInCall
        let arguments =
            split.awaited.map { label(split.names[$0]) + (expression.value($0) ?? "") }
            + forwardedArguments(offer, overload, sharing: shared, making: split.sharedInCall, expression)
        writer.write((split.sharedBefore.isEmpty ? "" : "return ") + awaiting.prefix)
        writer.line(Call(callee: name, arguments: arguments))
        let parameters =
            split.awaited.map { awaitedParameter($0, split.names[$0]) }
            + forwardedParameters(offer, overload, sharing: shared)
        pendingMembers.append { [self] in
            emitPrivateMember(name, parameters, of: offer, effects) {
                emitMaking(rest, provider, sharing: split.sharedAfter)
            }
        }
    }
}
