/// A flag or a conjunction in a `ConditionSolver`, or its negation.
struct Proposition: Hashable {
    fileprivate let variable: Int
    fileprivate let isNegated: Bool

    /// Variable 0 is the empty conjunction.
    static let yes = Proposition(variable: 0, isNegated: false)
    static let no = !yes

    static prefix func ! (other: Proposition) -> Proposition {
        Proposition(variable: other.variable, isNegated: !other.isNegated)
    }
}

/// Decides which propositions can hold together.
///
/// Most questions about `#if`s need only unit propagation, whose cost grows with the size of the question. The rest needs a
/// search (DPLL). It is complete, but a condition could be written for which it takes too long, so its steps are limited.
struct ConditionSolver {
    enum Answer {
        /// The flags of the question in the order of their first mention, and whether each is set.
        case possible([(flag: Int, isSet: Bool)])
        case impossible
        /// The search took too many steps.
        case undecided
    }

    /// The conjuncts of each variable; none for a flag.
    fileprivate private(set) var parts: [[Proposition]] = [[]]
    /// Flags of the same kind, such as `os(…)`, of which at most one is set; -1 for any other variable.
    fileprivate private(set) var kinds: [Int] = [-1]
    /// The rows that the caller uses for flags; -1 for any other variable.
    fileprivate private(set) var flags: [Int] = [-1]
    /// The values that all searches together may still try. Real programs need a few hundred.
    private var stepsLeft = 1_000_000

    /// A new flag.
    ///
    /// - Parameter kind: At most one flag of a kind is set; nil if the flag does not depend on others.
    mutating func add(flag: Int, kind: Int?) -> Proposition { add(parts: [], kind: kind ?? -1, flag: flag) }

    mutating func all(_ conjuncts: [Proposition]) -> Proposition {
        let parts = conjuncts.filter { $0 != .yes }
        if parts.contains(.no) { return .no }
        if parts.count < 2 { return parts.first ?? .yes }
        return add(parts: parts, kind: -1, flag: -1)
    }

    mutating func any(_ alternatives: [Proposition]) -> Proposition { !all(alternatives.map { !$0 }) }

    /// The flags, or negated flags, of which a proposition is the conjunction; others are left out.
    func flags(in proposition: Proposition) -> [(flag: Int, kind: Int, isSet: Bool)] {
        let variable = proposition.variable
        let conjuncts = parts[variable].isEmpty || proposition.isNegated ? [proposition] : parts[variable]
        return conjuncts.compactMap { part in
            let flag = flags[part.variable]
            return flag < 0 ? nil : (flag, kinds[part.variable], !part.isNegated)
        }
    }

    // MARK: Texts

    /// A proposition as it is written after `#if`, with parentheses only where needed: `DEBUG && (A || !os(Linux))`.
    ///
    /// - Parameter name: The text of a flag.
    func text(of proposition: Proposition, _ name: (Int) -> String) -> String {
        if proposition == .yes { return "true" }
        if proposition == .no { return "false" }
        let flag = flags[proposition.variable]
        if flag >= 0 { return (proposition.isNegated ? "!" : "") + name(flag) }
        let conjuncts = conjuncts(of: proposition.variable)
        guard isAlternatives(proposition) else {
            return proposition.isNegated ? "!(" + text(conjuncts, name) + ")" : text(conjuncts, name)
        }
        // An alternative need not repeat that none of the earlier ones holds.
        var known: Set<Proposition> = []
        return conjuncts.map { conjunct in
            let own = self.conjuncts(of: !conjunct).filter { !known.contains($0) }
            known.insert(conjunct)
            if own.count == 1 { known.insert(!own[0]) }
            let text = text(own, name)
            return own.count > 1 ? "(\(text))" : text
        }.joined(separator: " || ")
    }

    private func text(_ conjuncts: [Proposition], _ name: (Int) -> String) -> String {
        conjuncts.map { part in
            let text = text(of: part, name)
            return isAlternatives(part) && conjuncts.count > 1 ? "(\(text))" : text
        }.joined(separator: " && ")
    }

    /// Whether a proposition is written with `||`: `!(!A && !B)` is `A || B`.
    private func isAlternatives(_ proposition: Proposition) -> Bool {
        proposition.isNegated && conjuncts(of: proposition.variable).contains { $0.isNegated }
    }

    private func conjuncts(of proposition: Proposition) -> [Proposition] {
        proposition.isNegated ? [proposition] : conjuncts(of: proposition.variable)
    }

    /// The conjuncts of a variable, also those of its conjuncts. A flag is its own.
    private func conjuncts(of variable: Int) -> [Proposition] {
        var (found, seen) = ([Proposition](), Set<Proposition>())
        var waiting = [Proposition(variable: variable, isNegated: false)]
        while let next = waiting.popLast() {
            if next.isNegated || parts[next.variable].isEmpty {
                if seen.insert(next).inserted { found.append(next) }
            } else {
                waiting += parts[next.variable].reversed()
            }
        }
        return found
    }

    private mutating func add(parts: [Proposition], kind: Int, flag: Int) -> Proposition {
        self.parts.append(parts)
        kinds.append(kind)
        flags.append(flag)
        return Proposition(variable: self.parts.count - 1, isNegated: false)
    }

    /// Looks for flags under which all of these hold. Unset flags are preferred, and the earlier ones are tried first.
    mutating func solve(_ wanted: [Proposition]) -> Answer {
        var search = ConditionSearch(self, wanted)
        return search.run(&stepsLeft)
    }
}

/// The search for one answer. Its variables are those of the question, numbered in the order of their first mention.
private struct ConditionSearch {
    /// A part of a conjunction, as the part's variable refers to it.
    private struct Use {
        let conjunction: Int
        let isNegated: Bool
    }

