import FurnishCore
import FurnishTables

/// The changes that `fix` has made, at their places in the current sources.
struct FixLog {
    private struct Change {
        /// The row of the file in the sources. Two paths can be equal as strings although their files differ.
        let file: Int
        /// In the current version of the file, in UTF-8 bytes.
        var range: ByteRange
        let kind: Kind
    }

    private enum Kind {
        case wrote(String)
        case removed(String)
    }

    private var known: [Change] = []

    /// Adds the fixes of a round.
    ///
    /// - Parameters:
    ///   - changes: All changes of the round, which move each other.
    ///   - files: The sources before the round.
    mutating func add(_ fixes: [Fix], _ changes: SourceChanges, in files: [SourceFile]) {
        moveKnown(by: changes, files)
        let rows = Dictionary(files.indices.map { (ObjectIdentifier(files[$0]), $0) }) { first, _ in first }
        for edit in fixes.flatMap(\.edits) {
            // The line breaks around a new line are no part of what is written.
            let blank = edit.text.utf8.prefix { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }.count
            let start = changes.start(of: edit) + UInt32(blank)
            let end = start + UInt32(edit.text.utf8.count - blank)
            let text = Self.summary(edit.text.isEmpty ? edit.file.text(edit.range) : edit.text)
            let kind: Kind = edit.text.isEmpty ? .removed(text) : .wrote(text)
            guard let row = rows[ObjectIdentifier(edit.file)] else { continue }
            known.append(Change(file: row, range: ByteRange(start, end), kind: kind))
        }
    }

    /// Moves the changes of earlier rounds, and drops those whose text was replaced again.
    private mutating func moveKnown(by changes: SourceChanges, _ files: [SourceFile]) {
        known = known.compactMap { change in
            let file = files[change.file]
            guard !changes.replaces(change.range, in: file) else { return nil }
            let start = changes.moved(change.range.start, in: file).start
            let range = ByteRange(start, start + UInt32(change.range.count))
            return Change(file: change.file, range: range, kind: change.kind)
        }
    }

    func lines(in files: [SourceFile]) -> [String] {
        let tables = LineTables()
        let sorted = known.sorted { left, right in
            let (leftPath, rightPath) = (files[left.file].path, files[right.file].path)
            return leftPath.precedes(rightPath) || !rightPath.precedes(leftPath) && left.range.start < right.range.start
        }
        var markers: [Int: [UInt32: ByteRange]] = [:]
        return sorted.map { change in
            let file = files[change.file]
            let known = markers[change.file] ?? Self.markers(in: file)
            markers[change.file] = known
            let line = tables.line(of: Location(file, change.range.start))
            return "\(file.path)\(line): \(Self.description(of: change, in: file, known))".printable
        }
    }

    /// The ranges of the markers in a source, by their starts.
    private static func markers(in file: SourceFile) -> [UInt32: ByteRange] {
        let markers = Scanner.scan(file, using: TokenBuffer()).markers
        return Dictionary(markers.map { ($0.offset, $0.range) }) { first, _ in first }
    }

    private static func description(of change: Change, in file: SourceFile, _ markers: [UInt32: ByteRange]) -> String {
        switch change.kind {
        case .removed(let text): return text.isEmpty ? "removed a blank line" : "removed '\(text)'"
        case .wrote(let text):
            // A part of a marker may be new, but people read the whole.
            let start = text.firstIndex(of: "@").map { change.range.start + UInt32(text[..<$0].utf8.count) }
            let marker = start.flatMap { markers[$0] }
            return marker.map { "wrote '// \(file.text($0))'" } ?? "wrote '\(text)'"
        }
    }

    /// The first line that is not blank, without white space around it. For a marked initializer, its own first line.
    private static func summary(_ text: String) -> String {
        let lines = text.split { $0.isNewline }.map { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }.filter { !$0.isEmpty }
        let line = lines.prefix(2).first { $0.hasSuffix(") {") && $0.contains("init") }
        return line.map { String($0.dropLast(2)) } ?? lines.first ?? ""
    }
}
