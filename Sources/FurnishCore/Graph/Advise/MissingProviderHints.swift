/// Finds advice for missing providers. No hint is better than a wrong one.
///
/// It exists only if a provider is missing, so its tables cost a correct program nothing.
final class MissingProviderHints {
    let graph: DependencyGraph
    /// The notes about the missing need that is looked at.
    private(set) var messages: HintMessages
    /// The visible types for each protocol or class in their ancestry.
    private(set) lazy var candidates = SubtypeCandidate.byAncestor(in: graph)
    private(set) lazy var providersOfSymbol = providersBySymbol()
    private lazy var provided = ProvidedTypeIndex(graph)
    /// Marked declarations of other modules that are not visible or have a mistake.
    private(set) lazy var hidden = HiddenProvider.all(in: graph)
    private(set) lazy var unmarkedMakers = findUnmarkedMakers()
    private lazy var givens = GivenHints(graph)

    /// Conditions under which something provides the missing type.
    private var excluded: [ConditionID] = []

    /// For each kind of hint. More notes would hide the error.
    static let mostHints = 3
    /// The number of types that get a spelling hint. Each name is compared with all others, which is slow.
    private static let mostMisspelled = 100
    private var misspelledCount = 0
    /// Needs of closures that pass values although no given parameter takes them.
    private lazy var closuresWithUnusedParameters = graph.fulfilments.indices.compactMap {
        need -> (need: NeedID, closure: ClosureID)? in
        guard case .closure(let closure) = graph.fulfilments[need], graph.closures[closure].filled.isEmpty else {
            return nil
        }
        return (need, closure)
    }

    var types: TypeTable { graph.types }
    var symbols: SymbolTable { graph.symbols }

    init(_ graph: DependencyGraph) {
        self.graph = graph
        messages = HintMessages(graph: graph, need: nil, written: [:])
    }

    /// - Parameters:
    ///   - key: The missing type.
    ///   - need: The first need of it, whose spelling the hints use.
    ///   - location: The position of the error.
    func hints(for key: TypeID, of need: NeedID, in provider: ProviderID, at location: Location) -> [Diagnostic.Note] {
        messages = HintMessages(graph: graph, need: need, written: [key: graph.needs[need].type])
        let given = givens.hint(for: need, of: provider)
        if let given, let need = closureNeed(passing: key, to: provider) {
            return [messages.passed(byClosure: need, given)]
        }
        if graph.providers[provider].receiver == need, let scope = unmarkedScope(key) {
            return messages.markScope(scope)
        }
        let found = hints(for: key)
        // Only the user knows the source of a value whose type another framework declares.
        let isEither = given != nil && !isOfStandardLibrary(key)
        let maker = {
            self.messages.markAnyMaker(
                of: key, at: location, blocker: self.givens.blocker(of: provider),
                isEither ? self.messages.writingMaker(of: key) : [])
        }
        guard found.isEmpty else { return found + additionalHints(key, found, given, maker) }
        if let note = protocolHint(key, at: location) { return [note] }
        if types[key].kind == .optional, !isOfStandardLibrary(key) {
            return notes(given) + [messages.writeDefault(at: location)]
        }
        return notes(given) + [maker()]
    }

    /// The declaration of a type that gets what it provides from outside, as the type that a scope starts from does: a marked
    /// stored property has no value of its own.
    private func unmarkedScope(_ key: TypeID) -> Site? {
        guard types[key].kind == .nominal, let site = symbols[types[key].symbol].sites.first,
            graph.program.module(of: site).origin == .own
        else { return nil }
        let file = graph.program.file(site.file)
        let isStarted = symbols.storedProperties(of: site).contains { property in
            !symbols.hasValue(property) && file.marker(.provides, on: property.row) != nil
        }
        return isStarted ? site : nil
    }

    /// Hints for a key that is provided, but only under some conditions.
    func hints(for key: TypeID, of need: NeedID, besides alternatives: [ProviderID]) -> [Diagnostic.Note] {
        messages = HintMessages(
            graph: graph, need: need, written: [key: graph.needs[need].type],
            lifetime: alternatives.first.map { graph.providers[$0].lifetime } ?? .each)
        excluded = alternatives.map { graph.providers[$0].condition }
        defer { excluded = [] }
        var made = key
        while let function = types.function(made) { made = graph.keys.key(function.result) }
        return declarations(of: made) + makers(of: made)
    }

    /// Whether a declaration exists where nothing provides the missing type.
    func fillsGap(_ site: Site) -> Bool {
        excluded.allSatisfy {
            graph.bindings.conditions.areExclusive(graph.bindings.conditions.condition(of: site), $0)
        }
    }

    /// Further hints next to those found. Hints in another package cannot be followed here, and only the user knows the
    /// source of a value whose type another framework declares.
    private func additionalHints(
        _ key: TypeID, _ found: [Diagnostic.Note], _ given: GivenHint?, _ maker: () -> Diagnostic.Note
    ) -> [Diagnostic.Note] {
        if isForeign(key) { return unmarkedMakers[key] == nil ? [] : notes(given) }
        // An enum is often a choice that the caller makes.
        if symbols[types[key].symbol].kind == .enum { return notes(given) }
        return found.allSatisfy { graph.program.isOfDependency($0.location) } ? [maker()] : []
    }

