/// Lines of an old text, and the lines that replace them in a new text. One of the ranges may be empty.
struct LineChange: Equatable {
    var old: Range<Int>
    var new: Range<Int>
}

/// Finds the fewest changes of lines between two texts: Myers, "An O(ND) Difference Algorithm and Its Variations".
enum LineChanges {
    static func between<Line: Equatable>(_ old: [Line], _ new: [Line]) -> [LineChange] {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let most = min(old.count, new.count) - start
        var same = 0
        while same < most, old[old.count - 1 - same] == new[new.count - 1 - same] { same += 1 }
        let (oldEnd, newEnd) = (old.count - same, new.count - same)
        let furthest = search(old[start..<oldEnd], new[start..<newEnd])
        return joined(steps(back: furthest, from: (oldEnd - start, newEnd - start)), at: start)
    }

    /// For each number of changed lines, the furthest old line that paths reach on each diagonal. A diagonal is the
    /// difference of the numbers of lines passed in the old and the new text.
    private static func search<Line: Equatable>(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [[Int: Int]] {
        var rounds: [[Int: Int]] = []
        var reached: [Int: Int] = [1: 0]
        while true {
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
    private static func joined(_ steps: [LineChange], at start: Int) -> [LineChange] {
        var changes: [LineChange] = []
        for step in steps.reversed() {
            let old = step.old.lowerBound + start..<step.old.upperBound + start
            let new = step.new.lowerBound + start..<step.new.upperBound + start
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
