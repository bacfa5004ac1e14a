/// How near one spelling is to another.
enum MarkerSpelling {
    /// The marker that a comment's first word is a near miss of: another case, or a letter or two.
    static func nearest(to name: String) -> String? {
        let spelling = lowercased(name)
        let near: [(name: String, limit: Int)] = [("Provides", 2), ("Needs", 1), ("Scope", 1)]
        for candidate in near
        where distance(spelling, lowercased(candidate.name), limit: candidate.limit) != nil {
            return candidate.name
        }
        return nil
    }

    /// The argument that a word is a near miss of.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        var best: String?
        var bestDistance = 3
        let spelling = lowercased(name)
        for candidate in candidates {
            let limit = candidate.utf8.count < 4 ? 1 : 2
            if let distance = distance(spelling, lowercased(candidate), limit: limit), distance < bestDistance {
                best = candidate
                bestDistance = distance
            }
        }
        return best
    }

    static func lowercased(_ text: String) -> [UInt8] {
        text.utf8.prefix(64).map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// How many letters have to be added, removed, changed or swapped with their neighbour; nil where more than `limit`.
    static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                var changes = 0
                while changes <= limit {
                    if isNear(left, 0, right, 0, changes) { return changes }
                    changes += 1
                }
                return nil
            }
        }
    }

    /// Whether what is left behind two offsets becomes the same by so many changes.
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
        if changes == 0 || leftRest - rightRest > changes || rightRest - leftRest > changes { return false }
        let isSwapped =
            leftRest > 1 && rightRest > 1 && left[row] == right[column + 1] && left[row + 1] == right[column]
        return isSwapped && isNear(left, row + 2, right, column + 2, changes - 1)
            || isNear(left, row + 1, right, column + 1, changes - 1)
            || isNear(left, row + 1, right, column, changes - 1)
            || isNear(left, row, right, column + 1, changes - 1)
    }
}
