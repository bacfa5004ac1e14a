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

        /// Where a marker may begin in what was written. A part of a marker may be new, but people read the whole.
        var offsetOfMarker: UInt32? {
            guard case .wrote(let text) = kind, let start = text.firstIndex(of: "@") else { return nil }
            return range.start + UInt32(text[..<start].utf8.count)
        }

        var text: String {
            switch kind {
            case .removed(let text): text.isEmpty ? "removed a blank line" : "removed '\(text)'"
            case .wrote(let text): "wrote '\(text)'"
            }
        }
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

    /// A line for each change, and the kind of the marker that it wrote, if it did.
    func entries(in files: [SourceFile]) -> [(line: String, marker: Marker.Kind?)] {
        let tables = LineTables()
        let sorted = known.sorted { left, right in
            let (leftPath, rightPath) = (files[left.file].path, files[right.file].path)
            return leftPath.precedes(rightPath) || !rightPath.precedes(leftPath) && left.range.start < right.range.start
        }
        var markersOfFile: [Int: [UInt32: Marker]] = [:]
        return sorted.map { change in
            let file = files[change.file]
            let markers = markersOfFile[change.file] ?? Self.markers(in: file)
            markersOfFile[change.file] = markers
            let marker = change.offsetOfMarker.flatMap { markers[$0] }
            let text = marker.map { "wrote '// \(file.text($0.range))'" } ?? change.text
            let line = tables.line(of: Location(file, change.range.start))
            return ("\(file.path)\(line): \(text)".printable, marker?.kind)
        }
    }

    /// The markers in a source, by their starts.
    private static func markers(in file: SourceFile) -> [UInt32: Marker] {
        let markers = Scanner.scan(file, using: TokenBuffer()).markers
        return Dictionary(markers.map { ($0.offset, $0) }) { first, _ in first }
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
