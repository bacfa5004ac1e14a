import FurnishCore

/// Sources after `fix`, and what it wrote.
package struct FixedSources {
    /// The files that changed, sorted by path.
    package let changes: [(before: SourceFile, after: SourceFile)]
    /// A line for each place that was changed, in file and line order: `Clock.swift:4: wrote '// @Provides'`.
    package let report: [String]
    /// Whether one of them is a `@Provides`.
    let writesProvider: Bool
    /// A line for each diagnostic whose only fix was not written, with the reason.
    package let declined: [String]
    /// Whether no fix is left to try.
    package let isComplete: Bool
    /// The diagnostics of the changed sources.
    package let diagnostics: [Diagnostic]
    /// The lines of the decisions that only the author can make, each with its choices and the errors that wait for it.
    package let decisions: [String]
    /// A line for each parameter of the changed sources that uses its default.
    package let defaults: [String]
    /// Lines about the marked types that still take something past the factory: from a container of another tool, or from a
    /// static member.
    let usesPastFactory: [String]
    /// A line about the files with syntax errors; nil where there are none.
    package let brokenFiles: String?

    package var hasErrors: Bool { diagnostics.hasErrors }
}

/// Applies the fix of each diagnostic that has exactly one, analyzes the sources again, and repeats this until no such
/// diagnostic is left.
///
/// The fix of a warning is tried with all that follows from it, because the code works as it is. It is kept if no more errors are left
/// than without it. Fixes that fail together are tried in halves, so that each is judged by itself.
///
/// It ends: a round tries each fix at most once, and makes sources that no earlier round made. A limit stops fixes that would
/// make the sources longer in each round.
package struct Fixer {
    private var sources: Sources
    private var diagnostics: [Diagnostic]
    private var log = FixLog()
    /// The digests of all sources so far.
    private var seen: Set<UInt64>
    /// Why a fix was not written.
    private var refused: [Spelling: Refusal] = [:]
    private var roundsLeft: Int

    private enum Refusal {
        case changesOtherCode
        case causes(Diagnostic)
        /// Only the author knows the lifetime that the marker would have to state.
        case asks(Diagnostic)
        /// A member of the factory would ask its callers for more.
        case asksCallers(String)

        init(_ error: Diagnostic?) {
            guard let error else {
                self = .changesOtherCode
                return
            }
            self = error.code == .unstatedLifetime ? .asks(error) : .causes(error)
        }
    }

    /// fix: sources to sources with fewer mistakes. Only the own module's files and storyboards change.
    ///
    /// - Parameters:
    ///   - writesSiblings: Whether the files of the package's other modules change as well.
    ///   - isDomain: Whether the modules above meet what nothing in view meets.
    ///   - mostRounds: The number of rounds after which it stops. If nil, more than the sources can need.
    package static func fix(
        _ modules: [SourceModule], storyboards: [SourceFile] = [], writesSiblings: Bool = false,
        isDomain: Bool = false, mostRounds: Int? = nil
    ) -> FixedSources {
        let sources = Sources(
            modules: modules, storyboards: storyboards, written: writesSiblings ? [.own, .sibling] : [.own],
            isDomain: isDomain)
        var fixer = Fixer(sources, mostRounds: mostRounds ?? sources.mostRounds)
        fixer.fixAll()
        let analysis = Generator.analyze(fixer.sources.modules, fixer.sources.storyboards)
        let changes = zip(sources.writtenFiles, fixer.sources.writtenFiles).filter { $0 !== $1 }
            .map { (before: $0, after: $1) }.sorted { $0.before.path.precedes($1.before.path) }
        let written = fixer.log.entries(in: fixer.sources.writtenFiles)
        return FixedSources(
            changes: changes, report: written.map(\.line), writesProvider: written.contains { $0.marker == .provides },
            declined: fixer.declined,
            isComplete: fixer.roundsLeft > 0,
            diagnostics: writesSiblings ? fixer.diagnostics : fixer.diagnostics.namingSiblings(fixer.sources.modules),
            decisions: Decisions(analysis, fixer.diagnostics).lines + fixer.questions,
            defaults: Workbench.defaults(analysis.graph),
            usesPastFactory: ContainerUses.remarks(analysis.graph) + StaticUses.remarks(analysis.graph),
            brokenFiles: analysis.graph.brokenFiles)
    }

    private init(_ sources: Sources, mostRounds: Int) {
        self.sources = sources
        diagnostics = sources.check()
        seen = [sources.digest]
        roundsLeft = mostRounds
    }

    private var errors: [Diagnostic] { diagnostics.filter { !$0.isWarning } }

    private mutating func fixAll() {
        // A type may be missing only because of a misspelled marker.
        let misspelled = choices.filter { $0.diagnostic.code == .misspelledMarker }
        if !misspelled.isEmpty {
            var without = self
            without.fixErrors()
            _ = write(misspelled, besides: without.errors)
        }
        var isChanged = true
        while isChanged {
            fixErrors()
            let warnings = choices.filter(\.isOfWarning)
            isChanged = !warnings.isEmpty && write(warnings, besides: errors)
            // A fix that failed before may work now.
            if isChanged { refused = [:] }
        }
    }

    /// Writes the fixes of warnings, with those of the errors that follow.
    ///
    /// - Parameter known: The errors that are left without them.
    /// - Returns: Whether any was written.
    private mutating func write(_ warnings: [Choice], besides known: [Diagnostic]) -> Bool {
        var (trial, demand) = (self, String?.none)
        if roundsLeft > 0, trial.apply(warnings, accepting: { _, _, _ in nil }) {
            trial.fixErrors()
            if trial.errors.count <= known.count {
                demand = trial.sources.demand(besides: sources)
                if demand == nil {
                    self = trial
                    return true
                }
            }
        }
        guard warnings.count > 1 else {
            let messages = Set(known.map(\.message))
            refused[warnings[0].identity] =
                demand.map { .asksCallers($0) } ?? Refusal(trial.errors.first { !messages.contains($0.message) })
            return false
        }
        let middle = warnings.count / 2
        let isWritten = write(Array(warnings[..<middle]), besides: known)
        // The places of the others have moved.
        let rest = Set(warnings[middle...].map(\.identity))
        let others = choices.filter { rest.contains($0.identity) }
        let known = isWritten ? errors : known
        return !others.isEmpty && write(others, besides: known) || isWritten
    }

    /// Applies the fixes of errors until none is left.
    private mutating func fixErrors() {
        while roundsLeft > 0 {
            let choices = choices.filter { !$0.isOfWarning }
            if choices.isEmpty { return }
            // A type may be missing only because of a mistake in a marker. Initializers come next, because they show what the
            // classes need. Given parameters come last: a caller passes only what the graph cannot make.
            let first = [[.malformedMarker, .detachedMarker], [DiagnosticCode.optionalProperty]].lazy.map { codes in
                choices.filter { codes.contains($0.diagnostic.code) }
            }.first { !$0.isEmpty }
            let others = choices.filter { !$0.fix.letsCallersPass }
            _ = apply(first ?? (others.isEmpty ? choices : others)) { $0.error(after: $1, $2) }
        }
    }

    /// Applies as many fixes as possible at once. Fixes that overlap others follow in the next round.
    ///
    /// - Parameter mistake: The error because of which a fix is refused, after all changes.
    /// - Returns: Whether any was applied.
    private mutating func apply(
        _ choices: [Choice], accepting mistake: (Choice, SourceChanges, [Diagnostic]) -> Diagnostic?
    ) -> Bool {
        var rest = choices
        while true {
            var changes = SourceChanges()
            let chosen = rest.filter { changes.add($0.fix) }
            if chosen.isEmpty { return false }
            let changed = sources.applying(changes)
            let remaining = changed.check()
            let mistakes = chosen.map { mistake($0, changes, remaining) }
            let succeeds = mistakes.allSatisfy { $0 == nil }
            if succeeds, seen.insert(changed.digest).inserted {
                log.add(chosen.map(\.fix), changes, in: sources.writtenFiles)
                sources = changed
                diagnostics = remaining
                refused = [:]
                roundsLeft -= 1
                return true
            }
            for (choice, error) in zip(chosen, mistakes) where error != nil || succeeds {
                refused[choice.identity] = Refusal(error ?? choice.diagnostic)
            }
            rest = rest.filter { refused[$0.identity] == nil }
        }
    }

    /// A diagnostic and its only fix, or one of the further ones.
    private struct Choice {
        let diagnostic: Diagnostic
        let fix: Fix
        let row: Int

        /// The same in each round, although positions change.
        var identity: Spelling {
            Spelling(
                [diagnostic.location.file.path, diagnostic.code.name, diagnostic.message, fix.title, "\(row)"]
                    .joined(separator: "\n"))
        }

        /// Whether the code works as it is. Nothing sets an optional property until its class is complete.
        var isOfWarning: Bool { diagnostic.isWarning && diagnostic.code != .optionalProperty }

        /// Whether code that compiles would have to follow. The initializers of optional properties take care of that.
        var changesOtherCode: Bool {
            ![.optionalProperty, .segueBypassesFactory].contains(diagnostic.code) && fix.changesOtherCode
        }

        /// The error that is left in the place of the fixed one, or that a marker has which the fix writes. A question about state asks
        /// what no fix can know.
        func error(after changes: SourceChanges, _ remaining: [Diagnostic]) -> Diagnostic? {
            let location = diagnostic.location
            var places = [(location.file.path, changes.moved(location.offset, in: location.file))]
            for edit in fix.edits {
                guard let marker = edit.text.firstIndex(of: "@") else { continue }
                let start = changes.start(of: edit) + UInt32(edit.text[..<marker].utf8.count)
                let length = edit.text[marker...].prefix { !$0.isNewline }.utf8.count
                places.append((edit.file.path, ByteRange(start, start + UInt32(length))))
            }
            return remaining.first { other in
                !other.isWarning && other.code != .unstatedLifetime
                    && places.contains { path, range in
                        Spelling(path) == Spelling(other.location.file.path) && range.start <= other.location.offset
                            && other.location.offset <= range.end
                    }
            }
        }
    }

    /// A line for each fix that was not written, with the reason.
    private var declined: [String] {
        refusals.compactMap { place, choice, refusal in
            switch refusal {
            case .changesOtherCode:
                "\(place): not written, because other code may use what it changes: \(choice.fix.title)"
            case .causes(let error):
                "\(place): not written, because this would follow in \(error.location.file.path.printable): \(error.message)"
            case .asks, .asksCallers: nil
            }
        }
    }

    /// The decisions that would follow from the fix of a warning: about state, and about what callers pass.
    private var questions: [String] {
        refusals.flatMap { place, choice, refusal in
            switch refusal {
            case .asks(let question):
                ["\(place): \(choice.fix.title): \(question.message)"] + question.notes.map { "  - \($0.message)" }
            case .asksCallers(let demand): ["\(place): \(choice.fix.title): \(demand)"]
            case .changesOtherCode, .causes: [String]()
            }
        }.map(\.printable)
    }

    private var refusals: [(place: String, choice: Choice, refusal: Refusal)] {
        let tables = LineTables()
        return onlyFixes.compactMap { choice in
            let location = choice.diagnostic.location
            let refusal = choice.changesOtherCode ? .changesOtherCode : refused[choice.identity]
            return refusal.map { ((location.file.path + tables.line(of: location)).printable, choice, $0) }
        }
    }

    /// The fixes that can be applied, in file order.
    private var choices: [Choice] { onlyFixes.filter { refused[$0.identity] == nil && !$0.changesOtherCode } }

    /// The diagnostics with exactly one fix, in file order.
    private var onlyFixes: [Choice] {
        let written = Set(sources.writtenFiles.map(ObjectIdentifier.init))
        return Renderer.sorted(diagnostics).flatMap { diagnostic -> [Choice] in
            guard diagnostic.fixes.count == 1 else { return [] }
            let fixes = diagnostic.fixes + diagnostic.furtherFixes.filter(\.canBeWritten)
            return fixes.enumerated().map { Choice(diagnostic: diagnostic, fix: $1, row: $0) }.filter { choice in
                choice.fix.changes.allSatisfy { written.contains(ObjectIdentifier($0.file)) }
            }
        }
    }
}

