import FurnishTables

/// Finds the live members that the other members of a fake factory call, so that the fake must replace them.
///
/// It follows the bodies of the members as they are generated, from those that the app itself calls. A member that only live
/// providers need is not called.
struct LiveCalls {
    private let resolution: Resolution
    private let dependencies: Dependencies
    private let sharing: Sharing
    /// Members to follow, by whether they make the shared instances themselves or receive them.
    private var waiting: [(provider: ProviderID, makesShared: Bool)] = []
    /// Whether a member's calls are known: those that make shared instances, and the others.
    private var hasShared: Table<Provider, Bool>
    private var hasParts: Table<Provider, Bool>
    /// For each provider, the shared instances that its member reads when it receives them, or may read later. Empty if nothing
    /// is shared.
    private var read = Table<Provider, OfferSet>()
    /// The offers whose members are called and live.
    private(set) var offers: [OfferID] = []
    private var known = OfferSet()

    init(_ requirements: Requirements, _ sharing: Sharing) {
        (dependencies, self.sharing) = (requirements.dependencies, sharing)
        resolution = dependencies.resolution
        hasShared = Table(repeating: false, count: resolution.providers.count)
        hasParts = hasShared
        if resolution.hasGraphLifetimes { findRead(in: requirements.topology.eagerGroups) }
        start()
        while let (provider, makesShared) = waiting.popLast() {
            if makesShared, !hasShared[provider] { noteShared(madeBy: provider) }
            if !hasParts[provider] { noteParts(of: provider) }
        }
    }

    private mutating func start() {
        let reached = resolution.providers.indices.filter { resolution.isReached[$0] }
        let needed = Set(reached.flatMap { dependencies.successors(of: $0) })
        for offer in resolution.offers.indices {
            let provider = resolution.offers[offer].provider
            guard resolution.isReached[provider], resolution.isOwnType(offer) else { continue }
            let definition = resolution.providers[provider]
            let isCalled: Bool
            if definition.isFake {
                // A fake needs what other members make, and is itself none of the factory's.
                isCalled = !definition.replaced.isEmpty
            } else {
                // The app itself may ask for what nothing needs, except for what is live: that must be an entry point.
                isCalled = definition.isEntryPoint || !definition.isLive && !needed.contains(provider)
            }
            if isCalled { call(offer, receiving: .none) }
        }
    }

    private mutating func call(_ offer: OfferID, receiving received: SharedParameters) {
        // That member only returns the instance under another name.
        if received == .instance { return }
        for made in resolution.providers(at: offer) {
            if resolution.providers[made].isLive {
                if !known.contains(offer) { offers.append(offer) }
                known.insert(offer)
            } else {
                waiting.append((made, received == .none))
            }
        }
    }

    private mutating func noteParts(of provider: ProviderID) {
        hasParts[provider] = true
        for need in resolution.providers[provider].needs {
            switch dependencies.fulfilments[need] {
            case .provider(let offer) where !resolution.isShared(offer):
                call(offer, receiving: sharing.parameters(of: offer, from: provider))
            case .closure:
                if let offer = resolution.madeOffer(dependencies.fulfilments[need]) { call(offer, receiving: .none) }
            case .provider, .given, .omitted, .missing: break
            }
        }
    }

    // MARK: Shared instances

    private mutating func noteShared(madeBy provider: ProviderID) {
        hasShared[provider] = true
        for shared in sharedInstances(madeBy: provider) {
            call(shared, receiving: sharing.parameters(of: shared, from: provider))
        }
    }

    /// The shared instances that an outermost member makes: those that are not deferred, and those that something reads.
    private func sharedInstances(madeBy provider: ProviderID) -> [OfferID] {
        if sharing.offers.isEmpty { return [] }
        var (made, read) = ([OfferID](), read[provider])
        // In reverse, because a shared instance comes after the shared instances that it takes.
        for shared in sharing.offers[provider].reversed()
        where !sharing.deferred.isVariable(shared, of: provider) || read.contains(shared) {
            made.append(shared)
            switch sharing.parameters(of: shared, from: provider) {
            case .none: break
            case .needed: read.formUnion(self.read(passedTo: shared))
            case .instance: read.formUnion(OfferSet(resolution.instances(of: shared)))
            }
        }
        return made
    }

    /// - Parameter groups: Each provider comes after those that are made for it.
    private mutating func findRead(in groups: [[ProviderID]]) {
        read = Table(repeating: OfferSet(), count: resolution.providers.count)
        for offer in resolution.offers.indices where resolution.isOwnType(offer) {
            let fake = resolution.offers[offer].provider
            for live in resolution.providers[fake].replaced.compactMap(resolution.find).flatMap({
                resolution.offers(at: $0)
            })
            where sharing.parameters(ofFake: offer, insteadOf: live) == .needed {
                read[resolution.offers[live].provider].formUnion(OfferSet(sharing.taken[fake]))
            }
        }
        for provider in groups.joined() where !resolution.providers[provider].isLive {
            for need in resolution.providers[provider].needs {
                guard case .provider(let offer) = dependencies.fulfilments[need] else { continue }
                if resolution.isShared(offer) {
                    read[provider].insert(resolution.firstAlternative(of: offer))
                } else if sharing.parameters(of: offer, from: provider) == .needed {
                    read[provider].formUnion(read(passedTo: offer))
                }
            }
        }
    }

    /// The instances that are read if an offer's member receives what it shares. In place of a live member, that is its fake's.
    private func read(passedTo offer: OfferID) -> OfferSet {
        var found = OfferSet()
        for made in resolution.providers(at: offer) {
            found.formUnion(read[made])
            for shared in sharing.taken[made] where !sharing.deferred.isParameter(shared, of: made) {
                found.insert(shared)
            }
        }
        return found
    }
}
