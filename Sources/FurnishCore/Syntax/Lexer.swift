/// lex: bytes to tokens.
///
/// One loop looks at one byte and hands off to what that byte can be the start of. The lexer never calls itself: open
/// brackets, interpolations and `#if`s are a list that runs through the tokens' own `match` fields, so that no depth of
/// nesting can exhaust the stack, and no input takes more than linear time.
///
/// Comments are no tokens. Those that begin with `@` are noted aside, for they may be markers.
struct Lexer: ~Copyable {
    /// A comment that begins with `@` and a letter with which a marker can begin.
    struct Comment {
        /// The bytes from the `@` to the comment's end, closing `*/` left out.
        var text: ByteRange
        /// The index of the first token after it.
        var nextToken: Int
        /// The index of the innermost bracket around it; -1 at file level.
        var bracket: Int
        /// Where its line starts, in bytes.
        var lineStart: UInt32
        /// A token stands before it on its line.
        var followsToken: Bool
        /// An empty line stands between it and the next token.
        var isCutOff: Bool
    }

    let bytes: UnsafePointer<UInt8>
    /// Where lexing stops, in bytes.
    let end: Int
    let tokens: UnsafeMutablePointer<Token>
    let classes: UnsafePointer<ByteClass>
    let continuesWord: UnsafePointer<Bool>
    let stopsString: UnsafePointer<Bool>

    /// The next byte, and how many tokens there are.
    var index: Int
    var count = 0

    /// What stands between the last token and the next byte.
    var startsLine = true
    var followsBlankLine = false
    var followsSpace = false
    /// Line breaks since the last token or comment: two of them make an empty line.
    var lineBreaks = 1
    /// Where the current line starts, in bytes.
    var lineStart: Int

    /// The index of the innermost open bracket, interpolation or `#if`; -1 without any.
    var bracket = -1
    /// How many of each are open, so that a stray closing one does not search for what is not there.
    var openBraces = 0
    var openParentheses = 0
    var openSquares = 0
    var openConditions = 0
    /// The interpolated literals around the next byte, as indices of their first tokens.
    var literals: [Int] = []
    /// The innermost of them has its line as its limit.
    var isInSingleLineLiteral = false
    /// Where the next line feed and the next carriage return are, as far as that has been looked up.
    var nextLineFeed = -1
    var nextReturn = -1
    /// Up to this byte no raw literal with `failedPounds` or more closes on its own line.
    var failedLiteralEnd = 0
    var failedPounds = 0

    var comments: [Comment] = []
    /// Comments before this one lie before the last token or an empty line.
    var settledComments = 0
    /// The indices of the tokens that are directives.
    var directives: [Int] = []
    /// The text of a block comment is lexed, whose lines may start with `*`.
    var hasMargin = false
    /// A bracket, literal or comment is left open, or there are bytes that cannot stand in Swift.
    var isBroken = false

    /// `buffer` must have room for the tokens of `range`.
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

    /// Lexes everything. The last token is the end of the file.
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

    /// Adds a token that reaches from the next byte over `length` bytes.
    mutating func add(_ kind: Token.Kind, length: Int) {
        index += length
        add(kind, from: index - length)
    }

    /// Adds a token that reaches from `start` to the next byte.
    mutating func add(_ kind: Token.Kind, from start: Int) {
        // Field by field, for a whole token is copied twice where nothing is optimised.
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

    /// Skips the rest of a word that may hold characters beyond ASCII.
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

    /// A word between backticks may hold anything but a line break.
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
