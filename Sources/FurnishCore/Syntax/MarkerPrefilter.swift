/// Finds the files that may contain markers at the cost of a `memchr`, so that most files need not be lexed.
enum MarkerPrefilter {
    /// Whether a comment may begin with `@` and the first letter of a marker or a near miss. It may be wrong if the
    /// comment is in a string literal, but it never misses a marker.
    static func mayHoldMarkers(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        var next = 0
        while let at = start.offset(of: UInt8(ascii: "@"), from: next, to: bytes.count) {
            next = at + 1
            // A zero follows the last byte.
            if startsMarker(start[next]), followsCommentOpener(start + at, start: start) { return true }
        }
        return false
    }

    static func startsMarker(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "p"), UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "i"): true
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
