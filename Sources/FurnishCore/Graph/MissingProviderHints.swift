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

    var types: TypeTable { graph.program.types }
    var symbols: SymbolTable { graph.symbols }

    init(_ graph: DependencyGraph) {
        self.graph = graph
        messages = HintMessages(graph: graph)
    }

    /// - Parameters:
    ///   - key: What nothing provides.
    ///   - need: The first that asks for it, which is spelled there.
    func hints(for key: TypeID, of need: Int, in provider: Int) -> [Diagnostic.Note] {
        messages.written = [key: graph.bindings.needs[need].type]
        let closure = closure(handing: key, to: provider)
        return closure.map { [messages.handed($0, need, of: provider)] } ?? hints(for: key)
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
        return found.isEmpty ? spelling(key) : found
    }

    /// Each kind of near miss in turn: what is provided under another type first, then what could be provided.
    private func nearMisses(of key: TypeID) -> [Diagnostic.Note] {
        let provided =
            optionality(key) + elements(key) + collections(key) + typealiases(key) + functions(key)
            + hiddenProviders(of: key)
        if !provided.isEmpty { return provided }
        let unmarked = scopeProperties(key)
        return unmarked.isEmpty ? specialisations(key) + declarations(of: key) : unmarked
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

    /// What would help with `T` helps with `T?` and `() -> T` as well.
    private func partHints(_ key: TypeID) -> [Diagnostic.Note] {
        if let function = types.function(key) { return hints(for: graph.keys.key(function.result)) }
        return types[key].kind == .optional ? hints(for: types.child(0, of: key)) : []
    }

    // MARK: Provided under another type

    /// `T` never meets a need for `T?`, nor the other way round.
    private func optionality(_ key: TypeID) -> [Diagnostic.Note] {
        if types[key].kind == .optional {
            let wrapped = types.child(0, of: key)
            let advice = "need that, or have a default, '= nil'"
            if let row = graph.find(wrapped) { return [messages.provided(row, insteadOf: key, advice: advice)] }
            guard let row = made(by: wrapped) else { return [] }
            return [messages.closure(wrapped, making: row, insteadOf: key, advice: advice)]
        }
        guard let row = graph.find(types.intern(.optional, [TypeChild(key)])) else { return [] }
        return [messages.provided(row, insteadOf: key, advice: "need that")]
    }

    /// What a closure of this type would make.
    private func made(by type: TypeID) -> Int? {
        guard let function = types.function(type), !function.traits.contains(.isForeign) else { return nil }
        let result = graph.keys.key(function.result)
        return graph.find(result) ?? made(by: result)
    }

    /// `[T]`, where a `T` is provided.
    private func elements(_ key: TypeID) -> [Diagnostic.Note] {
        guard types[key].kind == .array, let row = graph.find(types.child(0, of: key)) else { return [] }
        let provider = graph.available[row].provider
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
        return rows.lazy.filter { self.graph.available[$0].key != key }.prefix(Self.mostHints).map {
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
}
