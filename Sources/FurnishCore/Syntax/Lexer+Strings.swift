/// Lexes string literals. A literal without interpolations is one token. Otherwise its pieces are tokens, with the
/// tokens of the interpolations between them. The first piece matches the last one, so that a reader can skip the
/// literal in one step.
extension Lexer {
    /// Lexes a literal whose first quote is the next byte. `start` is the offset of its first `#` or quote.
    mutating func lexString(start: Int, pounds: Int) {
        let isMultiline = startsMultilineString(pounds: pounds)
        index += isMultiline ? 3 : 1
        if skipStringText(isMultiline: isMultiline, pounds: pounds) {
            writer.openLiteral(isMultiline ? .multilineStringStart : .stringStart, from: start, to: index)
        } else {
            writer.add(.string, from: start, to: index)
        }
    }

    /// Continues a literal after an interpolation, whose `)` is the next byte.
    mutating func resumeString() {
        let start = index
        let first = writer.tokens[writer.bracket]
        index += 1
        let isMultiline = first.kind == .multilineStringStart
        let pounds = poundCount(at: Int(first.start))
        if skipStringText(isMultiline: isMultiline, pounds: pounds) {
            writer.add(.stringMiddle, from: start, to: index)
        } else {
            writer.closeLiteral(from: start, to: index)
        }
    }

    func poundCount(at start: Int) -> Int {
        var next = start
        while next < end, bytes[next] == UInt8(ascii: "#") { next += 1 }
        return next - start
    }

    func hasPounds(_ pounds: Int, at start: Int) -> Bool { pounds == 0 || poundCount(at: start) >= pounds }

    // MARK: Text

    /// Skips text past the closing quotes or past the `\(` of an interpolation.
    ///
    /// - Returns: Whether an interpolation starts.
    private mutating func skipStringText(isMultiline: Bool, pounds: Int) -> Bool {
        while true {
            var next = index
            while next < end, !stopsString[Int(bytes[next])] { next += 1 }
            index = next
            if next < end, bytes[next] == UInt8(ascii: "\"") {
                if closesString(isMultiline: isMultiline, pounds: pounds) { return false }
            } else if next < end, bytes[next] == UInt8(ascii: "\\") {
                if escapeStartsInterpolation(pounds: pounds) { return true }
            } else if next < end, isMultiline {
                index += 1
                lineStart = index
            } else {
                writer.isBroken = true
                return false
            }
        }
    }

    /// Whether the quote at the next byte closes the literal. Moves past the whole delimiter.
    private mutating func closesString(isMultiline: Bool, pounds: Int) -> Bool {
        let quotes = isMultiline ? 3 : 1
        let isClosed =
            index + quotes + pounds <= end && hasPounds(pounds, at: index + quotes)
            && (!isMultiline || bytes[index + 1] == UInt8(ascii: "\"") && bytes[index + 2] == UInt8(ascii: "\""))
        index += isClosed ? quotes + pounds : 1
        return isClosed
    }

    /// Skips the escape at the next byte and returns whether it starts an interpolation.
    private mutating func escapeStartsInterpolation(pounds: Int) -> Bool {
        index += 1
        guard hasPounds(pounds, at: index) else { return false }
        index += pounds
        guard index < end else { return false }
        if bytes[index] == UInt8(ascii: "(") {
            index += 1
            return true
        }
        if classes[Int(bytes[index])] != .lineBreak { index += 1 }
        return false
    }

    // MARK: Start

    /// Whether three quotes start a multiline literal. In a raw literal with text on its first line, they are text: `#"""#`.
    private func startsMultilineString(pounds: Int) -> Bool {
        guard index + 2 < end, bytes[index + 1] == UInt8(ascii: "\""), bytes[index + 2] == UInt8(ascii: "\"") else {
            return false
        }
        var next = index + 3
        while next < end, classes[Int(bytes[next])] == .space { next += 1 }
        return pounds == 0 || next < end && classes[Int(bytes[next])] == .lineBreak
    }
}
