/// Finds the files that may contain markers, or that export another module, at the cost of a `memchr`, so that most files need not be lexed.
enum MarkerPrefilter {
    /// Whether a comment may begin with a marker or a near miss. It may be wrong if the text is in a string literal, but it
    /// never misses a marker.
    ///
    /// `@_exported import` tells how the own module may import another one.
    static func mayMatter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        var next = 0
        while let at = start.offset(of: UInt8(ascii: "@"), from: next, to: bytes.count) {
            next = at + 1
            // A zero follows the last byte.
            if start[next] == UInt8(ascii: "_"), start.starts("_exported", at: next) { return true }
            if startsMarker(start[next]), followsCommentOpener(start + at, start: start) { return true }
        }
        // `#error` excludes builds of the whole module.
        if start.offset(of: "#error", from: 0, to: bytes.count) != nil { return true }
        return calls.contains { call in
            var next = 0
            while let word = start.offset(of: call.characters, from: next, to: bytes.count) {
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
        start.starts("Provides", at: 0) || start.starts("Needs", at: 0) || start.starts("Scope", at: 0)
    }

    /// Whether a byte may follow the `@`.
    static func startsMarker(_ byte: UInt8) -> Bool {
        // In lowercase.
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

    /// Whether a byte may come between the start of a comment and a marker: white space, or a `*`.
    static func isFiller(_ byte: UInt8) -> Bool {
        switch byte {
        case 0, 0x09...0x0D, 0x20, UInt8(ascii: "*"): true
        default: false
        }
    }
}
