import FurnishTables

/// The instances of the lifetime `graph` that one call makes once and passes on.
///
/// The outermost member makes the shared instances first, and passes them to the members that it calls.
final class Sharing {
    /// For each provider, the offers whose instances making it shares. Each comes after those that it needs. Empty if no
    /// provider has the lifetime `graph`.
    let offers: Table<Provider, [OfferID]>
    /// Those of them that its member receives, without those that only other shared instances need.
    let taken: Table<Provider, [OfferID]>
    /// The offers whose members have an overload that receives shared instances.
    let handed: Set<OfferID>
    /// For each provider, the effects of its overload that receives shared instances, without the effects of making these.
    /// Empty if nothing is shared.
    let overloadEffects: Table<Provider, Effects>
    /// Shared instances that do not exist under all conditions of the calls that share them.
    let sometimesAbsent: Set<OfferID>

    /// share: finds the instances that each call shares, and the members that receive them.
    static func share(_ resolution: Resolution, _ requirements: Requirements) -> Sharing {
        var finder = Finder()
        guard resolution.hasGraphLifetimes else { return Sharing(finder, overloadEffects: Table()) }
        finder.find(resolution)
        let whole = Sharing(finder, overloadEffects: Table())
        return Sharing(finder, overloadEffects: OverloadEffects.find(resolution, requirements, whole))
    }

    private init(_ finder: Finder, overloadEffects: Table<Provider, Effects>) {
        offers = finder.offers
        taken = finder.taken
        handed = finder.handed
        self.overloadEffects = overloadEffects
        sometimesAbsent = finder.sometimesAbsent
    }

    /// The shared instances that an offer's member receives when it is not the outermost call.
    func handedOffers(of offer: OfferID, in resolution: Resolution) -> [OfferID] {
        if taken.isEmpty { return [] }
        let provider = resolution.offers[offer].provider
        switch resolution.providers[provider].lifetime {
        case .each: return taken[provider]
        case .graph: return resolution.isFurtherName(offer) ? [resolution.sharedOffer(offer)] : taken[provider]
        case .once, .weak: return []
        }
    }
}

/// Visits each provider after those that it needs eagerly.
private struct Finder {
    private(set) var offers = Table<Provider, [OfferID]>()
    private(set) var taken = Table<Provider, [OfferID]>()
    private(set) var handed: Set<OfferID> = []
    private(set) var sometimesAbsent: Set<OfferID> = []

    mutating func find(_ resolution: Resolution) {
        offers = Table(repeating: [], count: resolution.providers.count)
        taken = offers
        for group in Components(count: resolution.providers.count, successors: resolution.eagerSuccessors).groups {
            for provider in group { note(provider, resolution) }
        }
        for provider in resolution.providers.indices where resolution.isReached[provider] {
            noteHanded(by: provider, resolution)
            for offer in offers[provider] where !sometimesAbsent.contains(offer) {
                if resolution.canExist(provider, without: offer) { sometimesAbsent.insert(offer) }
            }
        }
    }

    private mutating func note(_ provider: ProviderID, _ resolution: Resolution) {
        for need in resolution.providers[provider].needs {
            guard case .provider(let offer) = resolution.fulfilments[need] else { continue }
            let alternatives = resolution.providers(at: offer).filter(resolution.isNewlyMade)
            if alternatives.count > 1 { unite(alternatives) }
            for made in alternatives {
                Self.add(offers[made], to: &offers[provider])
                if resolution.providers[made].lifetime == .graph {
                    Self.add([resolution.sharedOffer(offer)], to: &offers[provider])
                    Self.add([resolution.sharedOffer(offer)], to: &taken[provider])
                } else {
                    Self.add(taken[made], to: &taken[provider])
                }
            }
        }
    }

    /// Alternatives receive the same shared instances, because their callers cannot tell them apart.
    private mutating func unite(_ alternatives: [ProviderID]) {
        var (united, unitedTaken) = ([OfferID](), [OfferID]())
        for alternative in alternatives {
            Self.add(offers[alternative], to: &united)
            Self.add(taken[alternative], to: &unitedTaken)
        }
        for alternative in alternatives {
            offers[alternative] = united
            taken[alternative] = unitedTaken
        }
    }

    private static func add(_ new: [OfferID], to known: inout [OfferID]) {
        for offer in new where !known.contains(offer) { known.append(offer) }
    }

    private mutating func noteHanded(by provider: ProviderID, _ resolution: Resolution) {
        for offer in offers[provider] where !taken[resolution.offers[offer].provider].isEmpty {
            noteHanded(offer, resolution)
        }
        for need in resolution.providers[provider].needs {
            guard case .provider(let offer) = resolution.fulfilments[need], !resolution.isSharedInstance(offer) else {
                continue
            }
            let made = resolution.offers[offer].provider
            let isShared = resolution.providers[made].lifetime == .graph
            if isShared || (resolution.isNewlyMade(made) && !taken[made].isEmpty) { noteHanded(offer, resolution) }
        }
    }

    /// The member for a type from `as:` calls the member for the provider's own type.
    private mutating func noteHanded(_ offer: OfferID, _ resolution: Resolution) {
        for alternative in resolution.offers(at: offer) {
            handed.insert(alternative)
            let entry = resolution.offers[alternative]
            if resolution.providers[entry.provider].lifetime == .each || !resolution.isFurtherName(alternative) {
                handed.insert(entry.ownOffer)
            }
        }
    }
}

extension Resolution {
    /// Whether some conditions compile `provider`, but nothing that makes the offer.
    fileprivate func canExist(_ provider: ProviderID, without offer: OfferID) -> Bool {
        let makers = providers(at: offer).map { providers[$0].condition }
        if makers.contains(.always) { return false }
        return bindings.conditions.combination(all: [providers[provider].condition], none: makers) != .impossible
    }

    /// The offer under which an instance is shared: that of its own type, unless all consumers need it under another name.
    /// Alternatives share a common offer, which is that of their own type if they have the same type.
    func sharedOffer(_ offer: OfferID) -> OfferID {
        let ownOffer = offers[offer].ownOffer
        guard let first = find(offers[offer].key), let others = alternatives[first] else {
            guard alternatives.isEmpty || find(offers[ownOffer].key).flatMap({ alternatives[$0] }) == nil else {
                return ownOffer
            }
            return soleNames[offers[offer].provider] ?? ownOffer
        }
        let own = offers[ownOffer].key
        guard offer != ownOffer, let firstOwn = find(own), alternatives[firstOwn] != nil else { return first }
        let isCommon = ([first] + others).allSatisfy { offers[offers[$0].ownOffer].key == own }
        return isCommon ? firstOwn : first
    }

    /// Whether an offer is the one under which its instance is shared.
    func isSharedInstance(_ offer: OfferID) -> Bool {
        providers[offers[offer].provider].lifetime == .graph && !isFurtherName(offer)
    }

    /// Whether the instance of an offer is shared under another one.
    func isFurtherName(_ offer: OfferID) -> Bool {
        let shared = sharedOffer(offer)
        let isAlternative = alternatives[shared]?.contains(offer) ?? false
        return !isOwnType(offer) && shared != offer && !isAlternative
    }
}
