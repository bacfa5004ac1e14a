/// The builds in which something holds. Two are equal exactly if they hold in the same builds, whatever their conditions look like.
struct Truth: Hashable {
    /// Twice the row of a node, plus one for its negation.
    fileprivate let code: Int32

    static let yes = Truth(code: 0)
    static let no = Truth(code: 1)
    /// The table would be too large.
    static let unknown = Truth(code: -1)

    static prefix func ! (other: Truth) -> Truth { other == .unknown ? other : Truth(code: other.code ^ 1) }

    fileprivate var row: Int { Int(code &>> 1) }
    fileprivate var isNegated: Bool { code & 1 == 1 }
}

/// Tables of truth, without their repetitions (Bryant's reduced ordered decision diagrams).
///
/// A node asks one flag, the newest first, and equal nodes are one node. So a conjunction that never holds is `no`, and nothing has
/// to be searched. A condition could be written whose table is as long as the number of its combinations, so their size is limited.
struct TruthTables {
    private struct Decision: Hashable {
        let flag: Int32
        let unset: Truth
        let set: Truth
    }

    /// Row 0 always holds.
    private var nodes = [Decision(flag: -1, unset: .yes, set: .yes)]
    private var rows: [Decision: Int32] = [:]
    /// By the codes of the two tables.
    private var conjunctions: [Int: Truth] = [:]
    private var flags: Int32 = 0

    /// The steps of one question. Real programs need a few hundred.
    private static let mostSteps = 20_000
    private var steps = 0
    /// The flags of one question that are asked one after the other. Each is a level of recursion.
    private static let deepest = 1_000
    private var depth = 0

    mutating func addFlag() -> Truth {
        flags += 1
        return node(flags, unset: .no, set: .yes)
    }

    mutating func either(_ left: Truth, _ right: Truth) -> Truth { !both(!left, !right) }

    mutating func both(_ left: Truth, _ right: Truth) -> Truth {
        if left == .no || right == .no { return .no }
        if left == .unknown || right == .unknown { return .unknown }
        if left == .yes || left == right { return right }
        if right == .yes { return left }
        if left == !right { return .no }
        let question = Int(min(left.code, right.code)) &<< 32 | Int(max(left.code, right.code))
        if let known = conjunctions[question] { return known }
        if depth == 0 {
            // Nothing is kept of a question without an answer, so that no answer depends on the questions before it.
            if steps >= Self.mostSteps || conjunctions.count > 10 * Self.mostSteps { conjunctions = [:] }
            steps = 0
        }
        steps += 1
        guard steps < Self.mostSteps, depth < Self.deepest else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let flag = max(nodes[left.row].flag, nodes[right.row].flag)
        let unset = both(part(left, flag, isSet: false), part(right, flag, isSet: false))
        let set = both(part(left, flag, isSet: true), part(right, flag, isSet: true))
        let result = node(flag, unset: unset, set: set)
        if result != .unknown { conjunctions[question] = result }
        return result
    }

    /// The flags that are set in one of the builds: as few as possible, and of those the oldest.
    func example(of truth: Truth) -> Set<Int32> {
        var (current, found) = (truth, Set<Int32>())
        while current.row > 0 {
            let flag = nodes[current.row].flag
            let unset = part(current, flag, isSet: false)
            if unset == .no { found.insert(flag) }
            current = unset == .no ? part(current, flag, isSet: true) : unset
        }
        return found
    }

    func holds(_ truth: Truth, whereSet flags: Set<Int32>) -> Bool {
        var current = truth
        while current.row > 0 {
            let flag = nodes[current.row].flag
            current = part(current, flag, isSet: flags.contains(flag))
        }
        return current == .yes
    }

    /// The rest of a table where a flag is known. The table's own first flag is that one or an older one.
    private func part(_ truth: Truth, _ flag: Int32, isSet: Bool) -> Truth {
        let node = nodes[truth.row]
        guard node.flag == flag else { return truth }
        let part = isSet ? node.set : node.unset
        return truth.isNegated ? !part : part
    }

    private mutating func node(_ flag: Int32, unset: Truth, set: Truth) -> Truth {
        if unset == .unknown || set == .unknown { return .unknown }
        if unset == set { return set }
        // Of a node and its negation, only one is stored.
        if set.isNegated { return !node(flag, unset: !unset, set: !set) }
        let node = Decision(flag: flag, unset: unset, set: set)
        if let row = rows[node] { return Truth(code: row * 2) }
        let row = Int32(nodes.count)
        nodes.append(node)
        rows[node] = row
        return Truth(code: row * 2)
    }
}
