/// Reads names and signs in a part of a file, and skips white space and comments after each step.
///
/// It is for text of which the scanner makes no tree: comments, conditions, and files that were not scanned. It does not lex, which takes longer than to read a text as short as a type in debug builds.
package struct SourceCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    package private(set) var offset: Int
    private let end: Int

    package init(_ file: SourceFile, _ range: ByteRange) {
        (bytes, offset, end) = (file.bytes, Int(range.start), Int(range.end))
        skipTrivia()
    }

    package var isAtEnd: Bool { offset >= end }

    /// The next byte; 0 at the end.
    package var peek: UInt8 { offset < end ? bytes[offset] : 0 }

    mutating func advance() {
        offset += 1
        skipTrivia()
    }

    /// Takes a symbol whose bytes are adjacent.
    package mutating func take(_ symbol: StaticString) -> Bool {
        guard matches(symbol) else { return false }
        offset += symbol.utf8CodeUnitCount
        skipTrivia()
        return true
    }

    /// Takes what separates the parts of a qualified name: `Outer.Inner`, `Module::Outer`.
    mutating func takeSeparator() -> Bool { take(".") || take("::") }

    func matches(_ symbol: StaticString) -> Bool {
        offset + symbol.utf8CodeUnitCount <= end && bytes.baseAddress!.spells(symbol, at: offset)
    }

    /// The next identifier, backticks included.
    package mutating func takeName() -> ByteRange? {
        let start = offset
        if peek == UInt8(ascii: "`") {
            offset += 1
            while offset < end, bytes[offset] != UInt8(ascii: "`") { offset += 1 }
            offset = min(offset + 1, end)
        } else {
            while offset < end, SwiftKeyword.isNamePart(bytes[offset]) { offset += 1 }
        }
        guard offset > start else { return nil }
        let name = ByteRange(UInt32(start), UInt32(offset))
        skipTrivia()
        return name
    }

    /// Skips a balanced `( … )`.
    package mutating func skipParentheses() {
        var depth = 0
        repeat {
            if peek == UInt8(ascii: "(") { depth += 1 }
            if peek == UInt8(ascii: ")") { depth -= 1 }
            advance()
        } while depth > 0 && !isAtEnd
    }

    private mutating func skipTrivia() {
        while offset < end {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0b, 0x0c, 0:
                offset += 1
            case UInt8(ascii: "/") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "/"):
                while offset < end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
                    offset += 1
                }
            case UInt8(ascii: "/") where offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "*"):
                offset = bytes.baseAddress!.endOfBlockComment(from: offset + 2, to: end) ?? end
            default: return
            }
        }
    }
}
