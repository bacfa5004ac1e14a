/// Decides how this module reports the mistakes in other modules, which may not use the plugin.
///
/// They stop the build where this module needs what the marker would provide, and everywhere in the same package. Elsewhere they
/// are warnings, except in a checkout, which nobody edits.
struct ForeignMistakes {
    private let program: Program
    /// The rows of files, by file.
    private let rows: [ObjectIdentifier: Int32]
    /// The markers and declarations that something here needs, by file.
    private var needed: [Int32: [ByteRange]] = [:]

    /// The diagnostics of the earlier stages, as this module reports them.
    static func reported(_ diagnostics: [Diagnostic], in graph: DependencyGraph) -> [Diagnostic] {
        let ifNeeded = graph.bindings.mistakesIfNeeded
        // Fast path: most programs have no mistakes.
        if graph.program.modules.count == 1 { return diagnostics }
        let diagnostics = diagnostics + givenOnce(in: graph)
        if diagnostics.isEmpty, ifNeeded.isEmpty { return diagnostics }
        let mistakes = ForeignMistakes(graph)
        return diagnostics.compactMap(mistakes.reported) + ifNeeded.filter { mistakes.isNeeded($0.location) }
    }

    /// Given parameters of what a factory keeps, where nothing here reaches it; the graph's stages find the others.
    private static func givenOnce(in graph: DependencyGraph) -> [Diagnostic] {
        graph.providers.indices.compactMap { provider in
            if graph.isReached[provider] || graph.resolution.isOwn(provider) || !graph.providers[provider].isKept {
                return nil
            }
            let given = graph.providers[provider].needs.filter { graph.needs[$0].isGiven }
            return given.isEmpty ? nil : GraphMessages(graph: graph).givenOnce(provider, given)
        }
    }

    private init(_ graph: DependencyGraph) {
        program = graph.program
        rows = Dictionary(
            (0..<Int32(program.fileCount)).map { (ObjectIdentifier(graph.program.source($0)), $0) },
            uniquingKeysWith: { first, _ in first })
        for step in graph.reachedNeeds {
            guard let made = graph.resolution.madeProvider(graph.resolution.fulfilments[step.need]),
                graph.providers[made].isInvalid, case let site = graph.providers[made].site,
                !program.isOwn(site.file), site.row != Site.fileLevel
            else { continue }
            let range = program.declaration(site).range
            let start = graph.providers[made].marker?.offset ?? range.start
            needed[site.file, default: []].append(ByteRange(min(start, range.start), range.end))
        }
    }

    private func reported(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard let file = rows[ObjectIdentifier(diagnostic.location.file)], !program.isOwn(file) else {
            return diagnostic
        }
        if program.module(of: Site(file: file, row: 0)).origin == .sibling || isNeeded(diagnostic.location) {
            return diagnostic
        }
        let isNearMiss = diagnostic.code == .misspelledMarker
        return isNearMiss || diagnostic.location.file.isInCheckout ? nil : diagnostic.asWarning
    }

    private func isNeeded(_ location: Location) -> Bool {
        guard let file = rows[ObjectIdentifier(location.file)] else { return false }
        return needed[file]?.contains { $0.start <= location.offset && location.offset < $0.end } ?? false
    }
}
