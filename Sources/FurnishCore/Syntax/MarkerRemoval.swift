/// The edits that remove a marker, or the blank lines that detach it. The scanner proposes them in its own diagnostics;
/// all other edits belong to `Bindings`.
extension SourceFile {
    /// Removes the comment of a marker, with its line if nothing else is on it.
    func removing(_ marker: Marker) -> Fix.Edit {
        let comment = comment(of: marker)
        // The rest of the line is not searched, because a line may contain any number of markers.
        let lineEnd = endOfSpaces(from: comment.end)
        guard endsLine(lineEnd) else { return Fix.Edit(self, ByteRange(comment.start, lineEnd), "") }
        let lineStart = startOfLine(before: comment.start)
        guard isBlank(lineStart, comment.start) else {
            return Fix.Edit(self, ByteRange(startOfSpaces(before: comment.start), lineEnd), "")
        }
        return Fix.Edit(self, ByteRange(lineStart, startOfNextLine(from: lineEnd)), "")
    }

    /// Removes the blank lines between a marker and the declaration that starts at `end`.
    func removingBlankLines(after marker: Marker, to end: UInt32) -> [Fix.Edit] {
        var edits: [Fix.Edit] = []
        var start = startOfNextLine(from: endOfLine(from: comment(of: marker).end))
        while start < end {
            var next = start
            while next < end, isBlank(next, endOfLine(from: next)) {
                next = startOfNextLine(from: endOfLine(from: next))
            }
            if next > start { edits.append(Fix.Edit(self, ByteRange(start, next), "")) }
            start = startOfNextLine(from: endOfLine(from: next))
        }
        return edits
    }

    /// A marker's comment with its delimiters. A block comment that is not closed extends to the end of the file.
    private func comment(of marker: Marker) -> ByteRange {
        var slash = max(0, Int(marker.offset) - 1)
        while slash > 0, bytes[slash] != UInt8(ascii: "/") { slash -= 1 }
        guard bytes[slash + 1] == UInt8(ascii: "*") else {
            while slash > 0, bytes[slash - 1] == UInt8(ascii: "/") { slash -= 1 }
            return ByteRange(UInt32(slash), endOfLine(from: marker.end))
        }
        var end = Int(marker.end)
        while end < bytes.count, bytes[end] != UInt8(ascii: "/") || bytes[end - 1] != UInt8(ascii: "*") { end += 1 }
        return ByteRange(UInt32(slash), UInt32(min(end + 1, bytes.count)))
    }
}
