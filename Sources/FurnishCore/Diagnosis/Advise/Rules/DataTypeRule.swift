/// Data, such as a `Movie`: the caller probably passes it. A marker is only mentioned where data is a value or managed by a store.
/// Where no caller can pass it, marking it is no change to make without thought either.
struct DataTypeRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        guard let type = nominal(graph.keys.made(by: key)), case let data = data(as: type),
            query.candidates.contains(where: { note in data.contains { isOfData(note, $0) } })
        else {
            return []
        }
        let given = given
        if !given.isEmpty, isValue(type) || tables.services.isManaged(type) {
            return given + query.candidates.flatMap { isOfData($0, type) ? [$0].withoutChanges : [$0] }
        }
        return !given.isEmpty && query.candidates.haveChanges
            ? given + query.candidates : (given + query.candidates).withoutChanges
    }

    /// The type itself if it is data, or the structs that conform to a protocol, if that only describes data.
    private func data(as symbol: SymbolID) -> [SymbolID] {
        guard symbols[symbol].kind == .protocol else { return tables.services.isData(symbol) ? [symbol] : [] }
        let conforming = (tables.candidates[symbol] ?? []).filter { fillsGap($0.site) }.map(\.symbol)
        let isData = conforming.allSatisfy { symbols[$0].kind == .struct && tables.services.isData($0) }
        let hasOnlyValues =
            symbols.members(of: symbol, .function).isEmpty && !symbols.members(of: symbol, .property).isEmpty
        return isData && hasOnlyValues ? conforming : []
    }

    private func isValue(_ type: SymbolID) -> Bool { symbols[type].kind == .struct || symbols[type].kind == .enum }

    /// Whether a note is about the declaration of a type or one of its initializers.
    private func isOfData(_ note: Diagnostic.Note, _ type: SymbolID) -> Bool {
        (symbols[type].sites + symbols.members(of: type, .initializer)).contains {
            program.nameLocation($0) == note.location
        }
    }
}
