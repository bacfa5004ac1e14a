/// The groups of rows that reach each other (strongly connected components), by Tarjan's algorithm. It does not recurse,
/// because a chain of needs may be as long as a program.
struct Components {
    /// Each group comes after all groups that it reaches.
    let groups: [[Int]]

    init(count: Int, successors: (Int) -> [Int]) {
        var search = Search(count: count)
        for root in 0..<count where search.number[root] == 0 { search.visit(root, successors) }
        groups = search.groups
    }

    /// A row on the path, and how many of its successors were visited.
    private struct Step {
        let row: Int
        let next: [Int]
        var position = 0
    }

    private struct Search {
        /// The order in which rows were visited, from 1; 0 for a row that was not visited.
        var number: [Int]
        /// For each row, the smallest number that it reaches outside of finished groups.
        var lowest: [Int]
        var isOpen: [Bool]
        var open: [Int] = []
        var groups: [[Int]] = []
        private var met = 0

        init(count: Int) {
            number = [Int](repeating: 0, count: count)
            lowest = number
            isOpen = [Bool](repeating: false, count: count)
        }

        mutating func visit(_ root: Int, _ successors: (Int) -> [Int]) {
            var path = [Step(row: root, next: successors(root))]
            enter(root)
            while let last = path.last {
                guard last.position < last.next.count else {
                    path.removeLast()
                    if let parent = path.last { lowest[parent.row] = min(lowest[parent.row], lowest[last.row]) }
                    close(last.row)
                    continue
                }
                let row = last.next[last.position]
                path[path.count - 1].position += 1
                if number[row] == 0 {
                    enter(row)
                    path.append(Step(row: row, next: successors(row)))
                } else if isOpen[row] {
                    lowest[last.row] = min(lowest[last.row], number[row])
                }
            }
        }

        private mutating func enter(_ row: Int) {
            met += 1
            number[row] = met
            lowest[row] = met
            isOpen[row] = true
            open.append(row)
        }

        private mutating func close(_ row: Int) {
            guard lowest[row] == number[row] else { return }
            var group: [Int] = []
            while let member = open.popLast() {
                isOpen[member] = false
                group.append(member)
                if member == row { break }
            }
            groups.append(group)
        }
    }
}
