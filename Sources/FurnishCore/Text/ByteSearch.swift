#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Searches that the system's library does, at the same speed in an optimised build and in any other.
///
/// Offsets are in bytes, 0-based.
extension UnsafePointer<UInt8> {
    /// The first byte like this between two offsets.
    public func offset(of byte: UInt8, from start: Int, to end: Int) -> Int? {
        guard start < end, let found = memchr(self + start, Int32(byte), end - start) else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(self)
    }

    /// The first place of a word between two offsets, at the second of which there is a zero. Others may stand before it.
    func offset(of word: StaticString, from start: Int, to end: Int) -> Int? {
        let pattern = UnsafeRawPointer(word.utf8Start).assumingMemoryBound(to: CChar.self)
        let bytes = UnsafeRawPointer(self).assumingMemoryBound(to: CChar.self)
        var offset = start
        while offset < end {
            if let found = strstr(bytes + offset, pattern) { return bytes.distance(to: found) }
            offset += strlen(bytes + offset) + 1
        }
        return nil
    }

    /// Whether a word stands at an offset, in front of which there are at least as many bytes as it has.
    func spells(_ word: StaticString, at start: Int) -> Bool {
        (self + start).equals(word.utf8Start, count: word.utf8CodeUnitCount)
    }

    /// Whether so many bytes are the same as others.
    public func equals(_ other: UnsafePointer<UInt8>, count: Int) -> Bool { memcmp(self, other, count) == 0 }
}

extension String {
    /// Whether a byte occurs in it, in UTF-8.
    func contains(byte: UInt8) -> Bool {
        var text = self
        return text.withUTF8 { bytes in
            bytes.baseAddress.map { $0.offset(of: byte, from: 0, to: bytes.count) != nil } ?? false
        }
    }
}
