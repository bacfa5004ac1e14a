/// Finds names that differ by a letter or two from a missing type.
struct SpellingHints {
    let graph: DependencyGraph
    let provided: ProvidedTypeIndex
    /// The number of types that get a spelling hint. Each name is compared with all others, which is slow.
    private static let mostCompared = 100
    var comparedCount = 0

    private var types: TypeTable { graph.types }
    private var symbols: SymbolTable { graph.symbols }

    mutating func hints(for key: TypeID, _ messages: HintMessages) -> [Diagnostic.Note] {
        let near = factoryNames(key, messages) + providedNames(key, messages) + additionalTypes(key, messages)
        return near.isEmpty ? declaredNames(key, messages) : near
    }

    /// `CartFactory`, where the factory of the scope `Feature.Cart` is called `FeatureCartFactory`.
    private func factoryNames(_ key: TypeID, _ messages: HintMessages) -> [Diagnostic.Note] {
        guard let name = symbols.unknownName(key).map(graph.program.names.text), name.hasSuffix("Factory")
        else { return [] }
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
    private mutating func providedNames(_ key: TypeID, _ messages: HintMessages) -> [Diagnostic.Note] {
        let node = types[key]
        guard node.kind == .nominal, node.children.isEmpty else { return [] }
        let symbol = symbols[node.symbol]
        let name = graph.program.names.text(symbol.name)
        guard symbol.isForeign, symbol.parent == nil, symbol.qualifier == .none, !KnownType.isValue(name),
            comparedCount < Self.mostCompared
        else { return [] }
        comparedCount += 1
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
    private mutating func additionalTypes(_ key: TypeID, _ messages: HintMessages) -> [Diagnostic.Note] {
        guard types[key].kind == .nominal, !symbols[types[key].symbol].isForeign, comparedCount < Self.mostCompared
        else { return [] }
        comparedCount += 1
        let spelling = TypeSpelling(graph.program.names.text(symbols[types[key].symbol].name))
        let near = provided.spellings.first { candidate in
            let offer = graph.offers[candidate.offer]
            return offer.ownOffer != candidate.offer && graph.resolution.isOwn(offer.provider)
                && (types[offer.key].kind != .nominal || symbols[types[offer.key].symbol].isForeign)
                && spelling.distance(to: candidate.spelling) != nil
        }
        return near.flatMap { messages.misspelled(additionalType: $0.offer, for: key) }.map { [$0] } ?? []
    }

    /// A type in view whose name differs by a letter or two from a name in the missing type, as in `[any AnalyticSink]`.
    private mutating func declaredNames(_ key: TypeID, _ messages: HintMessages) -> [Diagnostic.Note] {
        guard let need = messages.need, messages.isNeeded(key), comparedCount < Self.mostCompared else { return [] }
        comparedCount += 1
        return unknownNames(in: key).compactMap { word in
            let spelling = TypeSpelling(word)
            let near = symbols.symbols.indices.compactMap { row -> (type: SymbolID, distance: Int)? in
                let type = SymbolID(row: Int32(row))
                guard !symbols[type].isForeign, symbols[type].parent == nil, symbols.isVisible(type, fromModule: 0)
                else { return nil }
                let name = TypeSpelling(graph.program.names.text(symbols[type].name))
                return spelling.distance(to: name).map { (type, $0) }
            }
            guard let best = near.map(\.distance).min(), case let nearest = near.filter({ $0.distance == best }),
                nearest.count == 1, let site = symbols[nearest[0].type].sites.first
            else { return nil }
            return messages.misspelled(word, as: site, in: need)
        }
    }

    /// The names in a type that no source in view and no standard library declares.
    private func unknownNames(in key: TypeID) -> [String] {
        let name = symbols.unknownName(key).map(graph.program.names.text)
        let own = name.flatMap { KnownType.isValue($0) || KnownType.has(.isInStandardLibrary, $0) ? nil : $0 }
        return (own.map { [$0] } ?? []) + types.children(of: key).flatMap { unknownNames(in: $0.type) }
    }
}
