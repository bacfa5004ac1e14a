/// Lexes operators and regular expressions.
extension Lexer {
    /// `?` and `!` right after an operand are postfix, each a token. Otherwise they start an operator.
    mutating func lexQuestionOrExclamation() {
        guard isLeftBound(at: index) else { return lexOperator() }
        add(bytes[index] == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation, length: 1)
    }

    mutating func lexOperator() {
        let start = index
        if startsPlaceholder(at: start), skipPlaceholder() { return }
        if startsConflict(at: start) { writer.isBroken = true }
        let firstSlash = skipOperator()
        let operatorEnd = index
        if firstSlash >= 0 {
            if lexRegex(at: firstSlash, operatorStart: start, operatorEnd: operatorEnd) { return }
            cutBeforeComment(operatorStart: start, operatorEnd: operatorEnd)
        }
        addOperator(from: start)
    }

    /// Skips the operator's characters and returns the offset of the first `/` among them, or -1.
    private mutating func skipOperator() -> Int {
        let start = index
        let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
        var firstSlash = -1
        while index < end {
            switch classes[Int(bytes[index])] {
            case .slash:
                if firstSlash < 0 { firstSlash = index }
                index += 1
            case .operatorSign:
                if bytes[index] == UInt8(ascii: "."), !startsWithPeriod { return firstSlash }
                if index > start, startsPlaceholder(at: index) { return firstSlash }
                index += 1
            case .questionOrExclamation:
                index += 1
            case .beyondASCII:
                guard let character = DecodedCharacter(bytes, at: index, end: end), character.continuesOperator else {
                    return firstSlash
                }
                index += character.length
            default:
                return firstSlash
            }
        }
        return firstSlash
    }

    /// Ends the operator before a comment that starts inside it.
    private mutating func cutBeforeComment(operatorStart: Int, operatorEnd: Int) {
        var next = operatorStart + 1
        while next + 1 < operatorEnd {
            if bytes[next] == UInt8(ascii: "/") {
                if bytes[next + 1] == UInt8(ascii: "/") || bytes[next + 1] == UInt8(ascii: "*") {
                    index = next
                    return
                }
                if bytes[next - 1] == UInt8(ascii: "*") { writer.isBroken = true }
            }
            next += 1
        }
        if operatorEnd - operatorStart > 1, bytes[operatorEnd - 1] == UInt8(ascii: "/"),
            bytes[operatorEnd - 2] == UInt8(ascii: "*")
        {
            writer.isBroken = true
        }
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
        case UInt8(ascii: "?"): return isLeftBound(at: start) ? .postfixQuestion : .infixQuestion
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
        let byte = bytes[start - 1]
        switch classes[Int(byte)] {
        case .lineBreak, .openParenthesis, .openSquare, .openBrace, .comma, .semicolon, .colon: return false
        case .space: return byte == 0x0B || byte == 0x0C
        case .slash: return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
        case .beyondASCII: return byte != 0xA0 || start < 2 || bytes[start - 2] != 0xC2
        default: return true
        }
    }

    private func isRightBound(at next: Int, isLeftBound: Bool) -> Bool {
        guard next < end else { return false }
        let byte = bytes[next]
        switch classes[Int(byte)] {
        case .lineBreak, .closeParenthesis, .closeSquare, .closeBrace, .comma, .semicolon, .colon: return false
        case .space: return byte == 0x0B || byte == 0x0C
        case .operatorSign: return byte != UInt8(ascii: ".") || !isLeftBound
        case .slash:
            guard next + 1 < end else { return true }
            return bytes[next + 1] != UInt8(ascii: "/") && bytes[next + 1] != UInt8(ascii: "*")
        case .beyondASCII: return byte != 0xC2 || next + 1 >= end || bytes[next + 1] != 0xA0
        default: return true
        }
    }

    // MARK: Placeholders and conflict markers

    private func startsPlaceholder(at start: Int) -> Bool {
        bytes[start] == UInt8(ascii: "<") && start + 1 < end && bytes[start + 1] == UInt8(ascii: "#")
    }

    private mutating func skipPlaceholder() -> Bool {
        let start = index
        var next = start + 2
        while next + 1 < end, bytes[next] != 0x0A, !startsPlaceholder(at: next) {
            if bytes[next] == UInt8(ascii: "#"), bytes[next + 1] == UInt8(ascii: ">") {
                add(.placeholder, length: next + 2 - start)
                return true
            }
            next += 1
        }
        return false
    }

    /// Whether a Git conflict marker starts here: `<<<<<<< ` or `>>>> ` at the start of a line.
    private func startsConflict(at start: Int) -> Bool {
        guard start == lineStart, start + 8 <= end else { return false }
        return bytes.spells("<<<<<<< ", at: start) || bytes.spells(">>>> ", at: start)
    }

    // MARK: Regular expressions