    private func notes(_ given: GivenHint?) -> [Diagnostic.Note] {
        given.map { [.init($0.location, "", $0.fix)] } ?? []
    }

    private func isForeign(_ key: TypeID) -> Bool {
        types[key].kind != .nominal || symbols[types[key].symbol].isForeign
    }

    /// Advice for a protocol that no type in view conforms to, or for a collection of it.
    private func protocolHint(_ key: TypeID, at location: Location) -> Diagnostic.Note? {
        if isProtocol(key) { return messages.markAny(key, as: key, at: location) }
        if let function = types.function(key) { return protocolHint(graph.keys.key(function.result), at: location) }
        guard types[key].kind == .array, isProtocol(types.child(0, of: key)) else { return nil }
        return messages.markAny(types.child(0, of: key), as: key, at: location)
    }

    /// Whether a type is a protocol that is declared in view, or a composition with such a protocol.
    private func isProtocol(_ key: TypeID) -> Bool {
        switch types[key].kind {
        case .nominal: symbols[types[key].symbol].kind == .protocol
        case .composition: types.children(of: key).contains { isProtocol($0.type) }
        default: false
        }
    }

    /// The first need of a closure that would pass the missing value if the provider took it as a given parameter.
    private func closureNeed(passing key: TypeID, to provider: ProviderID) -> NeedID? {
        closuresWithUnusedParameters.first { need, closure in
            guard graph.closures[closure].function.parameters.contains(where: { graph.keys.key($0.type) == key }),
                let made = graph.madeProvider(.closure(closure))
            else { return false }
            return graph.reaches([made]) { $0 == provider }
        }?.need
    }

    private func hints(for key: TypeID) -> [Diagnostic.Note] {
        // For a closure `() -> T`, `T` itself may be provided.
        if graph.find(key) != nil { return [] }
        var found = nearMisses(of: key)
        if found.isEmpty { found = resultHints(key) }
        return found.isEmpty ? factoryNameHints(key) + spellingHints(key) + additionalTypeSpellingHints(key) : found
    }

    /// Providers of a similar type; otherwise, declarations that could be marked.
    private func nearMisses(of key: TypeID) -> [Diagnostic.Note] {
        let provided =
            optionalHints(key) + elementHints(key) + collectionHints(key) + typealiasHints(key) + functionHints(key)
            + hiddenProviders(of: key)
        if !provided.isEmpty { return provided }
        let unmarked = scopePropertyHints(key)
        return unmarked.isEmpty ? specializationHints(key) + declarations(of: key) + makers(of: key) : unmarked
    }

    /// Unmarked properties of the type that a scope starts from.
    private func scopePropertyHints(_ key: TypeID) -> [Diagnostic.Note] {
        graph.bindings.scopes.indices.flatMap { scope -> [Diagnostic.Note] in
            guard let site = graph.bindings.scopes[scope].site else { return [] }
            return symbols.storedProperties(of: site).filter { property in
                let declaration = graph.program.declaration(property)
                return declaration.access >= .internal && !declaration.type.isEmpty
                    && graph.keys.key(symbols.readType(declaration.type, at: property)) == key
            }.map { messages.mark($0, ofScope: scope) }
        }
    }

    /// Hints for `T` also help with `() -> T`.
    private func resultHints(_ key: TypeID) -> [Diagnostic.Note] {
        types.function(key).map { hints(for: graph.keys.key($0.result)) } ?? []
    }

    // MARK: Provided under another type

    /// `T` for a need of `T?`, or the reverse: neither meets the other.
    private func optionalHints(_ key: TypeID) -> [Diagnostic.Note] {
        if types[key].kind == .optional {
            let wrapped = types.child(0, of: key)
            if let offer = graph.find(wrapped) {
                return [messages.provided(offer, insteadOf: key, messages.taking(wrapped, insteadOf: key))]
                    + orDefault(key)
            }
            guard let offer = made(by: wrapped) else { return [] }
            let fix = messages.taking(wrapped, insteadOf: key)
            return [messages.closure(wrapped, making: offer, insteadOf: key, fix)] + orDefault(key)
        }
        let optional = types.intern(.optional, [TypeChild(key)])
        guard let offer = graph.find(optional) else { return [] }
        return [messages.provided(offer, insteadOf: key, messages.taking(optional, insteadOf: key))]
    }

    private func orDefault(_ key: TypeID) -> [Diagnostic.Note] {
        guard let need = messages.need, isNeeded(key) else { return [] }
        return [messages.orDefault(of: need)]
    }

    /// Whether a key is that of the reported need itself, not of the result of a needed closure.
    private func isNeeded(_ key: TypeID) -> Bool { messages.written[key] != nil }

