/// How the diagnostics of a run are printed.
public enum DiagnosticFormat: String, Sendable {
    case text, json, sarif
}

/// Diagnostics for tools, in place of those for people.
public enum DiagnosticReport {
    /// One array, an object for each diagnostic in the order in which they are rendered.
    public static func json(_ diagnostics: [Diagnostic]) -> String {
        var lines = LineTables()
        let objects = Renderer.sorted(diagnostics).map { object($0, &lines).text }
        return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }

    static func object(_ diagnostic: Diagnostic, _ lines: inout LineTables) -> JSONObject {
        var object = JSONObject()
        object.add("code", diagnostic.code.rawValue)
        object.add("severity", diagnostic.isWarning ? "warning" : "error")
        add(diagnostic.location, diagnostic.message, to: &object, &lines)
        object.add(
            "notes",
            objects: diagnostic.notes.map { note in
                var object = JSONObject()
                add(note.location, note.message, to: &object, &lines)
                return object
            })
        return object
    }

    private static func add(
        _ location: Location, _ message: String, to object: inout JSONObject, _ lines: inout LineTables
    ) {
        let position = lines.position(of: location)
        object.add("file", location.file.path)
        object.add("line", position.line)
        object.add("column", position.column)
        object.add("message", message)
    }
}
