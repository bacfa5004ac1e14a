/// The given parameters, effects, isolation and availability of each provider's member, which propagate to the members that make it.
///
/// It visits each provider after those that it makes. It visits a group of providers that make each other (through a
/// closure) until nothing changes.
package final class Requirements {
    let resolution: Resolution
    let placement: Placement
    /// The calls of each provider. Needs for closures that cannot be made use their defaults.
    private(set) var calls: Calls
    package private(set) var topology: Topology
    /// The parameters that a member asks the caller for.
    private(set) var givens: Table<Provider, [GivenParameter]>
    private(set) var effects: Table<Provider, Effects>
    private(set) var thrown: Table<Provider, ThrownErrors>
    private(set) var isolations: Isolations
    /// The given parameter that each parameter of a closure fills.
    package private(set) var filled: Table<ClosurePlan, [Name]>
    /// The `@available` of each provider's member; empty if no member has one.
    private(set) var availabilities = Table<Provider, PlatformAvailability?>()
    private(set) var problems: [RequirementProblem] = []
    /// Providers with two given parameters of the same name.
    private(set) var mismatched: Set<ProviderID> = []
    private var omitted: [NeedID] = []
    /// The problems of the current round. Another round of the same group replaces them.
    private var problemsOfRound: [RequirementProblem] = []
    private var unmatchedOfRound: [NeedID] = []
    /// The given parameters that needs of the current provider bring, each for an instance of its own.
    private var brought: [(need: NeedID, given: [GivenParameter])] = []
    /// The origins of given parameters of the current provider that clash with another of the same name, by name.
    private var clashing: [Name: Set<ProviderID>] = [:]

    /// propagate: finds the requirements of each member. Requirements that no caller can meet become `problems`.
    init(_ placement: Placement) {
        (self.placement, resolution, calls) = (placement, placement.resolution, placement.calls)
        topology = Topology(calls)
        givens = Table(repeating: [], count: resolution.providers.count)
        effects = resolution.providers.map { $0.effects }
        thrown = resolution.providers.map { $0.thrown }
        isolations = Isolations(placement)
        filled = Table(repeating: [], count: resolution.closures.count)
        propagateAll()
        if !omitted.isEmpty {
            calls = calls.leavingToDefaults(omitted)
            topology = Topology(calls)
        }
        let own = resolution.providers.map { $0.availability }
        if own.elements.allSatisfy({ $0 == nil }) { return }
        availabilities = spread(own, topology.groups, calls.successors) { $0.merge($1) }
    }

    /// The `@available` of a provider's member.
    func availability(of provider: ProviderID) -> PlatformAvailability? {
        availabilities.isEmpty ? nil : availabilities[provider]
    }

    /// The `@available` of an offer's member. A type from `as:` may need a later version than the provider's own type.
    func availability(of offer: OfferID) -> PlatformAvailability? {
        let own = availability(of: resolution.offers[offer].provider)
        if resolution.isOwnType(offer) { return own }
        return own.merging(resolution.symbols.availability(ofNamesIn: resolution.offers[offer].type))
    }

    private func propagateAll() {
        for group in topology.groups {
            // A given parameter may propagate through the whole group, one provider in each round.
            var isSettled = false
            for _ in 0...group.count where !isSettled {
                problemsOfRound = []
                unmatchedOfRound = []
                mismatched.subtract(group)
                isSettled = true
                for row in group.indices where resolution.isReached[group[row]] {
                    isSettled = propagate(group[row]) && isSettled
                }
            }
            // Most groups have neither, and adding an empty array is slow in debug builds.
            if isSettled, !problemsOfRound.isEmpty { problems += problemsOfRound }
            if !unmatchedOfRound.isEmpty { omitted += unmatchedOfRound }
        }
    }

    /// - Returns: Whether nothing changed.
    private func propagate(_ provider: ProviderID) -> Bool {
        let (knownGivens, knownEffects) = (givens[provider], effects[provider])
        let knownIsolation = isolations.own[provider]
        var givens = ownGivens(of: provider)
        if !clashing.isEmpty { clashing = [:] }
        if !brought.isEmpty { brought.removeAll(keepingCapacity: true) }
        let calls = calls[provider]
        for position in calls.indices {
            let call = calls[position]
            if resolution.providers[call.made].hasLazyElements { checkElements(of: call.made, call.need) }
            if call.isDirect { propagateEffects(of: call) }
            if !call.isAlternative { propagateGivens(of: call, &givens) }
        }
        if brought.count > 1 { checkNeedsAlike(of: provider) }
        let found = resolution.isNewlyMade(provider) ? givens.parameters : []
        self.givens[provider] = found
        let isSame = knownEffects == effects[provider] && knownIsolation == isolations.own[provider]
        return isSame && (knownGivens.isEmpty && found.isEmpty || knownGivens == found)
    }

    // MARK: Given parameters

    private func ownGivens(of provider: ProviderID) -> GivenList {
        let own = resolution.providers[provider].needs.filter { need in
            if case .given = calls.fulfilments[need] { true } else { false }
        }
        var givens = GivenList()
        if own.isEmpty { return givens }
        if !resolution.isNewlyMade(provider) {
            note(.givenOnce(provider: provider, needs: own))
            return givens
        }
        // If an initializer and an injected method are given the same name, it is one parameter.
        for need in own {
            let taken = resolution.needs[need]
            let given = GivenParameter(
                name: taken.name, type: taken.type, origin: provider, need: need,
                isEscaping: taken.isStored || resolution.types.isSpecified(taken.type, as: .escaping))
            guard let position = givens.position(of: taken.name) else {
                givens.parameters.append(given)
                continue
            }
            let known = givens.parameters[position]
            if !isSameType(known.type, given.type) {
                note(.givenMismatch(given, known: known, need: need, provider: provider))
            }
            join(given, to: &givens.parameters[position])
        }
        return givens
    }

    private func join(_ other: GivenParameter, to known: inout GivenParameter) {
        known = known.with(isEscaping: known.isEscaping || other.isEscaping)
    }

    private func propagateGivens(of call: ProviderCall, _ givens: inout GivenList) {
        var taken = self.givens[call.made]
        if let closure = call.closure {
            guard var rest = fill(closure, call.need) else { return }
            rest.removeAll { resolution.needs[$0.need].defaultValue != .none }
            if let lent = rest.first(where: { resolution.needs[$0.need].isInout }) {
                // A closure cannot capture an `inout` argument.
                note(.needsGiven(lent, among: [lent], need: call.need, provider: call.caller))
                return
            }
            taken = rest.map { $0.with(isEscaping: true) }
            // The need for a collection of closures states their effects.
            if !placement.capturingNeeds.contains(call.need), !resolution.providers[call.caller].hasLazyElements {
                checkEffects(of: call, in: closure)
            }
        }
        if taken.isEmpty { return }
        if !call.isDirect || !resolution.lifetime(of: call.made).isSharedInCall { brought.append((call.need, taken)) }
        propagate(taken, by: call, to: &givens)
    }

    /// One caller's value for two instances is probably meant for one of them: two services have two URLs.
    private func checkNeedsAlike(of provider: ProviderID) {
        let definition = resolution.providers[provider]
        if definition.isCollection { return }
        let taken = Dictionary(grouping: definition.needs.filter { resolution.needs[$0].isGiven }) {
            resolution.needs[$0].name
        }
        for call in [definition.arguments] + definition.injections.map(\.needs) {
            // A parameter that the type itself takes from the caller is meant for all of them.
            let own = brought.compactMap { entry in
                entry.given.first { isOfOneInstance($0, besides: taken) }.map { (need: entry.need, given: $0) }
            }
            let alike = Dictionary(grouping: own.filter { call.contains($0.need) }) {
                resolution.keys.key(resolution.needs[$0.need].type)
            }
            for group in alike.values where group.count > 1 {
                note(.sharedGiven(group[0].given, needs: group.map(\.need), provider: provider))
            }
        }
    }

    /// Whether a given parameter belongs to the instance for one need: not to an instance that one call shares, and not to the
    /// provider too.
    ///
    /// - Parameter taken: The provider's own given parameters, by name.
    private func isOfOneInstance(_ parameter: GivenParameter, besides taken: [Name: [NeedID]]) -> Bool {
        if resolution.lifetime(of: parameter.origin).isSharedInCall { return false }
        if taken.isEmpty { return true }
        return taken[parameter.name]?.contains { isSameType(resolution.needs[$0].type, parameter.type) } != true
    }

    private func propagate(_ parameters: [GivenParameter], by call: ProviderCall, to givens: inout GivenList) {
        let (provider, need) = (call.caller, call.need)
        for parameter in parameters {
            if resolution.needs[parameter.need].isCoder || !resolution.isNewlyMade(provider) {
                note(.needsGiven(parameter, among: parameters, need: need, provider: provider))
                return
            }
            guard let position = givens.position(of: parameter.name) else {
                givens.parameters.append(parameter)
                continue
            }
            let known = givens.parameters[position]
            if known.origin == parameter.origin
                || (known.origin == provider && promotion.fills(parameter.type, with: known.type))
            {
                join(parameter, to: &givens.parameters[position])
                if known.origin == parameter.origin, known.origin != provider, canBePassedOnceOnly(parameter) {
                    note(.givenOfShared(parameter, need: need, provider: provider))
                }
                continue
            }
            // Report a parameter that several needs bring only once.
            guard clashing[parameter.name, default: []].insert(parameter.origin).inserted else { continue }
            mismatched.insert(provider)
            note(.givenMismatch(parameter, known: known, need: need, provider: provider))
        }
    }

    private var promotion: Promotion { Promotion(keys: resolution.keys, symbols: resolution.symbols) }

    /// Whether each call that passes on a parameter of a shared instance would consume it.
    private func canBePassedOnceOnly(_ parameter: GivenParameter) -> Bool {
        resolution.lifetime(of: parameter.origin).isSharedInCall
            && (resolution.types.isSpecified(parameter.type, as: .consuming)
                || resolution.types.isSpecified(parameter.type, as: .sending))
    }

    private func isSameType(_ left: TypeID, _ right: TypeID) -> Bool {
        resolution.keys.key(left) == resolution.keys.key(right)
    }

    // MARK: Closures

    /// Matches a closure's parameters with the given parameters of its result.
    ///
    /// - Returns: The given parameters that the closure does not take, which propagate or have defaults; nil if the
    ///   parameters do not match.
    private func fill(_ closure: ClosureID, _ need: NeedID) -> [GivenParameter]? {
        let plan = resolution.closures[closure]
        guard let takes = plan.inner.map({ fill($0, need) }) ?? self.givens[resolution.offers[plan.offer].provider]
        else { return nil }
        let isRequirement = resolution.needs[need].requirement != nil && calls.fulfilments[need] == .closure(closure)
        let written = plan.function.parameters
        let parameters = named(
            isRequirement ? ClosureMatch.namedOrByType(written, among: takes, resolution.keys) : written, takes)
        switch ClosureMatch.match(parameters, with: takes, promotion) {
        case .filled(let names):
            filled[closure] = names
            let taken = Set(names)
            return takes.filter { !taken.contains($0.name) }
        case .unmatched where resolution.needs[need].defaultValue != .none: unmatchedOfRound.append(need)
        case .unmatched(let position):
            note(.unmatchedClosure(takes: takes, position: position, closure: closure, need: need))
        case .ambiguous: note(.ambiguousClosure(takes: takes, closure: closure, need: need))
        }
        return nil
    }

    /// The closure's `NSCoder` matches whatever its name is.
    private func named(_ parameters: [TypeChild], _ takes: [GivenParameter]) -> [TypeChild] {
        guard let coder = takes.first(where: { resolution.needs[$0.need].isCoder }) else { return parameters }
        return parameters.map { isSameType($0.type, coder.type) ? TypeChild($0.type) : $0 }
    }

    func note(_ problem: RequirementProblem) { problemsOfRound.append(problem) }

    // MARK: Effects and isolation

    private func propagateEffects(of call: ProviderCall) {
        if resolution.isInvalid(call.need) || placement.capturingNeeds.contains(call.need) { return }
        let (provider, effects) = (call.caller, self.effects[call.made])
        if let allowed = resolution.needs[call.need].autoclosure, !allowed.contains(effects) {
            note(.effectMismatch(call, effects.subtracting(allowed)))
            return
        }
        if resolution.needs[call.need].isSendableAutoclosure { checkSendableAutoclosure(call) }
        if !effects.isEmpty, resolution.takesCoder(provider) {
            note(.effectMismatch(call, effects))
        } else {
            self.effects[provider].formUnion(effects)
            self.thrown[provider] = self.thrown[provider].union(self.thrown[call.made], resolution.keys)
        }
        propagateIsolation(of: call)
    }

    /// A member without an actor takes over the actor of the members that it calls. A member on another actor becomes
    /// async.
    func propagateIsolation(of call: ProviderCall) {
        let provider = call.caller
        guard let actor = isolations.actor(of: call.offer),
            isolations.mustHop(from: isolations.actor(of: provider), to: call.offer)
        else { return }
        if isolations.actor(of: provider) == nil {
            isolations.isolate(provider, on: actor)
        } else if !placement.scope(of: call.made).isSendableOrIsolated {
            note(.isolationMismatch(actor: actor, need: call.need))
        } else if !self.effects[provider].contains(.isAsync) {
            if resolution.takesCoder(provider) {
                note(.effectMismatch(call, .isAsync))
            } else {
                self.effects[provider].insert(.isAsync)
            }
        }
    }
}
