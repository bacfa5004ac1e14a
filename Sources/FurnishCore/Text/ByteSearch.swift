#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Searches with functions of the C library, which run at full speed in debug builds too.
///
/// Offsets are in bytes, 0-based.
extension UnsafePointer<UInt8> {
    /// The offset of the first such byte in `start..<end`.
    package func offset(of byte: UInt8, from start: Int, to end: Int) -> Int? {
        guard start < end, let found = memchr(self + start, Int32(byte), end - start) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(self)
    }

    /// The offset of the first such word in `start..<end`. A zero byte must follow at `end`; other zero bytes may come
    /// before it.
    func offset(of word: UnsafePointer<CChar>, from start: Int, to end: Int) -> Int? {
        let bytes = UnsafeRawPointer(self).assumingMemoryBound(to: CChar.self)
        var offset = start
        while offset < end {
            if let found = strstr(bytes + offset, word) { return bytes.distance(to: found) }
            offset += strlen(bytes + offset) + 1
        }
        return nil
    }

    /// The offset after the block comment whose text starts at `start`; nil if it is not closed. Block comments nest.
    func endOfBlockComment(from start: Int, to end: Int) -> Int? {
        let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
        /// A `*` from the offset `next` on is not yet part of another delimiter.
        var (depth, next) = (1, start)
        while let found = offset(of: slash, from: next, to: end) {
            let isClosing = found > next && self[found - 1] == star
            let isOpening = !isClosing && self[found + 1] == star
            depth += isOpening ? 1 : isClosing ? -1 : 0
            next = found + (isOpening ? 2 : 1)
            if depth == 0 { return next }
        }
        return nil
    }

    /// Whether a word starts at an offset. The bytes before `start` must be at least as many as those of the word.
    func spells(_ word: StaticString, at start: Int) -> Bool {
        (self + start).equals(word.utf8Start, count: word.utf8CodeUnitCount)
    }

    /// Whether a word starts at an offset before the final zero.
    func starts(_ word: StaticString, at start: Int) -> Bool {
        let bytes = UnsafeRawPointer(self + start).assumingMemoryBound(to: CChar.self)
        return strncmp(bytes, word.characters, word.utf8CodeUnitCount) == 0
    }

    /// - Returns: Less than 0 if the first bytes that differ are smaller here, and 0 if none differ.
    func compare(to other: UnsafePointer<UInt8>, count: Int) -> Int32 { memcmp(self, other, count) }

    package func equals(_ other: UnsafePointer<UInt8>, count: Int) -> Bool { memcmp(self, other, count) == 0 }
}

extension UnsafeBufferPointer<UInt8> {
    func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = baseAddress, let otherStart = other.baseAddress else { return count == other.count }
        return count == other.count && start.equals(otherStart, count: count)
    }
}

extension String {
    /// The part after the last such ASCII character; the whole text without one.
    func suffix(after character: Unicode.Scalar) -> String {
        withCString { start in strrchr(start, Int32(character.value)).map { String(cString: $0 + 1) } ?? self }
    }
}

extension StaticString {
    /// The text as C functions take it.
    var characters: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
