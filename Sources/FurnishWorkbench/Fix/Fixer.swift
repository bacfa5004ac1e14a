import FurnishCore

/// Sources after `fix`, and what it wrote.
package struct FixedSources {
    /// The files that changed, sorted by path.
    package let changes: [(before: SourceFile, after: SourceFile)]
    /// A line for each place that was changed, in file and line order: `Clock.swift:4: wrote '// @Provides'`.
    package let report: [String]
    /// The number of parameters that got another type. The code that uses them must follow.
    package let changedTypeCount: Int
    /// The places of the diagnostics whose only fix would leave an error there: `Clock.swift:4`.
    package let declined: [String]
    /// Whether no fix is left to try.
    package let isComplete: Bool
    /// The diagnostics of the changed sources.
    package let diagnostics: [Diagnostic]
    /// The lines of the decisions that only the author can make, each with its choices and the errors that wait for it.
    package let decisions: [String]
    /// A line for each parameter of the changed sources that uses its default.
    package let defaults: [String]
    /// A line about the marked types that still take something from a container of another tool; nil where there are none.
    let containerUses: String?
    /// A line about the files with syntax errors; nil where there are none.
    package let brokenFiles: String?

    package var hasErrors: Bool { diagnostics.hasErrors }
}

/// Applies the fix of each diagnostic that has exactly one, analyzes the sources again, and repeats this until no such
/// diagnostic is left.
///
/// It ends: a round tries each fix at most once, and makes sources that no earlier round made. A limit stops fixes that would
/// make the sources longer in each round.
package struct Fixer {
    private var sources: Sources
    private var diagnostics: [Diagnostic]
    private var log = FixLog()
    /// The digests of all sources so far.
    private var seen: Set<UInt64>
    private var refused: Set<Spelling> = []
    /// fix: sources to sources with fewer mistakes. Only the own module's files and storyboards change.
    ///
    /// - Parameters:
    ///   - writesSiblings: Whether the files of the package's other modules change as well.
    ///   - mostRounds: The number of rounds after which it stops. If nil, more than the sources can need.
    package static func fix(
        _ modules: [SourceModule], storyboards: [SourceFile] = [], writesSiblings: Bool = false,
        mostRounds: Int? = nil
    ) -> FixedSources {
        let sources = Sources(
            modules: modules, storyboards: storyboards, written: writesSiblings ? [.own, .sibling] : [.own])
        var fixer = Fixer(sources)
        var rounds = 0
        let mostRounds = mostRounds ?? sources.mostRounds
        while rounds < mostRounds, fixer.applyFixes() { rounds += 1 }
        let analysis = Generator.analyze(fixer.sources.modules, fixer.sources.storyboards)
        let changes = zip(sources.writtenFiles, fixer.sources.writtenFiles).filter { $0 !== $1 }
            .map { (before: $0, after: $1) }.sorted { $0.before.path.precedes($1.before.path) }
        return FixedSources(
            changes: changes,
            report: fixer.log.lines(in: fixer.sources.writtenFiles),
            changedTypeCount: fixer.log.changedTypeCount,
            declined: fixer.refusedPlaces,
            isComplete: rounds < mostRounds,
            diagnostics: writesSiblings ? fixer.diagnostics : fixer.diagnostics.namingSiblings(fixer.sources.modules),
            decisions: Decisions(analysis, fixer.diagnostics).lines, defaults: Workbench.defaults(analysis.graph),
            containerUses: ContainerUses.remark(analysis.graph), brokenFiles: analysis.graph.brokenFiles)
    }

    private init(_ sources: Sources) {
        self.sources = sources
        diagnostics = Workbench.check(sources.modules, storyboards: sources.storyboards)
        seen = [sources.digest]
    }

    private var errorCount: Int { Self.errorCount(diagnostics) }

    private static func errorCount(_ diagnostics: [Diagnostic]) -> Int {
        diagnostics.reduce(0) { $0 + ($1.isWarning ? 0 : 1) }
    }

    /// Applies as many fixes as possible at once. Fixes that overlap others follow in the next round.
    ///
    /// - Returns: Whether there were any.
    private mutating func applyFixes() -> Bool {
        while true {
            let (chosen, changes) = choose()
            if chosen.isEmpty { return false }
            let changed = sources.applying(changes)
            let remaining = Workbench.check(changed.modules, storyboards: changed.storyboards)
            let more = max(0, Self.errorCount(remaining) - errorCount)
            // The code that a warning is about works as it is, except where nothing sets a property.
            let areInitializers = chosen[0].diagnostic.code == .optionalProperty
            let failed = chosen.filter {
                isMistaken($0, changes, remaining) || more > 0 && $0.diagnostic.isWarning && !areInitializers
            }
            if failed.isEmpty, seen.insert(changed.digest).inserted {
                log.add(chosen.map(\.fix), changes, in: sources.writtenFiles)
                sources = changed
                diagnostics = remaining
                // A fix that failed before may work now.
                refused = []
                return true
            }
            refused.formUnion((failed.isEmpty ? chosen : failed).map(\.identity))
        }
    }

    /// A diagnostic and its only fix.
    private struct Choice {
        let diagnostic: Diagnostic
        let fix: Fix

        /// The same in each round, although positions change.
        var identity: Spelling {
            Spelling(
                [diagnostic.location.file.path, diagnostic.code.rawValue, diagnostic.message, fix.title]
                    .joined(separator: "\n"))
        }
    }

    /// The lines of the diagnostics whose only fix was refused.
    private var refusedPlaces: [String] {
        var tables = LineTables()
        return onlyFixes.filter { refused.contains($0.identity) }.map(\.diagnostic.location).map { location in
            (location.file.path + tables.line(of: location)).printable
        }
    }

    /// The fixes that can be applied, in file order.
    private var choices: [Choice] { onlyFixes.filter { !refused.contains($0.identity) } }

    /// The diagnostics with exactly one fix, in file order.
    private var onlyFixes: [Choice] {
        let written = Set(sources.writtenFiles.map(ObjectIdentifier.init))
        return Renderer.sorted(diagnostics).compactMap { diagnostic -> Choice? in
            guard diagnostic.fixes.count == 1 else { return nil }
            let choice = Choice(diagnostic: diagnostic, fix: diagnostic.fixes[0])
            let canBeWritten = choice.fix.changes.allSatisfy { written.contains(ObjectIdentifier($0.file)) }
            return canBeWritten ? choice : nil
        }
    }

    private func choose() -> ([Choice], SourceChanges) {
        let choices = choices
        // A type may be missing only because of a misspelled marker, so markers are mended first. Initializers come next,
        // because they show what the classes need.
        let first = [Self.markerCodes, [.optionalProperty]].lazy.map { codes in
            choices.filter { codes.contains($0.diagnostic.code) }
        }.first { !$0.isEmpty }
        // Given parameters come last: a caller passes only what the graph cannot make.
        let others = choices.filter { !$0.fix.title.contains("@Needs(given:") }
        var changes = SourceChanges()
        let chosen = (first ?? (others.isEmpty ? choices : others)).filter { changes.add($0.fix) }
        return (chosen, changes)
    }

    /// The mistakes in markers themselves.
    private static let markerCodes: Set<DiagnosticCode> = [.misspelledMarker, .malformedMarker, .detachedMarker]

    /// Whether there is still an error in the place of the fixed one. A question about state asks what no fix can know.
    private func isMistaken(_ choice: Choice, _ changes: SourceChanges, _ remaining: [Diagnostic]) -> Bool {
        let location = choice.diagnostic.location
        let place = changes.moved(location.offset, in: location.file)
        return remaining.contains { other in
            !other.isWarning && other.code != .unstatedLifetime
                && Spelling(other.location.file.path) == Spelling(location.file.path)
                && place.start <= other.location.offset && other.location.offset <= place.end
        }
    }
}

/// The inputs of an analysis, in one version.
struct Sources {
    var modules: [SourceModule]
    var storyboards: [SourceFile]
    /// The modules that fixes may change.
    var written: Set<ModuleOrigin> = [.own]

    /// The files that fixes may change.
    var writtenFiles: [SourceFile] { modules.filter { written.contains($0.origin) }.flatMap(\.files) + storyboards }

    /// More rounds than there are places to fix. A round may fix only one: of all needs for a missing type, the first one
    /// has the fix. A parameter has at least four bytes, and files with few of them may need several rounds for each.
    var mostRounds: Int { 1_000 + writtenFiles.reduce(0) { $0 + $1.bytes.count } / 4 }

    var digest: UInt64 {
        var digest = Digest()
        for file in writtenFiles { digest.add(file.bytes) }
        return digest.value
    }

    func applying(_ changes: SourceChanges) -> Sources {
        var changed = self
        for row in modules.indices where written.contains(modules[row].origin) {
            changed.modules[row].files = modules[row].files.map(changes.applied)
        }
        changed.storyboards = storyboards.map(changes.applied)
        return changed
    }
}
