/// The role of a character outside ASCII in Swift: part of a word, part of an operator, or white space.
///
/// The ranges come from the language reference ("Lexical Structure").
struct DecodedCharacter {
    let value: UInt32
    /// In bytes, 1 to 4.
    let length: Int

    /// Reads the character at `index`; nil if the bytes are not valid UTF-8.
    init?(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
        let first = bytes[index]
        let length: Int
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        guard index + length <= end else { return nil }
        var value = UInt32(first & (0xFF >> UInt8(length + 1)))
        for offset in 1..<length {
            let byte = bytes[index + offset]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let isOverlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000)
        let isSurrogate = value >= 0xD800 && value <= 0xDFFF
        guard !isOverlong, !isSurrogate, value <= 0x10FFFF else { return nil }
        self.value = value
        self.length = length
    }

    /// A byte order mark or a no-break space.
    var isSpace: Bool { value == 0xFEFF || value == 0xA0 }

    var startsWord: Bool {
        switch value {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
        default: continuesWord
        }
    }

    var continuesWord: Bool {
        if value >= 0x10000 { return value <= 0xEFFFF && value & 0xFFFF <= 0xFFFD }
        switch value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
            0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
            0x2060...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
            0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
            0xFDF0...0xFE44, 0xFE47...0xFFF8:
            return true
        default: return false
        }
    }

    var startsOperator: Bool {
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default: false
        }
    }

    var continuesOperator: Bool {
        switch value {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
            true
        default: startsOperator
        }
    }
}