/// The inputs of an analysis, in one version.
struct Sources {
    var modules: [SourceModule]
    var storyboards: [SourceFile]
    /// The modules that fixes may change.
    var written: Set<ModuleOrigin> = [.own]
    /// Whether the modules above meet what nothing in view meets.
    var isDomain = false

    func check() -> [Diagnostic] { Workbench.check(modules, storyboards: storyboards, isDomain: isDomain) }

    /// Says for what a member of the factory asks its callers, where it did not in other sources; nil if no member of both does.
    func demand(besides before: Sources) -> String? {
        let known = before.askedParameters
        for (member, names) in askedParameters.sorted(by: { $0.key < $1.key }) {
            let added = names.subtracting(known[member] ?? names)
            if let name = added.min() {
                return "the factory's method for '\(member)' would ask its callers for '\(name)'"
            }
        }
        return nil
    }

    /// The names of the parameters that callers of the factory's members have to pass, by what the members make.
    private var askedParameters: [String: Set<String>] {
        let graph = Generator.analyze(modules, storyboards).graph
        return graph.reachedProviders.reduce(into: [:]) { table, provider in
            // A caller may leave out what has a default.
            let asked = graph.givens[provider].filter { graph.needs[$0.need].defaultValue == .none }
            table[graph.show(provider)] = Set(asked.map { graph.program.names.text($0.name) })
        }
    }

    /// The files that fixes may change.
    var writtenFiles: [SourceFile] { modules.filter { written.contains($0.origin) }.flatMap(\.files) + storyboards }

    /// More rounds than there are places to fix. A round may fix only one. A parameter has at least four bytes, and files with few of
    /// them may need several rounds for each.
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
