/// Reads a comment: a marker, a near miss, or an ordinary comment.
///
/// The text around a marker is a comment, which nothing lexes. The lexer reads the arguments as Swift, so types and expressions in them may use all of Swift's syntax.
struct MarkerReader {
    struct Reading {
        enum Form {
            case marker
            /// A marker was probably meant.
            case misspelled
            /// The same, but only directly above a declaration.
            case misplaced
        }

        let marker: Marker
        let mistake: MarkerMistake?
        var form = Form.marker
    }

    let source: SourceFile
    /// The end of what is read of the file. The trees of the arguments follow those up to there.
    let scanned: TokenCursor
    let buffer: TokenBuffer
    /// The comment from its first word on, without a closing `*/`.
    let text: ByteRange
    /// The first word, without an `@` before it.
    private let name: ByteRange
    /// The row of `ScannedFile.ranges` at which this marker's lists start.
    let firstRow: Int
    /// Has read the arguments in the parentheses; nil before that, and for a marker without arguments.
    private(set) var list: MarkerArgumentReader?

    init(_ text: ByteRange, in source: SourceFile, _ scanned: TokenCursor, _ buffer: TokenBuffer, firstRow: Int) {
        (self.source, self.scanned, self.buffer, self.text) = (source, scanned, buffer, text)
        self.firstRow = firstRow
        let bytes = scanned.bytes
        let start = text.start + (bytes[Int(text.start)] == UInt8(ascii: "@") ? 1 : 0)
        var end = start
        while end < text.end, ByteTables.shared.continuesWord[Int(bytes[Int(end)])] { end += 1 }
        name = ByteRange(start, end)
    }

    /// - Returns: nil for an ordinary comment.
    mutating func read() -> Reading? {
        let (word, hasSign) = (source.text(name), name.start > text.start)
        let exact = Marker.Kind(rawValue: word)
        let meant = exact == nil && hasSign ? MarkerSpelling.nearest(to: word) : nil
        guard let kind = exact ?? meant?.kind else { return nil }
        var marker = Marker(kind: kind, range: trimmed(text))
        let rest = trimmed(ByteRange(name.end, text.end))
        let mistake = hasArguments ? readArguments(&marker, in: rest) : nil
        if hasSign, exact != nil {
            let isAlone = hasArguments || rest.isEmpty
            return Reading(marker: marker, mistake: isAlone ? mistake : self.mistake(ofText: rest, after: marker))
        }
        let isSentence = meant?.isOfOtherTool == true && !cursor(behindArguments: rest).isAtEnd
        if isSentence || isCode(rest) { return nil }
        guard let meant else {
            return hasArguments && mistake == nil ? Reading(marker: marker, mistake: nil, form: .misplaced) : nil
        }
        marker.isMalformed = mistake != nil
        // The word of another tool may imply a lifetime.
        if !marker.statesLifetime { marker.lifetime = meant.lifetime }
        return Reading(marker: marker, mistake: nil, form: .misspelled)
    }

    private var hasArguments: Bool { name.end < text.end && bytes[Int(name.end)] == UInt8(ascii: "(") }

    /// The problem with the word, in place of which a marker was probably meant.
    func misspelling(of marker: Marker) -> MarkerProblem {
        let end = marker.impliesLifetime && hasArguments ? marker.range.end : name.end
        return .misspelled(marker, name: ByteRange(text.start, name.end), end: end)
    }

    private func cursor(behindArguments rest: ByteRange) -> SourceCursor {
        var cursor = SourceCursor(source, rest)
        if hasArguments { cursor.skipParentheses() }
        return cursor
    }

    /// Whether a declaration follows in the comment or in a comment on the next line, as in code that somebody commented out:
    /// `// @Injected var api: API`.
    private func isCode(_ rest: ByteRange) -> Bool {
        var cursor = cursor(behindArguments: rest)
        if cursor.isAtEnd, !isBlockComment {
            var next = text.end
            while Int(next) < source.bytes.count, isBlank(bytes[Int(next)]) { next += 1 }
            let isComment = bytes[Int(next)] == UInt8(ascii: "/") && bytes[Int(next) + 1] == UInt8(ascii: "/")
            // One word is enough, and without a limit each of many comments would lead to the end of the last one.
            let end = min(next + 64, UInt32(source.bytes.count))
            if isComment { cursor = SourceCursor(source, ByteRange(next + 2, end)) }
        }
        guard let word = cursor.takeName() else { return false }
        let keyword = Keyword.of(word, in: bytes)
        return keyword.startsDeclaration || keyword.isModifier
    }

    /// The range without white space and the stars of a block comment at both ends.
    private func trimmed(_ range: ByteRange) -> ByteRange {
        var range = range
        while range.start < range.end, isBlank(bytes[Int(range.start)]) { range.start += 1 }
        while range.end > range.start, isBlank(bytes[Int(range.end) - 1]) { range.end -= 1 }
        return range
    }

    private var bytes: UnsafePointer<UInt8> { scanned.bytes }

    private func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "*") ? isBlockComment : MarkerPrefilter.isFiller(byte)
    }

    private var isBlockComment: Bool {
        bytes[Int(text.end)] == UInt8(ascii: "*") && bytes[Int(text.end) + 1] == UInt8(ascii: "/")
    }

    // MARK: Arguments

    /// Reads the parentheses at the start of `rest`. Nothing may follow them.
    private mutating func readArguments(_ marker: inout Marker, in rest: ByteRange) -> MarkerMistake? {
        let cursor = lex(rest)
        let close = cursor.tokens[0].match
        guard cursor.tokens[Int(close)].kind == .closeParenthesis else { return .unclosed }
        let end = cursor.tokens[Int(close)].end
        marker.arguments = trimmed(ByteRange(rest.start + 1, end - 1))
        guard end == rest.end else { return trailingText(of: marker, after: end) }
        var reader = MarkerArgumentReader(marker: marker, cursor: cursor, firstRow: firstRow, end: Int(close))
        let mistake = reader.read(from: 1)
        marker = reader.marker
        list = reader
        return mistake
    }

    private func lex(_ range: ByteRange) -> TokenCursor {
        buffer.reserve(byteCount: range.count)
        return TokenCursor(source, range, buffer, hasMargin: isBlockComment, around: scanned)
    }

    /// The mistake in text after a marker without parentheses. If the text would be valid arguments, the message
    /// proposes them in parentheses: `@Provides once`.
    private func mistake(ofText text: ByteRange, after marker: Marker) -> MarkerMistake {
        let cursor = lex(text)
        var first = 0
        var last = 0
        while cursor.tokens[last].kind != .endOfFile { last += 1 }
        if cursor.tokens[0].kind == .openParenthesis, Int(cursor.tokens[0].match) == last - 1 {
            first = 1
            last -= 1
        }
        guard first < last else { return trailingText(of: marker, after: name.end) }
        var reader = MarkerArgumentReader(marker: marker, cursor: cursor, firstRow: firstRow, end: last)
        guard reader.read(from: first) == nil else { return trailingText(of: marker, after: name.end) }
        let range = ByteRange(cursor.tokens[first].start, cursor.tokens[last - 1].end)
        return .missingParentheses(arguments: range)
    }

    /// - Parameter end: The end of the marker itself.
    private func trailingText(of marker: Marker, after end: UInt32) -> MarkerMistake {
        let rest = trimmed(ByteRange(end, marker.range.end))
        return .trailingText(rest, after: isBlockComment || rest.start == end ? nil : end)
    }
}
