/// Reads bytes and produces tokens.
///
/// A loop looks at one byte and calls the function for the token that the byte can start. The lexer is not recursive:
/// open brackets, interpolations and `#if`s form a list in the tokens' `match` fields. So no nesting can exhaust the
/// stack, and the time is linear in the length of the input.
///
/// Comments are not tokens. The lexer keeps a list of those that begin with `@`, because they may be markers.
struct Lexer: ~Copyable {
    /// A comment that begins with `@` and the first letter of a marker or near miss.
    struct Comment {
        /// The bytes from the `@` to the comment's end, without a closing `*/`.
        var text: ByteRange
        /// The index of the first token after it.
        var nextToken: Int
        /// The index of the innermost bracket around it; -1 at file level.
        var bracket: Int
        /// The offset of the start of its line, in bytes.
        var lineStart: UInt32
        /// Whether a token precedes it on its line.
        var followsToken: Bool
        /// Whether a blank line separates it from the next token.
        var isCutOff: Bool
    }

    let bytes: UnsafePointer<UInt8>
    /// The offset at which lexing stops, in bytes.
    let end: Int
    let tokens: UnsafeMutablePointer<Token>
    let classes: UnsafePointer<ByteClass>
    let continuesWord: UnsafePointer<Bool>
    let stopsString: UnsafePointer<Bool>

    /// The offset of the next byte, and the number of tokens so far.
    var index: Int
    var count = 0

    /// The white space between the last token and the next byte.
    var startsLine = true
    var followsBlankLine = false
    var followsSpace = false
    /// The number of line breaks since the last token or comment. Two make a blank line.
    var lineBreaks = 1
    /// The offset of the start of the current line, in bytes.
    var lineStart: Int

    /// The index of the innermost open bracket, interpolation or `#if`; -1 if there is none.
    var bracket = -1
    /// The numbers of open brackets. Without an open one, a stray closing bracket needs no search.
    var openBraces = 0
    var openParentheses = 0
    var openSquares = 0
    var openConditions = 0
    /// The interpolated literals around the next byte, by the indices of their first tokens.
    var literals: [Int] = []
    /// Whether the innermost literal must end on its line.
    var isInSingleLineLiteral = false
    /// The offsets of the next line feed and the next carriage return, once looked up.
    var nextLineFeed = -1
    var nextReturn = -1
    /// No raw literal with `failedPounds` or more closes on its own line before this offset.
    var failedLiteralEnd = 0
    var failedPounds = 0

    var comments: [Comment] = []
    /// Comments before this index precede the last token or a blank line, so their `nextToken` is final.
    var settledComments = 0
    /// The token indices of all directives.
    var directives: [Int] = []
    /// Whether the input is the text of a block comment, whose lines may start with `*`.
    var hasMargin = false
    /// Whether a bracket, literal or comment is not closed, or bytes are not valid in Swift.
    var isBroken = false

    /// - Parameter buffer: Must have room for the tokens of `range`.
    init(bytes: UnsafePointer<UInt8>, range: ByteRange, buffer: TokenBuffer) {
        self.bytes = bytes
        end = Int(range.end)
        index = Int(range.start)
        lineStart = index
        tokens = buffer.tokens
        let tables = ByteTables.shared
        classes = tables.classes
        continuesWord = tables.continuesWord
        stopsString = tables.stopsString
    }

    /// Lexes the whole range. The last token is the end of the file.
    mutating func lex() {
        skipShebang()
        while index < end {
            switch classes[Int(bytes[index])] {
            case .letter, .dollar: lexWord()
            case .space: skipSpaces()
            case .lineBreak: skipLineBreak()
            case .openParenthesis: open(.openParenthesis)
            case .closeParenthesis: closeParenthesis()
            case .openSquare: open(.openSquare)
            case .closeSquare: close(.closeSquare, .openSquare)
            case .openBrace: open(.openBrace)
            case .closeBrace: close(.closeBrace, .openBrace)
            case .comma: add(.comma, length: 1)
            case .colon: lexColon()
            case .semicolon: add(.semicolon, length: 1)
            case .at: add(.at, length: 1)
            case .backslash: add(.backslash, length: 1)
            case .digit: lexNumber()
            case .quote: lexString(start: index, pounds: 0)
            case .slash: lexSlash()
            case .operatorSign: lexOperator()
            case .questionOrExclamation: lexQuestionOrExclamation()
            case .pound: lexPound()
            case .backtick: lexQuotedWord()
            case .beyondASCII: lexBeyondASCII()
            case .other: addUnknown(length: 1)
            }
        }
        finish()
    }

    /// Adds a token of `length` bytes that starts at the next byte.
    mutating func add(_ kind: Token.Kind, length: Int) {
        index += length
        add(kind, from: index - length)
    }

    /// Adds a token from `start` to the next byte.
    mutating func add(_ kind: Token.Kind, from start: Int) {
        // Field by field, because a debug build would copy a whole token twice.
        tokens[count].start = UInt32(truncatingIfNeeded: start)
        tokens[count].end = UInt32(truncatingIfNeeded: index)
        tokens[count].match = Token.noMatch
        tokens[count].kind = kind
        tokens[count].startsLine = startsLine
        tokens[count].followsBlankLine = followsBlankLine
        tokens[count].followsSpace = followsSpace
        count += 1
        startsLine = false
        followsBlankLine = false
        followsSpace = false
        lineBreaks = 0
    }

