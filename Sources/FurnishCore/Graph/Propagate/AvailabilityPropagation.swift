import FurnishTables

/// Propagates `@available` from providers to all members that make them, directly or in a closure.
enum AvailabilityPropagation {
    /// - Returns: The `@available` of each provider's member; empty if no member has one.
    static func propagate(
        _ dependencies: Dependencies, _ topology: Topology
    ) -> Table<Provider, PlatformAvailability?> {
        var found = dependencies.resolution.providers.map { $0.availability }
        guard found.elements.contains(where: { $0 != nil }) else { return Table() }
        for group in topology.groups {
            var merged: PlatformAvailability?
            for provider in group {
                merged.merge(found[provider])
                for made in dependencies.successors(of: provider) { merged.merge(found[made]) }
            }
            for provider in group { found[provider] = merged }
        }
        return found
    }
}

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
