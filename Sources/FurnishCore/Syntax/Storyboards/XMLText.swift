/// The value of an attribute, and its position.
package struct XMLText {
    package let text: String
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
        for (row, part) in written.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
            guard row > 0, let end = part.firstIndex(of: ";"), let meant = scalar(part[..<end]) else {
                text += (row > 0 ? "&" : "") + part
                continue
            }
            text.unicodeScalars.append(meant)
            text += part[part.index(after: end)...]
        }
        return text
    }

    private static func scalar(_ entity: Substring) -> Unicode.Scalar? {
        let predefined: [Substring: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        let number = entity.hasPrefix("#x") ? UInt32(entity.dropFirst(2), radix: 16) : UInt32(entity.dropFirst())
        return predefined[entity] ?? (entity.hasPrefix("#") ? number.flatMap(Unicode.Scalar.init) : nil)
    }
}
