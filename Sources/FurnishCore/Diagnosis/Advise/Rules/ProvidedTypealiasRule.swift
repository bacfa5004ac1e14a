/// `URL`, where a typealias `BaseURL` is provided, which is then a type of its own.
struct ProvidedTypealiasRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        (tables.provided.aliases[key] ?? []).map { offer in
            note(offer, ", and a provided typealias is a type of its own", taking(offer))
        }.capped
    }
}
