/// The line that a diagnostic points at, with the place underlined.
struct SourceFrame {
    /// The line's number, 1-based.
    let number: Int
    /// What stands on the line, tabs kept.
    let line: String
    /// As wide as what stands before the place, tabs kept.
    let margin: String
    let underline: String

    /// Longer lines are shown around the place only.
    private static let longest = 160

    /// - Parameters:
    ///   - offset: In UTF-8 bytes, 0-based; where the file does not reach that far, there is nothing to show.
    ///   - number: The line that it is on.
    init?(_ file: SourceFile, _ offset: UInt32, number: Int) {
        let bytes = file.bytes
        guard Int(offset) < bytes.count else { return nil }
        var start = Int(offset)
        while start > 0, !Self.endsLine(bytes[start - 1]) { start -= 1 }
        var end = Int(offset)
        while end < bytes.count, !Self.endsLine(bytes[end]) { end += 1 }
        guard end - start <= Self.longest else { return nil }
        let placeEnd = min(SourceExtent.end(of: Int(offset), in: bytes), end)
        self.number = number
        line = Self.printable(file.text(ByteRange(UInt32(start), UInt32(end))))
        margin = Self.blank(file.text(ByteRange(UInt32(start), offset)))
        let place = file.text(ByteRange(offset, UInt32(max(placeEnd, Int(offset)))))
        underline = String(repeating: "~", count: max(1, Self.width(place)))
    }

    private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// Without what would tell the terminal something.
    private static func printable(_ text: String) -> String {
        String(text.map { $0.isASCII && $0 < " " && $0 != "\t" || $0 == "\u{7F}" ? "\u{FFFD}" : $0 })
    }

    private static func blank(_ text: String) -> String {
        text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width($0)) }.joined()
    }

    private static func width(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

    /// The columns of a terminal that a character takes: two for those of East Asia and for emoji.
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
