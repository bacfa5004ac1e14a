import FurnishTables

/// The effects of overloads that receive shared instances.
struct OverloadEffects {
    private let resolution: Resolution
    private let requirements: Requirements
    private let sharing: Sharing
    private var found: Table<Provider, Effects>

    /// - Returns: The effects for each provider.
    static func find(_ resolution: Resolution, _ requirements: Requirements, _ sharing: Sharing) -> Table<
        Provider, Effects
    > {
        var effects = OverloadEffects(
            resolution: resolution, requirements: requirements, sharing: sharing,
            found: Table(
                resolution.providers.indices.map { resolution.providers[$0].declaredEffects })
        )
        // Each provider comes after those that are made for it.
        for group in requirements.topology.eagerGroups {
            for provider in group { effects.note(provider) }
        }
        return effects.found
    }

    private mutating func note(_ provider: ProviderID) {
        for need in resolution.providers[provider].needs {
            found[provider].formUnion(effects(ofNeed: need, of: provider))
        }
    }

    private func effects(ofNeed need: NeedID, of provider: ProviderID) -> Effects {
        guard case .provider(let offer) = requirements.dependencies.fulfilments[need], !resolution.isShared(offer)
        else {
            return .none
        }
        let made = resolution.offers[offer].provider
        // Where all shared instances that a member takes are absent, it has no overload that takes them.
        let takesShared =
            resolution.providers[made].lifetime == .each
            && sharing.taken[made].contains { sharing.sometimesAbsent[$0] == nil }
        let own = takesShared ? resolution.effects(passingSharedTo: offer, found) : requirements.effects[made]
        let isolations = requirements.isolations
        return isolations.mustHop(from: isolations.actor(of: provider), to: made) ? own.union(.isAsync) : own
    }
}

extension Resolution {
    /// The effects of an offer's overload that receives shared instances. Alternatives have the union of their effects.
    ///
    /// - Parameter effects: The effects of each provider's overload.
    func effects(passingSharedTo offer: OfferID, _ effects: Table<Provider, Effects>) -> Effects {
        providers(at: firstAlternative(of: offer)).reduce([]) { $0.union(effects[$1]) }
    }
}
