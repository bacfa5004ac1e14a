/// Lines of an old text, and the lines that replace them in a new text. One of the ranges may be empty.
struct LineChange: Equatable {
    var old: Range<Int>
    var new: Range<Int>
}

/// Finds the fewest changes of lines between two texts: Myers, "An O(ND) Difference Algorithm and Its Variations".
///
/// Its cost grows with the square of the number of changes. So texts with many changes are first split at lines that occur
/// once in both, as in "patience diff".
enum LineChanges {
    /// The most changes of lines that are searched for at once.
    private static let mostChanges = 256

    static func between<Line: Hashable>(_ old: [Line], _ new: [Line]) -> [LineChange] {
        var changes: [LineChange] = []
        var waiting = [LineChange(old: 0..<old.count, new: 0..<new.count)]
        while let part = waiting.popLast() {
            guard let part = trimmed(part, old, new) else { continue }
            if let furthest = search(old[part.old], new[part.new]) {
                let steps = steps(back: furthest, from: (part.old.count, part.new.count))
                changes += joined(steps, at: (part.old.lowerBound, part.new.lowerBound))
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

    /// For each number of changed lines, the furthest old line that paths reach on each diagonal. A diagonal is the
    /// difference of the numbers of lines passed in the old and the new text. Nil if too many lines change.
    private static func search<Line: Equatable>(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [[Int: Int]]? {
        var rounds: [[Int: Int]] = []
        var reached: [Int: Int] = [1: 0]
        while rounds.count <= mostChanges {
            rounds.append(reached)
            let count = rounds.count - 1
            for diagonal in stride(from: -count, through: count, by: 2) {
                var row = comesFromAbove(diagonal, count, reached) ? reached[diagonal + 1]! : reached[diagonal - 1]! + 1
                while row < old.count, row - diagonal < new.count,
                    old[old.startIndex + row] == new[new.startIndex + row - diagonal]
                {
                    row += 1
                }
                reached[diagonal] = row
                if row >= old.count, row - diagonal >= new.count { return rounds }
            }
        }
        return nil
    }

    /// Whether the last change on the furthest path to a diagonal inserts a line; otherwise it removes one.
    private static func comesFromAbove(_ diagonal: Int, _ count: Int, _ reached: [Int: Int]) -> Bool {
        diagonal == -count || diagonal != count && reached[diagonal - 1]! < reached[diagonal + 1]!
    }

    /// The changes of single lines, from the last to the first.
    private static func steps(back rounds: [[Int: Int]], from end: (old: Int, new: Int)) -> [LineChange] {
        var steps: [LineChange] = []
        var (old, new) = end
        for count in stride(from: rounds.count - 1, to: 0, by: -1) {
            let diagonal = old - new
            let isInserted = comesFromAbove(diagonal, count, rounds[count])
            let previous = isInserted ? diagonal + 1 : diagonal - 1
            old = rounds[count][previous]!
            new = old - previous
            steps.append(LineChange(old: old..<(isInserted ? old : old + 1), new: new..<(isInserted ? new + 1 : new)))
        }
        return steps
    }

    /// Changes of neighboring lines as one, in order.
    private static func joined(_ steps: [LineChange], at start: (old: Int, new: Int)) -> [LineChange] {
        var changes: [LineChange] = []
        for step in steps.reversed() {
            let old = step.old.lowerBound + start.old..<step.old.upperBound + start.old
            let new = step.new.lowerBound + start.new..<step.new.upperBound + start.new
            if let last = changes.last, last.old.upperBound == old.lowerBound, last.new.upperBound == new.lowerBound {
                changes[changes.count - 1] = LineChange(
                    old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
            } else {
                changes.append(LineChange(old: old, new: new))
            }
        }
        return changes
    }
}
