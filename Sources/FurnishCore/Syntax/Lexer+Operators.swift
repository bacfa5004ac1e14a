/// Lexes operators and regular expressions.
extension Lexer {
    /// `?` and `!` right after an operand are postfix, each a token. Otherwise they start an operator.
    mutating func lexQuestionOrExclamation() {
        guard isLeftBound(at: index) else { return lexOperator() }
        add(bytes[index] == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation, length: 1)
    }

    mutating func lexOperator() {
        let start = index
        if startsConflict(at: start) { writer.isBroken = true }
        if bytes[start] == UInt8(ascii: "/"), lexRegex() { return }
        skipOperator()
        addOperator(from: start)
    }

    /// Skips the operator's characters, up to a comment that starts inside it.
    private mutating func skipOperator() {
        let start = index
        let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
        while index < end {
            switch classes[Int(bytes[index])] {
            case .slash:
                if index > start, startsComment(at: index) { return }
                index += 1
            case .operatorSign:
                if bytes[index] == UInt8(ascii: "."), !startsWithPeriod { return }
                index += 1
            case .questionOrExclamation: index += 1
            case .beyondASCII:
                guard let character = DecodedCharacter(bytes, at: index, end: end),
                    character.isOfOperator || character.isVariation
                else { return }
                index += character.length
            default: return
            }
        }
    }

    /// Whether the slash at an offset starts a comment. A zero follows the last byte.
    private func startsComment(at slash: Int) -> Bool {
        bytes[slash + 1] == UInt8(ascii: "/") || bytes[slash + 1] == UInt8(ascii: "*")
    }

    /// Adds the operator from `start` to the next byte.
    private mutating func addOperator(from start: Int) {
        switch index - start {
        case 1: writer.add(singleSignKind(bytes[start], from: start), from: start, to: index)
        case 2 where bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">"):
            writer.add(.arrow, from: start, to: index)
        default: writer.add(operatorKind(from: start), from: start, to: index)
        }
    }

    private func singleSignKind(_ byte: UInt8, from start: Int) -> Token.Kind {
        switch byte {
        case UInt8(ascii: "="): return .equal
        case UInt8(ascii: "."): return .period
        case UInt8(ascii: "?"): return .infixQuestion
        case UInt8(ascii: "&"):
            let kind = operatorKind(from: start)
            return kind == .prefixOperator ? .prefixAmpersand : kind
        default: return operatorKind(from: start)
        }
    }

    /// An operator is binary if it has white space on both sides or on neither.
    private func operatorKind(from start: Int) -> Token.Kind {
        let isLeftBound = isLeftBound(at: start)
        if isLeftBound == isRightBound(at: index, isLeftBound: isLeftBound) { return .binaryOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    func isLeftBound(at start: Int) -> Bool {
        guard start > 0 else { return false }
        switch classes[Int(bytes[start - 1])] {
        case .space, .lineBreak, .openParenthesis, .openSquare, .openBrace, .comma, .semicolon, .colon: return false
        case .slash: return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
        default: return true
        }
    }

    private func isRightBound(at next: Int, isLeftBound: Bool) -> Bool {
        guard next < end else { return false }
        switch classes[Int(bytes[next])] {
        case .space, .lineBreak, .closeParenthesis, .closeSquare, .closeBrace, .comma, .semicolon, .colon: return false
        case .operatorSign: return bytes[next] != UInt8(ascii: ".") || !isLeftBound
        case .slash: return !startsComment(at: next)
        default: return true
        }
    }

    // MARK: Conflict markers

    /// Whether a Git conflict marker starts here: `<<<<<<< ` or `>>>> ` at the start of a line.
    private func startsConflict(at start: Int) -> Bool {
        guard start == lineStart, start + 8 <= end else { return false }
        return bytes.spells("<<<<<<< ", at: start) || bytes.spells(">>>> ", at: start)
    }

    // MARK: Regular expressions

    /// Tries to read a regular expression from the next byte, a slash that no operand precedes: see "Regular Expression
    /// Literals" in the language reference, and SE-0354. It ends on its line, and has no space at either end.
    private mutating func lexRegex() -> Bool {
        guard !isLeftBound(at: index), !isSpaceOrTab(bytes[index + 1]) else { return false }
        // `func /(` and `operator /` name an operator.
        let keyword = writer.count > 0 ? writer.tokens[writer.count - 1].keyword(in: bytes) : .none
        if keyword == .func || keyword == .operator { return false }
        guard let slash = endOfRegex(from: index) else { return false }
        let endsInSpace = isSpaceOrTab(bytes[slash - 1]) && bytes[slash - 2] != UInt8(ascii: "\\")
        if endsInSpace || startsComment(at: slash) { return false }
        add(.regex, length: slash + 1 - index)
        return true
    }

    /// The offset of the slash that ends a regular expression; nil if there is none on the line, or if a parenthesis before it
    /// closes one from outside, as in `reduce(1, /) + f(/)`.
    private func endOfRegex(from start: Int) -> Int? {
        var depth = 0
        var classDepth = 0
        var next = start + 1
        while next < end {
            switch bytes[next] {
            case 0x0A, 0x0D: return nil
            case UInt8(ascii: "/"): return next
            case UInt8(ascii: "\\"): next += classes[Int(bytes[next + 1])] == .lineBreak ? 0 : 1
            case UInt8(ascii: "(") where classDepth == 0: depth += 1
            case UInt8(ascii: ")") where classDepth == 0:
                if depth == 0 { return nil }
                depth -= 1
            case UInt8(ascii: "["): classDepth += 1
            case UInt8(ascii: "]") where classDepth > 0: classDepth -= 1
            default: break
            }
            next += 1
        }
        return nil
    }

    private func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Lexes `#/…/#`, which may have several lines.
    mutating func lexExtendedRegex(pounds: Int) {
        let start = index
        var next = start + pounds + 1
        while next < end {
            if bytes[next] == UInt8(ascii: "\\") {
                next += 1
            } else if bytes[next] == UInt8(ascii: "/"), hasPounds(pounds, at: next + 1) {
                return add(.regex, length: next + 1 + pounds - start)
            } else if classes[Int(bytes[next])] == .lineBreak {
                lineStart = next + 1
            }
            next += 1
        }
        writer.isBroken = true
        add(.regex, length: end - start)
    }
}
