/// The changes that `fix` has made, at their places in the current sources.
struct FixLog {
    private struct Change {
        let path: String
        /// In the current version of the file, in UTF-8 bytes.
        var range: ByteRange
        let text: String
        /// Whether it is a new `@Provides` without a lifetime.
        let isNewProvider: Bool
    }

    private var known: [Change] = []
    private var added: [Change] = []

    /// - Parameter changes: All changes of this round, which move each other.
    mutating func add(_ fix: Fix, _ changes: SourceChanges) {
        for edit in fix.edits {
            // The line breaks around a new line are no part of what is written.
            let blank = edit.text.utf8.prefix { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }.count
            let start = changes.start(of: edit) + UInt32(blank)
            let end = start + UInt32(edit.text.utf8.count - blank)
            added.append(
                Change(
                    path: edit.file.path, range: ByteRange(start, end), text: Self.description(of: edit),
                    isNewProvider: Self.isNewProvider(edit)))
        }
    }

    /// Moves the changes of earlier rounds, and drops those whose text was replaced again.
    mutating func finishRound(_ changes: SourceChanges, _ files: [SourceFile]) {
        let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        known = known.compactMap { change in
            guard let file = byPath[change.path], !changes.replaces(change.range, in: file) else { return nil }
            var moved = change
            moved.range = ByteRange(
                changes.moved(change.range.start, in: file).start, changes.moved(change.range.end, in: file).end)
            return moved
        }
        known += added
        added = []
    }

    var newProviderCount: Int { known.filter(\.isNewProvider).count }

    func lines(in files: [SourceFile]) -> [String] {
        let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        var tables = LineTables()
        return known.sorted { ($0.path, $0.range.start) < ($1.path, $1.range.start) }.compactMap { change in
            guard let file = byPath[change.path] else { return nil }
            let line = tables.position(of: Location(file, change.range.start)).line
            return "\(change.path):\(line): \(change.text)"
        }
    }

    private static func isNewProvider(_ edit: Fix.Edit) -> Bool {
        let text = firstLine(edit.text)
        let hasLifetime = ["once", "weak", "graph"].contains { text.hasPrefix("// @Provides(\($0)") }
        return edit.range.isEmpty && text.hasPrefix("// @Provides") && !hasLifetime
    }

    private static func description(of edit: Fix.Edit) -> String {
        guard !edit.text.isEmpty else {
            let removed = firstLine(edit.file.text(edit.range))
            return removed.isEmpty ? "removed a blank line" : "removed '\(removed)'"
        }
        let text = firstLine(edit.text)
        let isMarker = text.hasPrefix("@") && ["@Provides", "@Needs", "@Scope"].contains { text.hasPrefix($0) }
        return "wrote '\(isMarker ? "// " + text : text)'"
    }

    /// The first line that is not blank, without white space around it.
    private static func firstLine(_ text: String) -> String {
        let lines = text.split { $0.isNewline }.map { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }
        return lines.first { !$0.isEmpty } ?? ""
    }
}
