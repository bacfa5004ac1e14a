extension Calls {
    /// The live members that the other members of a fake factory call, so that the fake must replace them.
    ///
    /// The calls are followed from the members that the app itself calls. A member that only live providers need is not called.
    var liveOffers: [OfferID] {
        let (providers, offers, conditions) = (resolution.providers, resolution.offers, resolution.bindings.conditions)
        let debug = conditions.isSet("DEBUG")
        let needed = Set(providers.indices.filter { resolution.isReached[$0] }.flatMap(successors))
        let called = offers.indices.filter { offer in
            let provider = offers[offer].provider
            guard resolution.isReached[provider], resolution.isOwnType(offer) else { return false }
            // A fake needs what other members make, and is itself none of the factory's.
            if providers[provider].isFake { return !resolution.keysReplaced(by: provider).isEmpty }
            // The app itself may ask for what nothing needs, except for what is live: that must be an entry point.
            return providers[provider].isEntryPoint || !providers[provider].isLive && !needed.contains(provider)
        }
        return nodesReachable(from: called) { offer in
            resolution.providers(at: offer).filter { !providers[$0].isLive }.flatMap(firstCalls).map(\.offer)
        }.filter {
            resolution.providers(at: $0).contains {
                providers[$0].isLive && !conditions.fails(resolution.condition(of: $0), in: debug)
            }
        }
    }
}
