/// A weak property that stays nil, because nothing would hold a new instance.
final class FreedInstanceRule: AdviceRule {
    override var notes: [Diagnostic.Note] { unmet.freed.map { [GraphMessages(graph: graph).holding($0)] } ?? [] }
}
