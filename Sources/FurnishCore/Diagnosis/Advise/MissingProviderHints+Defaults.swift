/// Hints for needs that use their defaults.
extension MissingProviderHints {
    /// The warnings about defaults that hide a missing provider, for those needs that the graph could meet.
    ///
    /// - Parameter proposed: Where other fixes write markers. What one of them would provide is no mistake of its own.
    func unprovidedDefaults(_ unmet: [UnmetNeed], besides proposed: Set<Location>) -> [Diagnostic] {
        let found = unmet.compactMap {
            unmet -> (unmet: UnmetNeed, candidates: [Diagnostic.Note], named: Diagnostic.Note?)? in
            if let scope = unmet.deeperScope {
                if graph.needs[unmet.need].requirement != nil {
                    return (unmet, [messages.splitting(unmet, scope)], nil)
                }
                return (unmet, ScopeMessages(graph: graph).movingNotes(unmet.provider, into: scope), nil)
            }
            if let freed = unmet.freed { return (unmet, [GraphMessages(graph: graph).holding(freed)], nil) }
            let candidates = candidates(for: unmet)
            let isProposed = candidates.contains { !proposed.isDisjoint(with: $0.fix?.places ?? []) }
            return candidates.isEmpty || isProposed ? nil : (unmet, candidates, namedByDefault(unmet))
        }
        // Where not all defaults of a type name the same declaration, the user chooses.
        let places = Dictionary(grouping: found, by: \.unmet.key).mapValues { entries in
            Set(entries.map { $0.named?.fix?.places ?? [] })
        }
        return found.map { entry in
            let isOnly = entry.named != nil && places[entry.unmet.key]?.count == 1
            let notes = entry.named.map { [$0] } ?? entry.candidates
            let warning = entry.unmet.diagnostic
            let isWritten = notes.contains { $0.fix?.changes.isEmpty == false }
            return Diagnostic(
                warning.code, at: warning.location, warning.message,
                notes: notes
                    + (isOnly || graph.needs[entry.unmet.need].requirement != nil
                        ? [] : keepingDefault(entry.unmet, isWritten: isWritten)))
        }
    }

    /// The declarations of this package that could be marked to meet a need; empty for values.
    private func candidates(for unmet: UnmetNeed) -> [Diagnostic.Note] {
        look(at: unmet.need, as: unmet.key, besides: unmet.alternatives)
        defer { excluded = [] }
        if types[unmet.key].kind == .optional { return optionalHints(unmet.key, canBeNil: false) }
        if types[unmet.key].kind == .nominal, services.isValue(types[unmet.key].symbol), !isSharedInstance(unmet) {
            return []
        }
        isCandidate = { [graph] in graph.program.module(of: $0).origin != .dependency }
        defer { isCandidate = { _ in true } }
        let declared = declarations(of: unmet.key)
        return declared + makers(of: unmet.key, besides: declared)
    }

    /// Whether the default is the one instance of a class, which is no value whatever its initializer takes.
    private func isSharedInstance(_ unmet: UnmetNeed) -> Bool {
        guard case .member(let site) = namedDefault(of: unmet), case let type = types[unmet.key].symbol else {
            return false
        }
        let isClass = symbols[type].kind == .class || symbols[type].kind == .actor
        return isClass && graph.program.declaration(site).kind == .property
    }

    /// The declaration that a default without arguments names.
    private func namedDefault(of unmet: UnmetNeed) -> NamedValue? {
        let need = graph.needs[unmet.need]
        let maker = graph.providers[unmet.provider].maker
        let site = Site(file: need.file, row: maker.file == need.file ? maker.row : Site.fileLevel)
        let isNominal = types[unmet.key].kind == .nominal
        return NamedValue(need.defaultRange, at: site, in: isNominal ? types[unmet.key].symbol : nil, symbols)
    }

    /// - Parameter isWritten: Whether another note of the warning has changes. If none has, `fix` must not decide.
    private func keepingDefault(_ unmet: UnmetNeed, isWritten: Bool) -> [Diagnostic.Note] {
        guard let kept = givens.hint(for: unmet.need, of: unmet.provider, .default) else { return [] }
        return [.init(kept.location, "or, ", isWritten ? kept.fix : Fix(kept.fix.title))]
    }

