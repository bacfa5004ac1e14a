/// Measures how similar two spellings are.
package enum EditDistance {
    /// The candidate of which a word is a near miss.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        var best: String?
        var bestDistance = 3
        let spelling = lowercased(name)
        for candidate in candidates {
            let limit = candidate.utf8.count < 4 ? 1 : 2
            if let changes = distance(spelling, lowercased(candidate), limit: limit), changes < bestDistance {
                best = candidate
                bestDistance = changes
            }
        }
        return best
    }

    /// Lowercases ASCII letters. Only the first 64 bytes are kept, because longer names are never near misses.
    package static func lowercased(_ text: String) -> [UInt8] {
        text.utf8.prefix(64).map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    }

    /// The number of letters to insert, delete, replace or swap with their neighbor; nil if it exceeds `limit`.
    package static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        if max(left.count - right.count, right.count - left.count) > limit { return nil }
        let width = right.count + 1
        // The changes from the first letters of one text to the first letters of the other, row by row.
        var changes = Array(0..<width)
        for row in left.indices {
            changes.append(row + 1)
            for column in right.indices {
                let above = changes.count - width
                let replaced = changes[above - 1] + (left[row] == right[column] ? 0 : 1)
                var fewest = min(replaced, changes[above] + 1, changes[changes.count - 1] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    fewest = min(fewest, changes[above - width - 2] + 1)
                }
                changes.append(fewest)
            }
        }
        let distance = changes[changes.count - 1]
        return distance > limit ? nil : distance
    }
}
