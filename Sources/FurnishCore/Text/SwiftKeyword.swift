/// Decides which names need backticks.
package enum SwiftKeyword {
    /// `name` as a declaration spells it.
    static func escaped(_ name: String) -> String {
        let keyword = Keyword.of(name)
        let isReserved = keyword.isReserved || keyword == .await || name == "Type" || name == "Protocol" || name == "_"
        return isPlain(name) && !isReserved ? name : "`" + name + "`"
    }

    /// The body of a getter that only returns an expression. An expression such as `get` or `set.title` would otherwise start
    /// an accessor.
    static func alone(_ expression: String) -> String {
        // No accessor begins with a capital, as most expressions do.
        guard let first = expression.utf8.first, first >= UInt8(ascii: "_") else { return expression }
        var text = expression
        let startsAccessor = text.withUTF8 { bytes in
            let table = ByteTables.shared.nameParts
            var end = 0
            while end < bytes.count, table[Int(bytes[end])] { end += 1 }
            return end > 0 && Keyword.of(ByteRange(0, UInt32(end)), in: bytes.baseAddress!).isAccessor
        }
        return startsAccessor ? "return " + expression : expression
    }

    /// Whether a word is no keyword, but begins a type.
    static func isTypePrefix(_ name: String) -> Bool { name == "async" || Keyword.of(name).isTypeSpecifier }

    /// Whether a name is an ordinary identifier. A raw identifier may contain spaces and operators, and needs
    /// backticks. Any other identifier may have them: an emoji gets some.
    private static func isPlain(_ name: String) -> Bool {
        var text = name
        return text.withUTF8 { bytes in
            guard !bytes.isEmpty, !isDigit(bytes[0]) else { return false }
            let (count, table) = (bytes.count, ByteTables.shared.continuesWord)
            var end = 0
            while end < count, table[Int(bytes[end])] { end += 1 }
            return end == count
                || name.unicodeScalars.allSatisfy {
                    $0.isASCII ? isNamePart(UInt8(ascii: $0)) : $0.properties.isXIDContinue
                }
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Whether a byte may occur in a name without backticks.
    package static func isNamePart(_ byte: UInt8) -> Bool { ByteTables.shared.nameParts[Int(byte)] }

    /// `name` as a label in a call, where keywords need no backticks.
    static func label(_ name: String) -> String {
        isPlain(name) && name != "inout" && name != "_" ? name : "`" + name + "`"
    }

    /// `name` as a label in a declaration.
    static func argument(_ name: String) -> String { name == "var" || name == "let" ? "`" + name + "`" : label(name) }
}
