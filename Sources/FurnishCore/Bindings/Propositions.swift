/// A flag or a conjunction in `Propositions`, or its negation.
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

/// Conditions as they are written, each with its truth.
struct Propositions {
    var tables = TruthTables()
    /// The conjuncts of each variable; none for a flag.
    private var parts: [[Proposition]] = [[]]
    /// The rows that the caller uses for flags; -1 for any other variable.
    private var flags: [Int] = [-1]
    private var truths: [Truth] = [.yes]

    mutating func add(flag: Int, _ truth: Truth) -> Proposition { add([], flag: flag, truth) }

    mutating func all(_ conjuncts: [Proposition]) -> Proposition {
        let parts = conjuncts.filter { $0 != .yes }
        if parts.contains(.no) { return .no }
        if parts.count < 2 { return parts.first ?? .yes }
        return add(parts, flag: -1, parts.reduce(.yes) { tables.both($0, truth(of: $1)) })
    }

    mutating func any(_ alternatives: [Proposition]) -> Proposition { !all(alternatives.map { !$0 }) }

    func truth(of proposition: Proposition) -> Truth {
        proposition.isNegated ? !truths[proposition.variable] : truths[proposition.variable]
    }

    /// The flags in these propositions in the order of their first mention, and whether each is set in one build in which all hold.
    func example(of truth: Truth, mentionedIn propositions: [Proposition]) -> [(flag: Int, isSet: Bool)] {
        let example = tables.example(of: truth)
        // Depth-first without recursion, because a chain of `#elseif`s nests as deep as it is long.
        var (found, seen, waiting) = ([(flag: Int, isSet: Bool)](), Set<Int>(), Array(propositions.reversed()))
        while let next = waiting.popLast() {
            guard seen.insert(next.variable).inserted else { continue }
            waiting += parts[next.variable].reversed()
            let flag = flags[next.variable]
            if flag >= 0 { found.append((flag, tables.holds(truths[next.variable], whereSet: example))) }
        }
        return found
    }

    private mutating func add(_ parts: [Proposition], flag: Int, _ truth: Truth) -> Proposition {
        self.parts.append(parts)
        flags.append(flag)
        truths.append(truth)
        return Proposition(variable: self.parts.count - 1, isNegated: false)
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
}
