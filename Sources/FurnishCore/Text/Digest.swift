/// A hash of bytes. It is not secure: two texts with the same hash can be constructed.
package struct Digest {
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    package mutating func add(_ number: UInt64) { value = Self.mixed(value, number) }

    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { add(bytes.baseAddress, count: bytes.count) }

    mutating func add(_ start: UnsafePointer<UInt8>?, count: Int) {
        value = Self.mixed(value, UInt64(truncatingIfNeeded: count))
        guard let start else { return }
        var offset = 0
        while offset + 8 <= count {
            let word = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            value = Self.mixed(value, word)
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < count {
            rest = rest &<< 8 | UInt64(start[offset])
            offset += 1
        }
        value = Self.mixed(value, rest)
    }

    /// Multiplication carries differences only into higher bits, so the shift brings them back to the lower ones.
    private static func mixed(_ value: UInt64, _ number: UInt64) -> UInt64 {
        let product = (value ^ number) &* 0x9e37_79b9_7f4a_7c15
        return product ^ product &>> 29
    }

    package static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var digest = Digest()
        digest.add(bytes)
        return digest.value
    }
}