    /// The marker of the declaration that the default itself names. With it, the program does what it did before.
    private func namedByDefault(_ unmet: UnmetNeed) -> Diagnostic.Note? {
        guard let named = namedDefault(of: unmet) else { return nil }
        look(at: unmet.need, as: unmet.key, besides: unmet.alternatives)
        defer { excluded = [] }
        let notes: [Diagnostic.Note]
        switch named {
        case .member(let site): notes = mark(site, as: unmet.key).map { [$0] } ?? []
        case .type(let symbol):
            guard isMadeAlike(symbol) else { return nil }
            let isSame = graph.types[unmet.key].kind == .nominal && graph.types[unmet.key].symbol == symbol
            isCandidate = { [symbols] in symbols[symbol].sites.contains($0) }
            defer { isCandidate = { _ in true } }
            notes = isSame ? ownDeclaration(symbol) : subtypes(of: unmet.key, as: unmet.key)
        }
        return notes.count == 1 && notes[0].fix?.changes.isEmpty == false ? notes[0] : nil
    }

    /// Whether the graph would make a type as `T()` does: it fills no other parameter, and shares no instance.
    private func isMadeAlike(_ symbol: SymbolID) -> Bool {
        let isKept = (providersOfSymbol[symbol] ?? []).contains { graph.providers[$0].lifetime != .each }
        return !isKept && !services.isFilled(symbol)
    }

    /// A note that marks a property or function, so that it provides `key`; nil if it cannot.
    private func mark(_ member: Site, as key: TypeID) -> Diagnostic.Note? {
        let declaration = graph.program.declaration(member)
        let file = graph.program.file(member.file)
        guard declaration.access >= graph.program.leastAccess(of: member),
            graph.program.module(of: member).origin != .dependency, fillsGap(member)
        else { return nil }
        if let marker = graph.bindings.marked[member]?.provides { return extend(marker, of: member, to: key) }
        guard declaration.type.isEmpty else {
            let type = graph.keys.key(symbols.readType(declaration.type, at: member))
            if type == key { return messages.mark(default: member, "", nil) }
            guard let symbol = symbols.symbol(of: type), isSubtype(symbol, of: key) else { return nil }
            return messages.mark(default: member, "as: \(messages.show(key: key))", nil)
        }
        guard let text = Literal.type(of: declaration, file.source), let type = symbol(called: text, at: member) else {
            return nil
        }
        if graph.types[key].kind == .nominal, graph.types[key].symbol == type {
            return messages.mark(default: member, "", text)
        }
        return isSubtype(type, of: key)
            ? messages.mark(default: member, "as: \(messages.show(key: key))", text) : nil
    }

    /// The marker of a property or function with a further type.
    private func extend(_ marker: Marker, of member: Site, to key: TypeID) -> Diagnostic.Note? {
        let type = symbols.readType(graph.program.declaration(member).type, at: member)
        guard let symbol = symbols.symbol(of: graph.keys.key(type)), isSubtype(symbol, of: key) else { return nil }
        let file = graph.program.file(member.file)
        return .init(
            graph.program.location(member.file, marker.offset), "\(messages.subject(member)) is the default: ",
            MarkerEditor(marker, in: file).adding(type: messages.show(key: key)).fix("write"))
    }

    private func isSubtype(_ symbol: SymbolID, of key: TypeID) -> Bool {
        let wanted = types.namedParts(of: key)
        return !wanted.isEmpty
            && wanted.isSubset(of: Ancestry(of: symbols.implicitType(symbol), symbols).found)
    }

    /// The type that a dotted name means.
    private func symbol(called text: String, at site: Site) -> SymbolID? {
        let file = SourceFile(path: "", text: text)
        let type = TypeReader.read(file, at: graph.program.parent(of: site), symbols)
        return symbols.symbol(of: graph.keys.key(type))
    }
}
