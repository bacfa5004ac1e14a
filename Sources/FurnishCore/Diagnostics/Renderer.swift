/// The layout of diagnostics as text.
package enum RenderStyle: Sendable {
    /// For a build log: only lines that Xcode and SwiftPM understand.
    case plain
    /// For a terminal: each message with its source line.
    case framed(isColored: Bool)
}

/// Formats diagnostics as text: `path:line:col: error: message [#Code]`, followed by notes.
package enum Renderer {
    package static func render(_ diagnostics: [Diagnostic], as style: RenderStyle = .plain) -> String {
        var page = Page(style)
        for diagnostic in sorted(diagnostics) {
            let severity = diagnostic.isWarning ? Severity.warning : .error
            page.part()
            page.add(severity, diagnostic.location, diagnostic.message, code: diagnostic.code)
            for (note, text) in zip(diagnostic.notes, texts(of: diagnostic.notes)) {
                page.add(.note, note.location, text, code: nil)
            }
        }
        return page.text
    }

    /// The messages of notes as people read them: a rail joins the steps of a cycle, and compared types are aligned.
    package static func texts(of notes: [Diagnostic.Note]) -> [String] {
        var width = 0
        for case .compared(let label) in notes.map(\.role) { width = max(width, label.count) }
        return notes.map { note in
            switch note.role {
            case .remark: note.message
            case .cycle(let position): rail(position) + note.message
            case .compared(let label):
                label + ":" + String(repeating: " ", count: width - label.count + 2) + note.message
            }
        }
    }

    private static func rail(_ position: Diagnostic.Note.CyclePosition) -> String {
        switch position {
        case .only: "↺ "
        case .first: "╭→ "
        case .middle: "│  "
        case .last: "╰─ "
        }
    }

    /// Sorts by file and position, then by code and message, so that the order never varies.
    package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.sorted { left, right in
            if left.location.precedes(right.location) { return true }
            if right.location.precedes(left.location) { return false }
            if left.code != right.code { return left.code.rawValue < right.code.rawValue }
            return left.message.precedes(right.message)
        }
    }

    private enum Severity: String {
        case error, warning, note

        /// The terminal's code for red, yellow or cyan.
        var color: String {
            switch self {
            case .error: "31"
            case .warning: "33"
            case .note: "36"
            }
        }
    }

    private struct Page {
        private(set) var text = ""
        private let style: RenderStyle
        private var lines = LineTables()

        private var isColored: Bool {
            if case .framed(isColored: true) = style { return true }
            return false
        }

        init(_ style: RenderStyle) {
            self.style = style
        }

        /// Separates framed diagnostics by a blank line.
        mutating func part() {
            if case .framed = style, !text.isEmpty { text += "\n" }
        }

        mutating func add(_ severity: Severity, _ location: Location, _ message: String, code: DiagnosticCode?) {
            let suffix = code.map { painted(" [#\($0.rawValue)]", "2") } ?? ""
            let message = message.printable
            text += painted("\(lines.place(of: location).printable): ", "1")
            text += painted(severity.rawValue + ":", "1;" + severity.color) + " "
            text += (severity == .note ? message : painted(message, "1")) + suffix + "\n"
            if case .framed = style { addFrame(severity, location) }
        }

        private mutating func addFrame(_ severity: Severity, _ location: Location) {
            guard let position = lines.position(of: location),
                let frame = SourceFrame(location.file, location.offset, number: position.line)
            else { return }
            let number = String(frame.number)
            let padding = String(repeating: " ", count: max(0, 5 - number.utf8.count))
            text += painted(padding + number + " │ ", "2") + frame.line + "\n"
            text += painted("      │ ", "2") + frame.margin + painted(frame.underline, "1;" + severity.color) + "\n"
        }

        private func painted(_ text: String, _ color: String) -> String {
            isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
        }
    }
}

/// Finds positions, and computes the line table of each file once.
package struct LineTables {
    private var tables: [ObjectIdentifier: LineTable] = [:]

    package init() {}

    /// Nil in an outline, which has other lines than its source.
    package mutating func position(of location: Location) -> Position? {
        if location.file.isOutline { return nil }
        let id = ObjectIdentifier(location.file)
        let table = tables[id] ?? LineTable(location.file)
        tables[id] = table
        return table.position(of: location.offset)
    }

    /// `:line` after a path; empty if the line is not known.
    package mutating func line(of location: Location) -> String {
        position(of: location).map { ":\($0.line)" } ?? ""
    }

    /// `path:line:column`, or the path alone if the line is not known.
    package mutating func place(of location: Location) -> String {
        let path = location.file.path
        return position(of: location).map { "\(path):\($0.line):\($0.column)" } ?? path
    }
}
