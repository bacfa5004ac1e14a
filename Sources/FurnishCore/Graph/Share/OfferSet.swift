/// A set of offers, one bit for each. Unlike the standard library's sets, it is fast in unoptimized builds too.
struct OfferSet {
    private var words: [UInt64] = []

    init(_ offers: [OfferID] = []) {
        for offer in offers { insert(offer) }
    }

    mutating func insert(_ offer: OfferID) {
        grow(to: offer.row / 64 + 1)
        words[offer.row / 64] |= 1 << UInt64(offer.row % 64)
    }

    func contains(_ offer: OfferID) -> Bool {
        let word = offer.row / 64
        return word < words.count && words[word] & (1 << UInt64(offer.row % 64)) != 0
    }

    mutating func formUnion(_ other: OfferSet) {
        grow(to: other.words.count)
        words.withUnsafeMutableBufferPointer { words in
            other.words.withUnsafeBufferPointer { others in
                for word in 0..<others.count { words[word] |= others[word] }
            }
        }
    }

    /// Adds what two other sets have in common.
    mutating func formUnion(ofCommon left: OfferSet, _ right: OfferSet) {
        let count = min(left.words.count, right.words.count)
        grow(to: count)
        words.withUnsafeMutableBufferPointer { words in
            left.words.withUnsafeBufferPointer { left in
                right.words.withUnsafeBufferPointer { right in
                    for word in 0..<count { words[word] |= left[word] & right[word] }
                }
            }
        }
    }

    func isDisjoint(with other: OfferSet) -> Bool {
        for word in 0..<min(words.count, other.words.count) where words[word] & other.words[word] != 0 { return false }
        return true
    }

    private mutating func grow(to count: Int) {
        while words.count < count { words.append(0) }
    }
}
