/// The members that receive shared instances as arguments.
extension DependencyGraph {
    /// Whether an offer's member has an overload that receives shared instances.
    func isHanded(_ offer: OfferID) -> Bool {
        hasGraphLifetimes && sharing.handed.contains(offer)
    }

    /// The instances that making `provider` shares within one call.
    func sharedOffers(of provider: ProviderID) -> [OfferID] {
        sharing.offers.isEmpty ? [] : sharing.offers[provider]
    }

    /// The shared instances that an offer's member receives when it is not the outermost call.
    func handedOffers(of offer: OfferID) -> [OfferID] { sharing.handedOffers(of: offer, in: self) }

    /// The given parameters of the overload that receives shared instances: without those of the shared instances.
    func givensWhenHanded(_ offer: OfferID) -> [GivenParameter] {
        let entry = offers[offer]
        if providers[entry.provider].lifetime == .graph, isFurtherName(offer) { return [] }
        return givens[entry.provider].filter { ownGivenNames[entry.provider].contains($0.name) }
    }

    func effectsWhenHanded(_ offer: OfferID) -> Effects { effects(ofHanding: offer, sharing.overloadEffects) }
}
