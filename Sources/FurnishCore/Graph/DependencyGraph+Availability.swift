import FurnishTables

extension Requirements {
    /// The `@available` of a provider's member.
    func availability(of provider: ProviderID) -> PlatformAvailability? {
        availabilities.isEmpty ? nil : availabilities[provider]
    }
}

extension DependencyGraph {
    /// The `@available` of an offer's member. A type from `as:` may need a later version than the provider's own type.
    func availability(of offer: OfferID) -> PlatformAvailability? {
        let entry = offers[offer]
        let own = requirements.availability(of: entry.provider)
        return resolution.isOwnType(offer) ? own : own.merging(symbols.availability(ofNamesIn: entry.type))
    }

    /// Whether the instance is stored without its type, because some supported platforms lack that type.
    func isErased(_ provider: ProviderID) -> Bool { requirements.availability(of: provider)?.isPartial == true }
}
