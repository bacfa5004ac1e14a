/// Source text as messages show it: without comments, and with each run of white space as one space.
extension ScannedFile {
    /// The text at `range`. String literals are not changed.
    package func writtenText(_ range: ByteRange) -> String { writtenText(range, hasMargin: false) }

    /// The arguments of a marker, or a part of them, without the stars at the starts of a block comment's lines.
    package func argumentsText(_ range: ByteRange) -> String { writtenText(range, hasMargin: true) }

    private func writtenText(_ range: ByteRange, hasMargin: Bool) -> String {
        if isPlain(range) { return source.text(range) }
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(source, range, buffer, hasMargin: hasMargin)
        var text = ""
        while cursor.kind != .endOfFile {
            let token = cursor.token
            if !text.isEmpty, hasSpace(before: token, after: cursor.lastEnd) { text += " " }
            skipPiece(&cursor)
            text += source.text(cursor.range(from: token.start))
        }
        return text
    }

    /// The text of a value as it is written, without comments and without what is in braces.
    package func value(_ range: ByteRange) -> String {
        let buffer = TokenBuffer(byteCount: range.count)
        var cursor = TokenCursor(source, range, buffer)
        var text = ""
        while cursor.kind != .endOfFile {
            let token = cursor.token
            // Nothing tells the type of a value with an `#if`.
            if token.isDirective { return "{}" }
            let gap = ByteRange(max(cursor.lastEnd, range.start), token.start)
            if !gap.isEmpty {
                let space = source.text(gap)
                text += !space.contains("/") ? space : hasSpace(before: token, after: gap.start) ? " " : ""
            }
            if token.kind == .openBrace {
                text += "{}"
                cursor.skip()
            } else {
                skipPiece(&cursor)
                text += source.text(cursor.range(from: token.start))
            }
        }
        return text
    }

    /// Skips a token, or a whole string literal.
    private func skipPiece(_ cursor: inout TokenCursor) {
        switch cursor.kind {
        case .stringStart, .multilineStringStart: cursor.skip()
        default: cursor.advance()
        }
    }

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
        return !isComment || isWordByte(Int(end) - 1) && isWordByte(Int(token.start))
    }

    private func isWordByte(_ index: Int) -> Bool {
        source.bytes[index] >= 0x80 || ByteTables.shared.continuesWord[Int(source.bytes[index])]
    }
}
