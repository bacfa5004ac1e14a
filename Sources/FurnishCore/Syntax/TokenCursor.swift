/// A position in the tokens of a file, with the steps that the scanner uses, and with the syntax trees read so far. A cursor that
/// takes the place of a later one forgets the trees that the later one has read.
package struct TokenCursor {
    package let bytes: UnsafePointer<UInt8>
    package let tokens: UnsafeMutablePointer<Token>
    /// The index of the next token.
    package var index = 0
    /// The offset after the last token that was passed, in bytes.
    package var lastEnd: UInt32 = 0

    // The smaller of these keep the structure at 56 bytes. A debug build copies it often, and more than 64 cost more.

    /// The number of times that a `<` opened no generic arguments. After many failures, lookahead stops, so that
    /// scanning stays linear.
    var failedAngles: UInt16 = 0
    /// The number of types around the one in work.
    var depth: UInt16 = 0
    private(set) var nodes: UnsafeMutablePointer<SyntaxNode>
    var nodeCount = 0

    init(bytes: UnsafePointer<UInt8>, _ buffer: TokenBuffer) {
        self.bytes = bytes
        tokens = buffer.tokens
        nodes = buffer.nodes
    }

    /// Lexes a part of a file again.
    ///
    /// - Parameters:
    ///   - buffer: Must have room for the tokens, and exist for as long as the cursor is used.
    ///   - hasMargin: Whether the part is the text of a block comment, whose lines may start with `*`.
    ///   - around: The cursor in the whole file, to whose trees this one adds.
    package init(
        _ file: SourceFile, _ range: ByteRange, _ buffer: TokenBuffer, hasMargin: Bool = false,
        around: TokenCursor? = nil
    ) {
        var lexer = Lexer(bytes: file.bytes.baseAddress!, range: range, buffer: buffer)
        lexer.hasMargin = hasMargin
        lexer.lex()
        self.init(bytes: lexer.bytes, buffer)
        if let around { (nodes, nodeCount) = (around.nodes, around.nodeCount) }
    }

    /// The text at a range. Invalid UTF-8 becomes replacement characters.
    package func text(_ range: ByteRange) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes + Int(range.start), count: range.count), as: UTF8.self)
    }

    package var kind: Token.Kind { tokens[index].kind }
    package var nextKind: Token.Kind { kind == .endOfFile ? .endOfFile : tokens[index + 1].kind }
    package var token: Token { tokens[index] }
    package var startsLine: Bool { tokens[index].startsLine }
    /// The keyword at the next token, where the grammar allows one.
    package var keyword: Keyword { tokens[index].keyword(in: bytes) }

    package func keyword(at index: Int) -> Keyword { tokens[index].keyword(in: bytes) }

    /// Whether the next token is a name: a word that is not reserved, or a word in backticks.
    package var isAtName: Bool { isName(at: index) }

    package func isName(at index: Int) -> Bool {
        switch tokens[index].kind {
        case .quotedWord: true
        case .word: !keyword(at: index).isReserved
        default: false
        }
    }

    /// Whether the next token is this one ASCII character.
    package func isAt(_ sign: Unicode.Scalar) -> Bool {
        let token = tokens[index]
        return token.end - token.start == 1 && bytes[Int(token.start)] == UInt8(ascii: sign)
    }

    /// Whether the next token is an operator that starts with this ASCII character. So `<` opens generic arguments even
    /// if the lexer read `<-`.
    package func isAtOperator(startingWith sign: Unicode.Scalar) -> Bool {
        tokens[index].isOperator && bytes[Int(tokens[index].start)] == UInt8(ascii: sign)
    }

    /// Passes the next token if it is of this kind.
    mutating func pass(_ kind: Token.Kind) -> Bool {
        guard tokens[index].kind == kind else { return false }
        advance()
        return true
    }

    package mutating func advance() {
        // A debug build would clear and fill a local copy of the token.
        if case .endOfFile = tokens[index].kind { return }
        lastEnd = tokens[index].end
        index += 1
    }

    /// The range of the tokens passed since `start`; empty if there were none.
    package func range(from start: UInt32) -> ByteRange { ByteRange(start, lastEnd > start ? lastEnd : start) }

    /// Skips a token, or a bracket with its contents.
    package mutating func skip() {
        let token = tokens[index]
        guard token.isOpening else { return advance() }
        let match = Int(token.match)
        jump(to: TokenCursor.closes(tokens[match].kind, token.kind) ? match + 1 : match)
    }

    private static func closes(_ kind: Token.Kind, _ opening: Token.Kind) -> Bool {
        switch opening {
        case .openParenthesis: kind == .closeParenthesis
        case .openSquare: kind == .closeSquare
        case .openBrace: kind == .closeBrace
        default: kind == .stringEnd
        }
    }

    /// Moves to another token and sets `lastEnd` to the end of the token before it.
    package mutating func jump(to target: Int) {
        index = target
        lastEnd = target > 0 ? tokens[target - 1].end : 0
    }

    /// Passes the first `length` bytes of the next token. The rest becomes the next token.
    package mutating func split(length: UInt32) {
        let token = tokens[index]
        guard token.start + length < token.end else { return advance() }
        lastEnd = token.start + length
        tokens[index].start = lastEnd
        tokens[index].startsLine = false
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

    /// Skips the rest of a directive's line.
    package mutating func skipDirectiveLine() {
        advance()
        while !startsLine, !token.isDirective, kind != .endOfFile { skip() }
    }
}
