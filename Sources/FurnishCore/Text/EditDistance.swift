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
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                // The difference in length is the least number of changes.
                var changes = max(left.count - right.count, right.count - left.count)
                while changes <= limit {
                    if isNear(left, 0, right, 0, changes) { return changes }
                    changes += 1
                }
                return nil
            }
        }
    }

    /// Whether the rests of both texts become equal with at most `changes` changes. `changes` is at least the
    /// difference of their lengths.
    private static func isNear(
        _ left: UnsafeBufferPointer<UInt8>, _ leftStart: Int, _ right: UnsafeBufferPointer<UInt8>, _ rightStart: Int,
        _ changes: Int
    ) -> Bool {
        var (row, column) = (leftStart, rightStart)
        while row < left.count, column < right.count, left[row] == right[column] {
            row += 1
            column += 1
        }
        let (leftRest, rightRest) = (left.count - row, right.count - column)
        if leftRest == 0 || rightRest == 0 { return leftRest + rightRest <= changes }
        if changes == 0 { return false }
        let isSwapped =
            leftRest > 1 && rightRest > 1 && left[row] == right[column + 1] && left[row + 1] == right[column]
        // Each change reduces the difference of the lengths by at most one.
        let surplus = leftRest - rightRest
        let mayKeep = surplus < changes && -surplus < changes
        return mayKeep && isSwapped && isNear(left, row + 2, right, column + 2, changes - 1)
            || mayKeep && isNear(left, row + 1, right, column + 1, changes - 1)
            || surplus + changes > 1 && isNear(left, row + 1, right, column, changes - 1)
            || changes - surplus > 1 && isNear(left, row, right, column + 1, changes - 1)
    }
}
