/// A value that is written in a file, and where.
struct XMLText {
    let text: String
    /// The first byte of what is written, in UTF-8 bytes.
    let offset: UInt32

    /// Reads an attribute's value. An entity that is not one of XML's own stays as it is written.
    init(_ file: SourceFile, _ value: ByteRange) {
        offset = value.start
        let written = file.text(value)
        text = written.utf8.contains(UInt8(ascii: "&")) ? Self.resolveEntities(written) : written
    }

    private static func resolveEntities(_ written: String) -> String {
        var text = ""
        var rest = written.unicodeScalars[...]
        while let scalar = rest.first {
            rest = rest.dropFirst()
            // The longest number of a character, with its sign: more is nobody's entity.
            guard scalar == "&", let end = rest.prefix(12).firstIndex(of: ";"),
                let meant = entity(String(rest[..<end]))
            else {
                text.unicodeScalars.append(scalar)
                continue
            }
            text.unicodeScalars.append(meant)
            rest = rest[rest.index(after: end)...]
        }
        return text
    }

    private static func entity(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let isHexadecimal = digits.first == "x" || digits.first == "X"
            let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init)
        }
    }
}
