/// The members that take the call, and what the call holds.
///
/// The instances of the lifetime `graph` that one outermost call shares live in a small generated object, which the members of
/// the call pass on. Each is made when something first reads it.
struct Sharing {
    private let resolution: Resolution
    private let calls: Calls
    /// Whether the member for a provider's own type takes the call. Empty if no provider has the lifetime `graph`.
    private var takers = Table<Provider, Bool>()
    /// The providers of what a shared instance may hold. An autoclosure in it would keep the call alive, which holds the instance.
    private(set) var heldByShared: Set<ProviderID> = []
    /// The offers whose instances calls hold, as first alternatives.
    private(set) var held: Set<OfferID> = []

    /// share: finds the members that take the call, and the instances that it holds.
    init(_ requirements: Requirements) {
        (resolution, calls) = (requirements.resolution, requirements.calls)
        guard resolution.providers.elements.contains(where: { $0.lifetime.isSharedInCall }) else { return }
        // Each provider comes after those that it needs.
        findTakers(requirements.topology.eagerGroups.flatMap { $0 })
        let (resolution, calls) = (resolution, calls)
        let shared = resolution.providers.indices.filter { resolution.lifetime(of: $0).isSharedInCall }
        heldByShared = Set(
            nodesReachable(from: shared) { calls.eagerSuccessors(of: $0).filter(resolution.isNewlyMade) })
        findHeld()
    }

    private mutating func findTakers(_ order: [ProviderID]) {
        takers = Table(repeating: false, count: resolution.providers.count)
        for provider in order where canTakeCall(provider) {
            takers[provider] = calls[provider].contains { isShared($0) }
        }
        // Callers cannot tell alternatives apart.
        for first in resolution.alternatives.keys {
            let alternatives = resolution.providers(at: first).filter(canTakeCall)
            if alternatives.contains(where: { takers[$0] }) { for other in alternatives { takers[other] = true } }
        }
    }

    private mutating func findHeld() {
        for provider in resolution.providers.indices where resolution.isReached[provider] && hasCall(provider) {
            for call in calls[provider] where call.isDirect && resolution.isShared(call.offer) {
                held.insert(resolution.firstAlternative(of: call.offer))
            }
        }
        // The member of another key returns the instance.
        for offer in resolution.offers.indices where resolution.isShared(offer) && !resolution.isOwnType(offer) {
            guard resolution.isReached[resolution.offers[offer].provider] else { continue }
            held.insert(resolution.firstAlternative(of: resolution.offers[offer].ownOffer))
        }
    }

    private func canTakeCall(_ provider: ProviderID) -> Bool {
        resolution.isNewlyMade(provider) && !resolution.providers[provider].isBundle && !resolution.isOfScope(provider)
    }

    /// Whether an offer's member takes the call.
    func takesCall(_ offer: OfferID) -> Bool {
        takesCall(ownOfferOf: resolution.offers[offer].provider)
            || resolution.isShared(offer) && !resolution.isOwnType(offer)
    }

    func takesCall(ownOfferOf provider: ProviderID) -> Bool { !takers.isEmpty && takers[provider] }

    /// Whether a call directly reads a shared instance, or passes on what it shares.
    private func isShared(_ call: ProviderCall) -> Bool {
        call.isDirect && (resolution.isShared(call.offer) || takers[call.made])
    }

    /// The direct calls that take part in what a call shares, one for each need.
    func sharedCalls(of provider: ProviderID) -> [ProviderCall] {
        takers.isEmpty ? [] : calls.firstCalls(of: provider).filter(isShared)
    }

    /// Whether the member of a provider passes a call on: one that it takes, or one that it begins, because several of its needs
    /// share it, or an autoclosure that may run several times.
    func hasCall(_ provider: ProviderID) -> Bool {
        if takers.isEmpty { return false }
        if takers[provider] { return true }
        let shared = sharedCalls(of: provider)
        return shared.count > 1 || shared.contains { resolution.needs[$0.need].isAutoclosureKept }
    }

    /// Whether calls hold the instance of an offer.
    func isHeld(_ offer: OfferID) -> Bool { !held.isEmpty && held.contains(resolution.firstAlternative(of: offer)) }
}
