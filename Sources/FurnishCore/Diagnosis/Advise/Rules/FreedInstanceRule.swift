/// A weak property that stays nil, because nothing would hold a new instance.
struct FreedInstanceRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] { unmet.freed.map { [GraphMessages(graph: graph).holding($0)] } ?? [] }
}
