/// The members that receive shared instances as arguments.
extension DependencyGraph {
    /// Whether an offer's member has an overload that receives the shared instances that making its own needs.
    func takesShared(_ offer: OfferID) -> Bool { hasOverload(of: offer, receiving: .needed) }

    func hasOverload(of offer: OfferID, receiving parameters: SharedParameters) -> Bool {
        resolution.hasGraphLifetimes && sharing.overloads.contains(SharedOverload(offer: offer, receives: parameters))
    }

    /// The instances that making `provider` shares within one call.
    func sharedOffers(of provider: ProviderID) -> [OfferID] {
        sharing.offers.isEmpty ? [] : sharing.offers[provider]
    }

    /// The shared instances that an offer's member receives.
    func sharedOffers(receiving parameters: SharedParameters, _ offer: OfferID) -> [OfferID] {
        switch parameters {
        case .instance: resolution.instances(of: resolution.firstAlternative(of: offer))
        case .needed: sharing.needed(by: offer)
        case .none: []
        }
    }

    /// The given parameters of an overload: it takes none for the shared instances that it receives.
    func givens(of offer: OfferID, receiving parameters: SharedParameters) -> [GivenParameter] {
        let provider = offers[offer].provider
        switch parameters {
        case .none: return Array(givens[provider])
        case .needed: return givens[provider].filter { requirements.ownGivenNames[provider].contains($0.name) }
        case .instance: return []
        }
    }

    func effects(of offer: OfferID, receiving parameters: SharedParameters) -> Effects {
        switch parameters {
        case .none: effects[offers[offer].provider]
        case .needed: resolution.effects(passingSharedTo: offer, sharing.overloadEffects)
        case .instance: .none
        }
    }
}
