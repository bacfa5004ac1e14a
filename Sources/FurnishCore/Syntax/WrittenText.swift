/// Source text as messages show it: without comments, and with each run of white space as one space.
extension ScannedFile {
    /// The text at `range`. String literals are not changed.
    ///
    /// - Parameter hasMargin: Whether the lines may start with the stars of a block comment, which are left out.
    package func writtenText(_ range: ByteRange, hasMargin: Bool = false) -> String {
        if isPlain(range) { return source.text(range) }
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(source, range, buffer, hasMargin: hasMargin)
        var text = ""
        while cursor.kind != .endOfFile {
            let token = cursor.token
            if !text.isEmpty, hasSpace(before: token, after: cursor.lastEnd) { text += " " }
            if token.kind == .stringStart || token.kind == .multilineStringStart {
                cursor.skip()
            } else {
                cursor.advance()
            }
            text += source.text(cursor.range(from: token.start))
        }
        return text
    }

    package func writtenText(_ text: ParsedText) -> String { writtenText(text.range) }

    /// The arguments of a marker, or a part of them.
    package func argumentsText(_ range: ByteRange) -> String { writtenText(range, hasMargin: true) }

    /// Whether the text is one line with single spaces, as nearly all text is.
    private func isPlain(_ range: ByteRange) -> Bool {
        var last: UInt8 = 0
        for index in Int(range.start)..<Int(range.end) {
            let byte = source.bytes[index]
            switch byte {
            case 0x20 where last == 0x20, 0x00..<0x20, UInt8(ascii: "/"): return false
            default: last = byte
            }
        }
        return true
    }

    /// Between two tokens, comments alone count as a space only if the tokens are words.
    private func hasSpace(before token: Token, after end: UInt32) -> Bool {
        guard token.start > end else { return false }
        let slash = UInt8(ascii: "/")
        let isComment = source.bytes[Int(end)] == slash && source.bytes[Int(token.start) - 1] == slash
        return !isComment || [Int(end) - 1, Int(token.start)].allSatisfy { SwiftKeyword.isNamePart(source.bytes[$0]) }
    }
}
