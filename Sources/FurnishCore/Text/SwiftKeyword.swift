/// Decides which names need backticks.
package enum SwiftKeyword {
    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue",
        "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while", "_",
    ]

    /// `name` as a declaration spells it.
    static func escaped(_ name: String) -> String {
        isPlain(name) && !reserved.contains(name) ? name : "`" + name + "`"
    }

    /// The body of a getter that only returns an expression. An expression such as `get` or `set.title` would otherwise start
    /// an accessor.
    static func alone(_ expression: String) -> String {
        // No accessor begins with a capital, as most expressions do.
        guard let first = expression.utf8.first, first >= UInt8(ascii: "_") else { return expression }
        let startsAccessor = accessors.contains { word in
            expression.hasPrefix(word)
                && expression.utf8.dropFirst(word.utf8.count).first.map(isNamePart) != true
        }
        return startsAccessor ? "return " + expression : expression
    }

    private static let accessors = ["get", "set", "willSet", "didSet", "init", "_read", "_modify"]

    /// Whether a word is no keyword, but begins a type.
    static func isTypePrefix(_ name: String) -> Bool { typePrefixes.contains(name) }

    private static let typePrefixes: Set<String> = [
        "any", "async", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
    ]

    /// Whether a name is an ordinary identifier. A raw identifier may contain spaces and operators, and needs
    /// backticks.
    private static func isPlain(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            guard let start = bytes.baseAddress, !bytes.isEmpty, !isDigit(bytes[0]) else { return false }
            let (count, table) = (bytes.count, nameParts)
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
    package static func isNamePart(_ byte: UInt8) -> Bool { nameParts[Int(byte)] }

    /// One entry for each byte. The table is never freed.
    private nonisolated(unsafe) static let nameParts: UnsafePointer<Bool> = {
        let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
        for byte in 0..<256 { table[byte] = findNamePart(UInt8(byte)) }
        return UnsafePointer(table)
    }()

    private static func findNamePart(_ byte: UInt8) -> Bool {
        if byte >= 0x80 || isDigit(byte) { return true }
        let lower = byte | 0x20
        if lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") { return true }
        return byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }
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
