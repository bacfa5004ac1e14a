/// A token: a kind and a range of bytes, never a string. It takes 16 bytes.
package struct Token {
    package enum Kind: UInt8 {
        case endOfFile
        /// An identifier, a keyword, `_` or `$0`. `TokenCursor.keyword` tells keywords apart when needed.
        case word
        /// A word in backticks, which is never a keyword.
        case quotedWord
        case number
        /// A string literal without interpolations, or a regular expression.
        case string, regex
        /// The pieces of a string literal around its interpolations. The first piece matches the last.
        case stringStart, multilineStringStart, stringMiddle, stringEnd
        case openParenthesis, closeParenthesis, openSquare, closeSquare, openBrace, closeBrace
        case comma, colon, doubleColon, semicolon, period, backslash
        /// `@`, and a `#` that starts no directive.
        case at, pound
        case equal, arrow
        /// `?` and `!` right after an operand; `?` between spaces; `&` right before an operand.
        case postfixQuestion, postfixExclamation, infixQuestion, prefixAmpersand
        case binaryOperator, prefixOperator, postfixOperator
        /// Each of the first three matches the next directive of its `#if`.
        case poundIf, poundElseif, poundElse, poundEndif
        /// Bytes that are not valid in Swift.
        case unknown

        // The standard library's version is generic, which is too slow in debug builds. A kind is stored as its number.
        package static func == (left: Kind, right: Kind) -> Bool {
            unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
        }
        static func != (left: Kind, right: Kind) -> Bool {
            unsafeBitCast(left, to: UInt8.self) != unsafeBitCast(right, to: UInt8.self)
        }
    }

    /// The offset of the first byte, 0-based.
    package var start: UInt32
    /// The offset after the last byte.
    package var end: UInt32
    /// For an opening bracket: the index of the closing token, or, until that is found, of the enclosing opening
    /// bracket. For a word: the number of its keyword, once it was looked up.
    package var match: UInt32
    package var kind: Kind
    /// Whether a line break precedes it.
    package var startsLine: Bool
    /// Whether white space or a comment precedes it.
    package var followsSpace: Bool

    /// The `match` of a token without one.
    package static var noMatch: UInt32 { .max }

    package var range: ByteRange { ByteRange(start, end) }

    /// Whether it matches a later token and encloses the tokens between.
    package var isOpening: Bool {
        switch kind {
        case .openParenthesis, .openSquare, .openBrace, .stringStart, .multilineStringStart: true
        default: false
        }
    }

    package var isClosing: Bool {
        switch kind {
        case .closeParenthesis, .closeSquare, .closeBrace: true
        default: false
        }
    }

    package var isDirective: Bool {
        switch kind {
        case .poundIf, .poundElseif, .poundElse, .poundEndif: true
        default: false
        }
    }

    /// Whether it is an operator that code can declare. Excludes built-in ones such as `=` and `->`.
    package var isOperator: Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand: true
        default: false
        }
    }

    /// Whether it is a word, in backticks or not.
    package var isWord: Bool { kind == .word || kind == .quotedWord }

    package var isWordOrOperator: Bool { isWord || isOperator }

    /// Whether it can be the name of an operator, or a part of it.
    package var namesOperator: Bool {
        switch kind {
        case .postfixExclamation, .postfixQuestion, .infixQuestion, .equal, .arrow, .period: true
        default: isOperator
        }
    }

    /// The keyword that the token spells, if any. It looks each word up once, and is inlined in debug builds,
    /// because callers ask many times.
    @_transparent mutating func keyword(in bytes: UnsafePointer<UInt8>) -> Keyword {
        guard case .word = kind else { return .none }
        if match == .max { match = UInt32(Keyword.of(range, in: bytes).number) }
        return Keyword(number: UInt8(truncatingIfNeeded: match))
    }
}
