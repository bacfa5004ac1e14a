import FurnishCore
import FurnishTables

/// The formats of diagnostics.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
    case text, json, sarif
}

package enum DiagnosticReport {
    /// An array with an object for each diagnostic, in the same order as the text.
    package static func json(_ diagnostics: [Diagnostic]) -> String {
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
        object.add("fixes", objects: diagnostic.fixes.map { fix($0, &lines) })
        return object
    }

    /// A title, and edits: each replaces the bytes from `start` to `end`, 0-based, by `text`.
    private static func fix(_ fix: Fix, _ lines: inout LineTables) -> JSONObject {
        var object = JSONObject()
        object.add("title", fix.title)
        object.add(
            "edits",
            objects: fix.edits.map { edit in
                var object = JSONObject()
                object.add(Location(edit.file, edit.range.start), &lines)
                object.add("start", Int(edit.range.start))
                object.add("end", Int(edit.range.end))
                object.add("text", text: edit.text)
                return object
            })
        return object
    }
}