    mutating func addUnknown(length: Int) {
        isBroken = true
        add(.unknown, length: length)
    }

    private mutating func finish() {
        if !literals.isEmpty || bracket >= 0 { isBroken = true }
        index = end
        startsLine = true
        let last = count
        add(.endOfFile, from: end)
        for spare in 0..<TokenBuffer.spareEnds { tokens[count + spare] = tokens[last] }
        while bracket >= 0 {
            let around = tokens[bracket].match
            tokens[bracket].match = UInt32(last)
            bracket = around == Token.noMatch ? -1 : Int(around)
        }
    }

    // MARK: White space

    private mutating func skipSpaces() {
        var next = index + 1
        while next < end, bytes[next] == 0x20 { next += 1 }
        index = next
        followsSpace = true
    }

    private mutating func skipLineBreak() {
        if bytes[index] == 0x0D, index + 1 < end, bytes[index + 1] == 0x0A { index += 1 }
        index += 1
        lineStart = index
        startsLine = true
        followsSpace = true
        lineBreaks += 1
        if lineBreaks == 2 { noteBlankLine() }
        if isInSingleLineLiteral { abandonLiteral() }
        if hasMargin { skipMargin() }
    }

    private mutating func skipMargin() {
        while index < end, classes[Int(bytes[index])] == .space { index += 1 }
        while index < end, bytes[index] == UInt8(ascii: "*") { index += 1 }
    }

    private mutating func noteBlankLine() {
        followsBlankLine = true
        while settledComments < comments.count {
            if comments[settledComments].nextToken == count { comments[settledComments].isCutOff = true }
            settledComments += 1
        }
    }

    private mutating func skipShebang() {
        guard index == 0, end > 1, bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") else { return }
        index = endOfLine(from: index)
    }

    // MARK: Words and numbers

    private mutating func lexWord() {
        let start = index
        var next = start + 1
        while next < end, continuesWord[Int(bytes[next])] { next += 1 }
        index = next
        if next < end, bytes[next] >= 0x80 { skipWordBeyondASCII() }
        add(.word, from: start)
    }

    /// Skips the rest of a word that may contain characters outside ASCII.
    private mutating func skipWordBeyondASCII() {
        while index < end {
            if bytes[index] < 0x80 {
                guard continuesWord[Int(bytes[index])] else { return }
                index += 1
            } else {
                guard let character = DecodedCharacter(bytes, at: index, end: end), character.continuesWord,
                    !character.isSpace
                else { return }
                index += character.length
            }
        }
    }

    /// A word in backticks may contain anything except a line break.
    private mutating func lexQuotedWord() {
        var next = index + 1
        while next < end, bytes[next] != UInt8(ascii: "`"), classes[Int(bytes[next])] != .lineBreak { next += 1 }
        guard next < end, bytes[next] == UInt8(ascii: "`"), next > index + 1 else { return addUnknown(length: 1) }
        add(.quotedWord, length: next + 1 - index)
    }

    private mutating func lexBeyondASCII() {
        guard let character = DecodedCharacter(bytes, at: index, end: end) else { return addUnknown(length: 1) }
        if character.isSpace {
            index += character.length
            followsSpace = true
        } else if character.startsWord {
            let start = index
            skipWordBeyondASCII()
            add(.word, from: start)
        } else if character.startsOperator {
            lexOperator()
        } else {
            addUnknown(length: character.length)
        }
    }

    private mutating func lexNumber() {
        let start = index
        let isHexadecimal = bytes[start] == UInt8(ascii: "0") && start + 1 < end && bytes[start + 1] | 0x20 == 0x78
        let followsPeriod = count > 0 && tokens[count - 1].kind == .period
        skipDigits(isHexadecimal: isHexadecimal)
        if !followsPeriod, !isHexadecimal, index + 1 < end, bytes[index] == UInt8(ascii: "."),
            classes[Int(bytes[index + 1])] == .digit
        {
            index += 1
            skipDigits(isHexadecimal: false)
        }
        add(.number, from: start)
    }

    /// Skips letters and digits, and the sign of an exponent.
    private mutating func skipDigits(isHexadecimal: Bool) {
        while index < end {
            let byte = bytes[index]
            if byte >= 0x80 { return skipWordBeyondASCII() }
            guard continuesWord[Int(byte)] else { return }
            index += 1
            let isExponent = isHexadecimal ? byte | 0x20 == 0x70 : byte | 0x20 == 0x65
            guard isExponent, index + 1 < end, classes[Int(bytes[index + 1])] == .digit else { continue }
            if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
        }
    }

    private mutating func lexColon() {
        if index + 1 < end, bytes[index + 1] == UInt8(ascii: ":") {
            add(.doubleColon, length: 2)
        } else {
            add(.colon, length: 1)
        }
    }
}
