/// The kind of token that a byte can start. The lexer looks it up in a table, which is the fastest way in debug builds.
enum ByteClass: UInt8 {
    case space, lineBreak
    /// `A` to `Z`, `a` to `z` and `_`
    case letter
    case digit, dollar, quote, backtick, slash
    /// The bytes of operators, except `/`, `?` and `!`
    case operatorSign
    case questionOrExclamation
    case openParenthesis, closeParenthesis, openSquare, closeSquare, openBrace, closeBrace
    case comma, colon, semicolon, at, pound, backslash
    /// Any byte outside ASCII
    case beyondASCII
    /// A byte that is not valid in Swift
    case other

    // The standard library's version is generic, which is too slow in debug builds.
    static func == (left: ByteClass, right: ByteClass) -> Bool { left.rawValue == right.rawValue }
    static func != (left: ByteClass, right: ByteClass) -> Bool { left.rawValue != right.rawValue }
}

/// Tables with an entry for each of the 256 bytes. They are never freed.
struct ByteTables: @unchecked Sendable {
    let classes: UnsafePointer<ByteClass>
    let continuesWord: UnsafePointer<Bool>
    /// Those of words, and all bytes outside ASCII.
    let nameParts: UnsafePointer<Bool>
    /// The bytes at which the search through a string literal stops: quotes, backslashes and line breaks.
    let stopsString: UnsafePointer<Bool>

    static let shared = ByteTables()

    private init() {
        let classes = Self.table { $0 < 0x80 ? Self.asciiClass($0) : .beyondASCII }
        let continuesWord = Self.table { [.letter, .digit, .dollar].contains(classes[Int($0)]) }
        self.classes = classes
        self.continuesWord = continuesWord
        nameParts = Self.table { continuesWord[Int($0)] || $0 >= 0x80 }
        stopsString = Self.table { [.quote, .backslash, .lineBreak].contains(classes[Int($0)]) }
    }

    private static func table<Value>(_ value: (UInt8) -> Value) -> UnsafePointer<Value> {
        let table = UnsafeMutablePointer<Value>.allocate(capacity: 256)
        for byte in 0..<256 { (table + byte).initialize(to: value(UInt8(byte))) }
        return UnsafePointer(table)
    }

    private static func asciiClass(_ byte: UInt8) -> ByteClass {
        switch byte {
        case 0, 0x09, 0x0B, 0x0C, 0x20: .space
        case 0x0A, 0x0D: .lineBreak
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): .letter
        case UInt8(ascii: "$"): .dollar
        case UInt8(ascii: "\""): .quote
        case UInt8(ascii: "`"): .backtick
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "?"), UInt8(ascii: "!"): .questionOrExclamation
        case UInt8(ascii: "("): .openParenthesis
        case UInt8(ascii: ")"): .closeParenthesis
        case UInt8(ascii: "["): .openSquare
        case UInt8(ascii: "]"): .closeSquare
        case UInt8(ascii: "{"): .openBrace
        case UInt8(ascii: "}"): .closeBrace
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: "#"): .pound
        case UInt8(ascii: "\\"): .backslash
        case UInt8(ascii: "'"), 0x01...0x1F, 0x7F: .other
        default: .operatorSign
        }
    }
}
