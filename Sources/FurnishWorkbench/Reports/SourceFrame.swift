import FurnishCore

/// The source line of a diagnostic, and an underline below the text that it refers to.
struct SourceFrame {
    /// The line number, 1-based.
    let number: Int
    /// The text of the line, with its tabs.
    let line: String
    /// Blank space as wide as the text before the underline, with its tabs.
    let margin: String
    let underline: String

    /// Longer lines, in UTF-8 bytes, are not shown.
    private static let longest = 160

    /// - Parameters:
    ///   - offset: In UTF-8 bytes, 0-based. If it is past the end of the file, there is no frame.
    ///   - number: The number of its line, 1-based.
    init?(_ file: SourceFile, _ offset: UInt32, number: Int) {
        let bytes = file.bytes
        guard Int(offset) < bytes.count else { return nil }
        var start = Int(offset)
        while start > 0, !Self.endsLine(bytes[start - 1]), Int(offset) - start <= Self.longest { start -= 1 }
        var end = Int(offset)
        while end < bytes.count, !Self.endsLine(bytes[end]), end - start <= Self.longest { end += 1 }
        guard end - start <= Self.longest else { return nil }
        let placeEnd = min(SourceExtent.end(of: Int(offset), in: bytes), end)
        self.number = number
        line = file.text(ByteRange(UInt32(start), UInt32(end))).printable
        margin = Self.blank(file.text(ByteRange(UInt32(start), offset)))
        let place = file.text(ByteRange(offset, UInt32(max(placeEnd, Int(offset)))))
        underline = String(repeating: "~", count: max(1, Self.width(place)))
    }

    private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static func blank(_ text: String) -> String {
        text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width($0)) }.joined()
    }

    private static func width(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

    /// The width of a character in terminal columns: two for East Asian characters and emoji.
    private static func width(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
