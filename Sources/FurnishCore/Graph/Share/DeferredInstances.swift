import FurnishTables

/// The shared instances that are made when something first reads them, and not before the other statements of a call.
///
/// So making a view makes nothing that only its autoclosures need. SwiftUI makes a view in every evaluation of its parent's
/// body, but runs the autoclosure of a `@StateObject` once. And a fake factory makes nothing that only live providers need,
/// because it overrides the members that would read it.
struct DeferredInstances {
    /// For each provider, the instances that its member takes in autoclosures. Empty if nothing is deferred.
    private var parameters = Table<Provider, Deferrals>()
    /// For each provider, the instances that are lazy variables of its outermost member, or closures with a lock.
    private var variables = Table<Provider, Deferrals>()
    /// Whether a member has a closure with a lock.
    private(set) var hasLocks = false

    /// Whether the overload of a provider's member that receives shared instances takes this one in an autoclosure.
    func isParameter(_ shared: OfferID, of provider: ProviderID) -> Bool {
        !parameters.isEmpty && parameters[provider].all.contains(shared)
    }

    func isVariable(_ shared: OfferID, of provider: ProviderID) -> Bool {
        !variables.isEmpty && variables[provider].all.contains(shared)
    }

    /// Whether that autoclosure is `@Sendable`.
    func isSendableParameter(_ shared: OfferID, of provider: ProviderID) -> Bool {
        !parameters.isEmpty && parameters[provider].sendable.contains(shared)
    }

    /// Whether it is a closure with a lock in place of a lazy variable, which a `@Sendable` autoclosure cannot capture.
    func isLocked(_ shared: OfferID, of provider: ProviderID) -> Bool {
        hasLocks && variables[provider].sendable.contains(shared)
    }

    static func find(
        _ resolution: Resolution, _ placement: Placement, _ requirements: Requirements, _ sharing: Sharing,
        overloadEffects: Table<Provider, Effects>
    ) -> DeferredInstances {
        let hasLive = resolution.providers.elements.contains(where: \.isLive)
        guard hasLive || resolution.needs.elements.contains(where: \.isAutoclosureKept) else {
            return DeferredInstances()
        }
        var finder = DeferralFinder(resolution, placement, requirements, sharing, overloadEffects)
        finder.find(hasLive: hasLive)
        return DeferredInstances(
            parameters: finder.parameters, variables: finder.variables, hasLocks: finder.hasLocks)
    }
}

/// When a body makes what it uses: to run, in an autoclosure, or in one that may run on another thread.
private enum Use: Comparable { case eager, later, sendable }

/// Shared instances that a member makes later.
private struct Deferrals {
    private(set) var all = OfferSet()
    private(set) var sendable = OfferSet()

    func use(of shared: OfferID) -> Use {
        sendable.contains(shared) ? .sendable : all.contains(shared) ? .later : .eager
    }

    mutating func insert(_ shared: OfferID, _ use: Use) {
        if use != .eager { all.insert(shared) }
        if use == .sendable { sendable.insert(shared) }
    }

    mutating func formUnion(_ other: Deferrals) {
        all.formUnion(other.all)
        sendable.formUnion(other.sendable)
    }
}

/// The ways in which a body uses shared instances.
private struct Uses {
    private var eager = OfferSet()
    private var deferred = Deferrals()

    mutating func note(_ shared: OfferID, _ use: Use) {
        if use == .eager { eager.insert(shared) }
        deferred.insert(shared, use)
    }

    /// The latest use of an instance that nothing uses at once; else `eager`.
    subscript(shared: OfferID) -> Use { eager.contains(shared) ? .eager : deferred.use(of: shared) }
}

