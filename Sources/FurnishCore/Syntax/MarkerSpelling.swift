/// How near one spelling is to another.
enum MarkerSpelling {
    /// The marker that a comment's first word is a near miss of: another case, or a letter or two.
    static func nearest(to name: String) -> String? {
        let spelling = lowercased(name)
        let near: [(name: String, limit: Int)] = [("Provides", 2), ("Needs", 1), ("Scope", 1)]
        for candidate in near where distance(spelling, lowercased(candidate.name)) <= candidate.limit {
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
            let distance = distance(spelling, lowercased(candidate))
            let limit = candidate.utf8.count < 4 ? 1 : 2
            if distance <= limit, distance < bestDistance {
                best = candidate
                bestDistance = distance
            }
        }
        return best
    }

    static func lowercased(_ text: String) -> [UInt8] {
        text.utf8.prefix(64).map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// How many letters have to be added, removed, changed or swapped with their neighbour.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        // What both begin and end with changes nothing, and is most of two names that are near each other.
        var start = 0
        while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
        var same = 0
        let most = min(left.count, right.count) - start
        while same < most, left[left.count - 1 - same] == right[right.count - 1 - same] { same += 1 }
        return tableDistance(left[start..<left.count - same], right[start..<right.count - same])
    }

    private static func tableDistance(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
        let (left, right) = (Array(left), Array(right))
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column + 1] + 1, current[column] + 1)
                cost = min(cost, last[column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
