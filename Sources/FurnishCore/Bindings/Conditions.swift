/// The condition under which a declaration is compiled.
struct ConditionID: Hashable {
    let row: Int

    static let always = ConditionID(row: 0)
}

/// The `#if`s of a program as propositions, to find out which of them exclude each other or leave a gap.
package final class Conditions {
    /// A question to which each build has at most one answer. Conditions that need different answers exclude each other.
    private enum Question: Hashable {
        /// Which branch of an `#if` is compiled?
        case branch(file: Int32, first: Int32)
        /// Which `os(…)` holds?
        case kind(Int)
        /// Is a flag set?
        case flag(Int)
    }

    /// The answers that a condition certainly needs, outermost `#if` first.
    private struct Answers {
        var questions: [Question] = []
        var answers: [Question: Int] = [:]

        mutating func add(_ question: Question, _ answer: Int) {
            if answers.updateValue(answer, forKey: question) == nil { questions.append(question) }
        }
    }

    /// The place of a condition in an `#if`.
    private struct Branch {
        /// The condition around the `#if`.
        var outer = ConditionID.always
        /// The branch before this one, which must not be taken; nil for the first.
        var previous: ConditionID?
        /// Its own expression; `yes` for an `#else`.
        var expression: Proposition
    }

    private let program: Program
    private var solver = ConditionSolver()
    private var propositions: [Proposition] = [.yes]
    /// Parallel to `propositions`.
    private var answers: [Answers] = [Answers()]
    /// Parallel to `propositions`.
    private var branches = [Branch(expression: .yes)]
    /// Propositions that are true in each build.
    private var certain: [Proposition] = []
    /// The conditions of each file that was asked for.
    private var known: [Int32: [ConditionID]] = [:]
    /// The flags, numbered by their texts without white space.
    private let flags = NameTable()
    /// The texts of flags that are written with white space, by their numbers.
    private var spelledFlags: [Int: String] = [:]
    private var propositionOfFlag: [Name: Proposition] = [:]
    private var conditionOfFlag: [String: ConditionID] = [:]

    init(_ program: Program) {
        self.program = program
    }

    /// The condition around a declaration.
    func condition(of site: Site) -> ConditionID {
        let row = program.declaration(site).condition
        guard row >= 0 else { return .always }
        if let all = known[site.file] { return all[Int(row)] }
        let all = read(program.file(site.file), site.file)
        known[site.file] = all
        return all[Int(row)]
    }

    /// The condition that a compilation flag such as `DEBUG` is set.
    func isSet(_ name: String) -> ConditionID {
        if let known = conditionOfFlag[name] { return known }
        let id = add(flag(name))
        conditionOfFlag[name] = id
        return id
    }

    /// A condition that holds if at least one of these does.
    func any(of ids: [ConditionID]) -> ConditionID {
        if combination(all: [], none: ids) == .impossible { return .always }
        return add(solver.any(ids.map { propositions[$0.row] }))
    }

    /// A condition that holds if all of these do.
    func all(of ids: [ConditionID]) -> ConditionID {
        ids.count == 1 ? ids[0] : add(solver.all(ids.map { propositions[$0.row] }))
    }

    /// Whether two conditions never hold together. The compiler finds out where that cannot be decided.
    func areExclusive(_ left: ConditionID, _ right: ConditionID) -> Bool {
        guard left != .always || right != .always else { return false }
        if differ(answers[left.row], answers[right.row]) { return true }
        switch solver.solve([propositions[left.row], propositions[right.row]]) {
        case .possible: return false
        case .impossible, .undecided: return true
        }
    }

    /// Whether conditions exclude each of these declarations from every other one.
    func areExclusive(_ sites: [Site]) -> Bool { firstOverlap(sites.map(condition)) == nil }

    /// The first of these conditions that can hold together with a later one.
    func firstOverlap(_ conditions: [ConditionID]) -> Int? {
        var first: Int?
        var groups: [(rows: [Int], asked: Set<Question>)] = [(conditions.indices.map { $0 }, [])]
        while var group = groups.popLast() {
            guard let split = split(group.rows, conditions, &group.asked) else {
                for (position, row) in group.rows.enumerated() where row < first ?? .max {
                    let later = group.rows[(position + 1)...]
                    if later.contains(where: { !areExclusive(conditions[row], conditions[$0]) }) { first = row }
                }
                continue
            }
            for part in split.parts { groups.append((part, group.asked)) }
            for row in split.rest {
                let others = group.rows.filter { $0 != row }
                let any = solver.any(others.map { propositions[conditions[$0].row] })
                if case .impossible = solver.solve([propositions[conditions[row].row], any]) { continue }
                let overlap = others.first { !areExclusive(conditions[row], conditions[$0]) }
                if let overlap { first = min(first ?? .max, row, overlap) }
            }
        }
        return first
    }

    /// Splits conditions by their answers to one question, because only those with the same answer have to be compared.
    ///
    /// - Returns: The conditions that have the same answer, and the `rest`, which has none; nil if most have none.
    private func split(
        _ rows: [Int], _ conditions: [ConditionID], _ asked: inout Set<Question>
    ) -> (parts: [[Int]], rest: [Int])? {
        guard rows.count > 2 else { return nil }
        // A question that most conditions answer is probably a question of one of these three.
        for row in [rows[0], rows[rows.count / 2], rows[rows.count - 1]] {
            for question in answers[conditions[row].row].questions where asked.insert(question).inserted {
                var parts: [Int: [Int]] = [:]
                var rest: [Int] = []
                for row in rows {
                    if let answer = answers[conditions[row].row].answers[question] {
                        parts[answer, default: []].append(row)
                    } else {
                        rest.append(row)
                        if rest.count * 2 > rows.count { break }
                    }
                }
                if parts.count > 1, rest.count * 2 <= rows.count {
                    return (parts.sorted { $0.key < $1.key }.map(\.value), rest)
                }
            }
        }
        return nil
    }

    private func differ(_ left: Answers, _ right: Answers) -> Bool {
        left.questions.contains { question in
            let (first, second) = (left.answers[question], right.answers[question])
            return second != nil && first != second
        }
    }

    /// Whether some combination of flags and platforms meets a requirement.
    enum Combination: Equatable {
        /// One that does, as the user would write it.
        case possible(String)
        case impossible
        /// It takes too long to find out.
        case undecided
    }

    /// Looks for a combination in which all of the first hold, and none of the others.
    func combination(all: [ConditionID], none: [ConditionID]) -> Combination {
        if none.contains(.always) { return .impossible }
        switch solver.solve(certain + all.map { propositions[$0.row] } + none.map { !propositions[$0.row] }) {
        case .impossible: return .impossible
        case .undecided: return .undecided
        case .possible(let found):
            let texts = found.map { ($0.isSet ? "" : "!") + flags.text(Name(row: UInt32($0.flag))) }
            return .possible(texts.joined(separator: " && "))
        }
    }

    // MARK: Texts

    /// The conditions of one file as they are written after `#if`, by their rows.
    package static func texts(in file: ScannedFile) -> [String] {
        let conditions = Conditions(Program([ScannedModule(name: "", origin: .own, files: [file])]))
        return conditions.read(file, 0).map(conditions.text)
    }

    /// The condition as it is written after `#if`.
    func text(of id: ConditionID) -> String { text(propositions[id.row]) }

    /// Whether the condition is that of the branch after another one, in an `#if` that is in no other.
    func isBranch(_ id: ConditionID, after other: ConditionID) -> Bool {
        branches[id.row].previous == other && branches[id.row].outer == .always
    }

    /// Whether the condition is that of the first branch of an `#if`.
    func isFirstBranch(_ id: ConditionID) -> Bool { branches[id.row].previous == nil }

    /// The branch's own expression, as it is written after `#elseif`; nil for an `#else`.
    func expressionText(of id: ConditionID) -> String? {
        branches[id.row].expression == .yes ? nil : text(branches[id.row].expression)
    }

    private func text(_ proposition: Proposition) -> String {
        solver.text(of: proposition) { spelledFlags[$0] ?? flags.text(Name(row: UInt32($0))) }
    }

    // MARK: Reading

    /// All conditions of a file. Outer conditions and earlier branches have lower rows.
    private func read(_ file: ScannedFile, _ number: Int32) -> [ConditionID] {
        var ids: [ConditionID] = []
        /// For each row, the first branch of its `#if`, and the proposition that neither it nor an earlier branch is taken.
        var firsts: [Int32] = []
        var others: [Proposition] = []
        for (row, condition) in file.conditions.enumerated() {
            let previous = Int(condition.previous)
            let outer = condition.outer < 0 ? ConditionID.always : ids[Int(condition.outer)]
            let expression = condition.expression.isEmpty ? .yes : read(condition.expression, in: file.source)
            let earlier = previous < 0 ? .yes : others[previous]
            let first = previous < 0 ? Int32(row) : firsts[previous]
            firsts.append(first)
            others.append(solver.all([earlier, !expression]))
            var answers = answers[outer.row]
            answers.add(.branch(file: number, first: first), row)
            for (flag, kind, isSet) in solver.flags(in: expression) {
                if kind >= 0, isSet { answers.add(.kind(kind), flag) } else { answers.add(.flag(flag), isSet ? 1 : 0) }
            }
            let branch = Branch(
                outer: outer, previous: previous < 0 ? nil : ids[previous], expression: expression)
            let proposition = solver.all([propositions[outer.row], earlier, expression])
            if condition.isUnread { certain.append(!proposition) }
            ids.append(add(proposition, answers, branch))
        }
        return ids
    }

    private func add(
        _ proposition: Proposition, _ needed: Answers = Answers(), _ branch: Branch? = nil
    ) -> ConditionID {
        propositions.append(proposition)
        answers.append(needed)
        branches.append(branch ?? Branch(expression: proposition))
        return ConditionID(row: propositions.count - 1)
    }

    /// An expression whose closing parenthesis is still to come.
    private struct OpenExpression {
        let isNegated: Bool
        var alternatives: [Proposition] = []
        var conjuncts: [Proposition] = []
    }

    /// Reads without recursion, because a source may nest parentheses as deep as it likes.
    private func read(_ range: ByteRange, in file: SourceFile) -> Proposition {
        var cursor = SourceCursor(file, range)
        var open = [OpenExpression(isNegated: false)]
        while true {
            var isNegated = false
            while cursor.take("!") { isNegated.toggle() }
            if cursor.take("(") {
                open.append(OpenExpression(isNegated: isNegated))
                continue
            }
            var value = readFlag(&cursor, file)
            if isNegated { value = !value }
            while true {
                open[open.count - 1].conjuncts.append(value)
                if cursor.take("&&") { break }
                open[open.count - 1].alternatives.append(solver.all(open[open.count - 1].conjuncts))
                open[open.count - 1].conjuncts = []
                if cursor.take("||") { break }
                let closed = open.removeLast()
                value = solver.any(closed.alternatives)
                if closed.isNegated { value = !value }
                if open.isEmpty { return value }
                _ = cursor.take(")")
            }
        }
    }

    private func readFlag(_ cursor: inout SourceCursor, _ file: SourceFile) -> Proposition {
        let start = cursor.offset
        // The name of a feature of the compiler begins with `$`.
        _ = cursor.take("$")
        guard let name = cursor.takeName() else { return .yes }
        switch file.text(name) {
        case "true", "1": return .yes
        case "false", "0": return .no
        default: break
        }
        var end = name.end
        if cursor.peek == UInt8(ascii: "("), !cursor.isAtEnd {
            cursor.skipParentheses()
            end = UInt32(cursor.offset)
        }
        var spelled = file.text(ByteRange(UInt32(start), end))
        while spelled.last?.isWhitespace == true { spelled.removeLast() }
        let text = spelled.filter { !$0.isWhitespace }
        if text != spelled { spelledFlags[Int(flags.name(text).row)] = spelled }
        // `swift(<6)` is the negation of `swift(>=6)`.
        if let bound = text.firstIndex(of: "<"), text[..<bound] == "swift(" || text[..<bound] == "compiler(" {
            return !flag(text[..<bound] + ">=" + text[text.index(after: bound)...])
        }
        return flag(text)
    }

    private func flag(_ text: String) -> Proposition {
        let name = flags.name(text)
        if let known = propositionOfFlag[name] { return known }
        // A build has only one operating system and one architecture.
        let kind = text.hasPrefix("os(") ? 0 : text.hasPrefix("arch(") ? 1 : nil
        let added = solver.add(flag: Int(name.row), kind: kind)
        propositionOfFlag[name] = added
        return added
    }
}
