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
        var delta = 0
        for edit in edits[ObjectIdentifier(file)] ?? [] {
            if edit.range.start > offset { break }
            let start = Int(edit.range.start) + delta
            if edit.range.end > offset { return ByteRange(UInt32(start), UInt32(start + edit.text.utf8.count)) }
            delta += edit.text.utf8.count - edit.range.count
        }
        return ByteRange(UInt32(Int(offset) + delta), UInt32(Int(offset) + delta))
    }
    /// Where the new text of an edit starts.
    func start(of edit: Fix.Edit) -> UInt32 {
        var delta = 0
        for other in edits[ObjectIdentifier(edit.file)] ?? [] where other.range.start < edit.range.start {
            delta += other.text.utf8.count - other.range.count
        }
        return UInt32(Int(edit.range.start) + delta)
    }

    /// Whether an edit replaces text at `range`.
    func replaces(_ range: ByteRange, in file: SourceFile) -> Bool {
        (edits[ObjectIdentifier(file)] ?? []).contains { edit in
            edit.range.start < range.end && range.start < edit.range.end
        }
    }
}
