/// Lays diagnostics out for a build log: `path:line:col: error: message [#Code]`, notes under it.
public enum Renderer {
    public static func render(_ diagnostics: [Diagnostic]) -> String {
        var text = ""
        var places = Places()
        for diagnostic in sorted(diagnostics) {
            let severity = diagnostic.isWarning ? "warning" : "error"
            text += places.text(diagnostic.location) + severity + ": " + diagnostic.message
            text += " [#" + diagnostic.code.rawValue + "]\n"
            for note in diagnostic.notes { text += places.text(note.location) + "note: " + note.message + "\n" }
        }
        return text
    }

    /// The lines of each file are looked for once, however much is said of it.
    private struct Places {
        private var tables: [ObjectIdentifier: LineTable] = [:]

        mutating func text(_ location: Location) -> String {
            let id = ObjectIdentifier(location.file)
            let table = tables[id] ?? LineTable(location.file)
            tables[id] = table
            let position = table.position(of: location.offset)
            return "\(location.file.path):\(position.line):\(position.column): "
        }
    }

    /// In file and line order; what stands at one place, by what is said of it, so that the order never varies.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.sorted { left, right in
            if left.location.file.path != right.location.file.path {
                return left.location.file.path < right.location.file.path
            }
            if left.location.offset != right.location.offset { return left.location.offset < right.location.offset }
            if left.code != right.code { return left.code.rawValue < right.code.rawValue }
            return left.message < right.message
        }
    }
}
