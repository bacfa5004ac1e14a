/// Finds the provider, closure or default that meets each need.
final class Resolver {
    let bindings: Bindings
    let keys: TypeKeys
    /// The providers of `bindings`, followed by collections.
    var providers: Table<Provider, Provider>
    var needs: Table<Need, Need>
    var offers = Table<Offer, Offer>()
    private(set) var offeredCount = 0
    /// `Sendable` and `AnyObject`, which have no requirements.
    private let markerNames = [Name(.sendable), Name(.anyObject)]
    /// Offers by key: the factories of other modules that closures make from a value.
    private var openers: [TypeID: OfferID] = [:]
    /// The offers of invalid providers, by erased key.
    private var invalidOffers: [TypeID: OfferID] = [:]
    /// Needs that an invalid provider meets.
    private(set) var invalidNeeds: Set<NeedID> = []
    /// Offers by key.
    let index = RowIndex()
    private(set) var alternatives: [OfferID: [OfferID]] = [:]
    var fulfilments: Table<Need, Fulfilment>
    private(set) var closures = Table<ClosurePlan, ClosurePlan>()
    /// See `Resolution.sometimesMet`.
    private(set) var sometimesMet: Set<NeedID> = []
    var isReached: Table<Provider, Bool>
    /// See `Resolution.reachedConditions`.
    private(set) var reachedConditions: [ProviderID: ConditionID] = [:]

    var types: TypeTable { bindings.symbols.types }

    /// resolve: finds what meets each need, and which needs nothing meets.
    static func resolve(_ bindings: Bindings) -> Resolution {
        let resolver = Resolver(bindings)
        resolver.offerAll()
        resolver.offeredCount = resolver.offers.count
        resolver.offerCollections()
        // The module's own providers are checked and emitted even if nothing needs them, those of other modules only if
        // something does.
        resolver.resolve(
            resolver.providers.indices.filter { resolver.isWanted($0) && !resolver.providers[$0].isInvalid })
        resolver.matchFakes()
        let unmet = resolver.leaveOutUnmetProviders()
        resolver.restrictToReachedConditions()
        return Resolution(resolver, unmet: unmet)
    }

    private init(_ bindings: Bindings) {
        self.bindings = bindings
        providers = bindings.providers
        needs = bindings.needs
        keys = TypeKeys(bindings.symbols, providedAliases: Self.providedAliases(bindings))
        fulfilments = Table(repeating: .missing, count: bindings.needs.count)
        isReached = Table(repeating: false, count: bindings.providers.count)
    }

    func isOwn(_ provider: ProviderID) -> Bool { bindings.program.isOwn(providers[provider].site.file) }

    /// Whether a provider is part of the factory although nothing needs it.
    func isWanted(_ provider: ProviderID) -> Bool { isOwn(provider) || providers[provider].isEntryPoint }

    // MARK: Offers

    private static func providedAliases(_ bindings: Bindings) -> Set<SymbolID> {
        var aliases: Set<SymbolID> = []
        func note(_ type: TypeID) {
            let node = bindings.symbols.types[type]
            if node.kind == .any || node.kind == .some { return note(bindings.symbols.types.child(0, of: type)) }
            guard node.kind == .nominal else { return }
            let symbol = node.symbol
            if bindings.symbols[symbol].kind == .typealias { aliases.insert(symbol) }
        }
        let providers = bindings.providers.elements
        for position in providers.indices {
            if !providers[position].isNamedAfterDeclaration { note(providers[position].type) }
            let additional = providers[position].additionalTypes
            for position in additional.indices { note(additional[position]) }
        }
        return aliases
    }

    /// Nearer offers come first: the module's own before those of others, providers before invalid ones, and these before
    /// entry points.
    private func offerAll() {
        let ranks = Table<Provider, Int>(
            providers.indices.map {
                (isOwn($0) ? 0 : 3) + (providers[$0].isProvided ? 0 : providers[$0].isInvalid ? 1 : 2)
            })
        for rank in 0..<6 { for provider in ranks.indices where ranks[provider] == rank { offer(provider) } }
    }

