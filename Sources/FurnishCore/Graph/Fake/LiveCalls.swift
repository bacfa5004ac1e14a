import FurnishTables

/// Finds the live members that the other members of a fake factory call, so that the fake must replace them.
///
/// It follows the members from those that the app itself calls. A member that only live providers need is not called.
struct LiveCalls {
    private let resolution: Resolution
    private let dependencies: Dependencies
    /// Providers whose calls are to be followed.
    private var waiting: [ProviderID] = []
    private var isFollowed: Table<Provider, Bool>
    /// The offers whose members are called and live.
    private(set) var offers: [OfferID] = []
    private var known: Set<OfferID> = []

    init(_ dependencies: Dependencies) {
        (self.dependencies, resolution) = (dependencies, dependencies.resolution)
        isFollowed = Table(repeating: false, count: resolution.providers.count)
        start()
        while let provider = waiting.popLast() {
            for need in resolution.providers[provider].needs {
                if let offer = resolution.madeOffer(dependencies.fulfilments[need]) { call(offer) }
            }
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
            if isCalled { call(offer) }
        }
    }

    private mutating func call(_ offer: OfferID) {
        for made in resolution.providers(at: offer) {
            if resolution.providers[made].isLive {
                if known.insert(offer).inserted { offers.append(offer) }
            } else if !isFollowed[made] {
                isFollowed[made] = true
                waiting.append(made)
            }
        }
    }
}
