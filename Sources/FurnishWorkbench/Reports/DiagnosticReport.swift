import FurnishCore
import FurnishTables

/// The formats of diagnostics.
package enum DiagnosticFormat: String, CaseIterable, Sendable { case text, json, sarif }

package enum DiagnosticReport {
    /// An array with an object for each diagnostic, in the same order as the text.
    package static func json(_ diagnostics: [Diagnostic]) -> String {
        let lines = LineTables()
        return JSON.lines(Renderer.sorted(diagnostics).map { json($0, lines) }) + "\n"
    }

    static func json(_ diagnostic: Diagnostic, _ lines: LineTables) -> JSON {
        let notes = diagnostic.notes.map { note in JSON(note.location, lines) + ["message": .text(note.text)] }
        return ["code": .text(diagnostic.code.name), "severity": diagnostic.isWarning ? "warning" : "error"]
            + JSON(diagnostic.location, lines) + [
                "message": .text(diagnostic.message), "notes": .list(notes),
                "fixes": .list(diagnostic.wholeFixes.map { json($0, lines) }),
            ]
    }

    /// A title, and edits: each replaces the bytes from `start` to `end`, 0-based, by `text`.
    private static func json(_ fix: Fix, _ lines: LineTables) -> JSON {
        let edits = fix.edits.map { edit in
            JSON(Location(edit.file, edit.range.start), lines) + [
                "start": .number(Int(edit.range.start)), "end": .number(Int(edit.range.end)),
                "text": .required(.text(edit.text)),
            ]
        }
        return ["title": .text(fix.title), "edits": .list(edits)]
    }
}

extension Diagnostic {
    /// The proposed changes, where the only fix has all changes.
    var wholeFixes: [Fix] {
        fixes.count == 1 ? [Fix(fixes[0].title, (fixes + furtherFixes).flatMap(\.changes))] : fixes
    }
}
