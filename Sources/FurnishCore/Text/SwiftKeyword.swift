/// The words that need backticks to be a name.
enum SwiftKeyword {
    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
        "while", "_",
    ]

    /// `name` as a declaration writes it. `Any` and `Self` are types that every file may name.
    static func escaped(_ name: String) -> String {
        guard name != "Any", name != "Self" else { return name }
        return reserved.contains(name) || !isPlain(name) ? "`" + name + "`" : name
    }

    /// A raw identifier may hold spaces and begin with a digit, and needs its backticks then.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
            default: false
            }
        }
    }
}

extension SwiftKeyword {
    /// `name` as an argument label: nearly every word can be one.
    static func argument(_ name: String) -> String {
        switch name {
        case "inout", "var", "let": "`" + name + "`"
        default: isPlain(name) ? name : "`" + name + "`"
        }
    }
}
