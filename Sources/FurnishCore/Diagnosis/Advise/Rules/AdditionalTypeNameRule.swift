/// A marker whose `as:` differs by a letter or two from the missing type, which is declared in view.
struct AdditionalTypeNameRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        guard query.comparesNames, !isForeign(key), let symbol else { return [] }
        let spelling = TypeSpelling(program.names.text(symbols[symbol].name))
        let similar = tables.provided.spellings.first { candidate in
            let offer = graph.offers[candidate.offer]
            return offer.ownOffer != candidate.offer && graph.resolution.isOwn(offer.provider) && isForeign(offer.key)
                && spelling.distance(to: candidate.spelling) != nil
        }
        guard let similar, case let provider = graph.offers[similar.offer].provider,
            let marker = graph.markerEditor(of: provider)?.replacing(type: show(similar.offer), with: show(key))
        else { return [] }
        return [
            .init(
                graph.markerLocation(provider), "nothing in view is called '\(show(similar.offer))': ",
                marker.fix("write"))
        ]
    }
}
