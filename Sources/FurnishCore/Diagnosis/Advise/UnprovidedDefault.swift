/// A need that uses its default, and what could be in its place.
struct UnprovidedDefault: GraphReader {
    let graph: DependencyGraph
    let unmet: UnmetNeed
    let candidates: Advice
    /// Marks what the default itself names, so that the program does what it did before.
    let named: Advice
    /// Whether a marker answers what the default asks a container for. A value may as well keep its default.
    private let replacesContainer: Bool

    /// - Returns: nil if the graph could not meet the need.
    init?(_ unmet: UnmetNeed, _ tables: AdviceTables) {
        (graph, self.unmet) = (tables.graph, unmet)
        let query = AdviceQuery(unmet, tables)
        let asksContainer = graph.asksContainer(unmet.need)
        let found = query.advice(AdviceRule.defaults)
        replacesContainer = asksContainer && (!found.isEmpty || query.keys.isFunction(unmet.key))
        candidates = asksContainer && found.isEmpty ? query.advice : found
        if candidates.isEmpty, !unmet.isOfOtherPlace { return nil }
        let isNamed = !unmet.isOfOtherPlace && graph.isJudged(unmet.provider)
        named = isNamed ? query.advice([AdviceRule.namedDefaults]) : Advice()
    }

    /// The warnings about defaults that hide a missing provider, for those needs that the graph could meet.
    ///
    /// - Parameter proposed: Where other fixes write markers. What one of them would provide is no mistake of its own.
    static func warnings(_ unmet: [UnmetNeed], besides proposed: Set<Location>, _ tables: AdviceTables) -> [Diagnostic]
    {
        var answered: Set<TypeID> = []
        let graph = tables.graph
        let defaults = unmet.compactMap { UnprovidedDefault($0, tables) }.filter { found in
            // The marker answers all parameters that ask a container for the type.
            if graph.asksContainer(found.unmet.need), !answered.insert(found.unmet.key).inserted { return false }
            let isProposed = found.candidates.notes.contains { !proposed.isDisjoint(with: $0.fix?.places ?? []) }
            return found.unmet.isOfOtherPlace || !isProposed
        }
        // Where not all defaults of a type name the same declaration, the user chooses.
        let judged = defaults.filter { graph.isJudged($0.unmet.provider) }
        let places = Dictionary(grouping: judged, by: \.unmet.key).mapValues { defaults in
            Set(defaults.map { $0.named.notes.first?.fix?.places ?? [] })
        }
        return defaults.map { $0.warning(isAlone: places[$0.unmet.key]?.count == 1, tables) }
    }

    /// - Parameter isAlone: Whether all defaults of the type name the same declaration.
    private func warning(isAlone: Bool, _ tables: AdviceTables) -> Diagnostic {
        let advice = named.isEmpty ? candidates.notes : named.notes
        // The default of a parameter can only be stated in its module.
        let notes = graph.isJudged(unmet.provider) ? advice : advice.withoutChanges
        let isDecided = !named.isEmpty && isAlone || needs[unmet.need].requirement != nil || replacesContainer
        if isDecided { return GraphSentences(tables: tables).diagnostic(.unmet(unmet)).with(notes: notes) }
        let home = program.module(of: graph.location(ofNeed: unmet.need))?.name
        // The module of the need may be read by several programs, and only some of them have what could meet it.
        let isElsewhere =
            !resolution.isOwn(unmet.provider) && notes.contains { program.module(of: $0.location)?.name != home }
        let reach = isElsewhere ? " in each program of the package" : ""
        let kept =
            tables.givens.note(naming: unmet.need, of: unmet.provider, as: .defaults, in: reach, "or, ").map { [$0] }
            ?? []
        // If no other note has changes, `fix` must not decide.
        return GraphSentences(tables: tables).diagnostic(.unmet(unmet)).with(
            notes: notes + (notes.haveChanges ? kept : kept.withoutChanges))
    }
}
