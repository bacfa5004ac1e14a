/// A provided type whose name differs by a letter or two from a needed name that no file in view declares.
struct ProvidedNameRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        guard query.comparesNames, let symbol = symbol.map({ symbols[$0] }), types[key].children.isEmpty,
            symbol.isForeign,
            symbol.parent == nil, symbol.qualifier == .none,
            case let name = names.text(symbol.name), !KnownType.isValue(name)
        else { return [] }
        let spellings = tables.provided.spellings
        guard let position = TypeSpelling(name).nearest(among: spellings.map(\.spelling)) else { return [] }
        let offer = spellings[position].offer
        return [note(site(of: offer), "a type with a similar name is provided here: ", taking(offer))]
    }
}
