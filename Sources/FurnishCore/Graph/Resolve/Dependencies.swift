/// A call in the member of a provider: of a member that meets one of its needs.
package struct ProviderCall {
    package let need: NeedID
    /// The provider of the called member. Alternatives under other `#if`s have calls of their own.
    package let made: ProviderID
    /// Whether the value is made before what needs it, and not by a closure.
    package let isDirect: Bool
}

/// What each provider depends on, where some needs may be left to their defaults.
package final class Dependencies {
    let resolution: Resolution
    let fulfilments: Table<Need, Fulfilment>
    /// The calls of each member, in the order of the needs.
    package let calls: Table<Provider, [ProviderCall]>

    init(_ resolution: Resolution, _ fulfilments: Table<Need, Fulfilment>) {
        self.resolution = resolution
        self.fulfilments = fulfilments
        calls = resolution.providers.map { provider in
            let needs = provider.needs
            var calls: [ProviderCall] = []
            if needs.count > 1 { calls.reserveCapacity(needs.count) }
            for need in needs {
                guard let offer = resolution.madeOffer(fulfilments[need]) else { continue }
                let isDirect = if case .provider = fulfilments[need] { true } else { false }
                calls.append(ProviderCall(need: need, made: resolution.offers[offer].provider, isDirect: isDirect))
                for other in resolution.alternatives.isEmpty ? [] : resolution.alternatives[offer] ?? [] {
                    calls.append(ProviderCall(need: need, made: resolution.offers[other].provider, isDirect: isDirect))
                }
            }
            return calls
        }
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
        calls[provider].compactMap { $0.isDirect ? $0.made : nil }
    }

    /// The providers that making `provider` refers to, in closures too.
    package func successors(of provider: ProviderID) -> [ProviderID] { calls[provider].map { $0.made } }

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
        for provider in providers { for next in successors(provider) { consumers[next, default: []].append(provider) } }
        return consumers
    }
}
