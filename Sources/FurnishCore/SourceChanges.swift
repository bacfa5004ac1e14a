/// Edits that are made to the sources at once.
struct SourceChanges {
    /// By file, in the order of their ranges. No two of them overlap.
    private(set) var edits: [ObjectIdentifier: [Fix.Edit]] = [:]

    /// Adds the edits of a fix, unless one of them overlaps an edit of another fix.
    mutating func add(_ fix: Fix) -> Bool {
        guard fix.edits.allSatisfy({ !overlaps($0) }) else { return false }
        for edit in fix.edits {
            var all = edits[ObjectIdentifier(edit.file)] ?? []
            all.append(edit)
            edits[ObjectIdentifier(edit.file)] = all.sorted { $0.range.start < $1.range.start }
        }
        return true
    }

    /// Two edits that touch overlap too, because their order would matter.
    private func overlaps(_ edit: Fix.Edit) -> Bool {
        (edits[ObjectIdentifier(edit.file)] ?? []).contains { other in
            edit.range.start <= other.range.end && other.range.start <= edit.range.end
        }
    }

    /// The file after the edits; the file itself if it has none.
    func applied(to file: SourceFile) -> SourceFile {
        guard let edits = edits[ObjectIdentifier(file)] else { return file }
        var bytes: [UInt8] = []
        var start = 0
        for edit in edits {
            bytes += file.bytes[start..<Int(edit.range.start)]
            bytes += edit.text.utf8
            start = Int(edit.range.end)
        }
        bytes += file.bytes[start...]
        return SourceFile(path: file.path, bytes: bytes)
    }

    /// Where the text at `offset` is after the edits. Replaced text becomes all of the new text.
    func moved(_ offset: UInt32, in file: SourceFile) -> ByteRange {
        if let edit = edits[ObjectIdentifier(file)]?.first(where: { $0.range.start <= offset && offset < $0.range.end })
        {
            return ByteRange(start(of: edit), start(of: edit) + UInt32(edit.text.utf8.count))
        }
        let start = shifted(offset, in: file) { $0.range.start <= offset }
        return ByteRange(start, start)
    }

    /// Where the new text of an edit starts.
    func start(of edit: Fix.Edit) -> UInt32 {
        shifted(edit.range.start, in: edit.file) { $0.range.start < edit.range.start }
    }

    /// - Parameter isBefore: Whether an edit moves the text at `offset`.
    private func shifted(_ offset: UInt32, in file: SourceFile, by isBefore: (Fix.Edit) -> Bool) -> UInt32 {
        let moving = (edits[ObjectIdentifier(file)] ?? []).filter(isBefore)
        return UInt32(moving.reduce(Int(offset)) { $0 + $1.text.utf8.count - $1.range.count })
    }

    /// Whether an edit replaces text at `range`.
    func replaces(_ range: ByteRange, in file: SourceFile) -> Bool {
        (edits[ObjectIdentifier(file)] ?? []).contains { edit in
            edit.range.start < range.end && range.start < edit.range.end
        }
    }
}
