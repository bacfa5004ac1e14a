// Texts of users may contain anything. Where they are shown, no character may act on the terminal, end a comment, or
// change the order of the letters around it.

extension Unicode.Scalar {
    /// Whether a terminal or an editor obeys the character in place of showing it.
    package var isControl: Bool {
        switch value {
        case 0x00...0x1F, 0x7F...0x9F: true
        // Marks, embeddings and isolates of the writing direction.
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // Separators of lines and paragraphs.
        case 0x2028, 0x2029: true
        default: false
        }
    }
}

extension String {
    /// The text as one line, with a replacement character for each control character except tabs.
    package var printable: String {
        var copy = self
        // Nearly all texts have only letters and signs of ASCII.
        let isPlain = copy.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] < 0x7F { offset += 1 }
            return offset == bytes.count
        }
        if isPlain { return self }
        var text = ""
        for scalar in unicodeScalars {
            text.unicodeScalars.append(scalar.isControl && scalar != "\t" ? "\u{FFFD}" : scalar)
        }
        return text
    }

    /// Whether the text comes before another one by UTF-8 bytes. For `<` and `==`, two different names may be equal: those
    /// that Unicode normalization makes the same.
    package func precedes(_ other: String) -> Bool {
        var (left, right) = (self, other)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                guard let first = left.baseAddress, let second = right.baseAddress else {
                    return left.count < right.count
                }
                let order = first.compare(to: second, count: Swift.min(left.count, right.count))
                return order < 0 || order == 0 && left.count < right.count
            }
        }
    }
}

/// A text as a key that is equal only to the same bytes.
package struct Spelling: Hashable {
    private let text: String

    package init(_ text: String) { self.text = text }

    package static func == (left: Spelling, right: Spelling) -> Bool {
        !left.text.precedes(right.text) && !right.text.precedes(left.text)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(NameTable.hash(text)) }
}