private struct DeferralFinder {
    private let resolution: Resolution
    private let placement: Placement
    private let requirements: Requirements
    private let sharing: Sharing
    private let overloadEffects: Table<Provider, Effects>
    private(set) var parameters: Table<Provider, Deferrals>
    private(set) var variables: Table<Provider, Deferrals>
    private(set) var hasLocks = false
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
        parameters = Table(repeating: Deferrals(), count: count)
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
            let use = isForLive ? max(uses[shared], .later) : uses[shared]
            if canBeDeferred(shared, receiving: .needed, use, by: provider) {
                parameters[provider].insert(shared, use)
            }
        }
    }

    private mutating func unite(_ alternatives: [ProviderID]) {
        if alternatives.count < 2 { return }
        var united = Deferrals()
        for alternative in alternatives { united.formUnion(parameters[alternative]) }
        for alternative in alternatives { parameters[alternative] = united }
    }

    /// Whether an instance can be made in a closure that neither waits nor throws, and that escapes.
    private func canBeDeferred(
        _ shared: OfferID, receiving received: SharedParameters, _ use: Use, by provider: ProviderID
    ) -> Bool {
        if use == .eager || use == .sendable && !canLock(shared, in: provider) { return false }
        if received == .instance { return true }
        // Where all shared instances that a member takes are absent, it has no overload that takes them.
        let takesShared =
            received == .needed
            && sharing.needed(by: shared).contains { sharing.sometimesAbsent[$0] == nil }
        let effects = takesShared ? overloadEffects : requirements.effects
        return resolution.effects(passingSharedTo: shared, effects).isEmpty
            && resolution.providers(at: shared).allSatisfy { requirements.givens[$0].allSatisfy(canBeCaptured) }
    }

    /// Whether a `@Sendable` closure in a provider's member can make an instance.
    private func canLock(_ shared: OfferID, in provider: ProviderID) -> Bool {
        placement.scope(of: provider).isSendable && !resolution.isNotSendable(resolution.offers[shared].type)
            && resolution.providers(at: shared).allSatisfy { made in
                !requirements.isolations.mustHop(from: nil, to: made)
                    && requirements.givens[made].allSatisfy { !resolution.isNotSendable($0.type) }
            }
    }

    /// Whether a closure that escapes can capture a parameter.
    private func canBeCaptured(_ given: GivenParameter) -> Bool {
        resolution.keys.isFunction(given.type) ? given.isEscaping : resolution.types[given.type].kind != .specified
    }

    private func uses(by provider: ProviderID) -> Uses {
        var uses = Uses()
        for need in resolution.providers[provider].needs {
            guard case .provider(let offer) = requirements.dependencies.fulfilments[need] else { continue }
            let use = use(need, of: provider)
            if resolution.isShared(offer) {
                // A closure cannot call a factory that may be on the main actor by default, but can return a value.
                let mustPassValue = use == .sendable && !placement.scope(of: provider).isNonisolated
                uses.note(resolution.firstAlternative(of: offer), mustPassValue ? .eager : use)
            } else if sharing.parameters(of: offer, from: provider) == .needed {
                note(passedTo: offer, use, &uses)
            }
        }
        return uses
    }

    private func note(passedTo offer: OfferID, _ use: Use, _ uses: inout Uses) {
        for made in resolution.providers(at: offer) {
            for shared in sharing.taken[made] { uses.note(shared, max(use, parameters[made].use(of: shared))) }
        }
    }

    /// What an autoclosure needs is made with its owner if the factory keeps that: see `capturingAutoclosures`.
    private func use(_ need: NeedID, of provider: ProviderID) -> Use {
        guard case .autoclosure(let effects, isKept: true, let reach) = resolution.needs[need].passing,
            !placement.isKeptUntilEnd(provider)
        else { return .eager }
        let staysHere =
            switch reach {
            case .here: true
            case .onActor(let actor):
                requirements.isolations.actor(of: provider).map(resolution.keys.key) == resolution.keys.key(actor)
            case .anywhere: false
            }
        // One that waits cannot capture a variable either.
        return staysHere && !effects.contains(.isAsync) ? .later : .sendable
    }

    // MARK: Variables

    private mutating func noteVariables(of provider: ProviderID) {
        var uses = Uses()
        if isDelegating[provider] {
            for shared in sharing.taken[provider] { uses.note(shared, parameters[provider].use(of: shared)) }
        } else {
            uses = self.uses(by: provider)
        }
        // In reverse, because a shared instance comes after the shared instances that it takes.
        for shared in sharing.offers[provider].reversed() {
            let received = sharing.parameters(of: shared, from: provider)
            var use = uses[shared]
            if !canBeDeferred(shared, receiving: received, use, by: provider) || mustHop(from: provider, to: shared) {
                use = .eager
            }
            variables[provider].insert(shared, use)
            if use == .sendable { hasLocks = true }
            switch received {
            case .none: break
            case .needed: note(passedTo: shared, use, &uses)
            case .instance: for instance in resolution.instances(of: shared) { uses.note(instance, use) }
            }
        }
    }

    private func mustHop(from provider: ProviderID, to shared: OfferID) -> Bool {
        let actor = requirements.isolations.actor(of: provider)
        return resolution.providers(at: shared).contains { requirements.isolations.mustHop(from: actor, to: $0) }
    }
}
