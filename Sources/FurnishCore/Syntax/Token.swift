/// A token is a range of bytes and what stands there, never a string. Sixteen bytes.
struct Token {
    enum Kind: UInt8 {
        case endOfFile
        /// An identifier, a keyword (which of them, is asked for where it matters), `_` or `$0`.
        case word
        /// A word between backticks, which is never a keyword.
        case quotedWord
        case number
        /// A string literal without interpolations, or a regular expression.
        case string, regex
        /// The pieces of a string literal around its interpolations. The first one matches the last one.
        case stringStart, multilineStringStart, stringMiddle, stringEnd
        case openParenthesis, closeParenthesis, openSquare, closeSquare, openBrace, closeBrace
        case comma, colon, doubleColon, semicolon, period, backslash
        /// `@`, and a `#` that starts no directive.
        case at, pound
        case equal, arrow
        /// `?` and `!` right after what they belong to; `?` between spaces; `&` right before something.
        case postfixQuestion, postfixExclamation, infixQuestion, prefixAmpersand
        case binaryOperator, prefixOperator, postfixOperator
        /// Each of the first three matches the next directive of its `#if`.
        case poundIf, poundElseif, poundElse, poundEndif
        /// `<#what an editor leaves to be filled in#>`
        case placeholder
        /// What cannot stand in Swift.
        case unknown

        // The library's own are generic, which costs too much in an unoptimised build. A kind is its number in memory.
        static func == (left: Kind, right: Kind) -> Bool {
            unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
        }
        static func != (left: Kind, right: Kind) -> Bool {
            unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
        }
    }

    /// The first byte, 0-based.
    var start: UInt32
    /// One past the last byte.
    var end: UInt32
    /// Of an opening bracket, the index of the closing token; while that one is not found yet, the bracket around it. Of a
    /// word, the number of the keyword that it is, once that was asked for.
    var match: UInt32
    var kind: Kind
    /// Whether a line break stands before it.
    var startsLine: Bool
    /// Whether an empty line stands before it.
    var followsBlankLine: Bool
    /// Whether any white space or comment stands before it.
    var followsSpace: Bool

    /// The `match` of what has none.
    static var noMatch: UInt32 { .max }

    var range: ByteRange { ByteRange(start, end) }

    /// Whether it matches a later token, with other tokens between.
    var isOpening: Bool {
        switch kind {
        case .openParenthesis, .openSquare, .openBrace, .stringStart, .multilineStringStart: true
        default: false
        }
    }

    var isClosing: Bool {
        switch kind {
        case .closeParenthesis, .closeSquare, .closeBrace: true
        default: false
        }
    }

    var isDirective: Bool {
        switch kind {
        case .poundIf, .poundElseif, .poundElse, .poundEndif: true
        default: false
        }
    }

    /// An operator as it can be declared and spelled freely, `=`, `->` and the like left out.
    var isOperator: Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand: true
        default: false
        }
    }
}
