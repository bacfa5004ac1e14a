import FurnishCore

/// The lines around an offset, in UTF-8 bytes. Searches from the offset, because only fixes need them.
extension SourceFile {
    /// The white space before `offset` on its line; nil if something else is there too.
    func indentation(of offset: UInt32) -> String? {
        let start = startOfSpaces(before: offset)
        return startsLine(start) ? text(ByteRange(start, offset)) : nil
    }

    private func startsLine(_ offset: UInt32) -> Bool {
        let start = Int(offset)
        return start == 0 || isLineBreak(bytes[start - 1]) || start == 3 && startOfLine(before: offset) == offset
    }

    /// Whether a line ends at `offset`, before its line break.
    func endsLine(_ offset: UInt32) -> Bool { Int(offset) >= bytes.count || isLineBreak(bytes[Int(offset)]) }

    /// The white space at the start of the line of `offset`.
    func leadingSpaces(ofLineAt offset: UInt32) -> String {
        let start = startOfLine(before: offset)
        return text(ByteRange(start, min(offset, endOfSpaces(from: start))))
    }

    /// The line break that ends the line of `offset`, or the line before it.
    func lineBreak(near offset: UInt32) -> String {
        var end = Int(endOfLine(from: offset))
        if end == bytes.count { end = Int(startOfLine(before: offset)) - 1 }
        guard end >= 0, end < bytes.count, isLineBreak(bytes[end]) else { return "\n" }
        if bytes[end] == UInt8(ascii: "\n") { return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n" }
        return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    }

    func startOfLine(before offset: UInt32) -> UInt32 {
        var start = offset
        while start > 0, !isLineBreak(bytes[Int(start) - 1]) { start -= 1 }
        // A byte order mark is no part of the first line.
        return start == 0 && bytes.count > 2 && bytes[0] == 0xEF && bytes[1] == 0xBB ? 3 : start
    }

    func endOfLine(from offset: UInt32) -> UInt32 {
        var end = Int(offset)
        while end < bytes.count, !isLineBreak(bytes[end]) { end += 1 }
        return UInt32(end)
    }

    /// - Parameter end: The end of a line without its line break.
    func startOfNextLine(from end: UInt32) -> UInt32 {
        guard Int(end) < bytes.count else { return end }
        let isPair =
            bytes[Int(end)] == UInt8(ascii: "\r") && Int(end) + 1 < bytes.count
            && bytes[Int(end) + 1] == UInt8(ascii: "\n")
        return end + (isPair ? 2 : 1)
    }

    func isBlank(_ start: UInt32, _ end: UInt32) -> Bool {
        for index in Int(start)..<Int(max(start, end)) where !isSpace(bytes[index]) { return false }
        return true
    }

    /// Whether the line at `start` closes a pair of braces.
    func startsWithBrace(lineAt start: UInt32) -> Bool {
        let first = Int(endOfSpaces(from: start))
        return first < bytes.count && bytes[first] == UInt8(ascii: "}")
    }

    func startOfSpaces(before offset: UInt32) -> UInt32 {
        var start = offset
        while isSpace(byte(before: start)) { start -= 1 }
        return start
    }

    func endOfSpaces(from offset: UInt32) -> UInt32 {
        var end = Int(offset)
        while end < bytes.count, isSpace(bytes[end]) { end += 1 }
        return UInt32(end)
    }

    /// The end of the letters from `offset` on.
    func endOfName(from offset: UInt32) -> UInt32 {
        var end = Int(offset)
        while end < bytes.count, SwiftKeyword.isNamePart(bytes[end]) { end += 1 }
        return UInt32(end)
    }

    /// The byte before `offset`; 0 at the start of the file.
    func byte(before offset: UInt32) -> UInt8 { offset == 0 ? 0 : bytes[Int(offset) - 1] }

    private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
