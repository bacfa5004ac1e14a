/// Advice for needs that use their defaults.
struct UnprovidedDefaults: GraphReader {
    let tables: AdviceTables

    var graph: DependencyGraph { tables.graph }

    /// A default, and what could be in its place.
    struct Suggestion {
        let unmet: UnmetNeed
        let candidates: Advice
        /// Whether a marker answers what the default asks a container for. A value may as well keep its default.
        var replacesContainer = false
        /// Marks what the default itself names, so that the program does what it did before.
        var named = Advice()

        var advice: Advice { named.isEmpty ? candidates : named }
    }

    /// The warnings about defaults that hide a missing provider, for those needs that the graph could meet.
    ///
    /// - Parameter proposed: Where other fixes write markers. What one of them would provide is no mistake of its own.
    func warnings(_ unmet: [UnmetNeed], besides proposed: Set<Location>) -> [Diagnostic] {
        var answered: Set<TypeID> = []
        let suggestions = unmet.compactMap(suggestion).filter { suggestion in
            // The marker answers all parameters that ask a container for the type.
            if graph.asksContainer(suggestion.unmet.need), !answered.insert(suggestion.unmet.key).inserted {
                return false
            }
            let isProposed = suggestion.candidates.notes.contains { !proposed.isDisjoint(with: $0.fix?.places ?? []) }
            return suggestion.unmet.isOfOtherPlace || !isProposed
        }
        // Where not all defaults of a type name the same declaration, the user chooses.
        let judged = suggestions.filter { graph.isJudged($0.unmet.provider) }
        let places = Dictionary(grouping: judged, by: \.unmet.key).mapValues { suggestions in
            Set(suggestions.map { $0.named.notes.first?.fix?.places ?? [] })
        }
        let sentences = GraphSentences(tables: tables)
        return suggestions.map { suggestion in
            let unmet = suggestion.unmet
            // The default of a parameter can only be stated in its module.
            let isJudged = graph.isJudged(unmet.provider)
            let notes = isJudged ? suggestion.advice.notes : suggestion.advice.notes.withoutChanges
            let isOnly = !suggestion.named.isEmpty && places[unmet.key]?.count == 1
            let isDecided = isOnly || needs[unmet.need].requirement != nil || suggestion.replacesContainer
            let keeping = isDecided ? [] : keepingDefault(unmet, besides: notes)
            return sentences.diagnostic(.unmet(unmet)).with(notes: notes + keeping)
        }
    }

    /// - Returns: nil if the graph could not meet the need.
    func suggestion(_ unmet: UnmetNeed) -> Suggestion? {
        let query = AdviceQuery(tables: tables, unmet: unmet, key: unmet.key)
        let asksContainer = graph.asksContainer(unmet.need)
        var candidates = AdviceTable.defaults.advice(for: query)
        let replacesContainer = asksContainer && (!candidates.isEmpty || keys.isFunction(unmet.key))
        if asksContainer, candidates.isEmpty { candidates = Advice(missing: query) }
        if candidates.isEmpty, !unmet.isOfOtherPlace { return nil }
        return Suggestion(
            unmet: unmet, candidates: candidates, replacesContainer: replacesContainer,
            named: unmet.isOfOtherPlace || !graph.isJudged(unmet.provider)
                ? Advice() : AdviceTable.namedDefaults.advice(for: query))
    }

    /// - Parameter others: The other notes of the warning. If none has changes, `fix` must not decide.
    private func keepingDefault(_ unmet: UnmetNeed, besides others: [Diagnostic.Note]) -> [Diagnostic.Note] {
        let home = program.module(of: graph.location(ofNeed: unmet.need))?.name
        // The module of the need may be read by several programs, and only some of them have what could meet it.
        let isElsewhere =
            !resolution.isOwn(unmet.provider) && others.contains { program.module(of: $0.location)?.name != home }
        let reach = isElsewhere ? " in each program of the package" : ""
        let kept = [tables.givens.note(naming: unmet.need, of: unmet.provider, as: .defaults, in: reach, "or, ")]
            .compactMap { $0 }
        return others.haveChanges ? kept : kept.withoutChanges
    }
}
