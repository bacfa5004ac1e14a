/// A marker whose `as:` differs by a letter or two from the missing type, which is declared in view.
struct AdditionalTypeNameRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        guard query.comparesNames, !isForeign(key), let symbol else { return [] }
        let spelling = TypeSpelling(names.text(symbols[symbol].name))
        let similar = tables.provided.spellings.first { candidate in
            let offer = graph.offers[candidate.offer]
            return offer.ownOffer != candidate.offer && isForeign(offer.key)
                && spelling.distance(to: candidate.spelling) != nil
        }
        let note = similar.flatMap { renaming(graph.offers[$0.offer].type, in: graph.offers[$0.offer].provider) }
        return note.map { [$0] } ?? []
    }
}
