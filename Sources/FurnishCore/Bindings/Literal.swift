/// Classifies defaults: only a literal can be repeated in another file, because any other may name private declarations.
enum Literal {
    static func classify(_ file: SourceFile, _ range: ByteRange) -> Need.Default {
        guard !range.isEmpty else { return .none }
        if file.bytes[Int(range.start)] == UInt8(ascii: "\"") {
            return isPlainString(file.bytes, range) ? .literal : .expression
        }
        if file.bytes[Int(range.start)] == UInt8(ascii: "[") {
            return isCollection(file, range) ? .literal : .expression
        }
        let text = file.text(range)
        if text == "nil" { return .nil }
        return isLiteral(text) ? .literal : .expression
    }

    /// The type that Swift gives a literal of one token.
    static func type(ofLiteral value: ByteRange, _ file: SourceFile) -> String? {
        let text = file.text(value)
        if text == "true" || text == "false" { return "Bool" }
        if isPlainString(file.bytes, value) { return "String" }
        guard isNumber(text) else { return nil }
        let isDecimal = !text.hasPrefix("0x") && !text.hasPrefix("-0x")
        let isFraction = text.utf8.contains { $0 == UInt8(ascii: ".") || isDecimal && ($0 | 0x20) == UInt8(ascii: "e") }
        return isFraction ? "Double" : "Int"
    }

    /// Whether brackets contain only literals.
    private static func isCollection(_ file: SourceFile, _ range: ByteRange) -> Bool {
        let bytes = file.bytes
        var offset = Int(range.start)
        while offset < Int(range.end) {
            let start = offset
            if isBetweenElements(bytes[offset]) {
                offset += 1
            } else if bytes[offset] == UInt8(ascii: "\"") {
                repeat {
                    offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
                } while offset < Int(range.end) && bytes[offset] != UInt8(ascii: "\"")
                offset += 1
                guard offset <= Int(range.end), isPlainString(bytes, ByteRange(UInt32(start), UInt32(offset))) else {
                    return false
                }
            } else {
                while offset < Int(range.end), !isBetweenElements(bytes[offset]) { offset += 1 }
                let text = file.text(ByteRange(UInt32(start), UInt32(offset)))
                guard text == "nil" || isLiteral(text) else { return false }
            }
        }
        return true
    }

    private static func isBetweenElements(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: " "): true
        default: false
        }
    }

    private static func isLiteral(_ text: String) -> Bool {
        switch text {
        case "true", "false", "()", "#line", "#column", "#file", "#fileID", "#filePath", "#function": return true
        default: break
        }
        return isNumber(text)
    }

    /// Whether the text is one string literal on one line, without interpolation.
    private static func isPlainString(_ bytes: UnsafeBufferPointer<UInt8>, _ range: ByteRange) -> Bool {
        let last = Int(range.end) - 1
        guard range.count >= 2, bytes[last] == UInt8(ascii: "\"") else { return false }
        var isEscaped = false
        for offset in Int(range.start) + 1..<last {
            let byte = bytes[offset]
            if isEscaped {
                if byte == UInt8(ascii: "(") { return false }
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") {
                return false
            } else {
                isEscaped = byte == UInt8(ascii: "\\")
            }
        }
        return !isEscaped
    }

    /// A string literal without escapes, so that two that mean the same text are equal: `"a"` and `"\\u{61}"`.
    static func unescaped(_ text: String) -> String {
        guard text.utf8.first == UInt8(ascii: "\""), text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var rest = text.unicodeScalars[...]
        var plain = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escaped = rest.popFirst() else {
                plain.append(scalar)
                continue
            }
            switch escaped {
            case "n": plain.append("\n")
            case "t": plain.append("\t")
            case "r": plain.append("\r")
            case "0": plain.append("\0")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let value = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) { plain.append(value) }
            default: plain.append(escaped)
            }
        }
        return String(plain)
    }

    private static func isNumber(_ text: String) -> Bool {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
        guard let first = digits.first, isDigit(first) else { return false }
        return digits.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
            case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "p"): true
            default: isDigit(byte)
            }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
