import FurnishCore
import FurnishTables

/// The mistakes that only the author can settle, because each has several answers, and the errors that wait for them: a view
/// model looks like data while nothing provides the store that it needs.
struct Decisions {
    private let graph: DependencyGraph
    private let diagnostics: [Diagnostic]
    /// The missing type of each error about one. For a closure, what it makes.
    private let missing: [Int: TypeID]
    /// For each error that waits, the errors to settle first.
    private let causes: [Int: [Int]]

    init(_ analysis: Analysis, _ diagnostics: [Diagnostic]) {
        graph = analysis.graph
        self.diagnostics = Renderer.sorted(diagnostics)
        let keys = Dictionary(analysis.missingTypes.map { ($0.location, $0.type) }) { first, _ in first }
        missing = self.diagnostics.enumerated().reduce(into: [:]) { missing, diagnostic in
            guard diagnostic.element.code == .missingProvider else { return }
            missing[diagnostic.offset] = keys[diagnostic.element.location]
        }
        causes = Self.causes(of: missing, self.diagnostics, graph)
    }

    private static func causes(
        of missing: [Int: TypeID], _ diagnostics: [Diagnostic], _ graph: DependencyGraph
    ) -> [Int: [Int]] {
        let services = Services(graph)
        let rows = Dictionary(missing.map { ($0.value, $0.key) }, uniquingKeysWith: min)
        /// The missing types that an initializer needs first, itself or through other types that nothing provides.
        func next(_ row: Int, _ key: TypeID) -> [Int] {
            var (waiting, seen, next) = ([key], Set([key]), [Int]())
            while let current = waiting.popLast() {
                for needed in graph.symbols.symbol(of: current).map(services.neededKeys) ?? [] {
                    guard seen.insert(needed).inserted, graph.resolution.find(needed) == nil else { continue }
                    if let cause = rows[needed] { next.append(cause) } else { waiting.append(needed) }
                }
            }
            return next.filter { $0 != row }
        }
        let waiting = missing.filter { diagnostics[$0.key].fixes.count != 1 }
        let all = Dictionary(uniqueKeysWithValues: waiting.map { ($0.key, next($0.key, $0.value)) })
        return all.mapValues { first in
            var (waiting, seen, causes) = (first, Set(first), [Int]())
            while let current = waiting.popLast() {
                let further = all[current] ?? []
                if further.isEmpty { causes.append(current) }
                for row in further where seen.insert(row).inserted { waiting.append(row) }
            }
            // Types that need each other in a circle wait for nothing else.
            return causes.sorted()
        }
    }

    /// The diagnostics, where each error that waits says for what.
    var explained: [Diagnostic] {
        diagnostics.enumerated().map { row, diagnostic in
            guard let causes = causes[row], !causes.isEmpty else { return diagnostic }
            let notes = causes.map { cause in
                Diagnostic.Note(diagnostics[cause].location, "settle '\(name(cause))' first: '\(name(row))' needs it")
            }
            return diagnostic.with(notes: notes + diagnostic.notes)
        }
    }

    private func name(_ row: Int) -> String { missing[row].map { graph.text.show($0) } ?? "" }

    /// A line for each decision with the errors that wait for it, and one for each of its choices. Those for which most errors wait
    /// come first.
    var lines: [String] {
        var waiting: [Int: [Int]] = [:]
        for (row, causes) in causes.sorted(by: { $0.key < $1.key }) {
            for cause in causes { waiting[cause, default: []].append(row) }
        }
        let open = diagnostics.indices.filter { row in
            waiting[row] != nil || causes[row]?.isEmpty != false && hasChoices(row)
        }.sorted { (waiting[$1]?.count ?? 0, $0) < (waiting[$0]?.count ?? 0, $1) }
        var lines = LineTables()
        return open.flatMap { row in
            let diagnostic = diagnostics[row]
            let place = diagnostic.location.file.path + lines.line(of: diagnostic.location)
            let choices = diagnostic.notes.filter { $0.fix != nil }.map { note in
                let isElsewhere = note.location != diagnostic.location
                return "  - \(note.message)"
                    + (isElsewhere ? " (\(note.location.file.path)\(lines.line(of: note.location)))" : "")
            }
            return ["\(place): \(diagnostic.message)\(waitingText(waiting[row] ?? []))"] + choices
        }
    }

    private func waitingText(_ rows: [Int]) -> String {
        if rows.isEmpty { return "" }
        let names = rows.map { "'\(name($0))'" }.joined(separator: ", ")
        return "; \(rows.count == 1 ? "one error waits" : "\(rows.count) errors wait") for this: \(names)"
    }

    private func hasChoices(_ row: Int) -> Bool {
        !diagnostics[row].isWarning && diagnostics[row].fixes.count != 1
            && (missing[row] != nil || diagnostics[row].fixes.count > 1)
    }
}
