/// Finds the provider, closure or default that meets a need.
extension Resolution {
    func meet(_ need: Need) -> Fulfilment {
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

    /// - Parameter depth: The number of functions that return the one which returns this type.
    private func meet(_ key: TypeID, written: TypeID, depth: Int = 0) -> Fulfilment? {
        if let offer = find(key) ?? offerLazyCollection(key, written) { return .provider(offer) }
        // Each can be a typealias of the next. No program has as many.
        if depth > 100 { return nil }
        guard let function = types.function(named(written)), !function.traits.isForeign else { return nil }
        if !function.parameters.isEmpty, let opener = openers[keys.key(function.result)] {
            return addClosure(function, calling: opener)
        }
        switch meet(keys.key(function.result), written: function.result, depth: depth + 1) {
        case .provider(let offer): return addClosure(function, calling: offer)
        case .closure(let inner): return addClosure(function, calling: closures[inner].offer, returning: inner)
        default: break
        }
        guard let wrapped = endingResult(of: function),
            case .provider(let offer)? = meet(keys.key(wrapped), written: wrapped, depth: depth + 1)
        else { return nil }
        return addClosure(function, calling: offer, isNilAfterEnd: true)
    }

    /// A need for `some P & Sendable` takes the instance that is provided as `P`. The compiler checks whether it is
    /// `Sendable`. The same holds for `AnyObject`.
    private func meetOpaque(_ type: TypeID, _ key: TypeID) -> Fulfilment? {
        guard types.mentions(.some, in: type), types[key].kind == .composition else { return nil }
        let parts = types.children(of: key)
        func isNamed(_ type: TypeID, _ name: Name.Known) -> Bool {
            symbols.symbol(of: type).map { symbols[$0].name == Name(name) } == true
        }
        let mustBeObject = parts.contains { isNamed($0.type, .anyObject) }
        // These have no requirements.
        let rest = parts.filter { !isNamed($0.type, .sendable) && !isNamed($0.type, .anyObject) }
        guard rest.count < parts.count, !rest.isEmpty else { return nil }
        let wanted = rest.count == 1 ? rest[0].type : types.intern(.composition, rest)
        guard case .provider(let offer)? = meet(wanted, written: wanted) else { return nil }
        let own = offers[offers[offer].ownOffer]
        if text.isExistential(own.type) || mustBeObject && isValue(own.type) { return nil }
        return .provider(offers[offer].ownOffer)
    }

    private func isValue(_ type: TypeID) -> Bool {
        guard let symbol = symbols.symbol(of: type) else { return true }
        return [.struct, .enum].contains(symbols[symbols.aliasedSymbol(symbol)].kind)
    }

    /// The `T` of a function that returns a `T?`, which may be nil once the factory of the `T` is gone. An invalid provider may be
    /// meant to make the `T?` itself.
    private func endingResult(of function: FunctionType) -> TypeID? {
        let key = keys.key(function.result)
        guard types[key].kind == .optional, invalidOffers.isEmpty || invalidOffer(for: key) == nil else { return nil }
        return unwrapped(function.result)
    }

    /// `type` without typealiases and parentheses, so that a function type shows the names of its parameters.
    private func named(_ type: TypeID) -> TypeID {
        var current = type
        for _ in 0..<32 {
            let node = types[current]
            switch node.kind {
            case .nominal, .member:
                guard let target = symbols.aliasTarget(current) else { return current }
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

    // MARK: Needs that depend on a mistake or a condition

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

    /// Whether an invalid provider meets a need, or may be meant to do so where its providers are not compiled.
    func isMetByInvalid(_ need: Need, _ made: [ProviderID]) -> Bool {
        made.contains { providers[$0].isInvalid }
            || made.contains { providers[$0].condition != .always } && invalidOffer(for: keys.key(need.type)) != nil
    }

    /// Whether nothing but a weak property, which may be nil, would hold the instance for a need.
    func isFreedAtOnce(_ need: Need, _ fulfilment: Fulfilment) -> Bool {
        guard need.isWeakOrUnowned, need.defaultValue != .none, case .provider(let offer) = fulfilment else {
            return false
        }
        let made = providers[offers[offer].provider]
        return !made.isInvalid && (made.makesNewInstances || made.lifetime.isSharedInCall)
    }

    /// Whether a need uses its default under those of its conditions that exclude its provider.
    func isSometimesMet(_ need: NeedID, of provider: ProviderID) -> Bool {
        guard needs[need].defaultValue != .none else { return false }
        let made = madeProviders(fulfilments[need]).map { providers[$0].condition }
        if made.allSatisfy({ $0 == .always }) { return false }
        return !bindings.conditions.isImpossible(all: conditions(aroundNeed: need, of: provider), none: made)
    }

    // MARK: Collections, which no marker declares

    /// Adds a provider for each collection. It needs all contributions, in their order.
    func offerCollections() {
        let contributing = offers.indices.filter { offer in
            isOwnType(offer) && providers[offers[offer].provider].collection != nil
        }
        let collections = Dictionary(grouping: contributing) { offer in
            providers[offers[offer].provider].collection.map(keys.key)
        }
        for contributions in collections.values.sorted(by: { $0[0] < $1[0] }) {
            // Providers are in the order of modules, files and positions. Offers are not.
            let contributions = contributions.sorted { offers[$0].provider < offers[$1].provider }
            let first = providers[offers[contributions[0]].provider]
            guard let type = first.collection else { continue }
            let elements = contributions.map { offer in
                let element = providers[offers[offer].provider]
                return (Need(contribution: element, element.type), Fulfilment.provider(elementOffer(offer, of: type)))
            }
            addCollection(type, like: first, of: elements)
        }
    }

    /// A live element gets a member of the collection's element type, so that a fake can replace it by any element.
    private func elementOffer(_ offer: OfferID, of collection: TypeID) -> OfferID {
        let provider = offers[offer].provider
        let written = named(collection)
        let isWrittenOut = types[written].kind == .array || types[written].kind == .dictionary
        guard providers[provider].isLive, !providers[provider].lifetime.isSharedInCall,
            let element = types.children(of: isWrittenOut ? written : keys.key(collection)).last?.type
        else { return offer }
        let key = keys.key(element)
        if key == offers[offer].key { return offer }
        return add(Offer(key: key, type: element, provider: provider, ownOffer: offer, isElement: true))
    }

    /// A need for `[() -> T]` or `[K: () -> T]` gets a closure for each contribution to `[T]` or `[K: T]`.
    private func offerLazyCollection(_ key: TypeID, _ written: TypeID) -> OfferID? {
        let kind = types[key].kind
        guard kind == .array || kind == .dictionary, let element = types.children(of: key).last?.type,
            let function = types.function(named(element)), function.parameters.isEmpty, !function.traits.isForeign
        else { return nil }
        func eager(_ type: TypeID) -> OfferID? { find(keys.key(types.replacingElement(of: key) { _ in type })) }
        let whole = eager(function.result)
        guard let offer = whole ?? endingResult(of: function).flatMap(eager) else { return nil }
        let source = providers[offers[offer].provider]
        guard source.isCollection, !source.hasLazyElements else { return nil }
        let closures = source.needs.compactMap { need -> (Need, Fulfilment)? in
            guard case .provider(let made) = fulfilments[need] else { return nil }
            let closure = addClosure(function, calling: made, isNilAfterEnd: whole == nil)
            return (Need(contribution: providers[offers[made].provider], element), closure)
        }
        addCollection(written, like: source, of: closures, isLazy: true)
        return find(key)
    }
}
