import FurnishCore

/// One replacement, insertion or removal in a source.
package struct Edit {
    package let file: SourceFile
    /// The replaced text, in UTF-8 bytes; empty for an insertion.
    package let range: ByteRange
    /// The new text; empty for a removal.
    package let text: String

    init(_ file: SourceFile, _ range: ByteRange, _ text: String) {
        self.file = file
        self.range = range
        self.text = text
    }

    static func insertion(_ text: String, at offset: UInt32, in file: SourceFile) -> Edit {
        Edit(file, ByteRange(offset, offset), text)
    }
}

extension Fix {
    /// Edits of separate places, in any order.
    package var edits: [Edit] { changes.flatMap(\.edits) }

    /// Whether it changes the type of something that other code uses, so that a person writes it.
    var changesOtherCode: Bool {
        changes.contains { change in
            switch change.kind {
            case .type, .members: true
            default: false
            }
        }
    }
}

/// The edits keep the indentation and line breaks of the file.
extension Change {
    fileprivate var edits: [Edit] {
        switch kind {
        case .replacement(let range, let text): [Edit(file, range, withLineBreak(text, at: range.start))]
        case .type(let range, let text): [Edit(file, range, text)]
        case .marker(let start, let marker): [writing(marker, before: start)]
        case .removalOfMarker(let marker): [removing(marker)]
        case .removalOfBlankLines(let marker, let end): removingBlankLines(after: marker, to: end)
        case .removalOfWord(let word): [Edit(file, ByteRange(word.start, file.endOfSpaces(from: word.end)), "")]
        case .removalOfAccess(let head): removingAccess(in: head)
        case .members(let lines, after: let row): [scanned.writing(lines, after: row)]
        case .end(let lines): [writingAtEnd(lines)]
        case .attribute(let tag, let text):
            // The tag's name comes first.
            [.insertion(" " + text, at: file.endOfName(from: tag + 1), in: file)]
        }
    }

    private var scanned: ScannedFile { Scanner.scan(file, using: TokenBuffer()) }

    /// Text that starts with a line break continues at the indentation of the line before.
    private func withLineBreak(_ text: String, at offset: UInt32) -> String {
        guard text.hasPrefix("\n") else { return text }
        return file.lineBreak(near: offset) + file.leadingSpaces(ofLineAt: offset) + text.dropFirst()
    }

    /// Writes a marker on a line of its own. Code before the declaration stays on its line.
    private func writing(_ marker: String, before start: UInt32) -> Edit {
        let lineBreak = file.lineBreak(near: start)
        if let indentation = file.indentation(of: start) {
            return .insertion(marker + lineBreak + indentation, at: start, in: file)
        }
        let indentation = lineBreak + file.leadingSpaces(ofLineAt: start) + "    "
        var end = Int(start)
        while file.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return Edit(file, ByteRange(UInt32(end), start), indentation + marker + indentation)
    }

    private func writingAtEnd(_ lines: [String]) -> Edit {
        let end = UInt32(file.bytes.count)
        let lineBreak = file.lineBreak(near: end)
        let isLineComplete = file.startOfLine(before: end) == end
        let text = lines.joined(separator: lineBreak) + lineBreak
        return .insertion((isLineComplete ? "" : lineBreak) + text, at: end, in: file)
    }

    private func removingAccess(in head: ByteRange) -> [Edit] {
        file.withTokens(of: head) { cursor in
            while cursor.kind != .endOfFile {
                // `private(set)` is another modifier.
                if [.private, .fileprivate].contains(cursor.keyword), cursor.nextKind != .openParenthesis {
                    let word = cursor.token.range
                    return [Edit(file, ByteRange(word.start, file.endOfSpaces(from: word.end)), "")]
                }
                cursor.skip()
            }
            return []
        }
    }

    // MARK: Markers to remove

    /// Removes the comment of a marker, with its line if nothing else is on it.
    private func removing(_ marker: ByteRange) -> Edit {
        let comment = comment(of: marker)
        let lineEnd = file.endOfSpaces(from: comment.end)
        guard file.endsLine(lineEnd) else { return Edit(file, ByteRange(comment.start, lineEnd), "") }
        let lineStart = file.startOfLine(before: comment.start)
        guard file.isBlank(lineStart, comment.start) else {
            return Edit(file, ByteRange(file.startOfSpaces(before: comment.start), lineEnd), "")
        }
        return Edit(file, ByteRange(lineStart, file.startOfNextLine(from: lineEnd)), "")
    }

    private func removingBlankLines(after marker: ByteRange, to end: UInt32) -> [Edit] {
        var edits: [Edit] = []
        var start = file.startOfNextLine(from: file.endOfLine(from: comment(of: marker).end))
        while start < end {
            var next = start
            while next < end, file.isBlank(next, file.endOfLine(from: next)) {
                next = file.startOfNextLine(from: file.endOfLine(from: next))
            }
            if next > start { edits.append(Edit(file, ByteRange(start, next), "")) }
            start = file.startOfNextLine(from: file.endOfLine(from: next))
        }
        return edits
    }

    /// A marker's comment with its delimiters. A block comment that is not closed extends to the end of the file.
    private func comment(of marker: ByteRange) -> ByteRange {
        let bytes = file.bytes
        var slash = max(0, Int(marker.start) - 1)
        while slash > 0, bytes[slash] != UInt8(ascii: "/") { slash -= 1 }
        guard bytes[slash + 1] == UInt8(ascii: "*") else {
            while slash > 0, bytes[slash - 1] == UInt8(ascii: "/") { slash -= 1 }
            return ByteRange(UInt32(slash), file.endOfLine(from: marker.end))
        }
        var end = Int(marker.end)
        while end < bytes.count, bytes[end] != UInt8(ascii: "/") || bytes[end - 1] != UInt8(ascii: "*") { end += 1 }
        return ByteRange(UInt32(slash), UInt32(min(end + 1, bytes.count)))
    }
}

extension SourceFile {
    /// Reads the tokens of a part of the file again.
    func withTokens<Result>(of range: ByteRange, _ read: (inout TokenCursor) -> Result) -> Result {
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(self, range, buffer)
        return withExtendedLifetime(buffer) { read(&cursor) }
    }
}
