/// Formats diagnostics as text: `path:line:col: error: message [#Code]`, followed by notes.
package enum Renderer {
    /// For a build log: only lines that Xcode and SwiftPM understand, in the order in which people read them.
    ///
    /// - Parameter saysFixes: Whether the line of a diagnostic says what its fixes are, for readers who do not see the notes.
    package static func render(_ diagnostics: [Diagnostic], saysFixes: Bool = false) -> String {
        let lines = LineTables()
        func line(_ location: Location, _ severity: String, _ text: String) -> String {
            "\(lines.place(of: location).printable): \(severity): \(text.printable)"
        }
        return sorted(diagnostics).map { diagnostic in
            let severity = diagnostic.isWarning ? "warning" : "error"
            let message = diagnostic.message + (saysFixes ? diagnostic.advice(lines) : "")
            let notes = zip(diagnostic.notes, texts(of: diagnostic.notes)).map { line($0.location, "note", $1) + "\n" }
            return line(diagnostic.location, severity, message) + " [#\(diagnostic.code.name)]\n" + notes.joined()
        }.joined()
    }

    /// The messages of notes as people read them: a rail joins the steps of a cycle, and compared types are aligned.
    package static func texts(of notes: [Diagnostic.Note]) -> [String] {
        var width = 0
        for case .compared(let label) in notes.map(\.role) { width = max(width, label.count) }
        let cycle = notes.indices.filter { if case .cycle = notes[$0].role { true } else { false } }
        return notes.enumerated().map { row, note in
            switch note.role {
            case .remark: note.message
            case .cycle: rail(isFirst: row == cycle.first, isLast: row == cycle.last) + note.message
            case .compared(let label):
                label + ":" + String(repeating: " ", count: width - label.count + 2) + note.message
            }
        }
    }

    private static func rail(isFirst: Bool, isLast: Bool) -> String {
        switch (isFirst, isLast) {
        case (true, true): "↺ "
        case (true, false): "╭→ "
        case (false, false): "│  "
        case (false, true): "╰─ "
        }
    }

    /// Sorts by file and position, then by code and message, so that the order never varies.
    package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.sorted { left, right in
            if left.location.precedes(right.location) { return true }
            if right.location.precedes(left.location) { return false }
            if left.code != right.code { return left.code.name < right.code.name }
            return left.message.precedes(right.message)
        }
    }
}

extension Diagnostic {
    /// The advice of the first two fixes in its notes, each with its place: `: mark 'SystemClock' '// @Provides' (Clock.swift:4)`.
    fileprivate func advice(_ lines: LineTables) -> String {
        let proposals = notes.filter { $0.fix != nil }
        let written = proposals.filter { $0.fix?.changes.isEmpty == false }
        let line = lines.line(of: location)
        let texts = (written.isEmpty ? proposals : written).prefix(2).map { note in
            let noteLine = lines.line(of: note.location)
            let isHere = note.location.file === location.file && noteLine == line
            return note.advice + (isHere ? "" : " (\(FilePath.name(note.location.file.path))\(noteLine))")
        }
        return texts.isEmpty ? "" : ": " + texts.joined(separator: ", or ")
    }
}

extension Diagnostic.Note {
    /// The message for somebody who does not see its place: `'Clock' is declared here: mark it …` becomes `mark 'Clock' …`.
    fileprivate var advice: String {
        fix?.fullTitle ?? (isAlternative ? String(message.dropFirst("or ".count)) : text)
    }
}

/// Finds positions, and computes the line table of each file once.
package final class LineTables {
    private var tables: [SourceFile: LineTable] = [:]

    package init() {}

    /// Nil in a file with unknown lines.
    package func position(of location: Location) -> Position? {
        if !location.file.hasKnownLines { return nil }
        let table = tables[location.file] ?? LineTable(location.file)
        tables[location.file] = table
        return table.position(of: location.offset)
    }

    /// `:line` after a path; empty if the line is not known.
    package func line(of location: Location) -> String { position(of: location).map { ":\($0.line)" } ?? "" }

    /// `path:line:column`, or the path alone if the line is not known.
    package func place(of location: Location) -> String {
        let path = location.file.path
        return position(of: location).map { "\(path):\($0.line):\($0.column)" } ?? path
    }
}