    func offer(_ provider: ProviderID) {
        let definition = providers[provider]
        let ownOffer = offers.end
        if definition.isMadeByClosure {
            let key = keys.key(definition.type)
            openers[key] = ownOffer
            return offers.append(Offer(key: key, type: definition.type, provider: provider, ownOffer: ownOffer))
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

    /// The offer of an invalid provider that may be meant for a key: under that type, or one that it is built from, as `T?`,
    /// `[T]` and `() -> T` are from `T`.
    private func invalidOffer(for key: TypeID) -> OfferID? {
        if let offer = invalidOffers[keys.erased(key)] { return offer }
        switch types[key].kind {
        case .optional, .array, .dictionary: return types.children(of: key).last.flatMap { invalidOffer(for: $0.type) }
        case .composition: return types.children(of: key).lazy.compactMap { self.invalidOffer(for: $0.type) }.first
        case .function: return types.function(key).flatMap { invalidOffer(for: keys.key($0.result)) }
        default: return nil
        }
    }

    /// - Parameter ownOffer: The first of this provider's offers.
    private func offer(_ type: TypeID, of provider: ProviderID, beside ownOffer: OfferID) {
        let isNamedAfterDeclaration = providers[provider].isNamedAfterDeclaration
        // A failable initializer provides an optional.
        let made = providers[provider].isFailable ? types.intern(.optional, [TypeChild(type)]) : type
        let key = keys.key(made)
        // Elements may also come from other providers.
        if providers[provider].isInvalid, types[key].kind == .array || types[key].kind == .dictionary {
            return offers.append(Offer(key: key, type: made, provider: provider, ownOffer: ownOffer))
        }
        if let known = RowRange(ownOffer, offers.end).first(where: { offers[$0].key == key }) {
            // A function that provides to a collection alone repeats its own type in `as:` to be available as that type too.
            if isNamedAfterDeclaration, known == ownOffer { enter(ownOffer, of: provider, under: key) }
            return
        }
        if !isNamedAfterDeclaration || offers.end > ownOffer { enter(offers.end, of: provider, under: key) }
        offers.append(Offer(key: key, type: made, provider: provider, ownOffer: ownOffer))
    }

    private func enter(_ offer: OfferID, of provider: ProviderID, under key: TypeID) {
        if bindings.hasFakes, providers[provider].isFake { return }
        guard let first = find(key) else { return index.insert(key.number, row: UInt32(offer.row)) }
        let (known, new) = (providers[offers[first].provider], providers[provider])
        let isAsNear = bindings.program.moduleOfFile[Int(known.file)] == bindings.program.moduleOfFile[Int(new.file)]
        if isAsNear, bindings.conditions.areExclusive(known.condition, new.condition) {
            alternatives[first, default: []].append(offer)
        }
    }

    func add(_ provider: Provider) -> ProviderID {
        let added = providers.end
        providers.append(provider)
        isReached.append(false)
        return added
    }

    func find(_ key: TypeID) -> OfferID? { index.first(key.number).map { OfferID(row: Int($0)) } }

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
                    noteDefault(need, of: provider)
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

    /// The keys that something here needs and another module provides.
    var neededForeignKeys: Set<TypeID> {
        let needing = providers.indices.filter { isReached[$0] }.flatMap { providers[$0].needs.map { $0 } }
        let needed = needing.flatMap { offers(fulfilments[$0]) }.map { offers[$0] }
        return Set(needed.filter { !isOwn($0.provider) }.map(\.key))
    }

    /// A provider of another module, whose import may be conditional, exists where something here reaches it.
    private func restrictToReachedConditions() {
        reachedConditions = ReachedConditions.find(self)
        for (provider, condition) in reachedConditions {
            providers[provider].condition = bindings.conditions.both(providers[provider].condition, condition)
        }
    }

    /// Whether an invalid provider meets a need, or may be meant to do so where its providers are not compiled.
    private func isMetByInvalid(_ need: Need, _ made: [ProviderID]) -> Bool {
        made.contains { providers[$0].isInvalid }
            || made.contains { providers[$0].condition != .always } && invalidOffer(for: keys.key(need.type)) != nil
    }

    /// Whether nothing but a weak property, which may be nil, would hold the instance for a need.
    private func isFreedAtOnce(_ need: Need, _ fulfilment: Fulfilment) -> Bool {
        guard need.isWeakOrUnowned, need.defaultValue != .none, case .provider(let offer) = fulfilment else {
            return false
        }
        let made = providers[offers[offer].provider]
        return !made.isInvalid && (made.makesNewInstances || made.lifetime.isSharedInCall)
    }

    func madeProviders(_ fulfilment: Fulfilment) -> [ProviderID] { offers(fulfilment).map { offers[$0].provider } }

    private func offers(_ fulfilment: Fulfilment) -> [OfferID] {
        switch fulfilment {
        case .provider(let offer): alternatives.isEmpty ? [offer] : [offer] + (alternatives[offer] ?? [])
        case .closure(let closure): offers(closures[closure].result)
        case .given, .omitted, .missing: []
        }
    }

    /// Notes a need that uses its default under those of its conditions that exclude its provider.
    private func noteDefault(_ need: NeedID, of provider: ProviderID) {
        guard needs[need].defaultValue != .none else { return }
        let conditions = madeProviders(fulfilments[need]).map { providers[$0].condition }
        if conditions.allSatisfy({ $0 == .always }) { return }
        let around = bindings.conditions(aroundNeed: need, of: providers[provider])
        if !bindings.conditions.isImpossible(all: around, none: conditions) { sometimesMet.insert(need) }
    }

    private func meet(_ need: Need) -> Fulfilment {
        if need.isGiven { return .given }
        if need.source == .statedDefault { return .omitted }
        let key = keys.key(need.type)
        if let found = meet(key, written: need.type) ?? meetOpaque(need.type, key) { return found }
        if need.defaultValue == .nil, types[key].kind == .optional,
            let found = meet(types.child(0, of: key), written: unwrapped(need.type))
        {
            return found
        }
        if !invalidOffers.isEmpty {
            if let offer = invalidOffer(for: key) { return .provider(offer) }
            // An invalid provider of an unknown type may be meant for it.
            if need.defaultValue == .none, let offer = invalidOffers[types.intern(.unreadable)] {
                return .provider(offer)
            }
        }
        return need.defaultValue == .none ? .missing : .omitted
    }

    /// A need for `some P & Sendable` takes the instance that is provided as `P`. The compiler checks whether it is
    /// `Sendable`. The same holds for `AnyObject`.
    private func meetOpaque(_ type: TypeID, _ key: TypeID) -> Fulfilment? {
        guard types.mentions(.some, in: type), types[key].kind == .composition else { return nil }
        let parts = types.children(of: key)
        let rest = parts.filter { name(of: $0.type).map { !markerNames.contains($0) } ?? true }
        guard rest.count < parts.count, !rest.isEmpty else { return nil }
        let wanted = rest.count == 1 ? rest[0].type : types.intern(.composition, rest)
        guard case .provider(let offer)? = meet(wanted, written: wanted) else { return nil }
        let own = offers[offers[offer].ownOffer]
        let mustBeObject = parts.contains { name(of: $0.type) == markerNames.last }
        if TypeText(symbols: bindings.symbols).isExistential(own.type) || mustBeObject && isValue(own.type) {
            return nil
        }
        return .provider(offers[offer].ownOffer)
    }

    private func name(of type: TypeID) -> Name? { bindings.symbols.symbol(of: type).map { bindings.symbols[$0].name } }

    private func isValue(_ type: TypeID) -> Bool {
        guard let symbol = bindings.symbols.symbol(of: type) else { return true }
        return [.struct, .enum].contains(bindings.symbols[bindings.symbols.aliasedSymbol(symbol)].kind)
    }

    func meet(_ key: TypeID, written: TypeID) -> Fulfilment? {
        if let offer = find(key) ?? offerLazyCollection(key, written) { return .provider(offer) }
        guard let function = types.function(named(written)), !function.traits.isForeign else { return nil }
        if !function.parameters.isEmpty, let opener = openers[keys.key(function.result)] {
            return add(ClosurePlan(function: function, result: .provider(opener)))
        }
        if let result = meet(keys.key(function.result), written: function.result) {
            return add(ClosurePlan(function: function, result: result))
        }
        guard let wrapped = endingResult(of: function),
            case .provider(let offer)? = meet(keys.key(wrapped), written: wrapped)
        else { return nil }
        return add(ClosurePlan(function: function, result: .provider(offer), isNilAfterEnd: true))
    }

    /// The `T` of a function that returns a `T?`, which may be nil once the factory of the `T` is gone. An invalid provider may be
    /// meant to make the `T?` itself.
    func endingResult(of function: FunctionType) -> TypeID? {
        let key = keys.key(function.result)
        guard types[key].kind == .optional, invalidOffers.isEmpty || invalidOffer(for: key) == nil else { return nil }
        return unwrapped(function.result)
    }

    func add(_ closure: ClosurePlan) -> Fulfilment {
        let added = closures.end
        closures.append(closure)
        return .closure(added)
    }

    /// `type` without typealiases and parentheses, so that a function type shows the names of its parameters.
    func named(_ type: TypeID) -> TypeID {
        var current = type
        for _ in 0..<32 {
            let node = types[current]
            switch node.kind {
            case .nominal, .member:
                guard let target = bindings.symbols.aliasTarget(current) else { return current }
                current = target
            case .tuple where node.isParenthesised: current = types.child(0, of: current)
            case .specified: current = types.child(0, of: current)
            default: return current
            }
        }
        return current
    }

    private func unwrapped(_ type: TypeID) -> TypeID {
        let written = named(type)
        switch types[written].kind {
        case .optional, .unwrapped: return types.child(0, of: written)
        default: return types.child(0, of: keys.key(type))
        }
    }
}
