/// A number for some bytes: the same for the same ones, and hardly ever for others. No secret: who wants to can find two
/// texts with the same number.
struct Digest {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ number: UInt64) {
        value = (value ^ number) &* 0x9e37_79b9_7f4a_7c15
        // A product moves what differs to the higher bits only.
        value ^= value >> 29
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        let count = bytes.count
        add(UInt64(truncatingIfNeeded: count))
        guard count > 0 else { return }
        let start = UnsafeRawPointer(bytes.baseAddress!)
        var offset = 0
        while offset + 8 <= count {
            add(start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        add(rest)
    }

    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var digest = Digest()
        digest.add(bytes)
        return digest.value
    }
}
