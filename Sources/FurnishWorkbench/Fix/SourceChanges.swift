import FurnishCore

/// Edits that are made to the sources at once.
struct SourceChanges {
    /// The edits of one file.
    private struct FileEdits {
        /// In the order of their ranges. No two of different fixes overlap.
        var edits: [Edit] = []
        /// For each number of edits, by how many bytes the first of them move the text after them.
        var shifts = [0]

        mutating func insert(_ edit: Edit) {
            let position = count(startingUpTo: edit.range.start)
            edits.insert(edit, at: position)
            shifts.append(0)
            for row in position..<edits.count {
                shifts[row + 1] = shifts[row] + edits[row].text.utf8.count - edits[row].range.count
            }
        }

        /// The number of edits that start at `offset` or before it.
        func count(startingUpTo offset: UInt32) -> Int { count { $0.range.start <= offset } }

        /// The number of edits that start before `offset`.
        func count(startingBefore offset: UInt32) -> Int { count { $0.range.start < offset } }

        private func count(_ isBefore: (Edit) -> Bool) -> Int {
            var (low, high) = (0, edits.count)
            while low < high {
                let middle = (low + high) / 2
                if isBefore(edits[middle]) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    private var files: [ObjectIdentifier: FileEdits] = [:]

    /// Adds the edits of a fix, unless one of them overlaps an edit of another fix.
    mutating func add(_ fix: Fix) -> Bool {
        let edits = fix.edits
        guard edits.allSatisfy({ !overlaps($0) }) else { return false }
        for edit in edits { files[ObjectIdentifier(edit.file), default: FileEdits()].insert(edit) }
        return true
    }

    /// Two edits that touch overlap too, because their order would matter.
    private func overlaps(_ edit: Edit) -> Bool {
        guard let file = files[ObjectIdentifier(edit.file)] else { return false }
        let next = file.count(startingUpTo: edit.range.start)
        return next > 0 && edit.range.start <= file.edits[next - 1].range.end
            || next < file.edits.count && file.edits[next].range.start <= edit.range.end
    }

    /// The file after the edits; the file itself if it has none.
    func applied(to file: SourceFile) -> SourceFile {
        guard let edits = files[ObjectIdentifier(file)]?.edits else { return file }
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
        guard let file = files[ObjectIdentifier(file)] else { return ByteRange(offset, offset) }
        let count = file.count(startingUpTo: offset)
        var last = count - 1
        // Text inserted before the offset replaces nothing.
        while last > 0, file.edits[last].range == ByteRange(offset, offset) { last -= 1 }
        if last >= 0, offset < file.edits[last].range.end {
            let start = start(of: file.edits[last])
            return ByteRange(start, start + UInt32(file.edits[last].text.utf8.count))
        }
        let start = UInt32(Int(offset) + file.shifts[count])
        return ByteRange(start, start)
    }

    /// Where the new text of an edit starts.
    func start(of edit: Edit) -> UInt32 {
        guard let file = files[ObjectIdentifier(edit.file)] else { return edit.range.start }
        return UInt32(Int(edit.range.start) + file.shifts[file.count(startingBefore: edit.range.start)])
    }

    /// Whether an edit replaces text at `range`.
    func replaces(_ range: ByteRange, in file: SourceFile) -> Bool {
        guard let file = files[ObjectIdentifier(file)] else { return false }
        var next = file.count(startingBefore: range.end)
        while next > 0 {
            next -= 1
            if range.start < file.edits[next].range.end { return true }
            if file.edits[next].range.start < range.start { return false }
        }
        return false
    }
}
