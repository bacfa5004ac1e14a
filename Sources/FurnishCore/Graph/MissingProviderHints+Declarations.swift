/// Types in view that are not provided, or not as what is missing.
extension MissingProviderHints {
    /// The needed type's own declaration, and those of the types that conform to it or inherit from it.
    func declarations(of key: TypeID) -> [Diagnostic.Note] {
        if types[key].kind == .array { return subtypes(of: types.child(0, of: key), as: key) }
        guard types[key].kind == .nominal else { return subtypes(of: key, as: key) }
        let symbol = types[key].symbol
        switch symbols[symbol].kind {
        case .protocol, .foreign: return subtypes(of: key, as: key)
        case .class:
            let provided = subtypes(of: key, as: key, isProvided: true)
            return provided.isEmpty ? ownDeclaration(symbol) : provided
        case .struct, .enum, .actor: return ownDeclaration(symbol)
        case .typealias: return []
        }
    }

    private func ownDeclaration(_ symbol: SymbolID) -> [Diagnostic.Note] {
        guard let site = symbols[symbol].sites.first else { return [] }
        if isHidden(site) { return [messages.mark(site, isHidden: true)] }
        let misspelled = symbols.initializers(of: symbol).first { initializer in
            graph.program.file(initializer.file).misspelled(.provides, on: initializer.row) != nil
        }
        if let misspelled { return [messages.mark(initializer: misspelled, of: site)] }
        if let found = initializers(of: symbol, site) { return found }
        return [isMade(symbol, site) ? messages.mark(site, isHidden: false) : messages.markMaker(site)]
    }

    /// What to write where the initializers of a type are what keeps it from being made.
    private func initializers(of symbol: SymbolID, _ site: Site) -> [Diagnostic.Note]? {
        let isOwn = graph.program.module(of: site).origin == .own
        switch choice(symbol, site) {
        case .ambiguous(let initializers):
            let visible = initializers.filter { !isHidden($0) }
            return visible.isEmpty ? nil : messages.capped(visible.map { messages.mark(initializer: $0, of: site) })
        case .declared(let initializer) where isHidden(initializer):
            return sharedInstance(of: symbol, site)
        case .declared: return nil
        case .memberwise(let properties) where isOwn && properties.allSatisfy({ !isHidden($0) || hasNoNeed($0) }):
            return nil
        case .memberwise: return [messages.writeInitializer(site)]
        case .implicit: return isOwn ? nil : [messages.writeInitializer(site)]
        case .impossible where !isOwn && !symbols.initializers(of: symbol).isEmpty:
            return sharedInstance(of: symbol, site)
        case .impossible: return nil
        }
    }

    /// Of a type that lets nobody make another instance. One whose type is written is found as what makes that type.
    private func sharedInstance(of symbol: SymbolID, _ site: Site) -> [Diagnostic.Note] {
        guard let shared = symbols.sharedInstance(of: symbol, leastAccess: messages.leastAccess(of: site)) else {
            return [messages.writeInitializer(site)]
        }
        return graph.program.declaration(shared).type.isEmpty ? [messages.mark(sharedInstance: shared, of: site)] : []
    }

    /// Whether the memberwise initializer leaves a property out.
    private func hasNoNeed(_ property: Site) -> Bool { MemberwiseParameter(of: property, symbols) == nil }

    // MARK: What conforms or inherits

    /// - Parameters:
    ///   - key: A protocol, a class or a composition.
    ///   - needed: `key` itself, or an array of it.
    private func subtypes(of key: TypeID, as needed: TypeID, isProvided: Bool = false) -> [Diagnostic.Note] {
        let wanted = parts(of: key)
        guard let one = wanted.first else { return [] }
        let fitting = (candidates[one] ?? []).filter { candidate in
            wanted.isSubset(of: candidate.ancestry) && !isEntryPoint(candidate)
                && !takes(candidate, key) && !takes(candidate, needed)
        }
        var notes: [Diagnostic.Note] = []
        for candidate in fitting {
            if let provider = provider(of: candidate) {
                // One provider contributes to one collection.
                if key != needed, graph.providers[provider].collection != nil { continue }
                let isSaid = graph.providers[provider].additionalTypes.contains { graph.keys.key($0) == key }
                let note =
                    isSaid ? messages.unsettled(provider, key) : messages.extend(provider, to: key, as: needed)
                notes.append(note)
            } else if !isProvided, canBeMarked(candidate, to: key) {
                notes.append(
                    messages.mark(
                        candidate, to: key, as: needed, isHidden: isHidden(candidate.site),
                        isMakeable: isMakeable(candidate)))
            }
        }
        return messages.capped(notes)
    }

