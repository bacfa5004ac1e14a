/// Reads bytes and produces tokens.
///
/// A loop looks at one byte and calls the function for the token that the byte can start. The lexer is not recursive,
/// and the time is linear in the length of the input.
///
/// Comments are not tokens. The lexer keeps a list of those that begin with `@`, because they may be markers.
struct Lexer: ~Copyable {
    /// A comment that begins with `@` and the first letter of a marker or near miss.
    struct Comment {
        /// The bytes from the `@` to the comment's end, without a closing `*/`.
        let text: ByteRange
        /// The index of the first token after it.
        let nextToken: Int
        /// The index of the innermost bracket around it; -1 at file level.
        let bracket: Int
        /// The offset of the start of its line, in bytes.
        let lineStart: UInt32
        /// Whether a token precedes it on its line.
        let followsToken: Bool
        /// Whether a blank line separates it from the next token.
        var isCutOff = false
    }

    let bytes: UnsafePointer<UInt8>
    /// The offset at which lexing stops, in bytes.
    let end: Int
    let classes: UnsafePointer<ByteClass>
    let continuesWord: UnsafePointer<Bool>
    let stopsString: UnsafePointer<Bool>

    /// The offset of the next byte.
    var index: Int
    /// The offset of the start of the current line, in bytes.
    var lineStart: Int
    var writer: TokenWriter
    /// The offsets of the next line feed and the next carriage return, once looked up.
    var nextLineFeed = -1
    var nextReturn = -1

    var comments: [Comment] = []
    /// Whether the input is the text of a block comment, whose lines may start with `*`.
    var hasMargin = false

    /// - Parameter buffer: Must have room for the tokens of `range`.
    init(bytes: UnsafePointer<UInt8>, range: ByteRange, buffer: TokenBuffer) {
        (self.bytes, end, index, lineStart) = (bytes, Int(range.end), Int(range.start), Int(range.start))
        writer = TokenWriter(buffer)
        let tables = ByteTables.shared
        (classes, continuesWord, stopsString) = (tables.classes, tables.continuesWord, tables.stopsString)
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
        writer.finish(at: end)
    }

    /// Adds a token of `length` bytes that starts at the next byte.
    mutating func add(_ kind: Token.Kind, length: Int) {
        index += length
        writer.add(kind, from: index - length, to: index)
    }

    private mutating func open(_ kind: Token.Kind) {
        writer.open(kind, from: index, to: index + 1)
        index += 1
    }

    private mutating func close(_ kind: Token.Kind, _ opening: Token.Kind) {
        writer.close(kind, opening, at: index)
        index += 1
    }

    private mutating func closeParenthesis() {
        if writer.bracket >= 0 {
            let kind = writer.tokens[writer.bracket].kind
            if kind == .stringStart || kind == .multilineStringStart { return resumeString() }
        }
        close(.closeParenthesis, .openParenthesis)
    }

    mutating func addUnknown(length: Int) {
        writer.isBroken = true
        add(.unknown, length: length)
    }

    // MARK: White space

    private mutating func skipSpaces() {
        index += 1
        while index < end, bytes[index] == 0x20 { index += 1 }
        writer.followsSpace = true
    }

    private mutating func skipLineBreak() {
        if bytes[index] == 0x0D, index + 1 < end, bytes[index + 1] == 0x0A { index += 1 }
        index += 1
        lineStart = index
        writer.startsLine = true
        writer.followsSpace = true
        writer.lineBreaks += 1
        if writer.lineBreaks == 2 { noteBlankLine() }
        if writer.isInSingleLineLiteral { writer.abandonLiteral(at: index) }
        if hasMargin { skipMargin() }
    }

    private mutating func skipMargin() {
        while index < end, classes[Int(bytes[index])] == .space { index += 1 }
        while index < end, bytes[index] == UInt8(ascii: "*") { index += 1 }
    }

    private mutating func noteBlankLine() {
        var row = comments.count - 1
        while row >= 0, comments[row].nextToken == writer.count, !comments[row].isCutOff {
            comments[row].isCutOff = true
            row -= 1
        }
    }

    private mutating func skipShebang() {
        guard index == 0, end > 1, bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") else { return }
        index = endOfLine(from: index)
    }

    // MARK: Words and numbers

    private mutating func lexWord() {
        let start = index
        index += 1
        while index < end, continuesWord[Int(bytes[index])] { index += 1 }
        if index < end, bytes[index] >= 0x80 { skipWordBeyondASCII() }
        writer.add(.word, from: start, to: index)
    }

    /// Skips the rest of a word that may contain characters outside ASCII.
    private mutating func skipWordBeyondASCII() {
        while index < end {
            if bytes[index] < 0x80 {
                guard continuesWord[Int(bytes[index])] else { return }
                index += 1
            } else {
                guard let character = DecodedCharacter(bytes, at: index, end: end), character.isOfWord else { return }
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
            writer.followsSpace = true
        } else if character.isOfOperator {
            lexOperator()
        } else {
            let start = index
            skipWordBeyondASCII()
            writer.add(.word, from: start, to: index)
        }
    }

    private mutating func lexNumber() {
        let start = index
        let followsPeriod = writer.lastKind == .period
        skipDigits()
        if !followsPeriod, index + 1 < end, bytes[index] == UInt8(ascii: "."), classes[Int(bytes[index + 1])] == .digit
        {
            index += 1
            skipDigits()
        }
        writer.add(.number, from: start, to: index)
    }

    /// Skips letters and digits, and the sign of an exponent. `e` may be a digit too, but nobody adds to such a number.
    private mutating func skipDigits() {
        while index < end, continuesWord[Int(bytes[index])] {
            let letter = bytes[index] | 0x20
            index += 1
            let isExponent = letter == UInt8(ascii: "e") || letter == UInt8(ascii: "p")
            guard isExponent, index + 1 < end, classes[Int(bytes[index + 1])] == .digit else { continue }
            if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
        }
    }

    private mutating func lexColon() {
        let isDouble = index + 1 < end && bytes[index + 1] == UInt8(ascii: ":")
        add(isDouble ? .doubleColon : .colon, length: isDouble ? 2 : 1)
    }

    // MARK: Directives

    private mutating func lexPound() {
        let start = index
        let pounds = poundCount(at: start)
        let next = start + pounds
        if next < end, bytes[next] == UInt8(ascii: "\"") {
            index = next
            return lexString(start: start, pounds: pounds)
        }
        if next < end, bytes[next] == UInt8(ascii: "/") { return lexExtendedRegex(pounds: pounds) }
        guard pounds == 1 else { return addUnknown(length: pounds) }
        lexDirective()
    }

    private mutating func lexDirective() {
        let start = index
        index += 1
        while index < end, continuesWord[Int(bytes[index])] { index += 1 }
        switch index - start {
        case 3 where bytes.spells("if", at: start + 1): writer.openDirective(.poundIf, from: start, to: index)
        case 5 where bytes.spells("else", at: start + 1):
            writer.replaceDirective(.poundElse, from: start, to: index, bytes)
        case 7 where bytes.spells("elseif", at: start + 1):
            writer.replaceDirective(.poundElseif, from: start, to: index, bytes)
        case 6 where bytes.spells("endif", at: start + 1): writer.closeDirective(from: start, to: index, bytes)
        default:
            if index - start == 6, bytes.spells("error", at: start + 1) { writer.addError() }
            index = start + 1
            writer.add(.pound, from: start, to: index)
        }
    }
}
