/// Hints for values that a caller may know better than the graph: data and optionals.
extension MissingProviderHints {
    /// For data, such as a `Movie`: the caller probably passes it. Where no caller can, marking it is no change to make
    /// without thought either.
    ///
    /// - Returns: nil if the missing type is not data, or if other hints were found.
    func dataHints(_ key: TypeID, _ found: [Diagnostic.Note], _ given: GivenHint?) -> [Diagnostic.Note]? {
        let made = graph.keys.made(by: key)
        guard types[made].kind == .nominal,
            data(as: types[made].symbol).contains(where: { symbol in
                (symbols[symbol].sites + symbols.members(of: symbol, .initializer)).contains { marks($0, found) }
            })
        else { return nil }
        let isEither = given != nil && found.contains { $0.fix?.changes.isEmpty == false }
        let all = notes(given) + found
        return isEither
            ? all : all.map { .init($0.location, $0.message, $0.role, $0.fix.map { Fix($0.title) }) }
    }

    /// The type itself if it is data, or the structs that conform to a protocol, if that only describes data.
    private func data(as symbol: SymbolID) -> [SymbolID] {
        guard symbols[symbol].kind == .protocol else { return services.isData(symbol) ? [symbol] : [] }
        let conforming = (candidates[symbol] ?? []).filter { fillsGap($0.site) }.map(\.symbol)
        let isData = conforming.allSatisfy { symbols[$0].kind == .struct && services.isData($0) }
        let hasOnlyValues =
            symbols.members(of: symbol, .function).isEmpty && !symbols.members(of: symbol, .property).isEmpty
        return isData && hasOnlyValues ? conforming : []
    }

    private func marks(_ site: Site, _ notes: [Diagnostic.Note]) -> Bool {
        let location = graph.program.nameLocation(site)
        return notes.contains { $0.location == location }
    }

    /// For a `T?` whose `T` could be marked. The parameter takes a `T` only if it has the default nil; a property has to
    /// change its type.
    func markedOptionalHints(_ key: TypeID) -> [Diagnostic.Note] {
        guard types[key].kind == .optional, messages.isNeeded(key), let need = messages.need else { return [] }
        let wrapped = types.child(0, of: key)
        guard graph.resolution.find(wrapped) == nil, !isOfStandardLibrary(wrapped) else { return [] }
        let type = graph.text.spell(wrapped)
        let (words, changes) =
            graph.needs[need].isParameter
            ? (", and write the default '= nil' here", graph.writingDefaultNil(for: need))
            : (", and write '\(type)' here", graph.writing(type, for: need))
        let declared = declarations(of: wrapped)
        return (declared + makers(of: wrapped, besides: declared)).map { note in
            let fix = note.fix.map { Fix($0.title + words, $0.changes.isEmpty ? [] : $0.changes + changes) }
            return .init(note.location, note.message + words, note.role, fix)
        }
    }
}
