/// `Store<User>`, where a `Store<Admin>` is provided.
struct OtherSpecializationRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        guard let symbol, !types[key].children.isEmpty else { return [] }
        return (tables.provided.specializations[symbol] ?? []).filter { graph.offers[$0].key != key }.map {
            note(site(of: $0), "'\(show($0))' is provided here, but not '\(show(key))'")
        }.capped
    }
}