    /// A flag whose value was chosen, and the number of values that were known before.
    private struct Choice {
        let known: Int
        let flag: Int
        let isSecond: Bool
    }

    private let solver: ConditionSolver
    private var wanted: [Proposition] = []
    private var variables: [Int] = []
    private var parts: [[Proposition]] = []
    private var uses: [[Use]] = []
    /// The flags of each kind.
    private var alike: [Int: [Int]] = [:]
    private var values: [Bool?] = []
    /// The number of parts of each conjunction that are not known to hold.
    private var openParts: [Int] = []
    /// The variables whose values are known, in order; those before `spread` have been propagated.
    private var known: [Int] = []
    private var spread = 0

    init(_ solver: ConditionSolver, _ questions: [Proposition]) {
        self.solver = solver
        var numbers: [Int: Int] = [0: 0]
        add(0)
        // Depth-first without recursion, because a chain of `#elseif`s nests as deep as it is long.
        var waiting = Array(questions.reversed())
        while let next = waiting.popLast() {
            if numbers[next.variable] != nil { continue }
            numbers[next.variable] = variables.count
            add(next.variable)
            for part in solver.parts[next.variable].reversed() { waiting.append(part) }
        }
        let renumber = { (other: Proposition) in
            Proposition(variable: numbers[other.variable] ?? 0, isNegated: other.isNegated)
        }
        wanted = questions.map(renumber)
        for row in variables.indices {
            parts[row] = solver.parts[variables[row]].map(renumber)
            openParts[row] = parts[row].count
            for part in parts[row] { uses[part.variable].append(Use(conjunction: row, isNegated: part.isNegated)) }
        }
    }

    private mutating func add(_ variable: Int) {
        let row = variables.count
        variables.append(variable)
        parts.append([])
        uses.append([])
        values.append(nil)
        openParts.append(0)
        if solver.kinds[variable] >= 0 { alike[solver.kinds[variable], default: []].append(row) }
    }

    private func isFlag(_ row: Int) -> Bool { solver.flags[variables[row]] >= 0 }

    mutating func run(_ stepsLeft: inout Int) -> ConditionSolver.Answer {
        guard set(.yes), wanted.allSatisfy({ set($0) }), propagate() else { return .impossible }
        var choices: [Choice] = []
        // The last flag is chosen first, so that of several answers the one with the earliest flags set is found.
        var next = variables.count - 1
        while next >= 0 {
            guard isFlag(next), values[next] == nil else {
                next -= 1
                continue
            }
            var choice = Choice(known: known.count, flag: next, isSecond: false)
            while !follow(choice) {
                stepsLeft -= known.count - choice.known
                guard stepsLeft > 0 else { return .undecided }
                undo(to: choice.known)
                while choice.isSecond {
                    guard let earlier = choices.popLast() else { return .impossible }
                    undo(to: earlier.known)
                    choice = earlier
                }
                choice = Choice(known: choice.known, flag: choice.flag, isSecond: true)
            }
            choices.append(choice)
            next = choice.flag
        }
        return .possible(
            variables.indices.filter(isFlag).map { (flag: solver.flags[variables[$0]], isSet: values[$0] == true) })
    }

    private mutating func follow(_ choice: Choice) -> Bool {
        set(Proposition(variable: choice.flag, isNegated: !choice.isSecond)) && propagate()
    }

    private mutating func undo(to count: Int) {
        while known.count > count {
            let row = known.removeLast()
            // Only a value that was propagated has changed its conjunctions.
            if known.count < spread {
                for use in uses[row] where values[row] != use.isNegated { openParts[use.conjunction] += 1 }
            }
            values[row] = nil
        }
        spread = min(spread, count)
    }

    /// Notes that a proposition holds. Returns false if it is known not to.
    private mutating func set(_ proposition: Proposition) -> Bool {
        if let value = values[proposition.variable] { return value != proposition.isNegated }
        values[proposition.variable] = !proposition.isNegated
        known.append(proposition.variable)
        return true
    }

    /// Draws all conclusions that need no choice. Returns false if they contradict each other.
    private mutating func propagate() -> Bool {
        while spread < known.count {
            let row = known[spread]
            spread += 1
            let value = values[row] == true
            // All counts change before the first contradiction, so that `undo` restores all of them.
            for use in uses[row] where value != use.isNegated { openParts[use.conjunction] -= 1 }
            for use in uses[row] {
                let conjunction = Proposition(variable: use.conjunction, isNegated: value == use.isNegated)
                if conjunction.isNegated || openParts[use.conjunction] == 0 {
                    guard set(conjunction) else { return false }
                }
                guard setLastPart(of: use.conjunction) else { return false }
            }
            guard setParts(of: row, value), !value || setAlike(row) else { return false }
        }
        return true
    }

    private mutating func setParts(of row: Int, _ value: Bool) -> Bool {
        guard value else { return setLastPart(of: row) }
        return parts[row].allSatisfy { set($0) }
    }

    /// If a conjunction does not hold but all its parts except one do, that part does not.
    private mutating func setLastPart(of row: Int) -> Bool {
        guard values[row] == false, openParts[row] == 1 else { return true }
        for part in parts[row] where values[part.variable] != !part.isNegated { return set(!part) }
        return true
    }

    /// A build has only one operating system and one architecture.
    private mutating func setAlike(_ row: Int) -> Bool {
        for other in alike[solver.kinds[variables[row]]] ?? [] where other != row {
            guard set(Proposition(variable: other, isNegated: true)) else { return false }
        }
        return true
    }
}
