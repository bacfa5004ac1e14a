/// A rule of advice: a function from a query to notes. No note is better than a wrong one.
class AdviceRule: GraphReader {
    let query: AdviceQuery
    var graph: DependencyGraph { query.tables.graph }
    var notes: [Diagnostic.Note] { [] }

    required init(query: AdviceQuery) { self.query = query }
}

/// Notes that say what to write, and the names of the rules that found them.
package struct Advice {
    private(set) var rules: [String] = []
    package private(set) var notes: [Diagnostic.Note] = []

    var isEmpty: Bool { notes.isEmpty }

    static func + (first: Advice, second: Advice) -> Advice {
        Advice(rules: first.rules + second.rules, notes: first.notes + second.notes)
    }
}

extension Advice {
    init(rule: AdviceRule.Type, _ query: AdviceQuery) {
        notes = rule.init(query: query).notes
        if !notes.isEmpty { rules = ["\(rule)"] }
    }

    /// Advice for another need of a missing key.
    package init(missing unmet: UnmetNeed, at step: PathStep, _ tables: AdviceTables) {
        let other = UnmetNeed(
            key: unmet.key, need: step.need, provider: step.provider, steps: unmet.steps, reason: unmet.reason,
            taking: unmet.taking)
        self.init(missing: AdviceQuery(tables: tables, unmet: other, key: unmet.key))
    }

    /// Advice for a key that nothing provides, or only under some conditions.
    init(missing query: AdviceQuery) {
        guard query.unmet.alternatives.isEmpty else {
            let made = query.tables.graph.keys.made(by: query.key)
            self = AdviceTable.unmarked.advice(for: query.with(key: made))
            return
        }
        self = AdviceTable.situations.advice(for: query)
        if !isEmpty { return }
        let factories = AdviceTable.factories.advice(for: query)
        self = factories + Advice(candidatesFor: query)
        if !factories.isEmpty {
            // The module of the factory provides what is missing, so nothing in it needs another marker.
            let program = query.tables.graph.program
            let home = program.module(of: factories.notes[0].location)?.name
            notes = factories.notes + notes.dropFirst().filter { program.module(of: $0.location)?.name != home }
            return
        }
        if isEmpty {
            self = AdviceTable.fallbacks.advice(for: query)
            return
        }
        var query = query
        query.candidates = notes
        let completed = AdviceTable.completions.advice(for: query)
        if !completed.isEmpty { self = Advice(rules: rules + completed.rules, notes: completed.notes) }
        // Nobody marks what a package manager checked out: a function of this module makes that.
        let kept = notes.filter { !$0.location.file.isInCheckout }
        if kept.count == notes.count { return }
        notes = kept
        if !rules.contains("\(OwnMakerRule.self)") { notes.append(AnyMakerRule(query: query).anyMaker) }
    }

    /// What helps with `T` also helps with `() -> T`, unless something provides `T` itself.
    private init(candidatesFor query: AdviceQuery) {
        let graph = query.tables.graph
        if graph.resolution.find(query.key) != nil { return }
        self = AdviceTable.candidates.advice(for: query)
        if isEmpty, let function = graph.types.function(query.key) {
            self = Advice(candidatesFor: query.with(key: graph.keys.key(function.result)))
        }
        if isEmpty, query.key != query.neededKey, graph.types[query.key].kind == .optional {
            // `() -> T?` is nil once the factory of the `T` is gone, so a marker alone may not be enough.
            self = Advice(candidatesFor: query.with(key: graph.types.child(0, of: query.key)))
            notes = notes.withoutChanges
        }
        if isEmpty {
            self = AdviceTable.remoteCandidates.advice(for: query)
            return
        }
        // A function is no worse than a type that the graph cannot make either.
        let types = graph.types.namedParts(of: query.key).flatMap {
            graph.symbols[$0].kind == .protocol ? query.tables.candidates[$0]?.map(\.symbol) ?? [] : [$0]
        }
        let isRivaled = DistantMakerRule(query: query).isRival
        if isRivaled || !notes.haveChanges || types.allSatisfy(query.tables.services.isData) {
            let distant = Advice(rule: DistantMakerRule.self, query)
            // A way that only the user can write leaves the others to the user too.
            if isRivaled, !distant.notes.haveChanges { notes = notes.withoutChanges }
            self = distant + self
        }
    }
}
