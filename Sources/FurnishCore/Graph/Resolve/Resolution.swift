/// The result of the stage resolve: what meets each need of a program. Only it changes its tables, and only until it is returned.
///
/// It is a class, because debug builds retain every table of a struct at each use.
package final class Resolution {
    package let bindings: Bindings
    package let program: Program
    package let symbols: SymbolTable
    package let types: TypeTable
    package let text: TypeText
    package let keys: TypeKeys
    /// The providers of `Bindings`, followed by collections.
    package private(set) var providers: Table<Provider, Provider>
    /// The needs of all providers. Each provider has a range of them.
    package private(set) var needs: Table<Need, Need>
    /// The types under which providers are available. The module's own providers come first.
    package private(set) var offers = Table<Offer, Offer>()
    /// Offers by key. The first offer of a key is the nearest.
    private let index = RowIndex()
    /// For the first offer of a key, the other offers of that key that are alternatives under other `#if`s.
    private(set) var alternatives: [OfferID: [OfferID]] = [:]
    /// For each of these others, the first offer of the key.
    private(set) var firstAlternatives: [OfferID: OfferID] = [:]
    /// For each provider that has alternatives, the next of them in a circle.
    private(set) var nextAlternatives: [ProviderID: [ProviderID]] = [:]
    /// Offers by key: the factories of other modules that closures make from a value.
    private(set) var openers: [TypeID: OfferID] = [:]
    /// The offers of invalid providers, by erased key.
    private(set) var invalidOffers: [TypeID: OfferID] = [:]
    /// The fulfilment of each need. Later stages leave some needs to their defaults.
    package private(set) var fulfilments: Table<Need, Fulfilment>
    package private(set) var closures = Table<ClosurePlan, ClosurePlan>()
    /// Needs that a provider meets under some of their conditions. Under the others, they use their defaults.
    package private(set) var sometimesMet: Set<NeedID> = []
    /// Whether a provider becomes a part of the factory.
    package private(set) var isReached: Table<Provider, Bool>
    /// The keys under which each fake replaces something live.
    private var replacedKeys: [ProviderID: [TypeID]] = [:]
    private var lifetimes = Table<Provider, Marker.Lifetime>()
    /// For each provider of another module that only conditional code reaches, the condition of that code.
    private(set) var reachedConditions: [ProviderID: ConditionID] = [:]
    /// Needs that an invalid provider meets.
    private var invalidNeeds: Set<NeedID> = []
    /// Whether a need or a scope is invalid.
    private(set) var hasMistakes = false
    /// The keys that something here needs and another module provides.
    private(set) var neededForeignKeys: Set<TypeID> = []
    /// The needs because of which providers are left out of the factory of a module without an entry point.
    package private(set) var unmet: [PathStep] = []

    /// resolve: finds what meets each need, and which needs nothing meets.
    init(_ bindings: Bindings) {
        self.bindings = bindings
        (program, symbols, types) = (bindings.program, bindings.symbols, bindings.symbols.types)
        text = TypeText(symbols: symbols)
        keys = TypeKeys(bindings)
        (providers, needs) = (bindings.providers, bindings.needs)
        fulfilments = Table(repeating: .missing, count: needs.count)
        isReached = Table(repeating: false, count: providers.count)
        offerAll()
        offerCollections()
        // The module's own providers are checked and emitted even if nothing needs them, those of other modules only if
        // something does.
        resolve(providers.indices.filter { isWanted($0) && !providers[$0].isInvalid })
        if bindings.hasFakes { replacedKeys = Replacements.find(self) }
        lifetimes = providers.map { $0.lifetime }
        for (fake, keys) in replacedKeys {
            guard let live = keys.first.flatMap(find) else { continue }
            // The member that the fake overrides makes an instance that one call shares. So the fake's own makes a new one each time.
            let lifetime = providers[offers[live].provider].lifetime
            lifetimes[fake] = lifetime.isSharedInCall ? .each : lifetime
        }
        leaveOutUnmetProviders()
        for first in alternatives.keys {
            let all = providers(at: first)
            for (provider, other) in zip(all, all.dropFirst() + [all[0]]) {
                nextAlternatives[provider, default: []].append(other)
            }
        }
        hasMistakes = bindings.hasInvalidRows || !invalidNeeds.isEmpty
        if program.modules.count == 1 { return }
        reachedConditions = ReachedConditions.find(self)
        let needing = providers.indices.filter { isReached[$0] }.flatMap { providers[$0].needs.map { $0 } }
        let needed = needing.compactMap { madeOffer(fulfilments[$0]) }.map { offers[$0] }
        neededForeignKeys = Set(needed.filter { !isOwn($0.provider) }.map(\.key))
    }

    // MARK: Offers

    /// Nearer offers come first: the module's own before those of others, providers before invalid ones, and these before
    /// entry points.
    private func offerAll() {
        let ranks = Table<Provider, Int>(
            providers.indices.map {
                (isOwn($0) ? 0 : 3) + (providers[$0].isProvided ? 0 : providers[$0].isInvalid ? 1 : 2)
            })
        for rank in 0..<6 { for provider in ranks.indices where ranks[provider] == rank { offer(provider) } }
    }

    private func offer(_ provider: ProviderID) {
        let definition = providers[provider]
        let ownOffer = offers.end
        if definition.isMadeByClosure {
            let key = keys.key(definition.type)
            openers[key] = add(Offer(key: key, type: definition.type, provider: provider, ownOffer: ownOffer))
            return
        }
        offer(definition.type, of: provider, beside: ownOffer)
        for position in definition.additionalTypes.indices {
            offer(definition.additionalTypes[position], of: provider, beside: ownOffer)
        }
        guard definition.isInvalid else { return }
        for added in RowRange(ownOffer, offers.end) {
            let key = keys.erased(offers[added].key)
            invalidOffers[key] = invalidOffers[key] ?? added
        }
    }

    /// - Parameter ownOffer: The first of this provider's offers.
    private func offer(_ type: TypeID, of provider: ProviderID, beside ownOffer: OfferID) {
        let definition = providers[provider]
        // A failable initializer provides an optional.
        let made = definition.isFailable ? types.intern(.optional, [TypeChild(type)]) : type
        let key = keys.key(made)
        let offer = Offer(key: key, type: made, provider: provider, ownOffer: ownOffer)
        // Elements may also come from other providers.
        let isOpen = definition.isInvalid && (types[key].kind == .array || types[key].kind == .dictionary)
        if !isOpen, let known = RowRange(ownOffer, offers.end).first(where: { offers[$0].key == key }) {
            // A function that provides to a collection alone repeats its own type in `as:` to be available as that type too.
            if definition.isNamedAfterDeclaration, known == ownOffer { enter(ownOffer, of: provider, under: key) }
            return
        }
        let added = add(offer)
        if !isOpen, !definition.isNamedAfterDeclaration || added > ownOffer { enter(added, of: provider, under: key) }
    }

    private func enter(_ offer: OfferID, of provider: ProviderID, under key: TypeID) {
        if bindings.hasFakes, providers[provider].isFake { return }
        guard let first = find(key) else { return index.insert(key.number, row: UInt32(offer.row)) }
        let (known, new) = (providers[offers[first].provider], providers[provider])
        let isAsNear = program.moduleOfFile[Int(known.file)] == program.moduleOfFile[Int(new.file)]
        if isAsNear, bindings.conditions.areExclusive(known.condition, new.condition) {
            alternatives[first, default: []].append(offer)
            firstAlternatives[offer] = first
        }
    }

    /// The nearest offer of a key.
    package func find(_ key: TypeID) -> OfferID? { index.first(key.number).map { OfferID(row: Int($0)) } }

    // MARK: Rows that no marker declares

    func add(_ offer: Offer) -> OfferID {
        offers.append(offer)
        return OfferID(row: offers.count - 1)
    }

    /// Adds a closure that calls a member, or returns another closure.
    func addClosure(
        _ function: FunctionType, calling offer: OfferID, returning inner: ClosureID? = nil, isNilAfterEnd: Bool = false
    ) -> Fulfilment {
        let added = closures.end
        closures.append(ClosurePlan(function: function, inner: inner, offer: offer, isNilAfterEnd: isNilAfterEnd))
        return .closure(added)
    }

    /// Adds a collection, which needs these elements.
    ///
    /// - Parameter first: The first provider that contributes, which stands for the collection's place.
    func addCollection(
        _ type: TypeID, like first: Provider, of elements: [(need: Need, fulfilment: Fulfilment)], isLazy: Bool = false
    ) {
        let start = needs.end
        for element in elements {
            needs.append(element.need)
            fulfilments.append(element.fulfilment)
        }
        let added = providers.end
        providers.append(
            Provider(
                collection: type, like: first, needs: RowRange(start, needs.end), hasLazyElements: isLazy, bindings))
        isReached.append(false)
        offer(added)
    }

    // MARK: Meeting needs

    /// Makes further providers a part of the factory.
    func resolve(_ added: [ProviderID]) {
        for provider in added { isReached[provider] = true }
        var waiting = added
        while let provider = waiting.popLast() {
            for need in providers[provider].needs {
                if case .missing = fulfilments[need] {
                    fulfilments[need] = meet(needs[need])
                    if isFreedAtOnce(needs[need], fulfilments[need]) { fulfilments[need] = .omitted }
                    if isSometimesMet(need, of: provider) { sometimesMet.insert(need) }
                }
                let made = madeProviders(fulfilments[need])
                if !invalidOffers.isEmpty, isMetByInvalid(needs[need], made) { invalidNeeds.insert(need) }
                for position in made.indices where !isReached[made[position]] && !providers[made[position]].isInvalid {
                    isReached[made[position]] = true
                    waiting.append(made[position])
                }
            }
        }
    }

    /// Leaves out what cannot be made, directly or through others, if the module has no factory of its own: no entry point, and no root
    /// that other modules can open. A module may have marked types before its first screen is there.
    private func leaveOutUnmetProviders() {
        let hasFactory =
            bindings.hasInvalidEntryPoint || bindings.scopes[.outermost].canEnd
            || providers.elements.contains(where: \.isEntryPoint)
        if hasFactory || bindings.isIncomplete { return }
        let resolved = providers.indices.filter { isReached[$0] && !providers[$0].isFactory }
        unmet = resolved.flatMap { provider in
            providers[provider].needs.filter { need in
                guard case .missing = fulfilments[need] else { return false }
                return !needs[need].isInvalid && !invalidNeeds.contains(need)
            }.map { PathStep(need: $0, provider: provider) }
        }
        if unmet.isEmpty { return }
        let consumers = Calls.consumers(among: resolved) { provider in
            providers[provider].needs.flatMap { madeProviders(fulfilments[$0]) }
        }
        for provider in nodesReachable(from: unmet.map(\.provider), { consumers[$0] ?? [] }) {
            isReached[provider] = false
        }
    }

    /// The lifetime of a provider. A fake has that of what it replaces.
    package func lifetime(of provider: ProviderID) -> Marker.Lifetime { lifetimes[provider] }

    /// The keys under which a fake replaces something live.
    package func keysReplaced(by fake: ProviderID) -> [TypeID] { replacedKeys.isEmpty ? [] : replacedKeys[fake] ?? [] }

    /// Whether a mistake that is reported elsewhere leaves unknown how a need is met.
    func isInvalid(_ need: NeedID) -> Bool { hasMistakes && (needs[need].isInvalid || invalidNeeds.contains(need)) }
}

extension TypeKeys {
    /// The keys of a program, once all providers are known.
    fileprivate convenience init(_ bindings: Bindings) {
        let symbols = bindings.symbols
        var aliases: Set<SymbolID> = []
        func note(_ type: TypeID) {
            let node = symbols.types[type]
            if node.kind == .any || node.kind == .some { return note(symbols.types.child(0, of: type)) }
            if node.kind == .nominal, symbols[node.symbol].kind == .typealias { aliases.insert(node.symbol) }
        }
        for id in bindings.providers.indices {
            let provider = bindings.providers[id]
            if !provider.isNamedAfterDeclaration { note(provider.type) }
            if !provider.additionalTypes.isEmpty { provider.additionalTypes.forEach(note) }
        }
        self.init(symbols, providedAliases: aliases)
    }
}
