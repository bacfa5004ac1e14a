import FurnishCore
import FurnishTables

/// The mistakes that only the author can settle, because each has several answers, and the errors that wait for them: a view
/// model looks like data while nothing provides the store that it needs.
struct Decisions {
    private let graph: DependencyGraph
    private let diagnostics: [Diagnostic]
    /// The missing type of each error about one. For a closure, what it makes.
    private let missing: [Int: TypeID]
    /// Types out of view that nothing provides, and that two or more missing types need. They have the rows after the diagnostics.
    private let shared: [TypeID]
    /// For each error that waits, the errors and shared types to settle first.
    private let causes: [Int: [Int]]

    init(_ analysis: Analysis, _ diagnostics: [Diagnostic]) {
        graph = analysis.graph
        self.diagnostics = Renderer.sorted(diagnostics)
        let types = analysis.validation.missing.map {
            (analysis.graph.location(ofNeed: $0.reportedNeed), analysis.graph.keys.made(by: $0.key))
        }
        let keys = Dictionary(types) { first, _ in first }
        missing = self.diagnostics.enumerated().reduce(into: [:]) { missing, diagnostic in
            guard diagnostic.element.code == .missingProvider else { return }
            missing[diagnostic.offset] = keys[diagnostic.element.location]
        }
        let waiting = missing.filter { [diagnostics = self.diagnostics] in diagnostics[$0.key].answers.count != 1 }
        let (graph, tables, count) = (graph, analysis.validation.tables, self.diagnostics.count)
        let needs = { graph.symbols.symbol(of: $0).map(tables.neededKeys) ?? [] }
        shared = Self.shared(by: waiting, needs, graph)
        let rowsOfShared = shared.enumerated().map { ($0.element, count + $0.offset) }
        let rows = Dictionary(missing.map { ($0.value, $0.key) } + rowsOfShared, uniquingKeysWith: min)
        causes = Self.causes(of: waiting, rows, needs, graph)
    }

    /// - Parameter waiting: The missing types that may wait for others, by the rows of their errors.
    private static func shared(
        by waiting: [Int: TypeID], _ needs: (TypeID) -> [TypeID], _ graph: DependencyGraph
    ) -> [TypeID] {
        var (found, firstRows) = ([TypeID](), [TypeID: Int]())
        for (row, key) in waiting.sorted(by: { $0.key < $1.key }) {
            for needed in needs(key) {
                let isAnother = firstRows[needed, default: row] != row
                if isAnother, !found.contains(needed), graph.isServiceOutOfView(needed) { found.append(needed) }
                firstRows[needed] = firstRows[needed] ?? row
            }
        }
        return found
    }

    private static func causes(
        of waiting: [Int: TypeID], _ rows: [TypeID: Int], _ needs: (TypeID) -> [TypeID], _ graph: DependencyGraph
    ) -> [Int: [Int]] {
        /// The missing types that an initializer needs first, itself or through other types that nothing provides.
        func next(_ row: Int, _ key: TypeID) -> [Int] {
            // The answer is that factory.
            if graph.isOfModuleWithFactory(key) { return [] }
            let missing = nodesReachable(from: [key]) { current in
                current != key && rows[current] != nil ? [] : needs(current).filter { graph.resolution.find($0) == nil }
            }
            return missing.dropFirst().compactMap { rows[$0] }.filter { $0 != row }
        }
        let all = Dictionary(uniqueKeysWithValues: waiting.map { ($0.key, next($0.key, $0.value)) })
        // Types that need each other in a circle wait for nothing else.
        return all.mapValues { first in
            nodesReachable(from: first) { all[$0] ?? [] }.filter { all[$0]?.isEmpty != false }.sorted()
        }
    }

    /// The diagnostics, where each error that waits says for what.
    var explained: [Diagnostic] {
        diagnostics.enumerated().map { row, diagnostic in
            guard let causes = causes[row], !causes.isEmpty else { return diagnostic }
            let notes = causes.map { cause in
                let place = diagnostics.indices.contains(cause) ? diagnostics[cause] : diagnostic
                return Diagnostic.Note(place.location, "settle '\(name(cause))' first: '\(name(row))' needs it")
            }
            return diagnostic.with(notes: notes + diagnostic.notes)
        }
    }

    private func name(_ row: Int) -> String {
        row < diagnostics.count
            ? missing[row].map { graph.text.show($0) } ?? "" : graph.text.show(shared[row - diagnostics.count])
    }

    /// A line for each decision with the errors that wait for it, and one for each of its choices. Those for which most errors wait
    /// come first.
    var lines: [String] {
        var waiting: [Int: [Int]] = [:]
        for (row, causes) in causes.sorted(by: { $0.key < $1.key }) {
            for cause in causes { waiting[cause, default: []].append(row) }
        }
        let open = (0..<diagnostics.count + shared.count).filter { row in
            waiting[row] != nil || row < diagnostics.count && causes[row]?.isEmpty != false && hasChoices(row)
        }.sorted { (waiting[$1]?.count ?? 0, $0) < (waiting[$0]?.count ?? 0, $1) }
        let lines = LineTables()
        return open.flatMap { row in
            if row >= diagnostics.count { return sharedLines(row, waiting[row] ?? []) }
            let diagnostic = diagnostics[row]
            let place = diagnostic.location.file.path + lines.line(of: diagnostic.location)
            // A question names the lifetime in a container of another tool too.
            let choices = diagnostic.notes.filter { $0.fix != nil || diagnostic.code == .unstatedLifetime }.map {
                note in
                let isElsewhere = note.location != diagnostic.location
                return "  - \(note.message)"
                    + (isElsewhere ? " (\(note.location.file.path)\(lines.line(of: note.location)))" : "")
            }
            return ["\(place): \(diagnostic.message)\(waitingText(waiting[row] ?? []))"] + choices
        }
    }

    private func sharedLines(_ row: Int, _ waiting: [Int]) -> [String] {
        [
            "nothing provides '\(name(row))'\(waitingText(waiting))",
            "  - mark a property or function that returns '\(name(row))' with '// @Provides'",
            "  - or take '\(name(row))' as a given parameter of each of these types",
        ]
    }

    private func waitingText(_ rows: [Int]) -> String {
        if rows.isEmpty { return "" }
        let names = rows.map { "'\(name($0))'" }.joined(separator: ", ")
        return "; \(rows.count == 1 ? "one error waits" : "\(rows.count) errors wait") for this: \(names)"
    }

    private func hasChoices(_ row: Int) -> Bool {
        !diagnostics[row].isWarning && diagnostics[row].answers.count != 1
            && (missing[row] != nil || diagnostics[row].answers.count > 1)
    }
}

extension DependencyGraph {
    /// Whether a type may be a service of a framework, which nothing provides.
    fileprivate func isServiceOutOfView(_ key: TypeID) -> Bool {
        guard let symbol = symbols.symbol(of: key), symbols[symbol].isForeign else { return false }
        let name = symbols.name(of: symbol)
        return resolution.find(key) == nil && !KnownType.isValue(name) && !KnownType.isStruct(name)
            && !KnownType.has(.isOfCaller, name)
    }

    /// Whether the module that declares a type has a factory that this module can take.
    fileprivate func isOfModuleWithFactory(_ key: TypeID) -> Bool {
        guard let symbol = symbols.symbol(of: key), symbols[symbol].module > 0 else { return false }
        return providers.elements.contains {
            $0.isFactory && program.moduleOfFile[Int($0.site.file)] == symbols[symbol].module
        }
    }
}
