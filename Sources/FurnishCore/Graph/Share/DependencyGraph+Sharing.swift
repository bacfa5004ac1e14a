/// The members that receive shared instances as arguments.
extension DependencyGraph {
    /// Whether an offer's member has an overload that receives the shared instances that making its own needs.
    func takesShared(_ offer: OfferID) -> Bool { hasOverload(of: offer, receiving: .needed) }

    func hasOverload(of offer: OfferID, receiving parameters: SharedParameters) -> Bool {
        hasGraphLifetimes && sharing.overloads.contains(SharedOverload(offer: offer, receives: parameters))
    }

    /// The instances that making `provider` shares within one call.
    func sharedOffers(of provider: ProviderID) -> [OfferID] {
        sharing.offers.isEmpty ? [] : sharing.offers[provider]
    }

    /// What an offer's member receives from the member of `caller`.
    func sharedParameters(of offer: OfferID, from caller: ProviderID) -> SharedParameters {
        if sharing.offers.isEmpty { return .none }
        let made = sharing.offerSets[caller]
        if isShared(offer), isNamed(sharedOffer(offer), amongShared: made) { return .instance }
        // The caller makes all of what the member needs, or nothing of it.
        guard let first = sharedOffers(receiving: .needed, offer).first else { return .none }
        return made.contains(first) ? .needed : .none
    }

    /// The shared instances that an offer's member receives.
    func sharedOffers(receiving parameters: SharedParameters, _ offer: OfferID) -> [OfferID] {
        let provider = offers[offer].provider
        switch (parameters, providers[provider].lifetime) {
        case (.instance, _): return instances(of: sharedOffer(offer))
        case (.needed, .each), (.needed, .graph): return sharing.taken.isEmpty ? [] : sharing.taken[provider]
        case (.needed, .once), (.needed, .weak), (.none, _): return []
        }
    }

    /// The given parameters of an overload: it takes none for the shared instances that it receives.
    func givens(of offer: OfferID, receiving parameters: SharedParameters) -> [GivenParameter] {
        let provider = offers[offer].provider
        switch parameters {
        case .none: return Array(givens[provider])
        case .needed: return givens[provider].filter { ownGivenNames[provider].contains($0.name) }
        case .instance: return []
        }
    }

    func effects(of offer: OfferID, receiving parameters: SharedParameters) -> Effects {
        switch parameters {
        case .none: effects[offers[offer].provider]
        case .needed: effects(ofHanding: offer, sharing.overloadEffects)
        case .instance: .none
        }
    }
}
