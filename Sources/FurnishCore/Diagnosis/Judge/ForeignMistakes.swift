/// Decides how this module reports the mistakes in other modules, which may not use the plugin.
///
/// They stop the build where this module needs what the marker would provide, and everywhere in the same package. Elsewhere they
/// are warnings. Nobody edits a checkout: there, the need is the error.
struct ForeignMistakes: GraphReader {
    let graph: DependencyGraph
    /// The mistaken markers without which a need of this module is not met, and the way to that need.
    private var waiting: [(source: SourceFile, range: ByteRange, step: PathStep)] = []

    /// The diagnostics of the earlier stages, as this module reports them.
    static func reported(_ diagnostics: [Diagnostic], in graph: DependencyGraph) -> [Diagnostic] {
        // Fast path: most programs have no mistakes.
        if graph.program.modules.count == 1 { return diagnostics }
        let diagnostics = diagnostics + givenOnce(in: graph)
        if diagnostics.isEmpty, graph.bindings.problemsIfNeeded.isEmpty { return diagnostics }
        let mistakes = ForeignMistakes(graph)
        let ifNeeded = graph.bindings.problemsIfNeeded.map(BindingSentences(graph: graph).diagnostic)
        return diagnostics.compactMap(mistakes.reported)
            + ifNeeded.filter { mistakes.step(waitingFor: $0) != nil }.compactMap(mistakes.reported)
    }

    /// Given parameters of what a factory keeps, where nothing here reaches it; the graph's stages find the others.
    private static func givenOnce(in graph: DependencyGraph) -> [Diagnostic] {
        graph.providers.indices.compactMap { provider in
            if graph.isReached[provider] || graph.resolution.isOwn(provider) || !graph.resolution.isKept(provider) {
                return nil
            }
            let given = graph.providers[provider].needs.filter { graph.needs[$0].isGiven }
            return given.isEmpty
                ? nil
                : GraphSentences(tables: AdviceTables(graph)).diagnostic(
                    .requirement(.givenOnce(provider: provider, needs: given)))
        }
    }

    private init(_ graph: DependencyGraph) {
        self.graph = graph
        for step in graph.reachedNeeds {
            guard let made = graph.resolution.madeProvider(graph.resolution.fulfilments[step.need]),
                graph.providers[made].isInvalid, case let site = graph.providers[made].site,
                !program.isOwn(site.file), site.row != Site.fileLevel
            else { continue }
            let range = program.declaration(site).range
            let start = graph.providers[made].marker?.offset ?? range.start
            waiting.append((program.source(site.file), ByteRange(min(start, range.start), range.end), step))
        }
    }

    private func reported(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard let origin = program.module(of: diagnostic.location)?.origin, origin != .own else { return diagnostic }
        let isInCheckout = diagnostic.location.file.isInCheckout
        if let step = step(waitingFor: diagnostic) {
            if isInCheckout { return missing(step, because: diagnostic) }
            let (needing, needed) = (graph.show(step.provider), graph.show(need: step.need))
            let words = "'\(needing)' needs '\(needed)', which this marker would provide"
            return diagnostic.with(notes: diagnostic.notes + [note(step.need, words)])
        }
        if origin == .sibling { return diagnostic }
        return isInCheckout || diagnostic.code == .misspelledMarker ? nil : diagnostic.with(isWarning: true)
    }

    private func step(waitingFor diagnostic: Diagnostic) -> PathStep? {
        let location = diagnostic.location
        return waiting.first {
            $0.source === location.file && $0.range.start <= location.offset && location.offset < $0.range.end
        }?.step
    }

    private func missing(_ step: PathStep, because mistake: Diagnostic) -> Diagnostic {
        let type = graph.text.show(needs[step.need].type)
        let unmet = UnmetNeed(
            key: keys.key(needs[step.need].type), need: step.need, provider: step.provider, reason: .missing(path: []))
        return GraphSentences(tables: AdviceTables(graph)).diagnostic(.unmet(unmet)).with(
            notes: [
                .init(mistake.location, "a marker here would provide it, but is wrong: " + mistake.reason),
                note(
                    step.need, "mark a property or function of this module that returns '\(type)' with '// @Provides'"),
            ])
    }
}