    /// Tries to read a regular expression from the first `/` of an operator. Swift decides this by the token before it:
    /// see "Regular Expression Literals" in the language reference, and SE-0354.
    private mutating func lexRegex(at slash: Int, operatorStart: Int, operatorEnd: Int) -> Bool {
        guard !isLeftBound(at: operatorStart) else { return false }
        // `func /(` and `operator /` name an operator.
        if lastKeyword == .func || lastKeyword == .operator { return false }
        var mustBeRegex = false
        if !isRightBound(at: operatorEnd, isLeftBound: false) {
            let followsTry = followsOptionalTry
            guard followsTry || isAtExpression else { return false }
            mustBeRegex = followsTry || !isAtArgument
        }
        guard let regexEnd = endOfRegex(from: slash, mustBeRegex: mustBeRegex) else { return false }
        if slash > operatorStart {
            index = slash
            addOperator(from: operatorStart)
        }
        index = regexEnd
        writer.add(.regex, from: slash, to: index)
        return true
    }

    private var lastKeyword: Keyword { writer.count > 0 ? writer.tokens[writer.count - 1].keyword(in: bytes) : .none }

    /// Whether the last tokens are `try?` or `try!`, which no binary operator can follow.
    private var followsOptionalTry: Bool {
        guard writer.count > 1, writer.lastKind == .postfixQuestion || writer.lastKind == .postfixExclamation
        else { return false }
        return writer.tokens[writer.count - 2].keyword(in: bytes) == .try
    }

    /// Whether the next token may be an operator that is itself an argument.
    private var isAtArgument: Bool {
        switch writer.lastKind {
        case .openParenthesis, .openSquare, .comma, .colon, .doubleColon: true
        default: false
        }
    }

    /// Whether an expression can follow the last token, and a binary operator cannot.
    private var isAtExpression: Bool {
        switch writer.lastKind {
        case .endOfFile, .openParenthesis, .openSquare, .openBrace, .prefixOperator, .prefixAmpersand, .binaryOperator,
            .equal,
            .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
            true
        case .word: lastKeyword.introducesExpression
        default: false
        }
    }

    /// The offset after the regular expression that starts at `start`; nil if there is none.
    private mutating func endOfRegex(from start: Int, mustBeRegex: Bool) -> Int? {
        guard start + 1 < end, bytes[start + 1] != UInt8(ascii: "*"), bytes[start + 1] != UInt8(ascii: "/") else {
            return nil
        }
        if !mustBeRegex, isSpaceOrTab(bytes[start + 1]) { return nil }
        if start > 0, bytes[start - 1] == UInt8(ascii: "*") { return nil }
        var depth = 0
        var classDepth = 0
        var next = start + 1
        while next < end {
            switch bytes[next] {
            case 0x0A, 0x0D:
                return unterminatedRegex(at: next, mustBeRegex: mustBeRegex)
            case UInt8(ascii: "/"):
                let isComment = next + 1 < end && (bytes[next + 1] == 0x2F || bytes[next + 1] == 0x2A)
                if isComment { return unterminatedRegex(at: next, mustBeRegex: mustBeRegex) }
                if !mustBeRegex, endsInSpace(next, start: start) { return nil }
                return next + 1
            case UInt8(ascii: "\\"): next += classes[Int(bytes[next + 1])] == .lineBreak ? 0 : 1
            case UInt8(ascii: "(") where classDepth == 0: depth += 1
            case UInt8(ascii: ")") where classDepth == 0:
                if depth == 0, !mustBeRegex { return nil }
                if depth > 0 { depth -= 1 }
            case UInt8(ascii: "["): classDepth += 1
            case UInt8(ascii: "]") where classDepth > 0: classDepth -= 1
            default: break
            }
            next += 1
        }
        return unterminatedRegex(at: end, mustBeRegex: mustBeRegex)
    }

    private mutating func unterminatedRegex(at next: Int, mustBeRegex: Bool) -> Int? {
        guard mustBeRegex else { return nil }
        writer.isBroken = true
        return next
    }

    private func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private func endsInSpace(_ next: Int, start: Int) -> Bool {
        isSpaceOrTab(bytes[next - 1]) && next - 2 >= start && bytes[next - 2] != UInt8(ascii: "\\")
    }

    /// Lexes `#/…/#`, which has several lines if the first one is empty.
    mutating func lexExtendedRegex(pounds: Int) {
        let start = index
        var next = start + pounds + 1
        while next < end, isSpaceOrTab(bytes[next]) { next += 1 }
        let isMultiline = next < end && classes[Int(bytes[next])] == .lineBreak
        next = start + pounds + 1
        while next < end {
            switch bytes[next] {
            case 0x0A, 0x0D:
                guard isMultiline else {
                    writer.isBroken = true
                    return add(.regex, length: next - start)
                }
                lineStart = next + 1
            case UInt8(ascii: "\\"): next += 1
            case UInt8(ascii: "/"):
                if next + pounds < end, hasPounds(pounds, at: next + 1) {
                    return add(.regex, length: next + 1 + pounds - start)
                }
            default: break
            }
            next += 1
        }
        writer.isBroken = true
        add(.regex, length: end - start)
    }
}