    /// The offer of the type that a closure would make.
    private func made(by type: TypeID) -> OfferID? {
        guard let function = types.function(type), !function.traits.contains(.isForeign) else { return nil }
        let result = graph.keys.key(function.result)
        return graph.find(result) ?? made(by: result)
    }

    /// `[T]`, where a `T` is provided.
    private func elementHints(_ key: TypeID) -> [Diagnostic.Note] {
        guard types[key].kind == .array, let offer = graph.find(types.child(0, of: key)) else { return [] }
        let provider = graph.offers[offer].provider
        let made = graph.providers[provider]
        // A marked function or property with `into:` would provide only the collection.
        guard graph.isOwn(provider), made.isProvided, made.collection == nil, case .initializer = made.construction
        else { return [] }
        return [messages.collect(offer, into: key)]
    }

    /// `T`, where a `[T]` is provided.
    private func collectionHints(_ key: TypeID) -> [Diagnostic.Note] {
        let collection = types.intern(.array, [TypeChild(key)])
        guard let offer = graph.find(collection) else { return [] }
        return [messages.provided(offer, insteadOf: key, messages.taking(collection, insteadOf: key))]
    }

    /// `URL`, where a typealias `BaseURL` is provided, which is then a type of its own.
    private func typealiasHints(_ key: TypeID) -> [Diagnostic.Note] {
        (provided.aliases[key] ?? []).prefix(Self.mostHints).map { messages.aliased($0, insteadOf: key) }
    }

    /// `Store<User>`, where a `Store<Admin>` is provided.
    private func specializationHints(_ key: TypeID) -> [Diagnostic.Note] {
        let node = types[key]
        guard node.kind == .nominal, !node.children.isEmpty else { return [] }
        let offers = provided.specializations[node.symbol] ?? []
        return offers.lazy.filter { self.graph.offers[$0].key != key }.prefix(Self.mostHints).map {
            messages.provided($0, insteadOf: key, nil)
        }
    }

    /// `(Int) -> T`, where a `(String) -> T` is provided as a value.
    private func functionHints(_ key: TypeID) -> [Diagnostic.Note] {
        guard let function = types.function(key) else { return [] }
        let offer = provided.functions[graph.keys.key(function.result)]?.first
        return offer.map { messages.otherFunction($0, insteadOf: key) } ?? []
    }

    // MARK: Spelling

    /// `CartFactory`, where the factory of the scope `Feature.Cart` is called `FeatureCartFactory`.
    private func factoryNameHints(_ key: TypeID) -> [Diagnostic.Note] {
        guard let name = unknownName(key).map(graph.program.names.text), name.hasSuffix("Factory") else { return [] }
        let sites =
            graph.bindings.scopes.elements.compactMap(\.site) + graph.providers.elements.filter(\.isFactory).map(\.site)
        for site in sites {
            guard let scope = symbols.symbol(at: site), symbols[scope].parent != nil,
                graph.program.names.text(symbols[scope].name) + "Factory" == name
            else { continue }
            return [messages.misspelledFactory(of: scope, at: site, insteadOf: key)]
        }
        return []
    }

    /// A provided type whose name differs by a letter or two from a needed name that no file in view declares.
    private func spellingHints(_ key: TypeID) -> [Diagnostic.Note] {
        let node = types[key]
        guard node.kind == .nominal, node.children.isEmpty else { return [] }
        let symbol = symbols[node.symbol]
        let name = graph.program.names.text(symbol.name)
        guard symbol.isForeign, symbol.parent == nil, symbol.qualifier == .none, !StandardLibrary.isValue(name),
            misspelledCount < Self.mostMisspelled
        else { return [] }
        misspelledCount += 1
        let spelling = TypeSpelling(name)
        var best: (offer: OfferID, distance: Int)?
        var isAlone = true
        let spellings = provided.spellings
        for position in spellings.indices {
            guard let distance = spelling.distance(to: spellings[position].spelling) else { continue }
            if let known = best, known.distance <= distance {
                if known.distance == distance { isAlone = false }
                continue
            }
            best = (spellings[position].offer, distance)
            isAlone = true
        }
        guard let best, isAlone else { return [] }
        return [messages.misspelled(best.offer, insteadOf: key)]
    }

    /// A marker whose `as:` differs by a letter or two from the missing type, which is declared in view.
    private func additionalTypeSpellingHints(_ key: TypeID) -> [Diagnostic.Note] {
        guard types[key].kind == .nominal, !symbols[types[key].symbol].isForeign, misspelledCount < Self.mostMisspelled
        else { return [] }
        misspelledCount += 1
        let spelling = TypeSpelling(graph.program.names.text(symbols[types[key].symbol].name))
        let near = provided.spellings.first { candidate in
            let offer = graph.offers[candidate.offer]
            return offer.ownOffer != candidate.offer && graph.isOwn(offer.provider) && isForeign(offer.key)
                && spelling.distance(to: candidate.spelling) != nil
        }
        return near.flatMap { messages.misspelled(additionalType: $0.offer, for: key) }.map { [$0] } ?? []
    }
}
