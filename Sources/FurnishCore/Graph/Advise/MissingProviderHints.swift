/// What would help where a provider is missing. No hint is better than a wrong one.
///
/// Asked only once something is missing, so a good build never pays for it.
final class MissingProviderHints {
    let graph: DependencyGraph
    private(set) var messages: HintMessages
    /// What the types of the own module and of its package are, by each type that they inherit.
    private(set) lazy var candidates = HintCandidate.byAncestor(in: graph)
    private(set) lazy var providersOfSymbol = providersBySymbol()
    private lazy var provided = ProvidedKeys(graph)
    /// What the other modules provide and do not show.
    private(set) lazy var hidden = HiddenProvider.all(in: graph)
    private(set) lazy var unmarkedMakers = findUnmarkedMakers()
    private lazy var givens = GivenHints(graph)

    /// More would bury the error.
    static let mostHints = 3
    /// A name is compared with all others, and after so many errors nobody reads what they suggest.
    private static let mostMisspelled = 100
    private var misspelledCount = 0
    /// Needs of closures that take what nothing is given.
    private lazy var unfilled = graph.fulfilments.indices.compactMap { need -> (need: Int, closure: Int)? in
        guard case .closure(let row) = graph.fulfilments[need], graph.closures[row].filled.isEmpty else { return nil }
        return (need, row)
    }

    var types: TypeTable { graph.types }
    var symbols: SymbolTable { graph.symbols }

    init(_ graph: DependencyGraph) {
        self.graph = graph
        messages = HintMessages(graph: graph)
    }

    /// - Parameters:
    ///   - key: What nothing provides.
    ///   - need: The first that asks for it, which is spelled there.
    ///   - location: Where that is reported.
    func hints(for key: TypeID, of need: Int, in provider: Int, at location: Location) -> [Diagnostic.Note] {
        messages.written = [key: graph.needs[need].type]
        let given = givens.hint(for: need, of: provider)
        if let given, let closure = closure(handing: key, to: provider) { return [messages.handed(closure, given)] }
        let found = hints(for: key)
        let maker = { self.messages.markAnyMaker(of: key, at: location, keeper: self.givens.keeper(of: provider)) }
        guard found.isEmpty else { return found + further(key, found, given, maker) }
        if let note = abstract(key, at: location) { return [note] }
        if types[key].kind == .optional, !isOfStandardLibrary(key) {
            return notes(given) + [messages.haveDefault(at: location)]
        }
        return notes(given) + [maker()]
    }

    /// What else may be meant although there are hints: those that lie in another package are nobody's to follow here,
    /// and of a type of another framework, only the user knows where its values come from.
    private func further(
        _ key: TypeID, _ found: [Diagnostic.Note], _ given: GivenHint?, _ maker: () -> Diagnostic.Note
    ) -> [Diagnostic.Note] {
        if isForeign(key) { return unmarkedMakers[key] == nil ? [] : notes(given) }
        // The cases of an enum are values, which callers have.
        if symbols[types[key].symbol].kind == .enum { return notes(given) }
        return found.allSatisfy { graph.program.isOfDependency($0.location) } ? [maker()] : []
    }

    private func notes(_ given: GivenHint?) -> [Diagnostic.Note] { given.map { [.init($0.location, $0.advice)] } ?? [] }

    private func isForeign(_ key: TypeID) -> Bool {
        types[key].kind != .nominal || symbols[types[key].symbol].isForeign
    }

    /// How to provide a protocol that nothing conforms to, or a collection of it.
    private func abstract(_ key: TypeID, at location: Location) -> Diagnostic.Note? {
        if isAbstract(key) { return messages.markAny(key, as: key, at: location) }
        if let function = types.function(key) { return abstract(graph.keys.key(function.result), at: location) }
        guard types[key].kind == .array, isAbstract(types.child(0, of: key)) else { return nil }
        return messages.markAny(types.child(0, of: key), as: key, at: location)
    }

    /// Whether a type is a protocol in view, or a composition with one.
    private func isAbstract(_ key: TypeID) -> Bool {
        switch types[key].kind {
        case .nominal: symbols[types[key].symbol].kind == .protocol
        case .composition: types.children(of: key).contains { isAbstract($0.type) }
        default: false
        }
    }

    /// The first need of a closure that would hand over what a provider lacks, if that were given it.
    private func closure(handing key: TypeID, to provider: Int) -> Int? {
        unfilled.first { need, row in
            guard graph.closures[row].function.parameters.contains(where: { graph.keys.key($0.type) == key }),
                let made = graph.madeProvider(.closure(row))
            else { return false }
            return graph.reaches([made]) { $0 == provider }
        }?.need
    }

    private func hints(for key: TypeID) -> [Diagnostic.Note] {
        // A part that is provided is not what is missing.
        if graph.find(key) != nil { return [] }
        var found = nearMisses(of: key)
        if found.isEmpty { found = partHints(key) }
        return found.isEmpty ? spelling(key) + spelling(ofWhatIs: key) : found
    }

    /// Each kind of near miss in turn: what is provided under another type first, then what could be provided.
    private func nearMisses(of key: TypeID) -> [Diagnostic.Note] {
        let provided =
            optionality(key) + elements(key) + collections(key) + typealiases(key) + functions(key)
            + hiddenProviders(of: key)
        if !provided.isEmpty { return provided }
        let unmarked = scopeProperties(key)
        return unmarked.isEmpty ? specialisations(key) + declarations(of: key) + makers(of: key) : unmarked
    }

