import FurnishCore

/// Formats diagnostics for a terminal: each message with its source line.
package struct TerminalReport {
    private var text = ""
    private let isColored: Bool
    private let lines = LineTables()

    package static func text(_ diagnostics: [Diagnostic], isColored: Bool) -> String {
        var report = TerminalReport(isColored: isColored)
        for message in Renderer.messages(of: diagnostics) { report.add(message) }
        return report.text
    }

    private init(isColored: Bool) {
        self.isColored = isColored
    }

    private mutating func add(_ message: Renderer.Message) {
        let isNote = message.severity == .note
        // A blank line separates diagnostics.
        if !isNote, !text.isEmpty { text += "\n" }
        text += painted("\(lines.place(of: message.location).printable): ", "1")
        text += painted(message.severity.rawValue + ":", "1;" + color(of: message.severity)) + " "
        text += isNote ? message.text : painted(message.text, "1") + painted(message.code, "2")
        text += "\n"
        addFrame(message)
    }

    private mutating func addFrame(_ message: Renderer.Message) {
        guard let position = lines.position(of: message.location),
            let frame = SourceFrame(message.location.file, message.location.offset, number: position.line)
        else { return }
        let number = String(frame.number)
        let padding = String(repeating: " ", count: max(0, 5 - number.utf8.count))
        text += painted(padding + number + " │ ", "2") + frame.line + "\n"
        text += painted("      │ ", "2") + frame.margin
        text += painted(frame.underline, "1;" + color(of: message.severity)) + "\n"
    }

    /// The terminal's code for red, yellow or cyan.
    private func color(of severity: Renderer.Severity) -> String {
        switch severity {
        case .error: "31"
        case .warning: "33"
        case .note: "36"
        }
    }

    private func painted(_ text: String, _ color: String) -> String {
        isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
    }
}
