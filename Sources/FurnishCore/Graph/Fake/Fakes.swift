/// The members that fakes of the factories replace, so that tests and previews touch nothing outside of the program.
///
/// A fake takes an argument for each key whose member the others call, if that would make something live: see `liveOffers`.
struct Fakes {
    private let resolution: Resolution
    private let requirements: Requirements
    /// For each factory, the arguments of its fake, and of the fakes that it makes.
    private(set) var arguments: Table<FactoryScope, [FakeArgument]>
    /// For each factory, the offers of the module's own fakes, which its fake makes.
    private(set) var ownFakes: Table<FactoryScope, [OfferID]>
    /// Whether anything is live.
    let isNeeded: Bool
    /// The offers of the module's own fakes, by the first alternative of what they replace.
    private(set) var fakes: [OfferID: [OfferID]] = [:]

    /// fake: finds what must be replaced.
    init(_ requirements: Requirements) {
        (resolution, self.requirements) = (requirements.resolution, requirements)
        let resolution = resolution
        let scopes = resolution.bindings.scopes
        arguments = Table(repeating: [], count: scopes.count)
        ownFakes = Table(repeating: [], count: scopes.count)
        isNeeded = resolution.bindings.seesLive
        if !isNeeded { return }
        for offer in resolution.offers.indices where resolution.isOwnType(offer) {
            for key in resolution.keysReplaced(by: resolution.offers[offer].provider) {
                if let live = resolution.find(key) { fakes[live, default: []].append(offer) }
            }
        }
        for offer in resolution.inSourceOrder(requirements.calls.liveOffers) {
            let live = resolution.offers(at: offer).filter {
                resolution.providers[resolution.offers[$0].provider].isLive
            }
            let home = requirements.placement.scopeOf[resolution.offers[live[0]].provider]
            let isElement = resolution.offers[offer].isElement
            let own = replacingAll(
                isElement ? resolution.offers[offer].ownOffer : resolution.firstAlternative(of: offer), live: live)
            for fake in own where !ownFakes[home].contains(fake) { ownFakes[home].append(fake) }
            // A factory passes on what the factories that it makes need.
            for current in scopes.around(home) {
                arguments[current].append(
                    FakeArgument(
                        offer: live[0], alternatives: live, fakes: own, scope: home,
                        condition: condition(of: live, in: home, forFakeOf: current), isReplaceable: canBeStored(live)))
            }
        }
    }

    /// The condition under which the fake of a scope has an argument: `.always` for one that it always has.
    ///
    /// - Parameters:
    ///   - live: The alternatives that the argument replaces.
    ///   - home: The scope whose factory makes them, which is `scope` or inside it.
    private func condition(of live: [OfferID], in home: ScopeID, forFakeOf scope: ScopeID) -> ConditionID {
        let (conditions, scopes) = (resolution.bindings.conditions, resolution.bindings.scopes)
        let offer = resolution.offers[live[0]]
        var parts = ([offer.type] + requirements.givens[offer.provider].map(\.type)).flatMap { type in
            self.conditions(ofNamesIn: type, conditions.any(of: live.map(resolution.condition)))
        }
        parts += live.compactMap { resolution.reachedConditions[resolution.offers[$0].provider] }
        parts += scopes.around(home).prefix { $0 != scope }.map { scopes[$0].condition }
        var world = Self.world(ofFakeOf: scope, resolution.bindings)
        let added = parts.filter { part in
            if conditions.holds(part, in: world) { return false }
            world = conditions.all(of: [world, part])
            return true
        }
        return added.isEmpty ? .always : conditions.all(of: added)
    }

    /// The conditions under which the types in a type are declared.
    ///
    /// - Parameter unknown: That of a type that is declared out of view.
    private func conditions(ofNamesIn type: TypeID, _ unknown: ConditionID) -> [ConditionID] {
        let (symbols, conditions) = (resolution.symbols, resolution.bindings.conditions)
        return symbols.types.parts(of: type).compactMap(symbols.symbol).compactMap { part in
            let sites = symbols[part].sites
            if !sites.isEmpty { return conditions.any(of: sites.map(conditions.condition)) }
            return KnownType.module(of: symbols.name(of: part)) == nil ? unknown : nil
        }
    }

    /// The conditions under which a factory has a fake.
    static func world(ofFakeOf scope: ScopeID, _ bindings: Bindings) -> ConditionID {
        bindings.conditions.all(
            of: [bindings.conditions.isSet("DEBUG")]
                + bindings.scopes.around(scope).map { bindings.scopes[$0].condition })
    }

    /// Whether a factory has a fake. A factory inside another one needs none if nothing in it is live.
    func isFaked(_ scope: ScopeID) -> Bool { isNeeded && (scope == .outermost || !arguments[scope].isEmpty) }

    /// The fakes of an offer; empty unless there is one, with `DEBUG`, wherever something live is, and on all of its systems.
    private func replacingAll(_ offer: OfferID, live: [OfferID]) -> [OfferID] {
        guard let found = fakes[offer] else { return [] }
        let conditions = resolution.bindings.conditions
        let isCovered = live.allSatisfy { live in
            let condition = resolution.condition(of: live)
            return conditions.isImpossible(
                all: [conditions.isSet("DEBUG"), condition], none: found.map(resolution.condition))
                && found.allSatisfy {
                    conditions.areExclusive(resolution.condition(of: $0), condition) || exists($0, wherever: live)
                }
        }
        return isCovered ? found : []
    }

    /// Whether a property can have the type of what replaces these alternatives. Swift allows no property of a type that only
    /// some systems have, and warns about one of a deprecated type.
    private func canBeStored(_ live: [OfferID]) -> Bool {
        if live.allSatisfy({ requirements.availability(of: $0) == nil }) { return true }
        let offer = resolution.offers[live[0]]
        return ([offer.type] + requirements.givens[offer.provider].map(\.type)).allSatisfy(isEverywhere)
    }

    /// Whether all systems certainly have the names in a type. Out of view, that is known of few.
    private func isEverywhere(_ type: TypeID) -> Bool {
        let symbols = resolution.symbols
        return symbols.types.parts(of: type).compactMap(symbols.symbol).allSatisfy { part in
            switch symbols[part].kind {
            case .foreign: KnownType.isStruct(symbols.name(of: part))
            case .typealias: false
            case .class, .struct, .enum, .actor, .protocol: symbols.availability(of: part) == nil
            }
        }
    }

    private func exists(_ fake: OfferID, wherever live: OfferID) -> Bool {
        guard let needed = requirements.availability(of: fake), needed.isPartial else { return true }
        let known = requirements.availability(of: live)
        return known.merging(needed) == known
    }
}

/// A key that a fake replaces.
struct FakeArgument {
    /// The offer after which the argument is named.
    let offer: OfferID
    /// All live providers of the key, each under its own `#if`.
    let alternatives: [OfferID]
    /// The module's own fakes of the key, each under its own `#if`. With one, a test may leave out the argument.
    let fakes: [OfferID]
    /// The factory that has the member.
    let scope: ScopeID
    /// The condition of the argument inside a fake, which itself exists only with `DEBUG` and under the condition of its factory.
    let condition: ConditionID
    /// Whether the fake can store a replacement. If not, it always uses the module's own fakes.
    let isReplaceable: Bool
}
