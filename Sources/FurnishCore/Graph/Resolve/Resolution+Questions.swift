/// Questions about a provider, an offer or a fulfilment.
extension Resolution {
    /// The offer that stands for all its alternatives under other `#if`s; the offer itself without any.
    func firstAlternative(of offer: OfferID) -> OfferID {
        firstAlternatives.isEmpty ? offer : firstAlternatives[offer] ?? offer
    }

    func condition(of offer: OfferID) -> ConditionID { condition(of: offers[offer].provider) }

    /// The condition under which a provider exists. One of another module exists where something here reaches it, because its
    /// import may be conditional.
    func condition(of provider: ProviderID) -> ConditionID {
        let own = providers[provider].condition
        if reachedConditions.isEmpty { return own }
        return reachedConditions[provider].map { bindings.conditions.both(own, $0) } ?? own
    }

    /// The conditions under which a need exists: an injected member may be under further `#if`s than its type.
    func conditions(aroundNeed need: NeedID, of provider: ProviderID) -> [ConditionID] {
        let conditions = bindings.conditions
        let further = providers[provider].injection(of: need).map { [conditions.condition(of: $0.site)] } ?? []
        // The factory that makes a fake exists only with `DEBUG`.
        let debug = providers[provider].isFake ? [conditions.isSet("DEBUG")] : []
        return [condition(of: provider)] + debug + further
    }

    /// Whether its factory keeps a provider's instance, or remembers it while something else does. Another module's factory lives where
    /// its inputs do.
    func isKept(_ id: ProviderID) -> Bool { !lifetime(of: id).isNewPerCall && !providers[id].isFactory }

    /// An offer and its alternatives under other `#if`s.
    func offers(at offer: OfferID) -> [OfferID] { [offer] + (alternatives[offer] ?? []) }

    /// The provider of an offer, and its alternatives.
    package func providers(at offer: OfferID) -> [ProviderID] {
        // Fast path: most programs have no alternatives.
        if alternatives.isEmpty { return [offers[offer].provider] }
        return offers(at: offer).map { offers[$0].provider }
    }

    /// All providers that share a place and a lifetime with a provider, because they meet the same needs under other `#if`s.
    func alternatives(of provider: ProviderID) -> [ProviderID] {
        nodesReachable(from: [provider]) { nextAlternatives[$0] ?? [] }.dropFirst().sorted()
    }

    /// The offer that a fulfilment leads to, through closures.
    package func madeOffer(_ fulfilment: Fulfilment) -> OfferID? {
        switch fulfilment {
        case .provider(let offer): offer
        case .closure(let closure): closures[closure].offer
        case .given, .omitted, .missing: nil
        }
    }

    /// The provider that a fulfilment leads to, through closures.
    package func madeProvider(_ fulfilment: Fulfilment) -> ProviderID? {
        madeOffer(fulfilment).map { offers[$0].provider }
    }

    /// The provider that a fulfilment leads to, through closures, and its alternatives.
    func madeProviders(_ fulfilment: Fulfilment) -> [ProviderID] { madeOffer(fulfilment).map(providers) ?? [] }

    /// The provider that a closure, or the one that it returns, calls the member of.
    package func madeProvider(by closure: ClosureID) -> ProviderID { offers[closures[closure].offer].provider }

    /// The innermost of nested closures.
    func innermost(_ closure: ClosureID) -> ClosurePlan {
        var plan = closures[closure]
        while let inner = plan.inner { plan = closures[inner] }
        return plan
    }

    /// Whether an offer is for a provider's own type, not for one that `as:` adds.
    package func isOwnType(_ offer: OfferID) -> Bool { offers[offer].ownOffer == offer }

    /// Whether each call makes a new instance, so that its given parameters propagate to the caller.
    func isNewlyMade(_ provider: ProviderID) -> Bool { lifetime(of: provider).isNewPerCall }

    /// Whether the member of an offer has the name of the function that it calls.
    func isNamedAfterDeclaration(_ offer: OfferID) -> Bool {
        providers[offers[offer].provider].isNamedAfterDeclaration && isOwnType(offer)
    }

    /// Whether a storyboard makes the instance, from an `NSCoder`.
    func takesCoder(_ provider: ProviderID) -> Bool { providers[provider].needs.contains { needs[$0].isCoder } }

    package func isOwn(_ provider: ProviderID) -> Bool { program.isOwn(providers[provider].site.file) }

    /// Whether a provider is part of the factory although nothing needs it.
    func isWanted(_ provider: ProviderID) -> Bool { isOwn(provider) || providers[provider].isEntryPoint }

    /// Whether one provider's marker comes before another's in file order.
    func isWrittenBefore(_ left: ProviderID, _ right: ProviderID) -> Bool {
        let (left, right) = (providers[left], providers[right])
        return (left.file, left.markerOffset) < (right.file, right.markerOffset)
    }

    /// Whether one call makes the instance of an offer once.
    func isShared(_ offer: OfferID) -> Bool { lifetime(of: offers[offer].provider).isSharedInCall }

    /// Offers in the order in which their providers are declared, those of other modules last.
    func inSourceOrder(_ offers: [OfferID]) -> [OfferID] {
        offers.map { offer -> (rank: Int, file: Int32, offset: UInt32, offer: OfferID) in
            let provider = providers[self.offers[offer].provider]
            return (isOwn(self.offers[offer].provider) ? 0 : 1, provider.file, provider.markerOffset, offer)
        }.sorted(by: <).map(\.offer)
    }

    /// The first provider that is compiled together with later ones, followed by those; empty if all are alternatives.
    func colliding(_ sorted: [ProviderID]) -> [ProviderID] {
        guard let first = bindings.conditions.firstOverlap(sorted.map(condition)) else { return [] }
        let others = sorted[(first + 1)...].filter {
            !bindings.conditions.areExclusive(condition(of: sorted[first]), condition(of: $0))
        }
        return [sorted[first]] + others
    }

    // MARK: Which values leave the actor that they are made on, and which can

    /// Whether a provider is the value that a scope starts from, or its factory.
    package func isOfScope(_ provider: ProviderID) -> Bool {
        switch providers[provider].maker {
        case .input, .factory: true
        default: false
        }
    }

    /// Whether a closure, or one that it returns, may be called on another actor than the one that it is made on.
    func mayLeave(_ closure: ClosureID, outerMayLeave: Bool = false) -> Bool {
        let mayLeave = closures[closure].function.mayLeave(outerMayLeave)
        return closures[closure].inner.map { self.mayLeave($0, outerMayLeave: mayLeave) } ?? mayLeave
    }

    /// Whether an initializer certainly runs on another actor than its caller. An async one without an actor may run on
    /// the main actor, if that is the module's default.
    func isSentAway(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        guard case .type = definition.maker, definition.isolation == nil else { return false }
        return symbols.kind(of: definition.type) == .actor
    }
}

extension FunctionType {
    /// Whether a closure of this type may be called on another actor.
    ///
    /// - Parameter outerLeaves: Whether the closure around it may.
    func mayLeave(_ outerLeaves: Bool) -> Bool { globalActor == nil && (outerLeaves || traits.contains(.isSendable)) }
}
