import FurnishTables

extension DependencyGraph {
    func availability(ofProvider provider: ProviderID) -> PlatformAvailability? {
        requirements.availabilities.isEmpty ? nil : requirements.availabilities[provider]
    }

    /// The `@available` of an offer's member. A type from `as:` may need a later version than the provider's own type.
    func availability(ofOffer offer: OfferID) -> PlatformAvailability? {
        let entry = offers[offer]
        var found = availability(ofProvider: entry.provider)
        if !resolution.isOwnType(offer) {
            found.merge(symbols.availability(ofNamesIn: entry.type))
        }
        return found
    }

    /// Whether the instance is stored without its type, because some supported platforms lack that type.
    func isErased(_ provider: ProviderID) -> Bool { availability(ofProvider: provider)?.isPartial == true }
}
