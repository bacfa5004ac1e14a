/// How the diagnostics of a run are printed.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
    case text, json, sarif
}

/// Diagnostics for tools, in place of those for people.
public enum DiagnosticReport {
    /// One array, an object for each diagnostic in the order in which they are rendered.
    public static func json(_ diagnostics: [Diagnostic]) -> String {
        var lines = LineTables()
        return JSONObject.list(Renderer.sorted(diagnostics).map { object($0, &lines) }) + "\n"
    }

    static func object(_ diagnostic: Diagnostic, _ lines: inout LineTables) -> JSONObject {
        var object = JSONObject()
        object.add("code", diagnostic.code.rawValue)
        object.add("severity", diagnostic.isWarning ? "warning" : "error")
        object.add(diagnostic.location, &lines)
        object.add("message", diagnostic.message)
        object.add(
            "notes",
            objects: diagnostic.notes.map { note in
                var object = JSONObject()
                object.add(note.location, &lines)
                object.add("message", note.text)
                return object
            })
        return object
    }
}
