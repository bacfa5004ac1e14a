/// The list between a declaration's angle brackets.
enum GenericParameters {
    /// The names in `<each A, B: P, let n: Int>`, without their constraints.
    static func names(_ file: SourceFile, _ range: ByteRange) -> [ByteRange] {
        var names: [ByteRange] = []
        var depth = 0
        var expectsName = false
        var cursor = TypeCursor(file, range)
        while !cursor.isAtEnd {
            if let word = cursor.takeName() {
                guard expectsName else { continue }
                let text = file.text(word)
                if text == "each" || text == "let" { continue }
                names.append(word)
                expectsName = false
                continue
            }
            switch cursor.peek {
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                expectsName = depth == 1
            case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
            case UInt8(ascii: ",") where depth == 1: expectsName = true
            // The `>` of an arrow closes nothing.
            case UInt8(ascii: "-"): cursor.advance()
            default: break
            }
            cursor.advance()
        }
        return names
    }
}
