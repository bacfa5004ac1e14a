/// Lines of an old text, and the lines that replace them in a new text. One of the ranges may be empty.
struct LineChange {
    var old: Range<Int>
    var new: Range<Int>
}

/// Finds the changes of lines between two texts.
///
/// The time for the fewest changes grows with the square of their number. So long texts are first split at lines that occur once in
/// both, as in "patience diff".
enum LineChanges {
    /// The most lines that are compared at once.
    private static let mostCompared = 1_000

    static func between<Line: Hashable>(_ old: [Line], _ new: [Line]) -> [LineChange] {
        var changes: [LineChange] = []
        var waiting = [LineChange(old: 0..<old.count, new: 0..<new.count)]
        while let part = waiting.popLast() {
            guard let part = trimmed(part, old, new) else { continue }
            if part.old.count + part.new.count <= mostCompared {
                changes += fewest(in: part, old, new)
                continue
            }
            let gaps = gaps(in: part, old, new)
            // Without a line in common, all lines change.
            if gaps.count == 1 { changes.append(part) } else { waiting += gaps.reversed() }
        }
        return changes
    }

    /// Leaves out equal lines at both ends; nil if nothing else is left.
    private static func trimmed<Line: Equatable>(_ part: LineChange, _ old: [Line], _ new: [Line]) -> LineChange? {
        var (start, end) = ((part.old.lowerBound, part.new.lowerBound), (part.old.upperBound, part.new.upperBound))
        while start.0 < end.0, start.1 < end.1, old[start.0] == new[start.1] { start = (start.0 + 1, start.1 + 1) }
        while start.0 < end.0, start.1 < end.1, old[end.0 - 1] == new[end.1 - 1] { end = (end.0 - 1, end.1 - 1) }
        return start == end ? nil : LineChange(old: start.0..<end.0, new: start.1..<end.1)
    }

    /// The changes between the lines that both texts have once, and in the same order.
    private static func gaps<Line: Hashable>(in part: LineChange, _ old: [Line], _ new: [Line]) -> [LineChange] {
        var rows: [Line: (old: Int, new: Int)] = [:]
        for row in part.old { rows[old[row]] = (rows[old[row]] == nil ? row : -1, -1) }
        for row in part.new { if let found = rows[new[row]] { rows[new[row]]?.new = found.new == -1 ? row : -2 } }
        let common = part.old.compactMap { row -> (old: Int, new: Int)? in
            guard let found = rows[old[row]], found.old >= 0, found.new >= 0 else { return nil }
            return found
        }
        var gaps: [LineChange] = []
        var start = (old: part.old.lowerBound, new: part.new.lowerBound)
        for anchor in increasing(common) {
            gaps.append(LineChange(old: start.old..<anchor.old, new: start.new..<anchor.new))
            start = (anchor.old + 1, anchor.new + 1)
        }
        gaps.append(LineChange(old: start.old..<part.old.upperBound, new: start.new..<part.new.upperBound))
        return gaps
    }

    /// The longest series of pairs whose second numbers increase too.
    private static func increasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        /// For each length, the pair with the least second number that ends a series of it; and each pair's predecessor.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: pairs.count)
        for row in pairs.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].new < pairs[row].new { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[row] = ends[low - 1] }
            if low == ends.count { ends.append(row) } else { ends[low] = row }
        }
        var series: [(old: Int, new: Int)] = []
        var row = ends.last ?? -1
        while row >= 0 {
            series.append(pairs[row])
            row = previous[row]
        }
        return series.reversed()
    }

    /// Changes of neighboring lines are one.
    private static func fewest<Line: Hashable>(in part: LineChange, _ old: [Line], _ new: [Line]) -> [LineChange] {
        let difference = new[part.new].difference(from: old[part.old])
        let removed = Set(difference.removals.map { part.old.lowerBound + $0.offset })
        let inserted = Set(difference.insertions.map { part.new.lowerBound + $0.offset })
        var changes: [LineChange] = []
        var (row, newRow) = (part.old.lowerBound, part.new.lowerBound)
        while row < part.old.upperBound || newRow < part.new.upperBound {
            let start = (row, newRow)
            while removed.contains(row) { row += 1 }
            while inserted.contains(newRow) { newRow += 1 }
            if start == (row, newRow) {
                (row, newRow) = (row + 1, newRow + 1)
            } else {
                changes.append(LineChange(old: start.0..<row, new: start.1..<newRow))
            }
        }
        return changes
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
