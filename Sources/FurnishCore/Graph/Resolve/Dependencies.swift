import FurnishTables

/// What each provider depends on, where some needs may be left to their defaults.
package final class Dependencies {
    let resolution: Resolution
    let fulfilments: Table<Need, Fulfilment>

    init(_ resolution: Resolution, _ fulfilments: Table<Need, Fulfilment>) {
        self.resolution = resolution
        self.fulfilments = fulfilments
    }

    func leavingToDefaults(_ needs: [NeedID]) -> Dependencies {
        if needs.isEmpty { return self }
        var fulfilments = fulfilments
        for need in needs { fulfilments[need] = .omitted }
        return Dependencies(resolution, fulfilments)
    }

    var isAnyMissing: Bool {
        fulfilments.indices.contains { if case .missing = fulfilments[$0] { true } else { false } }
    }

    /// The providers that must exist before `provider` can be made.
    package func eagerSuccessors(of provider: ProviderID) -> [ProviderID] {
        let needs = resolution.providers[provider].needs
        var found: [ProviderID] = []
        if needs.count > 1 { found.reserveCapacity(needs.count) }
        for need in needs {
            guard case .provider(let offer) = fulfilments[need] else { continue }
            resolution.addProviders(at: offer, to: &found)
        }
        return found
    }

    /// The same, each with the need that asks for it.
    func eagerNeeds(of provider: ProviderID) -> [(need: NeedID, made: ProviderID)] {
        resolution.providers[provider].needs.flatMap { need -> [(need: NeedID, made: ProviderID)] in
            guard case .provider(let offer) = fulfilments[need] else { return [] }
            return resolution.providers(at: offer).map { (need, $0) }
        }
    }

    /// The providers that making `provider` refers to, in closures too.
    package func successors(of provider: ProviderID) -> [ProviderID] {
        let needs = resolution.providers[provider].needs
        var found: [ProviderID] = []
        if needs.count > 1 { found.reserveCapacity(needs.count) }
        for need in needs {
            if let offer = resolution.madeOffer(fulfilments[need]) { resolution.addProviders(at: offer, to: &found) }
        }
        return found
    }

    /// A provider, and all that is made anew each time it is made.
    func newlyMade(with provider: ProviderID) -> [ProviderID] {
        reached(from: [provider]) { resolution.isNewlyMade($0) ? eagerSuccessors(of: $0) : [] }
            .filter(resolution.isNewlyMade)
    }

    /// By provider, those of `providers` that refer to it.
    ///
    /// - Parameter successors: What each refers to.
    static func consumers(
        among providers: [ProviderID], _ successors: (ProviderID) -> [ProviderID]
    ) -> [ProviderID: [ProviderID]] {
        var consumers: [ProviderID: [ProviderID]] = [:]
        for provider in providers {
            for next in successors(provider) { consumers[next, default: []].append(provider) }
        }
        return consumers
    }
}
