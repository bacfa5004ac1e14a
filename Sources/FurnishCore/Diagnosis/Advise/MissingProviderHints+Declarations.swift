/// Hints about declared types that could be provided as the missing type.
extension MissingProviderHints {
    /// Hints for the missing type's own declaration, and for types that conform to it or inherit from it.
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

    func ownDeclaration(_ symbol: SymbolID) -> [Diagnostic.Note] {
        guard let site = symbols[symbol].sites.first(where: fillsGap) else { return [] }
        // A template may be marked, and still not make the missing type.
        if graph.bindings.marked[site]?.provides != nil { return [] }
        if containers.contains(symbol) { return [messages.delete(container: site)] }
        if targets.isController(symbol, site), unmarkedMakers.makesOwner(symbol) { return [] }
        if graph.program.isHidden(site) {
            return [messages.mark(site, isHidden: true, canBeMade: targets.canBeMade(symbol, site))]
        }
        let misspelled = symbols.members(of: symbol, .initializer).first { initializer in
            graph.program.file(initializer.file).misspelled(.provides, on: initializer.row) != nil
        }
        if let misspelled { return [messages.mark(initializer: misspelled, of: site)] }
        let markings = targets.all(of: symbol, site)
        // An instance with a written type already gets a hint from `makers(of:)`.
        return HintMessages.capped(
            markings.compactMap { marking in
                switch marking {
                case .type: return messages.mark(site)
                case .initializer(let initializer): return messages.mark(initializer: initializer, of: site)
                case .instance(let property):
                    let isTyped = !graph.program.declaration(property).type.isEmpty
                    return isTyped ? nil : messages.mark(sharedInstance: property, of: site)
                case .noInitializer: return messages.writeInitializer(site)
                case .failableInitializer(let initializer): return messages.failable(initializer, of: site)
                }
            }) + (markings.isEmpty ? [messages.markMaker(site)] : [])
    }

    // MARK: Subtypes

    /// - Parameters:
    ///   - key: A protocol, a class or a composition.
    ///   - needed: `key` itself, or an array of it.
    func subtypes(of key: TypeID, as needed: TypeID, isProvided: Bool = false) -> [Diagnostic.Note] {
        let wanted = types.namedParts(of: key)
        guard let one = wanted.first, !targets.isFrameworkClass(one) else { return [] }
        let conforming = (candidates[one] ?? []).filter { candidate in
            wanted.isSubset(of: candidate.ancestry) && fillsGap(candidate.site)
                && !containers.contains(candidate.symbol)
        }
        let decorators = Decorators(graph: graph, providersOfSymbol: providersOfSymbol)
        let usable = conforming.filter { !decorators.takes($0, key) && !decorators.takes($0, needed) }
        let fitting = usable.filter { !isEntryPoint($0) }
        // Whether a new one of what the app asks for is meant, only the user knows.
        if fitting.isEmpty { return HintMessages.capped(usable.map { messages.markToo($0.site, as: key) }) }
        var notes: [Diagnostic.Note] = []
        for candidate in fitting {
            if let scope = (providersOfSymbol[candidate.symbol] ?? []).first(where: graph.resolution.isOfScope) {
                notes.append(messages.take(scopeValue: scope, insteadOf: key))
            } else if let provider = provider(of: candidate) {
                // A provider can contribute to only one collection.
                if key != needed, graph.providers[provider].collection != nil { continue }
                let isSaid = graph.providers[provider].additionalTypes.contains { graph.keys.key($0) == key }
                let note =
                    isSaid ? messages.unsettled(provider, key) : messages.extend(provider, to: key, as: needed)
                notes.append(note)
            } else if let broken = hidden.first(where: { $0.symbol == candidate.symbol && $0.mistake != nil }),
                let mistake = broken.mistake
            {
                // A broken marker of another module may not even tell what the type was to provide.
                notes.append(messages.mistake(mistake, in: broken.site))
            } else if !isProvided, let marking = marking(of: candidate, to: key) {
                notes.append(messages.mark(candidate, to: key, as: needed, marking))
            }
        }
        guard notes.count == 1, fitting.count == 1, key == needed else { return HintMessages.capped(notes) }
        // The only other type could be meant, or a decorator of it. Only the user knows which one.
        for candidate in conforming where graph.program.isOwn(candidate.site.file) {
            let provider = provider(of: candidate)
            guard let type = decorators.wrappedType(candidate, key), case .type? = marking(of: candidate, to: key),
                provider != nil || providersOfSymbol[candidate.symbol] == nil
            else { continue }
            notes.append(messages.mark(decorator: candidate, provider, of: fitting[0], takenAt: type, to: key))
        }
        return HintMessages.capped(notes)
    }

    /// - Returns: nil for a type that no initializer can make, and for a generic type, whose parameters would be undetermined.
    private func marking(of candidate: SubtypeCandidate, to key: TypeID) -> MarkerTarget? {
        let symbol = symbols[candidate.symbol]
        if symbol.isGeneric { return nil }
        // If an inherited type of an enum is not in view, it may be the raw type.
        if symbol.kind == .enum, types.namedParts(of: key).contains(where: { symbols[$0].isForeign }) { return nil }
        return targets.all(of: candidate.symbol, candidate.site).first
    }

    /// A provider of exactly this type whose marker can be rewritten.
    private func provider(of candidate: SubtypeCandidate) -> ProviderID? {
        (providersOfSymbol[candidate.symbol] ?? []).first { provider in
            let definition = graph.providers[provider]
            return definition.isProvided && !definition.isFake && !graph.resolution.isMadeByTemplate[provider]
                && !definition.isNamedAfterDeclaration
        }
    }

    func providersBySymbol() -> [SymbolID: [ProviderID]] {
        var found: [SymbolID: [ProviderID]] = [:]
        for provider in graph.providers.indices {
            guard let symbol = symbols.symbol(of: graph.providers[provider].type) else { continue }
            found[symbol, default: []].append(provider)
        }
        return found
    }

    /// An entry point that conforms to a protocol is no candidate, because it may be the consumer itself. An exception is one
    /// whose only marker is a `given:`, which states how a provider's parameters are filled.
    private func isEntryPoint(_ candidate: SubtypeCandidate) -> Bool {
        (providersOfSymbol[candidate.symbol] ?? []).contains { provider in
            guard graph.providers[provider].isEntryPoint else { return false }
            let given = graph.providers[provider].needs.filter { graph.needs[$0].isGiven }
            return given.isEmpty || given.contains { graph.needs[$0].isCoder }
        }
    }
}