    /// Not what nothing makes, nor a generic type, for which nothing would say what its parameters are.
    private func canBeMarked(_ candidate: HintCandidate, to key: TypeID) -> Bool {
        let symbol = symbols[candidate.symbol]
        // What an enum inherits and is not in view may be the type of its raw values.
        if symbol.kind == .enum, parts(of: key).contains(where: { symbols[$0].isForeign }) { return false }
        return !symbol.isGeneric && (isMade(candidate.symbol, candidate.site) || !isMakeable(candidate))
    }

    /// Whether there is an initializer that the factory would see. Of an own type, it can be seen or need not be written.
    private func isMakeable(_ candidate: HintCandidate) -> Bool {
        if case .declared(let initializer) = choice(candidate.symbol, candidate.site) { return !isHidden(initializer) }
        return graph.program.module(of: candidate.site).origin == .own
    }

    private func parts(of key: TypeID) -> Set<SymbolID> {
        switch types[key].kind {
        case .nominal: return [types[key].symbol]
        case .composition:
            let parts = types.children(of: key).map { self.parts(of: $0.type) }
            return parts.contains([]) ? [] : parts.reduce(into: []) { $0.formUnion($1) }
        default: return []
        }
    }

    /// The provider that makes just this type, where its marker can be written anew.
    private func provider(of candidate: HintCandidate) -> Int? {
        (providersOfSymbol[candidate.symbol] ?? []).first { row in
            let provider = graph.providers[row]
            return provider.isProvided && !graph.isMadeByTemplate[row] && !provider.keepsItsName
        }
    }

    func providersBySymbol() -> [SymbolID: [Int]] {
        var found: [SymbolID: [Int]] = [:]
        for row in graph.providers.indices {
            guard let symbol = symbols.symbol(of: graph.providers[row].type) else { continue }
            found[symbol, default: []].append(row)
        }
        return found
    }

    /// A screen that conforms to what it needs is not what it is waiting for.
    private func isEntryPoint(_ candidate: HintCandidate) -> Bool {
        (providersOfSymbol[candidate.symbol] ?? []).contains { graph.providers[$0].isEntryPoint }
    }

    /// A wrapper of what it is itself would only need itself.
    private func takes(_ candidate: HintCandidate, _ key: TypeID) -> Bool {
        let isWrapper = (providersOfSymbol[candidate.symbol] ?? []).contains { row in
            graph.providers[row].needs.contains { graph.keys.key(graph.bindings.needs[$0].type) == key }
        }
        if isWrapper { return true }
        guard case .declared(let initializer) = choice(candidate.symbol, candidate.site) else { return false }
        let scanned = graph.program.file(initializer.file)
        return graph.program.declaration(initializer).parameters.indices.contains { row in
            graph.keys.key(symbols.readType(scanned.parameters[row].type, at: initializer)) == key
        }
    }

    private func choice(_ symbol: SymbolID, _ site: Site) -> InitializerChoice {
        symbols.chooseInitializer(of: symbol, at: site) { _ in false }
    }

    private func isMade(_ symbol: SymbolID, _ site: Site) -> Bool {
        if case .impossible = choice(symbol, site) { return false }
        return true
    }

    /// Whether generated code does not see a declaration.
    private func isHidden(_ site: Site) -> Bool {
        graph.program.declaration(site).access < messages.leastAccess(of: site)
    }
}
