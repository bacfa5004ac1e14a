/// Hints for needs that use their defaults.
extension MissingProviderHints {
    /// The warnings about defaults that hide a missing provider, for those needs that the graph could meet.
    ///
    /// - Parameter proposed: Where other fixes write markers. What one of them would provide is no mistake of its own.
    func unprovidedDefaults(_ unmet: [UnmetNeed], besides proposed: Set<FixPlace>) -> [Diagnostic] {
        let found = unmet.compactMap {
            unmet -> (unmet: UnmetNeed, candidates: [Diagnostic.Note], named: Diagnostic.Note?)? in
            if let scope = unmet.deeperScope {
                return (unmet, ScopeMessages(graph: graph).movingNotes(unmet.provider, into: scope), nil)
            }
            let candidates = candidates(for: unmet)
            let isProposed = candidates.contains { !proposed.isDisjoint(with: FixPlace.all(of: $0.fix)) }
            return candidates.isEmpty || isProposed ? nil : (unmet, candidates, namedByDefault(unmet))
        }
        // Where the defaults of one type name different declarations, the user chooses one of them.
        var named: [TypeID: Set<FixPlace>] = [:]
        for entry in found { named[entry.unmet.key, default: []].formUnion(FixPlace.all(of: entry.named?.fix)) }
        return found.map { entry in
            let isOnly = entry.named.map { FixPlace.all(of: $0.fix) } == named[entry.unmet.key]
            let notes = entry.named.map { [$0] } ?? entry.candidates
            let warning = entry.unmet.diagnostic
            return Diagnostic(
                warning.code, at: warning.location, warning.message,
                notes: notes + (isOnly ? [] : keepingDefault(entry.unmet)))
        }
    }

    /// The declarations of this package that could be marked to meet a need; empty for values.
    private func candidates(for unmet: UnmetNeed) -> [Diagnostic.Note] {
        if graph.types[unmet.key].kind == .nominal, services.isValue(graph.types[unmet.key].symbol) { return [] }
        look(at: unmet.need, as: unmet.key)
        isCandidate = { [graph] in graph.program.module(of: $0).origin != .dependency }
        defer { isCandidate = { _ in true } }
        let declared = declarations(of: unmet.key)
        return declared + makers(of: unmet.key, besides: declared)
    }

    private func keepingDefault(_ unmet: UnmetNeed) -> [Diagnostic.Note] {
        givens.hint(for: unmet.need, of: unmet.provider, .default).map { [.init($0.location, "or, ", $0.fix)] } ?? []
    }

    /// The marker of the declaration that the default itself names. With it, the program does what it did before.
    private func namedByDefault(_ unmet: UnmetNeed) -> Diagnostic.Note? {
        let provider = graph.providers[unmet.provider]
        guard let named = NamedDefault(graph.needs[unmet.need], of: provider, as: unmet.key, in: graph) else {
            return nil
        }
        look(at: unmet.need, as: unmet.key)
        let notes: [Diagnostic.Note]
        switch named {
        case .member(let site): notes = mark(site, as: unmet.key).map { [$0] } ?? []
        case .type(let symbol):
            let isSame = graph.types[unmet.key].kind == .nominal && graph.types[unmet.key].symbol == symbol
            isCandidate = { [symbols] in symbols[symbol].sites.contains($0) }
            defer { isCandidate = { _ in true } }
            notes = isSame ? ownDeclaration(symbol) : subtypes(of: unmet.key, as: unmet.key)
        }
        return notes.count == 1 && notes[0].fix?.edits.isEmpty == false ? notes[0] : nil
    }

    /// A note that marks a property or function, so that it provides `key`; nil if it cannot.
    private func mark(_ member: Site, as key: TypeID) -> Diagnostic.Note? {
        let declaration = graph.program.declaration(member)
        let file = graph.program.file(member.file)
        guard declaration.access >= messages.leastAccess(of: member), file.marker(.provides, on: member.row) == nil,
            graph.program.module(of: member).origin != .dependency, !graph.isForPreviews(member)
        else { return nil }
        guard declaration.type.isEmpty else {
            let type = graph.keys.key(symbols.readType(declaration.type, at: member))
            if type == key { return messages.mark(default: member, "", []) }
            guard let symbol = symbols.symbol(of: type), isSubtype(symbol, of: key) else { return nil }
            return messages.mark(default: member, "as: \(messages.show(key: key))", [])
        }
        guard let text = Literal.type(of: declaration, file.source), let type = symbol(called: text, at: member) else {
            return nil
        }
        let typing = [file.typing(member.row, as: text)]
        if graph.types[key].kind == .nominal, graph.types[key].symbol == type {
            return messages.mark(default: member, "", typing)
        }
        return isSubtype(type, of: key)
            ? messages.mark(default: member, "as: \(messages.show(key: key))", typing) : nil
    }

    private func isSubtype(_ symbol: SymbolID, of key: TypeID) -> Bool {
        let wanted = parts(of: key)
        return !wanted.isEmpty
            && wanted.isSubset(of: Ancestry(of: symbols.implicitType(symbol), symbols).found)
    }

    /// The type that a dotted name means.
    private func symbol(called text: String, at site: Site) -> SymbolID? {
        let file = SourceFile(path: "", text: text)
        let type = TypeReader.read(
            file, at: Site(file: site.file, row: graph.program.declaration(site).parent), symbols)
        return symbols.symbol(of: graph.keys.key(type))
    }
}

/// A place where a fix writes.
struct FixPlace: Hashable {
    private let file: ObjectIdentifier
    private let offset: UInt32

    static func all(of fix: Fix?) -> Set<FixPlace> {
        Set((fix?.edits ?? []).map { FixPlace(file: ObjectIdentifier($0.file), offset: $0.range.start) })
    }
}
