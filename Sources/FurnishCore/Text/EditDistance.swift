/// Measures how similar two spellings are.
package enum EditDistance {
    /// The candidate of which a word is a near miss.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let spelling = lowercased(name)
        let near = candidates.compactMap { candidate in
            let limit = candidate.utf8.count < 4 ? 1 : 2
            return distance(spelling, lowercased(candidate), limit: limit).map { (candidate: candidate, distance: $0) }
        }
        return near.min { $0.distance < $1.distance }?.candidate
    }

    /// Lowercases ASCII letters. Only the first 64 bytes are kept, because longer names are never near misses.
    package static func lowercased(_ text: String) -> [UInt8] {
        text.utf8.prefix(64).map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// The number of letters to insert, delete, replace or swap with their neighbor; nil if it exceeds `limit`.
    package static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        // The difference in length is the least number of changes.
        if abs(left.count - right.count) > limit { return nil }
        // The changes that make each start of `right` from the start of `left` before a letter, and from the one before that.
        var (last, beforeLast) = (Array(0...right.count), [Int]())
        for row in left.indices {
            var changes = [row + 1]
            for column in right.indices {
                let kept = left[row] == right[column] ? last[column] : last[column] + 1
                var least = min(kept, last[column + 1] + 1, changes[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                changes.append(least)
            }
            (last, beforeLast) = (changes, last)
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }
}
