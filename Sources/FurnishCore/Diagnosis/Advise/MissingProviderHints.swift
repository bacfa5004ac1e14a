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
    private(set) lazy var provided = ProvidedTypeIndex(graph)
    /// Marked declarations of other modules that are not visible or have a mistake.
    private(set) lazy var hidden = HiddenProvider.all(in: graph)
    private(set) lazy var unmarkedMakers = UnmarkedMakers(graph)
    private lazy var spelling = SpellingHints(graph: graph, provided: provided)
    private(set) lazy var givens = GivenHints(graph)
    private(set) lazy var services = Services(graph, candidates)
    private(set) lazy var containers = HandWrittenContainers(graph: graph, services: services)
    /// Whether a declaration may be proposed to be marked, apart from the conditions that exclude it.
    var isCandidate: (Site) -> Bool = { _ in true }

    /// Conditions under which something provides the missing type.
    var excluded: [ConditionID] = []

    /// For each kind of hint. More notes would hide the error.
    static let mostHints = 3
    /// Needs of closures that pass values although no given parameter takes them.
    private lazy var closuresWithUnusedParameters = graph.fulfilments.indices.compactMap {
        need -> (need: NeedID, closure: ClosureID)? in
        guard case .closure(let closure) = graph.fulfilments[need], graph.requirements.filled[closure].isEmpty else {
            return nil
        }
        return (need, closure)
    }

    var types: TypeTable { graph.types }
    var symbols: SymbolTable { graph.symbols }
    var targets: MarkerTargets { MarkerTargets(graph: graph) }

    init(_ graph: DependencyGraph) {
        self.graph = graph
        messages = HintMessages(graph: graph, need: nil, written: [:])
    }

    /// - Parameters:
    ///   - key: The missing type.
    ///   - need: The first need of it, whose spelling the hints use.
    ///   - location: The position of the error.
    func hints(for key: TypeID, of need: NeedID, in provider: ProviderID, at location: Location) -> [Diagnostic.Note] {
        look(at: need, as: key)
        if let closures = ownFactoryHint(key, need, provider) { return [closures] }
        if let fake = fakeHint(key) { return [fake] }
        let given = givens.hint(for: need, of: provider)
        if let given, let need = closureNeed(passing: key, to: provider) {
            return [messages.passed(byClosure: need, given)]
        }
        if graph.providers[provider].receiver == need, let scope = graph.bindings.unmarkedScope(key) {
            return messages.markScope(scope)
        }
        if let coder = coderHint(key) { return [coder] }
        if let scope = unmarkedScope(openedBy: key) { return [messages.markScope(scope)[0]] }
        let optional = markedOptionalHints(key)
        if !optional.isEmpty { return notes(given) + optional }
        if let bundle = bundleHint(key) { return [bundle] }
        let found = foreignFactoryHints(key, provider) + hints(for: key)
        // Only the user knows the source of a value whose type another framework declares.
        let isEither = given != nil && !isOfStandardLibrary(key)
        let maker = { (changes: [Change]) in
            self.messages.markAnyMaker(of: key, at: location, blocker: self.givens.blocker(of: provider), changes)
        }
        guard found.isEmpty else {
            return dataHints(key, found, given) ?? found + additionalHints(key, found, given, maker([]))
        }
        let conforming = types.namedParts(of: key).flatMap { candidates[$0] ?? [] }.filter {
            containers.contains($0.symbol)
        }
        if !conforming.isEmpty { return conforming.map { messages.delete(container: $0.site) } }
        if let note = protocolHint(key, at: location) {
            // Another module often implements the protocol of a third one, and passes the implementation.
            let isOfOther = types[key].kind == .nominal && symbols[types[key].symbol].module > 0
            return isOfOther ? [note, messages.startFrom(at: location)] : [note]
        }
        if types[key].kind == .optional, !isOfStandardLibrary(key) {
            return notes(given) + [messages.writeDefault(at: location)]
        }
        return notes(given) + [maker(isEither ? messages.writingMaker(of: key) : [])]
    }

    /// Hints for a key that is provided, but only under some conditions.
    func hints(for key: TypeID, of need: NeedID, besides alternatives: [ProviderID]) -> [Diagnostic.Note] {
        look(at: need, as: key, besides: alternatives)
        defer { excluded = [] }
        let made = graph.keys.made(by: key)
        let declared = declarations(of: made)
        return declared + makers(of: made, besides: declared)
    }

    /// Prepares the notes about a need.
    ///
    /// - Parameter alternatives: The providers that meet it under other conditions.
    func look(at need: NeedID, as key: TypeID, besides alternatives: [ProviderID] = []) {
        let written = graph.needs[need].type
        // A need for a `T?` may be one for a `T`.
        messages = HintMessages(
            graph: graph, need: need, written: graph.keys.key(written) == key ? [key: written] : [:],
            lifetime: alternatives.first.map { graph.providers[$0].lifetime } ?? .each)
        excluded = alternatives.map { graph.providers[$0].condition }
    }

    /// Whether a declaration may be proposed: it exists where nothing provides the missing type, and not for previews.
    func fillsGap(_ site: Site) -> Bool {
        isCandidate(site) && !PreviewCode(graph: graph).contains(site)
            && excluded.allSatisfy {
                graph.bindings.conditions.areExclusive(graph.bindings.conditions.condition(of: site), $0)
            }
    }

    /// Further hints next to those found. Hints in another package cannot be followed here, and only the user knows the
    /// source of a value whose type another framework declares.
    private func additionalHints(
        _ key: TypeID, _ found: [Diagnostic.Note], _ given: GivenHint?, _ maker: Diagnostic.Note
    ) -> [Diagnostic.Note] {
        if isForeign(key) { return unmarkedMakers.sites[key] == nil && !isListOfOneType(key) ? [] : notes(given) }
        // An enum is often a choice that the caller makes.
        if symbols[types[key].symbol].kind == .enum { return notes(given) }
        return found.allSatisfy { graph.program.isOfDependency($0.location) } ? [maker] : []
    }

    /// Whether the elements of a missing list are of one provided type, as in a list of data. Several types contribute to one of
    /// a protocol.
    private func isListOfOneType(_ key: TypeID) -> Bool {
        guard types[key].kind == .array else { return false }
        let element = types.child(0, of: key)
        return types[element].kind == .nominal && !isProtocol(element) && graph.resolution.find(element) != nil
    }

    func notes(_ given: GivenHint?) -> [Diagnostic.Note] {
        given.map { [.init($0.location, "", $0.fix)] } ?? []
    }

    func isForeign(_ key: TypeID) -> Bool {
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
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        return closuresWithUnusedParameters.first { need, closure in
            guard
                graph.closures[closure].function.parameters.contains(where: {
                    promotion.fills(key, with: $0.type)
                }),
                let made = graph.resolution.madeProvider(.closure(closure))
            else { return false }
            return graph.dependencies.reaches([made]) { $0 == provider }
        }?.need
    }

    private func hints(for key: TypeID) -> [Diagnostic.Note] {
        // For a closure `() -> T`, `T` itself may be provided.
        if graph.resolution.find(key) != nil { return [] }
        var found = nearMisses(of: key)
        if found.isEmpty { found = resultHints(key) }
        if found.isEmpty { found = spelling.hints(for: key, messages) }
        return found.isEmpty ? distantMakers(of: key) : found
    }

    /// Providers of a similar type; otherwise, declarations that could be marked.
    private func nearMisses(of key: TypeID) -> [Diagnostic.Note] {
        let provided =
            optionalHints(key) + elementHints(key) + collectionHints(key) + typealiasHints(key) + functionHints(key)
            + hiddenProviders(of: key)
        if !provided.isEmpty { return provided }
        let unmarked = scopePropertyHints(key)
        if !unmarked.isEmpty { return unmarked }
        let declared = declarations(of: key)
        return specializationHints(key) + declared + makers(of: key, besides: declared)
    }

    /// Unmarked properties of the type that a scope starts from.
    private func scopePropertyHints(_ key: TypeID) -> [Diagnostic.Note] {
        graph.bindings.scopes.indices.flatMap { scope -> [Diagnostic.Note] in
            guard let site = graph.bindings.scopes[scope].site else { return [] }
            return graph.program.storedProperties(of: site).filter { property in
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
    ///
    /// - Parameter canBeNil: Whether the need may get the default nil, because it has none.
    func optionalHints(_ key: TypeID, canBeNil: Bool = true) -> [Diagnostic.Note] {
        if types[key].kind == .optional {
            let wrapped = types.child(0, of: key)
            if let offer = graph.resolution.find(wrapped) {
                return [messages.provided(offer, insteadOf: key, messages.taking(wrapped, insteadOf: key))]
                    + (canBeNil ? orDefault(key) : [])
            }
            guard let offer = made(by: wrapped) else { return [] }
            let fix = messages.taking(wrapped, insteadOf: key)
            return [messages.closure(wrapped, making: offer, insteadOf: key, fix)] + orDefault(key)
        }
        let optional = types.intern(.optional, [TypeChild(key)])
        guard let offer = graph.resolution.find(optional) else { return [] }
        return [messages.provided(offer, insteadOf: key, messages.taking(optional, insteadOf: key))]
    }

    private func orDefault(_ key: TypeID) -> [Diagnostic.Note] {
        guard let need = messages.need, messages.isNeeded(key) else { return [] }
        return [messages.orDefault(of: need)]
    }

    /// The offer of the type that a closure would make.
    private func made(by type: TypeID) -> OfferID? {
        guard let function = types.function(type), !function.traits.isForeign else { return nil }
        let result = graph.keys.key(function.result)
        return graph.resolution.find(result) ?? made(by: result)
    }

    /// `[T]`, where a `T` is provided.
    private func elementHints(_ key: TypeID) -> [Diagnostic.Note] {
        guard types[key].kind == .array, let offer = graph.resolution.find(types.child(0, of: key)) else { return [] }
        let provider = graph.offers[offer].provider
        let made = graph.providers[provider]
        // A marked function or property with `into:` would provide only the collection.
        guard graph.resolution.isOwn(provider), made.isProvided, made.collection == nil,
            case .initializer = made.construction
        else { return [] }
        return [messages.collect(offer, into: key)]
    }

    /// `T`, where a `[T]` is provided. Only the user knows whether the code can use the list, so that is no change.
    private func collectionHints(_ key: TypeID) -> [Diagnostic.Note] {
        let collection = types.intern(.array, [TypeChild(key)])
        guard !isOfStandardLibrary(key), let offer = graph.resolution.find(collection) else { return [] }
        let fix = Fix(messages.taking(collection, insteadOf: key).title)
        return [messages.provided(offer, insteadOf: key, fix)] + declarations(of: key)
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
}
