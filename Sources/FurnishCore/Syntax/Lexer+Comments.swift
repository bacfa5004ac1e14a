/// Skips comments, and notes those that may be markers.
extension Lexer {
    mutating func lexSlash() {
        guard index + 1 < end else { return lexOperator() }
        switch bytes[index + 1] {
        case UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "*"): skipBlockComment()
        default: lexOperator()
        }
    }

    private mutating func skipLineComment() {
        let start = index
        index = endOfLine(from: start)
        var next = start + 2
        if next < index, bytes[next] == UInt8(ascii: "/") { next += 1 }
        while next < index, classes[Int(bytes[next])] == .space { next += 1 }
        noteComment(at: next, end: index)
    }

    private mutating func skipBlockComment() {
        let start = index + 2
        let close = bytes.endOfBlockComment(from: start, to: end)
        if close == nil { writer.isBroken = true }
        index = close ?? end
        let textEnd = close.map { $0 - 2 } ?? end
        var next = start
        while next < textEnd, MarkerPrefilter.isFiller(bytes[next]) { next += 1 }
        noteComment(at: next, end: textEnd)
        noteLineBreaks(from: start, to: textEnd)
    }

    private mutating func noteLineBreaks(from start: Int, to textEnd: Int) {
        var next = textEnd
        while next > start {
            next -= 1
            if classes[Int(bytes[next])] == .lineBreak {
                writer.startsLine = true
                lineStart = next + 1
                if writer.isInSingleLineLiteral { writer.abandonLiteral(at: index) }
                return
            }
        }
    }

    private mutating func noteComment(at start: Int, end textEnd: Int) {
        writer.followsSpace = true
        writer.lineBreaks = 0
        guard start + 1 < textEnd, mayBeMarker(at: start) else { return }
        if comments.isEmpty { comments.reserveCapacity(4) }
        comments.append(
            Comment(
                text: ByteRange(UInt32(start), UInt32(textEnd)), nextToken: writer.count,
                bracket: writer.bracketAroundConditions, lineStart: UInt32(lineStart),
                followsToken: writer.count > 0 && !writer.startsLine))
    }

    /// Whether a comment begins like a marker or a near miss.
    private func mayBeMarker(at start: Int) -> Bool {
        if bytes[start] == UInt8(ascii: "@") { return MarkerPrefilter.startsMarker(bytes[start + 1]) }
        return MarkerPrefilter.isWord(bytes + start)
    }

    /// The offset of the line break that ends the line of `start`, or of the end of the input.
    mutating func endOfLine(from start: Int) -> Int {
        if nextLineFeed < start { nextLineFeed = bytes.offset(of: 0x0A, from: start, to: end) ?? end }
        if nextReturn < start { nextReturn = bytes.offset(of: 0x0D, from: start, to: end) ?? end }
        return min(nextLineFeed, nextReturn)
    }
}
