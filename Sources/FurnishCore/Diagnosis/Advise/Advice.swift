/// Notes that say what to write, and the rules that found them. No note is better than a wrong one.
struct Advice {
    var rules: [AdviceRule] = []
    var notes: [Diagnostic.Note] = []

    var isEmpty: Bool { notes.isEmpty }

    static func + (first: Advice, second: Advice) -> Advice {
        Advice(rules: first.rules + second.rules, notes: first.notes + second.notes)
    }
}

extension UnmetNeed {
    /// Advice for another need of a missing key.
    package func advice(at step: PathStep, _ tables: AdviceTables) -> [Diagnostic.Note] {
        let other = UnmetNeed(
            key: key, need: step.need, provider: step.provider, steps: steps, reason: reason, taking: taking)
        return AdviceQuery(other, tables).advice.notes
    }
}

extension AdviceQuery {
    /// The answer of the first group with one.
    func advice(_ groups: [[AdviceRule.AdviceFunction]]) -> Advice {
        for group in groups {
            let answers = group.map { Advice(rules: [$0.rule], notes: $0.notes(self)) }.filter { !$0.isEmpty }
            if !answers.isEmpty { return answers.reduce(Advice(), +) }
        }
        return Advice()
    }

    /// Advice for a key that nothing provides, or only under some conditions.
    var advice: Advice {
        if !unmet.alternatives.isEmpty { return with(key: keys.made(by: key)).advice([AdviceRule.unmarked]) }
        let situation = advice(AdviceRule.situations)
        if !situation.isEmpty { return situation }
        let factory = advice([AdviceRule.factories])
        var found = adviceOfCandidates
        if let place = factory.notes.first?.location {
            // The module of the factory provides what is missing, so nothing in it needs another marker.
            let home = program.module(of: place)?.name
            found.notes.removeAll { program.module(of: $0.location)?.name == home }
            return factory + found
        }
        if found.isEmpty { return advice(AdviceRule.fallbacks) }
        var query = self
        query.candidates = found.notes
        let completed = query.advice(AdviceRule.completions)
        if !completed.isEmpty { found = Advice(rules: found.rules + completed.rules, notes: completed.notes) }
        // Nobody marks what a package manager checked out: a function of this module makes that.
        let kept = found.notes.filter { !$0.location.file.isInCheckout }
        let isMadeHere = kept.count < found.notes.count && !found.rules.contains(.ownMaker)
        found.notes = kept + (isMadeHere ? [anyMakerNote] : [])
        return found
    }

    /// What helps with `T` also helps with `() -> T`, unless something provides `T` itself.
    private var adviceOfCandidates: Advice {
        if resolution.find(key) != nil { return Advice() }
        var found = advice(AdviceRule.candidates)
        if found.isEmpty, let function = types.function(key) {
            found = with(key: keys.key(function.result)).adviceOfCandidates
        }
        if found.isEmpty, !isNeeded(key), types[key].kind == .optional {
            // `() -> T?` is nil once the factory of the `T` is gone, so a marker alone may not be enough.
            found = with(key: types.child(0, of: key)).adviceOfCandidates
            found.notes = found.notes.withoutChanges
        }
        if found.isEmpty { return advice(AdviceRule.remoteCandidates) }
        // A function is no worse than a type that the graph cannot make either.
        let made = types.namedParts(of: key).flatMap {
            symbols[$0].kind == .protocol ? tables.candidates[$0]?.map(\.symbol) ?? [] : [$0]
        }
        let isRivaled = hasRivalMaker
        if !isRivaled, found.notes.haveChanges, !made.allSatisfy(tables.isData) { return found }
        let distant = advice([AdviceRule.distant])
        // A way that only the user can write leaves the others to the user too.
        if isRivaled, !distant.notes.haveChanges { found.notes = found.notes.withoutChanges }
        return distant + found
    }
}
