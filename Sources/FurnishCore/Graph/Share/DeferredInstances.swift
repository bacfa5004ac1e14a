import FurnishTables

/// The shared instances that are made when something first reads them, and not before the other statements of a call.
///
/// So making a view makes nothing that only its autoclosures need. SwiftUI makes a view in every evaluation of its parent's
/// body, but runs the autoclosure of a `@StateObject` once. And a fake factory makes nothing that only live providers need,
/// because it overrides the members that would read it.
struct DeferredInstances {
    /// For each provider, the instances that its member takes in autoclosures. Empty if nothing is deferred.
    private var parameters = Table<Provider, OfferSet>()
    /// For each provider, the instances that are lazy variables of its outermost member.
    private var variables = Table<Provider, OfferSet>()

    /// Whether the overload of a provider's member that receives shared instances takes this one in an autoclosure.
    func isParameter(_ shared: OfferID, of provider: ProviderID) -> Bool {
        !parameters.isEmpty && parameters[provider].contains(shared)
    }

    func isVariable(_ shared: OfferID, of provider: ProviderID) -> Bool {
        !variables.isEmpty && variables[provider].contains(shared)
    }

    static func find(
        _ resolution: Resolution, _ placement: Placement, _ requirements: Requirements, _ sharing: Sharing,
        overloadEffects: Table<Provider, Effects>
    ) -> DeferredInstances {
        let hasLive = resolution.providers.elements.contains(where: \.isLive)
        guard hasLive || resolution.needs.elements.contains(where: \.isDeferred) else { return DeferredInstances() }
        var finder = DeferralFinder(resolution, placement, requirements, sharing, overloadEffects)
        finder.find(hasLive: hasLive)
        return DeferredInstances(parameters: finder.parameters, variables: finder.variables)
    }
}

/// The ways in which a body uses shared instances.
private struct Uses {
    /// Those that it needs to run.
    var eager = OfferSet()
    /// Those that it captures in autoclosures.
    var deferred = OfferSet()

    mutating func note(_ shared: OfferID, isDeferred: Bool) {
        if isDeferred { deferred.insert(shared) } else { eager.insert(shared) }
    }

    func isOnlyDeferred(_ shared: OfferID) -> Bool { deferred.contains(shared) && !eager.contains(shared) }
}

private struct DeferralFinder {
    private let resolution: Resolution
    private let placement: Placement
    private let requirements: Requirements
    private let sharing: Sharing
    private let overloadEffects: Table<Provider, Effects>
    private(set) var parameters: Table<Provider, OfferSet>
    private(set) var variables: Table<Provider, OfferSet>
    /// Whether making a provider makes something live, or needs it.
    private var reachesLive: Table<Provider, Bool>
    /// Providers whose members take no autoclosures.
    private var isEager: Table<Provider, Bool>
    /// Providers whose outermost members call an overload that makes the instance.
    private var isDelegating: Table<Provider, Bool>

    init(
        _ resolution: Resolution, _ placement: Placement, _ requirements: Requirements, _ sharing: Sharing,
        _ overloadEffects: Table<Provider, Effects>
    ) {
        (self.resolution, self.placement) = (resolution, placement)
        (self.requirements, self.sharing, self.overloadEffects) = (requirements, sharing, overloadEffects)
        let count = resolution.providers.count
        parameters = Table(repeating: OfferSet(), count: count)
        variables = parameters
        reachesLive = Table(repeating: false, count: count)
        isEager = reachesLive
        isDelegating = reachesLive
        for overload in sharing.overloads where overload.receives == .needed && resolution.isOwnType(overload.offer) {
            isDelegating[resolution.offers[overload.offer].provider] = true
        }
    }

    mutating func find(hasLive: Bool) {
        let order = requirements.topology.eagerGroups.joined()
        if hasLive {
            for provider in order {
                reachesLive[provider] =
                    resolution.providers[provider].isLive
                    || requirements.dependencies.eagerSuccessors(of: provider).contains { reachesLive[$0] }
            }
        }
        findEager()
        for provider in order where !sharing.taken[provider].isEmpty { noteParameters(of: provider) }
        for provider in resolution.providers.indices where !sharing.offers[provider].isEmpty {
            noteVariables(of: provider)
        }
    }

    // MARK: Parameters

