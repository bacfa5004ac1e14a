/// A place among tokens, and the steps from it that the scanner is made of.
struct TokenCursor {
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<Token>
    /// The next token.
    var index = 0
    /// Where the last token that was passed ends, in bytes.
    var lastEnd: UInt32 = 0
    /// How often `<` turned out to be no bracket: looking ahead is given up where that never ends.
    var failedAngles = 0

    init(bytes: UnsafePointer<UInt8>, tokens: UnsafeMutablePointer<Token>) {
        self.bytes = bytes
        self.tokens = tokens
    }

    var token: Token { tokens[index] }
    var kind: Token.Kind { tokens[index].kind }
    var nextKind: Token.Kind { kind == .endOfFile ? .endOfFile : tokens[index + 1].kind }
    var startsLine: Bool { tokens[index].startsLine }
    /// The keyword that the next token is, in a place where it is one.
    var keyword: Keyword { keyword(at: index) }

    /// A word is looked up once, for it is asked for again and again.
    func keyword(at index: Int) -> Keyword {
        guard tokens[index].kind == .word else { return .none }
        if tokens[index].match == Token.noMatch {
            tokens[index].match = UInt32(Keyword.of(tokens[index], in: bytes).number)
        }
        return Keyword(number: UInt8(truncatingIfNeeded: tokens[index].match))
    }

    /// A name: a word that is not reserved, or one between backticks.
    var isAtName: Bool { isName(at: index) }

    func isName(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .quotedWord: true
        case .word: !keyword(at: index).isReserved
        default: false
        }
    }

    func firstByte(at index: Int) -> UInt8 { bytes[Int(tokens[index].start)] }

    /// Whether the next token is spelled with this one ASCII character.
    func isAt(_ sign: Unicode.Scalar) -> Bool {
        let token = tokens[index]
        return token.end - token.start == 1 && bytes[Int(token.start)] == UInt8(ascii: sign)
    }

    /// Whether the next token is an operator that starts with this ASCII character: `<` opens generic arguments even
    /// where it is read as a part of `<-`.
    func isAtOperator(startingWith sign: Unicode.Scalar) -> Bool {
        tokens[index].isOperator && firstByte(at: index) == UInt8(ascii: sign)
    }

    mutating func advance() {
        let token = tokens[index]
        guard token.kind != .endOfFile else { return }
        lastEnd = token.end
        index += 1
    }

    /// What was passed since `start`; empty where that is nothing.
    func range(from start: UInt32) -> ByteRange { ByteRange(start, max(start, lastEnd)) }

    /// Passes one token, or a bracket with all that is in it.
    mutating func skip() {
        let token = tokens[index]
        guard token.isOpening else { return advance() }
        let match = Int(token.match)
        guard TokenCursor.closes(tokens[match].kind, token.kind) else {
            lastEnd = tokens[match - 1].end
            index = match
            return
        }
        lastEnd = tokens[match].end
        index = match + 1
    }

    private static func closes(_ kind: Token.Kind, _ opening: Token.Kind) -> Bool {
        switch opening {
        case .openParenthesis: kind == .closeParenthesis
        case .openSquare: kind == .closeSquare
        case .openBrace: kind == .closeBrace
        default: kind == .stringEnd
        }
    }

    /// Goes to another token. `lastEnd` is then the end of the token before it.
    mutating func jump(to target: Int) {
        index = target
        lastEnd = target > 0 ? tokens[target - 1].end : 0
    }

    /// Passes the first `length` bytes of the next token; the rest of it becomes the next token.
    mutating func split(length: UInt32) {
        let token = tokens[index]
        guard token.start + length < token.end else { return advance() }
        lastEnd = token.start + length
        tokens[index].start = lastEnd
        tokens[index].startsLine = false
        tokens[index].followsBlankLine = false
        tokens[index].followsSpace = false
        tokens[index].kind = kindOfRest(lastEnd, token.end)
    }

    private func kindOfRest(_ start: UInt32, _ end: UInt32) -> Token.Kind {
        switch (end - start, bytes[Int(start)]) {
        case (1, UInt8(ascii: "=")): .equal
        case (_, UInt8(ascii: "?")): .postfixQuestion
        case (_, UInt8(ascii: "!")): .postfixExclamation
        case (2, UInt8(ascii: "-")) where bytes[Int(start) + 1] == UInt8(ascii: ">"): .arrow
        default: .binaryOperator
        }
    }

    /// Passes the rest of a directive's line.
    mutating func skipDirectiveLine() {
        advance()
        while !startsLine, !token.isDirective, kind != .endOfFile { skip() }
    }
}
