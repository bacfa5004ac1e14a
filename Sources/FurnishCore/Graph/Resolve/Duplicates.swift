/// The keys that the own module provides more than once, and those that it needs and other modules provide more than once.
struct Duplicates {
    /// Each key that has several providers, and these providers in the order of their markers.
    let groups: [(key: TypeID, providers: [ProviderID])]
    /// Providers that are compiled together with another provider of the same key, so that the choice is ambiguous.
    let colliding: Set<ProviderID>

    /// - Parameter decorators: Which conflict with no provider of what they wrap, because they are a mistake of their own.
    init(in resolution: Resolution, besides decorators: [ProviderID: NeedID]) {
        let offers = resolution.offers
        let offered = offers.indices.filter {
            Self.canBeDuplicate($0, resolution) && decorators[offers[$0].provider] == nil
        }
        // By first offer, so that two providers that share several keys are reported once, for the first of them.
        groups = RowIndex.repeated(offered.count) { offers[offered[$0]].key.number }.compactMap { rows in
            let key = offers[offered[rows[0]]].key
            let providers = rows.map { offers[offered[$0]].provider }.sorted(by: resolution.isWrittenBefore)
            // A provider of this module wins over those of other modules.
            let own = providers.filter(resolution.isOwn)
            if own.isEmpty { return resolution.neededForeignKeys.contains(key) ? (key, providers) : nil }
            return own.count > 1 ? (key, own) : nil
        }
        colliding = Set(groups.flatMap { resolution.colliding($0.providers) })
    }

    /// Whether a second offer of the same key would make the choice ambiguous.
    private static func canBeDuplicate(_ offer: OfferID, _ resolution: Resolution) -> Bool {
        let entry = resolution.offers[offer]
        let definition = resolution.providers[entry.provider]
        return definition.isProvided && !definition.isMarkedFunction && !definition.isFake && !entry.isElement
            // Another module's scope is made only if nothing else provides it.
            && (resolution.isOwn(entry.provider) || definition.marker?.kind == .provides)
            // An element that only a collection uses cannot be confused with another provider.
            && (!resolution.isNamedAfterDeclaration(offer) || resolution.find(entry.key) == offer)
    }
}
