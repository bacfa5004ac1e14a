import FurnishTables

/// Finds the shared instances that each call makes in its own body.
///
/// A call asks an instance's own outermost member for it if nothing else in the call needs what that member makes. So a
/// chain of such types needs no long lists. Otherwise, the call makes first what the instance needs, and passes it on.
struct SharedInstances {
    private let resolution: Resolution
    /// For each provider, the shared instances that its member takes.
    private let taken: Table<Provider, [OfferID]>
    /// The providers, each after those that it needs.
    private let order: [ProviderID]
    /// For each provider, all shared instances that making it shares. Empty until a call shares several.
    private var reached = Table<Provider, OfferSet>()

    init(_ resolution: Resolution, taken: Table<Provider, [OfferID]>, order: [ProviderID]) {
        (self.resolution, self.taken, self.order) = (resolution, taken, order)
    }

    /// Each comes after those that it needs.
    mutating func made(by provider: ProviderID) -> [OfferID] {
        let taken = taken[provider]
        if taken.count < 2 { return taken }
        if reached.isEmpty { findReached() }
        return resolution.withInstances(of: sorted(taken, passingOnTo: takers(among: taken)))
    }

    /// The instances that must be passed what they need, because something else in the call needs it too.
    private func takers(among taken: [OfferID]) -> Set<OfferID> {
        var (takers, passed) = (Set<OfferID>(), OfferSet())
        var (rest, known) = (taken, Set(taken))
        while true {
            var (once, several) = (passed, OfferSet())
            for offer in rest {
                for part in [reached(by: offer), instances(of: offer)] {
                    several.formUnion(ofCommon: once, part)
                }
                for part in [reached(by: offer), instances(of: offer)] { once.formUnion(part) }
            }
            let found = Set(rest.filter { !reached(by: $0).isDisjoint(with: several) })
            if found.isEmpty { return takers }
            takers.formUnion(found)
            rest.removeAll(where: found.contains)
            for offer in found {
                passed.formUnion(instances(of: offer))
                for part in self.taken(by: offer) where known.insert(part).inserted { rest.append(part) }
            }
        }
    }

    /// It does not recurse, because a chain of needs may be as long as a program.
    private func sorted(_ taken: [OfferID], passingOnTo takers: Set<OfferID>) -> [OfferID] {
        var (sorted, seen) = ([OfferID](), Set<OfferID>())
        var path = taken.reversed().map { (offer: $0, isComplete: false) }
        while let (offer, isComplete) = path.popLast() {
            if isComplete {
                sorted.append(offer)
            } else if seen.insert(offer).inserted {
                path.append((offer, true))
                guard takers.contains(offer) else { continue }
                for part in self.taken(by: offer).reversed() { path.append((part, false)) }
            }
        }
        return sorted
    }

    /// The shared instances that the member of an offer takes. Alternatives take the same ones.
    private func taken(by offer: OfferID) -> [OfferID] { taken[resolution.offers[offer].provider] }

    private func instances(of offer: OfferID) -> OfferSet { OfferSet(resolution.instances(of: offer)) }

    private func reached(by offer: OfferID) -> OfferSet { reached[resolution.offers[offer].provider] }

    private mutating func findReached() {
        reached = Table(repeating: OfferSet(), count: taken.count)
        for provider in order {
            for offer in taken[provider] {
                reached[provider].formUnion(instances(of: offer))
                reached[provider].formUnion(reached(by: offer))
            }
        }
    }
}
