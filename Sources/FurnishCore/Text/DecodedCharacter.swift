/// The role of a character outside ASCII in Swift: part of a word, part of an operator, or white space.
///
/// The ranges come from the language reference ("Lexical Structure").
struct DecodedCharacter {
    let value: UInt32
    /// In bytes, 1 to 4.
    let length: Int

    /// Reads the character at `index`; nil if the bytes are not valid UTF-8.
    init?(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
        var (decoder, input) = (UTF8(), UnsafeBufferPointer(start: bytes + index, count: end - index).makeIterator())
        guard case .scalarValue(let character) = decoder.decode(&input) else { return nil }
        value = character.value
        length = UTF8.width(character)
    }

    /// A byte order mark or a no-break space.
    var isSpace: Bool { value == 0xFEFF || value == 0xA0 }

    /// Whether it is a part of a word. Swift has a list of these, and the compiler reports the few others.
    var isOfWord: Bool { !isSpace && !isOfOperator }

    var isOfOperator: Bool {
        switch value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default: false
        }
    }

    /// Whether it shows the character before it as a picture or as text. The two are one operator, or part of one word.
    var isVariation: Bool { value == 0xFE0E || value == 0xFE0F }
}
