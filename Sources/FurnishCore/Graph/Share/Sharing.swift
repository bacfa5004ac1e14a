import FurnishTables

/// The instances of the lifetime `graph` that one call makes once and passes on.
///
/// The outermost member makes the shared instances first, or has lazy variables for them (see `DeferredInstances`), and passes
/// them to the members that it calls. Each member takes them under the names that it and its parts need. A call that needs an
/// instance under one name makes it by the member of that name, so that an override of that member is enough. A call that
/// needs it under several names makes the instance first, and passes it to the members of the other names.
final class Sharing {
    /// For each provider, the shared instances that its outermost call makes: see `SharedInstances`. Empty if no provider has
    /// the lifetime `graph`.
    let offers: Table<Provider, [OfferID]>
    /// The same as sets.
    let offerSets: Table<Provider, OfferSet>
    /// The shared instances that the provider's member takes as parameters.
    let taken: Table<Provider, [OfferID]>
    /// The overloads by which calls make shared instances, or pass them on.
    let overloads: Set<SharedOverload>
    /// For each provider, the effects of its overload that receives shared instances, without the effects of making these.
    /// Empty if nothing is shared.
    let overloadEffects: Table<Provider, Effects>
    /// For shared instances that do not exist under all conditions of the calls that share them, the condition under which they
    /// do.
    let sometimesAbsent: [OfferID: ConditionID]
    /// Those that are made when something first reads them.
    let deferred: DeferredInstances
    private let resolution: Resolution

    /// share: finds the instances that each call shares, and the members that receive them.
    static func share(_ resolution: Resolution, _ placement: Placement, _ requirements: Requirements) -> Sharing {
        var finder = Finder(requirements.dependencies)
        let nothing = DeferredInstances()
        guard resolution.hasGraphLifetimes else { return Sharing(finder, overloadEffects: Table(), nothing) }
        finder.find(in: requirements.topology.eagerGroups.flatMap { $0 })
        let whole = Sharing(finder, overloadEffects: Table(), nothing)
        let effects = OverloadEffects.find(resolution, requirements, whole)
        let deferred = DeferredInstances.find(resolution, placement, requirements, whole, overloadEffects: effects)
        return Sharing(finder, overloadEffects: effects, deferred)
    }

    private init(_ finder: Finder, overloadEffects: Table<Provider, Effects>, _ deferred: DeferredInstances) {
        resolution = finder.resolution
        offers = finder.offers
        offerSets = finder.offerSets
        taken = finder.taken
        overloads = finder.overloads
        self.overloadEffects = overloadEffects
        sometimesAbsent = finder.sometimesAbsent
        self.deferred = deferred
    }

    /// The parameters for shared instances of the overload that the member of `caller` calls.
    func parameters(of offer: OfferID, from caller: ProviderID) -> SharedParameters {
        if offers.isEmpty { return .none }
        let made = offerSets[caller]
        if resolution.isShared(offer), resolution.isNamed(resolution.firstAlternative(of: offer), amongShared: made) {
            return .instance
        }
        // The caller makes all of what the member needs, or nothing of it.
        return needed(by: offer).first.map(made.contains) == true ? .needed : .none
    }

    /// The parameters with which an override calls a fake, in a member that receives shared instances.
    func parameters(ofFake fake: OfferID, insteadOf live: OfferID) -> SharedParameters {
        guard overloads.contains(SharedOverload(offer: fake, receives: .needed)) else { return .none }
        let received = Set(needed(by: live))
        return received.isSuperset(of: needed(by: fake)) ? .needed : .none
    }

    /// The shared instances that making the instance of an offer needs.
    func needed(by offer: OfferID) -> [OfferID] {
        let provider = resolution.offers[offer].provider
        return taken.isEmpty || !resolution.isNewlyMade(provider) ? [] : taken[provider]
    }
}

/// The parameters of a member for the instances that a call shares.
enum SharedParameters {
    /// Nothing, because it is the outermost call or needs no shared instance.
    case none
    /// The shared instances that making its own instance needs.
    case needed
    /// The shared instance itself, which the member returns under another name.
    case instance
}

/// An overload of an offer's member, by what it receives.
struct SharedOverload: Hashable {
    let offer: OfferID
    let receives: SharedParameters
}

/// Visits each provider after those that it needs eagerly.
private struct Finder {
    let resolution: Resolution
    private let fulfilments: Table<Need, Fulfilment>
    private(set) var offers = Table<Provider, [OfferID]>()
    private(set) var offerSets = Table<Provider, OfferSet>()
    private(set) var taken = Table<Provider, [OfferID]>()
    private(set) var overloads: Set<SharedOverload> = []
    private(set) var sometimesAbsent: [OfferID: ConditionID] = [:]

    init(_ dependencies: Dependencies) {
        (resolution, fulfilments) = (dependencies.resolution, dependencies.fulfilments)
    }

    /// - Parameter order: The providers, each after those that it needs.
    mutating func find(in order: [ProviderID]) {
        taken = Table(repeating: [], count: resolution.providers.count)
        offers = taken
        offerSets = Table(repeating: OfferSet(), count: taken.count)
        for provider in order { noteTaken(by: provider) }
        var instances = SharedInstances(resolution, taken: taken, order: order)
        for provider in resolution.providers.indices where resolution.isReached[provider] {
            offers[provider] = instances.made(by: provider)
            offerSets[provider] = OfferSet(offers[provider])
            noteOverloads(calledBy: provider)
            for offer in offers[provider] where sometimesAbsent[offer] == nil {
                sometimesAbsent[offer] = resolution.ownCondition(of: offer, neededBy: provider)
            }
        }
        guard resolution.bindings.hasFakes else { return }
        for offer in resolution.offers.indices { noteFake(offer) }
    }