    /// What a scope starts from and nobody marked.
    private func scopeProperties(_ key: TypeID) -> [Diagnostic.Note] {
        graph.bindings.scopes.enumerated().flatMap { row, scope -> [Diagnostic.Note] in
            guard let site = scope.site else { return [] }
            return symbols.storedProperties(of: site).filter { property in
                let declaration = graph.program.declaration(property)
                return declaration.access >= .internal && !declaration.type.isEmpty
                    && graph.keys.key(symbols.readType(declaration.type, at: property)) == key
            }.map { messages.mark($0, ofScope: row) }
        }
    }

    /// What would help with `T` helps with `() -> T` as well.
    private func partHints(_ key: TypeID) -> [Diagnostic.Note] {
        types.function(key).map { hints(for: graph.keys.key($0.result)) } ?? []
    }

    // MARK: Provided under another type

    /// `T` never meets a need for `T?`, nor the other way round.
    private func optionality(_ key: TypeID) -> [Diagnostic.Note] {
        if types[key].kind == .optional {
            let wrapped = types.child(0, of: key)
            if let row = graph.find(wrapped) {
                return [
                    messages.provided(
                        row, insteadOf: key, advice: messages.replacing(key, by: wrapped, orNil: isNeeded(key)))
                ]
            }
            guard let row = made(by: wrapped) else { return [] }
            let advice = messages.replacing(key, by: wrapped, orNil: isNeeded(key))
            return [messages.closure(wrapped, making: row, insteadOf: key, advice: advice)]
        }
        guard let row = graph.find(types.intern(.optional, [TypeChild(key)])) else { return [] }
        let optional = types.intern(.optional, [TypeChild(key)])
        return [messages.provided(row, insteadOf: key, advice: messages.replacing(key, by: optional))]
    }

    /// Whether a key is that of the need itself, and not of what a closure makes.
    private func isNeeded(_ key: TypeID) -> Bool { messages.written[key] != nil }

    /// What a closure of this type would make.
    private func made(by type: TypeID) -> Int? {
        guard let function = types.function(type), !function.traits.contains(.isForeign) else { return nil }
        let result = graph.keys.key(function.result)
        return graph.find(result) ?? made(by: result)
    }

    /// `[T]`, where a `T` is provided.
    private func elements(_ key: TypeID) -> [Diagnostic.Note] {
        guard types[key].kind == .array, let row = graph.find(types.child(0, of: key)) else { return [] }
        let provider = graph.offers[row].provider
        let made = graph.providers[provider]
        // What else has `into:` provides to the collection alone.
        guard graph.isOwn(provider), made.isProvided, made.collection == nil, case .initializer = made.construction
        else { return [] }
        return [messages.collect(row, into: key)]
    }

    /// `T`, where a `[T]` is provided.
    private func collections(_ key: TypeID) -> [Diagnostic.Note] {
        guard let row = graph.find(types.intern(.array, [TypeChild(key)])) else { return [] }
        return [messages.provided(row, insteadOf: key, advice: "need that")]
    }

    /// `URL`, where a `BaseURL` is provided, which is a name of its own then.
    private func typealiases(_ key: TypeID) -> [Diagnostic.Note] {
        (provided.aliases[key] ?? []).prefix(Self.mostHints).map(messages.aliased)
    }

    /// `Store<User>`, where a `Store<Admin>` is provided.
    private func specialisations(_ key: TypeID) -> [Diagnostic.Note] {
        let node = types[key]
        guard node.kind == .nominal, !node.children.isEmpty else { return [] }
        let rows = provided.specialisations[node.symbol] ?? []
        return rows.lazy.filter { self.graph.offers[$0].key != key }.prefix(Self.mostHints).map {
            messages.provided($0, insteadOf: key, advice: nil)
        }
    }

    /// `(Int) -> T`, where a `(String) -> T` is provided as a value.
    private func functions(_ key: TypeID) -> [Diagnostic.Note] {
        guard let function = types.function(key) else { return [] }
        let row = provided.functions[graph.keys.key(function.result)]?.first
        return row.map { messages.otherFunction($0, insteadOf: key) } ?? []
    }

    // MARK: Spelling

    /// A name that no file in view declares, a letter or two from one that is provided.
    private func spelling(_ key: TypeID) -> [Diagnostic.Note] {
        let node = types[key]
        guard node.kind == .nominal, node.children.isEmpty else { return [] }
        let symbol = symbols[node.symbol]
        let name = graph.program.names.text(symbol.name)
        guard symbol.isForeign, symbol.parent == nil, symbol.qualifier == .none, !StandardLibrary.isValue(name),
            misspelledCount < Self.mostMisspelled
        else { return [] }
        misspelledCount += 1
        let spelling = TypeSpelling(name)
        var best: (row: Int, distance: Int)?
        var isAlone = true
        let spellings = provided.spellings
        for position in spellings.indices {
            guard let distance = spelling.distance(to: spellings[position].spelling) else { continue }
            if let known = best, known.distance <= distance {
                if known.distance == distance { isAlone = false }
                continue
            }
            best = (spellings[position].row, distance)
            isAlone = true
        }
        guard let best, isAlone else { return [] }
        return [messages.misspelled(best.row)]
    }

    /// A type in view, a letter or two from what some marker says in `as:`.
    private func spelling(ofWhatIs key: TypeID) -> [Diagnostic.Note] {
        guard types[key].kind == .nominal, !symbols[types[key].symbol].isForeign, misspelledCount < Self.mostMisspelled
        else { return [] }
        misspelledCount += 1
        let spelling = TypeSpelling(graph.program.names.text(symbols[types[key].symbol].name))
        let near = provided.spellings.first { candidate in
            let row = graph.offers[candidate.row]
            return row.ownRow != candidate.row && graph.isOwn(row.provider) && isForeign(row.key)
                && spelling.distance(to: candidate.spelling) != nil
        }
        return near.flatMap { messages.misspelled(additionalType: $0.row, for: key) }.map { [$0] } ?? []
    }
}