    /// A closure that is not `Sendable` cannot be passed to another actor. A fake runs where what it replaces does.
    private mutating func findEager() {
        for provider in resolution.providers.indices {
            let actor = requirements.isolations.actor(of: provider)
            for made in requirements.dependencies.eagerSuccessors(of: provider)
                + sharing.offers[provider].flatMap(resolution.providers(at:))
            where requirements.isolations.mustHop(from: actor, to: made) {
                isEager[made] = true
            }
            if resolution.providers[provider].isFake { isEager[provider] = true }
        }
        // The callers of alternatives cannot tell them apart.
        for first in resolution.alternatives.keys {
            let alternatives = resolution.providers(at: first)
            guard alternatives.contains(where: { isEager[$0] }) else { continue }
            for alternative in alternatives { isEager[alternative] = true }
        }
    }

    private mutating func noteParameters(of provider: ProviderID) {
        for need in resolution.providers[provider].needs {
            if case .provider(let offer) = requirements.dependencies.fulfilments[need] {
                unite(resolution.providers(at: offer))
            }
        }
        if isEager[provider] { return }
        let uses = uses(by: provider)
        for shared in sharing.taken[provider] {
            let isForLive =
                resolution.providers[provider].isLive && resolution.providers(at: shared).contains { reachesLive[$0] }
            if isForLive || uses.isOnlyDeferred(shared), canBeDeferred(shared, receiving: .needed) {
                parameters[provider].insert(shared)
            }
        }
    }

    private mutating func unite(_ alternatives: [ProviderID]) {
        if alternatives.count < 2 { return }
        var united = OfferSet()
        for alternative in alternatives { united.formUnion(parameters[alternative]) }
        for alternative in alternatives { parameters[alternative] = united }
    }

    /// Whether an instance can be made in a closure that neither waits nor throws, and that escapes.
    private func canBeDeferred(_ shared: OfferID, receiving received: SharedParameters) -> Bool {
        if received == .instance { return true }
        // Where all shared instances that a member takes are absent, it has no overload that takes them.
        let takesShared =
            received == .needed
            && sharing.needed(by: shared).contains { sharing.sometimesAbsent[$0] == nil }
        let effects = takesShared ? overloadEffects : requirements.effects
        return resolution.effects(passingSharedTo: shared, effects).isEmpty
            && resolution.providers(at: shared).allSatisfy { requirements.givens[$0].allSatisfy(canBeCaptured) }
    }

    /// Whether a closure that escapes can capture a parameter.
    private func canBeCaptured(_ given: GivenParameter) -> Bool {
        resolution.keys.isFunction(given.type) ? given.isEscaping : resolution.types[given.type].kind != .specified
    }

    private func uses(by provider: ProviderID) -> Uses {
        var uses = Uses()
        for need in resolution.providers[provider].needs {
            guard case .provider(let offer) = requirements.dependencies.fulfilments[need] else { continue }
            let isDeferred = isDeferred(need, of: provider)
            if resolution.isShared(offer) {
                uses.note(resolution.firstAlternative(of: offer), isDeferred: isDeferred)
            } else if sharing.parameters(of: offer, from: provider) == .needed {
                note(passedTo: offer, isDeferred: isDeferred, &uses)
            }
        }
        return uses
    }

    private func note(passedTo offer: OfferID, isDeferred: Bool, _ uses: inout Uses) {
        for made in resolution.providers(at: offer) {
            for shared in sharing.taken[made] {
                uses.note(shared, isDeferred: isDeferred || parameters[made].contains(shared))
            }
        }
    }

    /// What an autoclosure needs is made with its owner if the factory keeps that: see `capturingAutoclosures`.
    private func isDeferred(_ need: NeedID, of provider: ProviderID) -> Bool {
        resolution.needs[need].isDeferred && !(placement.isKept[provider] && placement.canEnd(provider))
    }

    // MARK: Variables

    private mutating func noteVariables(of provider: ProviderID) {
        var uses = Uses()
        if isDelegating[provider] {
            for shared in sharing.taken[provider] {
                uses.note(shared, isDeferred: parameters[provider].contains(shared))
            }
        } else {
            uses = self.uses(by: provider)
        }
        // In reverse, because a shared instance comes after the shared instances that it takes.
        for shared in sharing.offers[provider].reversed() {
            let received = sharing.parameters(of: shared, from: provider)
            let isVariable =
                uses.isOnlyDeferred(shared) && canBeDeferred(shared, receiving: received)
                && !mustHop(from: provider, to: shared)
            if isVariable { variables[provider].insert(shared) }
            switch received {
            case .none: break
            case .needed: note(passedTo: shared, isDeferred: isVariable, &uses)
            case .instance:
                for instance in resolution.instances(of: shared) { uses.note(instance, isDeferred: isVariable) }
            }
        }
    }

    private func mustHop(from provider: ProviderID, to shared: OfferID) -> Bool {
        let actor = requirements.isolations.actor(of: provider)
        return resolution.providers(at: shared).contains { requirements.isolations.mustHop(from: actor, to: $0) }
    }
}