    /// A fake takes the shared instances of a call if what it replaces takes them too.
    private mutating func noteFake(_ offer: OfferID) {
        let fake = resolution.offers[offer].provider
        if taken[fake].isEmpty || !resolution.isOwnType(offer) { return }
        for live in resolution.providers[fake].replaced.compactMap(resolution.find) {
            let replaced = resolution.offers[live].provider
            if resolution.isNewlyMade(replaced), Set(taken[replaced]).isSuperset(of: taken[fake]) {
                overloads.insert(SharedOverload(offer: offer, receives: .needed))
            }
        }
    }

    private mutating func noteTaken(by provider: ProviderID) {
        var known: Set<OfferID> = []
        for need in resolution.providers[provider].needs {
            guard case .provider(let offer) = fulfilments[need] else { continue }
            let alternatives = resolution.providers(at: offer).filter(resolution.isNewlyMade)
            if alternatives.count > 1 { unite(alternatives) }
            for made in alternatives {
                let new = resolution.isShared(offer) ? [resolution.firstAlternative(of: offer)] : taken[made]
                for offer in new where known.insert(offer).inserted { taken[provider].append(offer) }
            }
        }
    }

    /// Alternatives take the same shared instances, because their callers cannot tell them apart.
    private mutating func unite(_ alternatives: [ProviderID]) {
        var (united, known) = ([OfferID](), Set<OfferID>())
        for alternative in alternatives {
            for offer in taken[alternative] where known.insert(offer).inserted { united.append(offer) }
        }
        for alternative in alternatives { taken[alternative] = united }
    }

    private mutating func noteOverloads(calledBy provider: ProviderID) {
        for offer in offers[provider] {
            if resolution.isNamed(offer, amongShared: offerSets[provider]) {
                for alternative in resolution.offers(at: offer) {
                    overloads.insert(SharedOverload(offer: alternative, receives: .instance))
                }
            } else {
                noteOverload(offer)
            }
        }
        for need in resolution.providers[provider].needs {
            guard case .provider(let offer) = fulfilments[need] else { continue }
            if resolution.providers[resolution.offers[offer].provider].lifetime == .each { noteOverload(offer) }
        }
    }

    /// The member for a type from `as:` calls the member for the provider's own type.
    private mutating func noteOverload(_ offer: OfferID) {
        for alternative in resolution.offers(at: offer) {
            let entry = resolution.offers[alternative]
            let receives = taken[entry.provider].isEmpty ? SharedParameters.none : .needed
            overloads.insert(SharedOverload(offer: alternative, receives: receives))
            overloads.insert(SharedOverload(offer: entry.ownOffer, receives: receives))
        }
    }
}

extension Resolution {
    /// The condition under which something makes an offer; nil if that is so wherever `provider` is compiled.
    fileprivate func ownCondition(of offer: OfferID, neededBy provider: ProviderID) -> ConditionID? {
        let makers = providers(at: offer).map { providers[$0].condition }
        if makers.contains(.always) { return nil }
        let conditions = bindings.conditions
        let isCertain = conditions.combination(all: [providers[provider].condition], none: makers) == .impossible
        return isCertain ? nil : conditions.any(of: makers)
    }

    /// Whether one call makes the instance of an offer once.
    func isShared(_ offer: OfferID) -> Bool { providers[offers[offer].provider].lifetime.isSharedInCall }

    /// The instances that an offer is a name of: one for each of its alternatives, under its own type.
    func instances(of offer: OfferID) -> [OfferID] {
        if alternatives.isEmpty { return [offers[offer].ownOffer] }
        return offers(at: offer).reduce(into: []) { found, alternative in
            let instance = firstAlternative(of: offers[alternative].ownOffer)
            if !found.contains(instance) { found.append(instance) }
        }
    }

    /// Whether a call that shares `shared` makes the instance under another name than that of the offer.
    func isNamed(_ offer: OfferID, amongShared shared: OfferSet) -> Bool {
        if alternatives.isEmpty {
            let instance = offers[offer].ownOffer
            return instance != offer && shared.contains(instance)
        }
        let instances = instances(of: offer)
        return instances != [offer] && instances.contains(where: shared.contains)
    }

    /// Adds the instances that are needed under several names, each before its names.
    func withInstances(of shared: [OfferID]) -> [OfferID] {
        guard shared.contains(where: { instances(of: $0) != [$0] }) else { return shared }
        var names: [OfferID: Int] = [:]
        for instance in shared.flatMap(instances) { names[instance, default: 0] += 1 }
        var (found, rest) = (shared, shared)
        // Alternatives may have several names together, and one of them may add a name to another.
        while let offer = rest.popLast() {
            guard instances(of: offer) != [offer], instances(of: offer).contains(where: { names[$0]! > 1 }) else {
                continue
            }
            for instance in instances(of: offer) where !found.contains(instance) {
                names[instance]! += 1
                found.append(instance)
                rest = shared
            }
        }
        var sorted: [OfferID] = []
        let all = OfferSet(found)
        for offer in shared {
            let first = isNamed(offer, amongShared: all) ? instances(of: offer) : []
            for next in first + [offer] where !sorted.contains(next) { sorted.append(next) }
        }
        return sorted
    }
}
