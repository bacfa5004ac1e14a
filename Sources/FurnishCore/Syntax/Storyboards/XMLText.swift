/// The value of an attribute, and its position.
struct XMLText {
    let text: String
    /// The offset of the first byte, in UTF-8 bytes, 0-based.
    let offset: UInt32

    /// Reads an attribute's value. Only the entities of XML itself are decoded.
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
            // No numeric entity is longer than 12 characters.
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

extension SourceFile {
    /// The file converted to UTF-8, if its first bytes identify it as UTF-16.
    var inUTF8: SourceFile {
        guard bytes.count >= 2, bytes[0] & bytes[1] == 0xFE, bytes[0] | bytes[1] == 0xFF else { return self }
        let high = bytes[0] == 0xFE ? 0 : 1
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { offset in
            UInt16(bytes[offset + high]) << 8 | UInt16(bytes[offset + 1 - high])
        }
        return SourceFile(path: path, text: String(decoding: units, as: UTF16.self))
    }
}
