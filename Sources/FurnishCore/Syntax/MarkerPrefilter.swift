/// Finds the files that may contain markers at the cost of a `memchr`, so that most files need not be lexed.
enum MarkerPrefilter {
    /// Whether a comment may begin with a marker or a near miss, or have a marker behind other text. It may be wrong if the
    /// text is in a string literal, but it never misses a marker.
    static func mayHoldMarkers(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        var next = 0
        while let at = start.offset(of: UInt8(ascii: "@"), from: next, to: bytes.count) {
            next = at + 1
            // A zero follows the last byte.
            if isWord(start + next), at > 0, isFiller(start[at - 1]) { return true }
            if startsMarker(start[next]), followsCommentOpener(start + at, start: start) { return true }
        }
        return calls.contains { call in
            var next = 0
            while let word = start.offset(of: call, from: next, to: bytes.count) {
                if followsCommentOpener(start + word, start: start) { return true }
                next = word + 1
            }
            return false
        }
    }

    /// Markers that lack their `@`.
    private static let calls: [StaticString] = ["Provides(", "Needs(", "Scope("]

    /// Whether the name of a marker starts here, or a longer word. A zero must follow the last byte.
    static func isWord(_ start: UnsafePointer<UInt8>) -> Bool {
        let word: StaticString
        switch start[0] {
        case UInt8(ascii: "P"): word = "Provides"
        case UInt8(ascii: "N"): word = "Needs"
        case UInt8(ascii: "S"): word = "Scope"
        default: return false
        }
        var next = 1
        while next < word.utf8CodeUnitCount, start[next] == word.utf8Start[next] { next += 1 }
        return next == word.utf8CodeUnitCount
    }

    /// Whether a byte may follow the `@`.
    static func startsMarker(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): true
        case UInt8(ascii: "p"), UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "i"): true
        case UInt8(ascii: "P"), UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "I"): true
        default: false
        }
    }

    private static func followsCommentOpener(_ at: UnsafePointer<UInt8>, start: UnsafePointer<UInt8>) -> Bool {
        var before = at
        while before > start, isFiller((before - 1).pointee) { before -= 1 }
        guard before - start >= 1 else { return false }
        // `*` counts as filler, so a `/` precedes the filler in both `/*` and `//`.
        return (before - 1).pointee == UInt8(ascii: "/")
    }

    private static func isFiller(_ byte: UInt8) -> Bool {
        switch byte {
        case 0, 0x09...0x0D, 0x20, UInt8(ascii: "*"): true
        default: false
        }
    }
}
