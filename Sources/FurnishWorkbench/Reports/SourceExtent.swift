import FurnishCore

/// Finds the end of the source text at a location: a marker with its arguments, a type, or a name.
struct SourceExtent {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int

    /// Attributes that precede a type. A marker, in contrast, is complete without a type.
    private static let typeAttributes = ["escaping", "Sendable", "MainActor", "autoclosure", "convention"]
    private static let typeWords = ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated"]

    /// The offset after the text that starts at `offset`, in UTF-8 bytes.
    static func end(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var extent = SourceExtent(bytes: bytes, offset: offset)
        extent.skip()
        return extent.offset
    }

    private func peek(_ distance: Int = 0) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    private mutating func skip() {
        guard peek() == UInt8(ascii: "@") else { return skipType(depth: 0) }
        offset += 1
        let word = takeWord()
        if peek() == UInt8(ascii: "(") { skipBalanced() }
        guard Self.typeAttributes.contains(word) else { return }
        if takeSpaces() { skip() }
    }

    private mutating func skipType(depth: Int) {
        // No real type is nested more deeply.
        guard depth < 16 else { return }
        switch peek() {
        case UInt8(ascii: "("), UInt8(ascii: "["): skipBalanced()
        default:
            let word = takeWord()
            if Self.typeWords.contains(word), takeSpaces() { return skipType(depth: depth + 1) }
        }
        while true {
            switch peek() {
            case UInt8(ascii: "?"), UInt8(ascii: "!"): offset += 1
            case UInt8(ascii: "<"): skipBalanced()
            case UInt8(ascii: "."):
                offset += 1
                _ = takeWord()
            default: return skipRest(depth: depth)
            }
        }
    }

    /// Skips `-> T` and `& P`, which extend a type.
    private mutating func skipRest(depth: Int) {
        let end = offset
        while takeSpaces() {
            let word = takeWord()
            if word != "async" && word != "throws" { break }
            if peek() == UInt8(ascii: "(") { skipBalanced() }
        }
        let isArrow = peek() == UInt8(ascii: "-") && peek(1) == UInt8(ascii: ">")
        guard isArrow || peek() == UInt8(ascii: "&") else {
            offset = end
            return
        }
        offset += isArrow ? 2 : 1
        _ = takeSpaces()
        skipType(depth: depth + 1)
    }

    /// Skips a balanced bracket, at most to the end of the line.
    private mutating func skipBalanced() {
        var depth = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where offset > 0 && bytes[offset - 1] == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            default: break
            }
            offset += 1
            if depth == 0 { return }
        }
    }

    private mutating func takeSpaces() -> Bool {
        let start = offset
        while peek() == UInt8(ascii: " ") { offset += 1 }
        return offset > start
    }

    private mutating func takeWord() -> String {
        let start = offset
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
                offset += 1
            default: return String(decoding: bytes[start..<offset], as: UTF8.self)
            }
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
}
