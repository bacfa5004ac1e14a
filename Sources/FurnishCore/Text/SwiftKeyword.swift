/// Decides which names need backticks.
package enum SwiftKeyword {
    /// `name` as a declaration spells it.
    static func escaped(_ name: String) -> String {
        let keyword = Keyword.of(name)
        let isReserved =
            keyword.isReserved || keyword == .await || name == "Type" || name == "Protocol" || name == "_"
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
    /// backticks.
    private static func isPlain(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            guard let start = bytes.baseAddress, !bytes.isEmpty, !isDigit(bytes[0]) else { return false }
            let (count, table) = (bytes.count, ByteTables.shared.nameParts)
            var offset = 0
            while offset < count, table[Int(bytes[offset])] {
                guard bytes[offset] >= 0x80 else {
                    offset += 1
                    continue
                }
                guard let character = DecodedCharacter(start, at: offset, end: count),
                    offset == 0 ? character.startsWord : character.continuesWord
                else { return false }
                offset += character.length
            }
            return offset == count
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Whether a byte may occur in a name without backticks.
    package static func isNamePart(_ byte: UInt8) -> Bool { ByteTables.shared.nameParts[Int(byte)] }
}

extension SwiftKeyword {
    /// `name` as a label in a call, where keywords need no backticks.
    static func label(_ name: String) -> String { isPlain(name) && name != "inout" ? name : "`" + name + "`" }

    /// `name` as a label in a declaration.
    static func argument(_ name: String) -> String {
        switch name {
        case "inout", "var", "let": "`" + name + "`"
        default: isPlain(name) ? name : "`" + name + "`"
        }
    }
}
