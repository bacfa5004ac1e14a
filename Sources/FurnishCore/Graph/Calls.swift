/// A call in the body of a provider's member: of a member that meets one of its needs.
package struct ProviderCall {
    /// The provider whose member calls, and its need.
    package let step: PathStep
    /// The called member. Alternatives under other `#if`s have calls of their own.
    package let offer: OfferID
    package let made: ProviderID
    /// Whether it is another alternative than the first.
    let isAlternative: Bool
    /// The closure that calls the member.
    let closure: ClosureID?

    /// Whether the value is made before what needs it, and not by a closure.
    package var isDirect: Bool { closure == nil }
    package var need: NeedID { step.need }
    package var caller: ProviderID { step.provider }

    init(
        _ step: PathStep, _ offer: OfferID, by closure: ClosureID? = nil, isAlternative: Bool = false,
        _ resolution: Resolution
    ) {
        (self.step, self.offer, self.closure) = (step, offer, closure)
        (made, self.isAlternative) = (resolution.offers[offer].provider, isAlternative)
    }
}

/// The body of each member: what it calls, where some needs may be left to their defaults.
package final class Calls {
    let resolution: Resolution
    let fulfilments: Table<Need, Fulfilment>
    /// In the order of the needs.
    private let bodies: Table<Provider, [ProviderCall]>

    init(_ resolution: Resolution, _ fulfilments: Table<Need, Fulfilment>) {
        (self.resolution, self.fulfilments) = (resolution, fulfilments)
        bodies = Table(
            resolution.providers.indices.map { provider in
                let needs = resolution.providers[provider].needs
                var calls: [ProviderCall] = []
                if needs.count > 1 { calls.reserveCapacity(needs.count) }
                for need in needs {
                    guard let offer = resolution.madeOffer(fulfilments[need]) else { continue }
                    let closure: ClosureID? = if case .closure(let id) = fulfilments[need] { id } else { nil }
                    let step = PathStep(need: need, provider: provider)
                    calls.append(ProviderCall(step, offer, by: closure, resolution))
                    for other in resolution.alternatives.isEmpty ? [] : resolution.alternatives[offer] ?? [] {
                        calls.append(ProviderCall(step, other, by: closure, isAlternative: true, resolution))
                    }
                }
                return calls
            })
    }

    package subscript(provider: ProviderID) -> [ProviderCall] { bodies[provider] }

    /// The call that meets a need; of alternatives, the first.
    package func call(meeting need: NeedID, of provider: ProviderID) -> ProviderCall? {
        bodies[provider].first { $0.need == need }
    }

    /// The calls of a member, of alternatives only the first: one for each need.
    func firstCalls(of provider: ProviderID) -> [ProviderCall] { bodies[provider].filter { !$0.isAlternative } }

    func leavingToDefaults(_ needs: [NeedID]) -> Calls {
        if needs.isEmpty { return self }
        var fulfilments = fulfilments
        for need in needs { fulfilments[need] = .omitted }
        return Calls(resolution, fulfilments)
    }

    var isAnyMissing: Bool { fulfilments.elements.contains(.missing) }

    /// The providers that must exist before `provider` can be made.
    package func eagerSuccessors(of provider: ProviderID) -> [ProviderID] {
        bodies[provider].compactMap { $0.isDirect ? $0.made : nil }
    }

    /// The providers that making `provider` refers to, in closures too.
    package func successors(of provider: ProviderID) -> [ProviderID] { bodies[provider].map { $0.made } }

    /// A provider, and all that is made anew each time it is made.
    func newlyMade(with provider: ProviderID) -> [ProviderID] {
        nodesReachable(from: [provider]) { resolution.isNewlyMade($0) ? eagerSuccessors(of: $0) : [] }
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
