/// Advice for needs that use their defaults.
struct UnprovidedDefaults {
    let tables: AdviceTables

    private var graph: DependencyGraph { tables.graph }

    /// A default, and what could be in its place.
    struct Suggestion {
        let unmet: UnmetNeed
        let candidates: Advice
        /// Marks what the default itself names, so that the program does what it did before.
        var named = Advice()

        var advice: Advice { named.isEmpty ? candidates : named }
    }

    /// The warnings about defaults that hide a missing provider, for those needs that the graph could meet.
    ///
    /// - Parameter proposed: Where other fixes write markers. What one of them would provide is no mistake of its own.
    func warnings(_ unmet: [UnmetNeed], besides proposed: Set<Location>) -> [Diagnostic] {
        let suggestions = unmet.compactMap(suggestion).filter { suggestion in
            let isProposed = suggestion.candidates.notes.contains { !proposed.isDisjoint(with: $0.fix?.places ?? []) }
            return suggestion.unmet.isOfOtherPlace || !isProposed
        }
        // Where not all defaults of a type name the same declaration, the user chooses.
        let places = Dictionary(grouping: suggestions, by: \.unmet.key).mapValues { suggestions in
            Set(suggestions.map { $0.named.notes.first?.fix?.places ?? [] })
        }
        return suggestions.map { suggestion in
            let unmet = suggestion.unmet
            let notes = suggestion.advice.notes
            let isOnly = !suggestion.named.isEmpty && places[unmet.key]?.count == 1
            let isDecided = isOnly || graph.needs[unmet.need].requirement != nil
            let warning = unmet.diagnostic
            return Diagnostic(
                warning.code, at: warning.location, warning.message,
                notes: notes + (isDecided ? [] : keepingDefault(unmet, isWritten: notes.haveChanges)))
        }
    }

    /// - Returns: nil if the graph could not meet the need.
    func suggestion(_ unmet: UnmetNeed) -> Suggestion? {
        let query = AdviceQuery(unmet, tables)
        let candidates = AdviceTable.defaults.advice(for: query)
        if candidates.isEmpty, !unmet.isOfOtherPlace { return nil }
        return Suggestion(
            unmet: unmet, candidates: candidates,
            named: unmet.isOfOtherPlace ? Advice() : AdviceTable.namedDefaults.advice(for: query))
    }

    /// - Parameter isWritten: Whether another note of the warning has changes. If none has, `fix` must not decide.
    private func keepingDefault(_ unmet: UnmetNeed, isWritten: Bool) -> [Diagnostic.Note] {
        guard let kept = tables.givens.hint(for: unmet.need, of: unmet.provider, .default) else { return [] }
        return [.init(kept.location, "or, ", isWritten ? kept.fix : Fix(kept.fix.title))]
    }
}

extension UnmetNeed {
    /// Whether something provides the key, but not for this need.
    fileprivate var isOfOtherPlace: Bool { deeperScope != nil || freed != nil }
}
