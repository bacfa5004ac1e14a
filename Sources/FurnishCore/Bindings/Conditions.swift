/// The condition under which a declaration is compiled.
struct ConditionID: Hashable {
    let row: Int

    static let always = ConditionID(row: 0)
}

/// The `#if`s of a program as propositions, to find out which of them exclude each other or leave a gap.
package final class Conditions {
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
    private var written = Propositions()
    private var propositions: [Proposition] = [.yes]
    /// Parallel to `propositions`.
    private var branches = [Branch(expression: .yes)]
    /// Whether a condition is too large to be read. What follows from it is unknown, and is no second error.
    private var isUnread = false
    /// The builds that exist.
    private var certain = Truth.yes
    /// The conditions of each file that was asked for.
    private var known: [Int32: [ConditionID]] = [:]
    /// The flags, numbered by their texts without white space.
    private let flags = NameTable()
    /// The texts of flags that are written with white space, by their numbers.
    private var spelledFlags: [Int: String] = [:]
    private var propositionOfFlag: [Name: Proposition] = [:]
    /// For each kind of flag of which a build sets one, the builds that the known ones are for.
    private var systems: [String: Truth] = [:]
    private var conditionOfFlag: [String: ConditionID] = [:]

    init(_ program: Program) {
        self.program = program
        // A branch that stops the compiler is in no build of its module.
        for file in 0..<Int32(program.fileCount) where program.isOwn(file) {
            let scanned = program.file(file)
            if scanned.conditions.contains(where: \.isNeverCompiled) { known[file] = read(scanned) }
        }
    }

    /// The condition around a declaration.
    func condition(of site: Site) -> ConditionID {
        let row = program.declaration(site).condition
        guard row >= 0 else { return .always }
        let all = known[site.file] ?? read(program.file(site.file))
        known[site.file] = all
        let id = all[Int(row)]
        return written.truth(of: propositions[id.row]) == .yes ? .always : id
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
        if isImpossible(all: [], none: ids) { return .always }
        return add(written.any(ids.map { propositions[$0.row] }))
    }

    /// A condition that holds if all of these do, and none of the others.
    func all(of ids: [ConditionID], none: [ConditionID] = []) -> ConditionID {
        ids.count == 1 && none.isEmpty ? ids[0] : add(written.all(wanted(ids, none)))
    }

    /// The condition of what exists under one of two; nil is that of nothing.
    func either(_ left: ConditionID?, _ right: ConditionID) -> ConditionID {
        guard let left, !holds(right, in: left) else { return right }
        return holds(left, in: right) ? left : any(of: [left, right])
    }

    /// The condition of what exists under both.
    func both(_ left: ConditionID, _ right: ConditionID) -> ConditionID {
        if holds(right, in: left) { return left }
        return holds(left, in: right) ? right : all(of: [left, right])
    }

    /// Whether two conditions never hold together. The compiler finds out where that cannot be decided.
    func areExclusive(_ left: ConditionID, _ right: ConditionID) -> Bool {
        let both = truth(of: wanted([left, right], []))
        return both == .no || both == .unknown
    }

    /// Whether conditions exclude each of these declarations from every other one.
    func areExclusive(_ sites: [Site]) -> Bool { firstOverlap(sites.map(condition)) == nil }

    /// The first of these conditions that can hold together with a later one.
    func firstOverlap(_ conditions: [ConditionID]) -> Int? {
        var (first, earlier) = (conditions.count, Truth.no)
        for row in conditions.indices {
            let own = written.truth(of: propositions[conditions[row].row])
            if own == .unknown { continue }
            // Only if it overlaps with one of the earlier ones, these are compared one by one.
            if written.tables.both(own, earlier) != .no {
                first = (0..<min(row, first)).first { !areExclusive(conditions[$0], conditions[row]) } ?? first
            }
            earlier = written.tables.either(own, earlier)
        }
        return first < conditions.count ? first : nil
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
        let wanted = wanted(all, none)
        let truth = truth(of: wanted)
        if truth == .no || truth == .unknown && isUnread { return .impossible }
        if truth == .unknown { return .undecided }
        let texts = written.example(of: truth, mentionedIn: wanted).map { flag, isSet in
            (isSet ? "" : "!") + flags.text(Name(row: UInt32(flag)))
        }
        return .possible(texts.joined(separator: " && "))
    }

    /// Whether it is certain that no build has all of the first conditions and none of the others.
    func isImpossible(all: [ConditionID], none: [ConditionID]) -> Bool { truth(of: wanted(all, none)) == .no }

    private func wanted(_ all: [ConditionID], _ none: [ConditionID]) -> [Proposition] {
        all.map { propositions[$0.row] } + none.map { !propositions[$0.row] }
    }

    private func truth(of conjuncts: [Proposition]) -> Truth {
        conjuncts.reduce(certain) { written.tables.both($0, written.truth(of: $1)) }
    }

    // MARK: Worlds

    func holds(_ condition: ConditionID, in world: ConditionID) -> Bool {
        condition == .always || isImpossible(all: [world], none: [condition])
    }

    func fails(_ condition: ConditionID, in world: ConditionID) -> Bool {
        isImpossible(all: [world, condition], none: [])
    }

    /// The most ways in which a member with defaults is written. More would be a page of generated code for one member.
    static let mostWorlds = 4
    /// The most initializers of one fake.
    static let mostFakes = 64

    /// Whether these questions have more combinations of answers than some number.
    func have(moreThan most: Int, of questions: [ConditionID], in world: ConditionID) -> Bool {
        var worlds = [world]
        for question in questions where worlds.count <= most {
            worlds = worlds.flatMap { world in
                holds(question, in: world) || fails(question, in: world)
                    ? [world] : [all(of: [world, question]), all(of: [world], none: [question])]
            }
        }
        return worlds.count > most
    }

    // MARK: Texts

    /// The conditions of one file as they are written after `#if`, by their rows.
    package static func texts(in file: ScannedFile) -> [String] {
        let conditions = Conditions(Program([ScannedModule(name: "", origin: .own, files: [file])]))
        return conditions.read(file).map(conditions.text)
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
        written.text(of: proposition) { spelledFlags[$0] ?? flags.text(Name(row: UInt32($0))) }
    }

    // MARK: Reading

    /// All conditions of a file. Outer conditions and earlier branches have lower rows.
    private func read(_ file: ScannedFile) -> [ConditionID] {
        var ids: [ConditionID] = []
        /// For each row, the proposition that neither it nor an earlier branch is taken.
        var others: [Proposition] = []
        for condition in file.conditions {
            let previous = Int(condition.previous)
            let outer = condition.outer < 0 ? ConditionID.always : ids[Int(condition.outer)]
            if condition.isTooLarge { isUnread = true }
            let expression =
                condition.isTooLarge
                ? written.add(flag: Int(flags.name("…").row), .unknown)
                : condition.expression.isEmpty ? .yes : read(condition.expression, in: file.source)
            let earlier = previous < 0 ? .yes : others[previous]
            others.append(written.all([earlier, !expression]))
            let branch = Branch(outer: outer, previous: previous < 0 ? nil : ids[previous], expression: expression)
            let proposition = written.all([propositions[outer.row], earlier, expression])
            let excluded = written.truth(of: proposition)
            if condition.isNeverCompiled, excluded != .unknown { certain = written.tables.both(certain, !excluded) }
            ids.append(add(proposition, branch))
        }
        return ids
    }

    private func add(_ proposition: Proposition, _ branch: Branch? = nil) -> ConditionID {
        propositions.append(proposition)
        branches.append(branch ?? Branch(expression: proposition))
        return ConditionID(row: propositions.count - 1)
    }

    /// An expression whose closing parenthesis is still to come.
    private struct OpenExpression {
        let isNegated: Bool
        var alternatives: [Proposition] = []
        var conjuncts: [Proposition] = []
    }

    /// Reads the text of a condition, which the scanner leaves as it is: only what is marked asks for its own. It reads
    /// without recursion, because a source may nest parentheses as deep as it likes.
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
                open[open.count - 1].alternatives.append(written.all(open[open.count - 1].conjuncts))
                open[open.count - 1].conjuncts = []
                if cursor.take("||") { break }
                let closed = open.removeLast()
                value = written.any(closed.alternatives)
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
        var end = name.end
        if cursor.peek == UInt8(ascii: "("), !cursor.isAtEnd {
            cursor.skipParentheses()
            end = UInt32(cursor.offset)
        }
        var spelled = file.text(ByteRange(UInt32(start), end))
        while spelled.last?.isWhitespace == true { spelled.removeLast() }
        let text = spelled.filter { !$0.isWhitespace }
        if text != spelled { spelledFlags[Int(flags.name(text).row)] = spelled }
        if let value = VersionedBranch.constants[text] { return value ? .yes : .no }
        // `swift(<6)` is the negation of `swift(>=6)`.
        if let bound = text.firstIndex(of: "<"), text[..<bound] == "swift(" || text[..<bound] == "compiler(" {
            return !flag(text[..<bound] + ">=" + text[text.index(after: bound)...])
        }
        return flag(text)
    }

    private func flag(_ text: String) -> Proposition {
        let name = flags.name(text)
        if let known = propositionOfFlag[name] { return known }
        let added = written.add(flag: Int(name.row), VersionedBranch.isReached(text) ? .yes : truth(ofFlag: text))
        propositionOfFlag[name] = added
        return added
    }

    /// A build has only one operating system and one architecture. Some flags come with a system.
    private func truth(ofFlag text: String) -> Truth {
        var own = written.tables.addFlag()
        let comesWith = [
            "os(iOS)": "UIKit", "os(tvOS)": "UIKit", "os(visionOS)": "UIKit", "os(watchOS)": "UIKit",
            "os(macOS)": "AppKit",
        ].mapValues { "canImport(\($0))" }
        if let other = text == "targetEnvironment(macCatalyst)" ? "os(iOS)" : comesWith[text] {
            let implied = flag(other)
            own = written.tables.both(own, written.truth(of: implied))
        }
        for kind in ["os(", "arch("] where text.hasPrefix(kind) {
            let earlier = systems[kind] ?? .no
            systems[kind] = written.tables.either(earlier, own)
            return written.tables.both(own, !earlier)
        }
        return own
    }
}
