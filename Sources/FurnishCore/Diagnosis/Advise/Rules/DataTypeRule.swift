/// Data, such as a `Movie`: the caller probably passes it. Where no caller can, marking it is no change to make without
/// thought either.
struct DataTypeRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        guard let type = nominal(graph.keys.made(by: key)), data(as: type).contains(where: isProposed) else {
            return []
        }
        let given = given
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

    private func isProposed(_ type: SymbolID) -> Bool {
        let locations = (symbols[type].sites + symbols.members(of: type, .initializer)).map(program.nameLocation)
        return query.candidates.contains { locations.contains($0.location) }
    }
}
