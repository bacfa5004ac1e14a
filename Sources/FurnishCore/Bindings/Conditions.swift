/// The condition under which a declaration is compiled.
struct ConditionID: Hashable {
    let row: Int

    static let always = ConditionID(row: 0)
}

/// The `#if`s of a program as propositions, to find out which of them exclude each other or leave a gap.
final class Conditions {
    private indirect enum Proposition {
        case constant(Bool)
        case atom(Int)
        case not(Proposition)
        case all([Proposition])
        case any([Proposition])
    }

    private let program: Program
    private var propositions: [Proposition] = [.constant(true)]
    private var known: [Site: ConditionID] = [:]
    private var atoms: [String] = []
    private var flags: [String: ConditionID] = [:]
    /// A search tries 2ⁿ combinations of n atoms, and answers `unknown` beyond this number.
    private static let mostAtoms = 12

    init(_ program: Program) {
        self.program = program
    }

    /// The condition around a declaration.
    func condition(of site: Site) -> ConditionID {
        let row = program.declaration(site).condition
        guard row >= 0 else { return .always }
        let place = Site(file: site.file, row: row)
        if let id = known[place] { return id }
        let scanned = program.file(site.file)
        let clauses = scanned.conditions[Int(row)].clauses.map { clause in
            let proposition = read(clause.expression, in: scanned.source)
            return clause.isNegated ? Proposition.not(proposition) : proposition
        }
        let id = ConditionID(row: propositions.count)
        propositions.append(.all(clauses))
        known[place] = id
        return id
    }

    /// The condition that a compilation flag is set.
    func flag(_ name: String) -> ConditionID {
        if let known = flags[name] { return known }
        propositions.append(.atom(atom(name)))
        let id = ConditionID(row: propositions.count - 1)
        flags[name] = id
        return id
    }

    /// A condition that holds if at least one of these does.
    func either(_ left: ConditionID, _ right: ConditionID) -> ConditionID {
        if case .impossible = combination(all: [], none: [left, right]) { return .always }
        propositions.append(.any([propositions[left.row], propositions[right.row]]))
        return ConditionID(row: propositions.count - 1)
    }

    /// Whether two conditions certainly never hold together.
    func areExclusive(_ left: ConditionID, _ right: ConditionID) -> Bool {
        guard left != .always || right != .always else { return false }
        if case .impossible = combination(all: [left, right], none: []) { return true }
        return false
    }

    /// Whether some combination of flags and platforms meets a requirement.
    enum Combination: Equatable {
        /// One that does, as the user would write it.
        case possible(String)
        case impossible
        /// There are too many flags to try all combinations.
        case unknown
    }

    /// Looks for a combination in which all of the first hold, and none of the others.
    func combination(all: [ConditionID], none: [ConditionID]) -> Combination {
        if none.contains(.always) { return .impossible }
        let parts = all.map { propositions[$0.row] } + none.map { Proposition.not(propositions[$0.row]) }
        let proposition = Proposition.all(parts)
        var involved: [Int] = []
        collectAtoms(of: proposition, &involved)
        guard involved.count <= Self.mostAtoms else { return .unknown }
        for choice in 0..<(1 << involved.count) {
            let isTrue = { (atom: Int) in choice & (1 << (involved.firstIndex(of: atom) ?? 0)) != 0 }
            if isPossible(involved, isTrue), holds(proposition, isTrue) {
                return .possible(involved.map { (isTrue($0) ? "" : "!") + atoms[$0] }.joined(separator: " && "))
            }
        }
        return .impossible
    }

    /// A build has only one operating system and one architecture.
    private func isPossible(_ involved: [Int], _ isTrue: (Int) -> Bool) -> Bool {
        ["os(", "arch("].allSatisfy { kind in involved.filter { isTrue($0) && atoms[$0].hasPrefix(kind) }.count <= 1 }
    }

    private func holds(_ proposition: Proposition, _ isTrue: (Int) -> Bool) -> Bool {
        switch proposition {
        case .constant(let value): value
        case .atom(let atom): isTrue(atom)
        case .not(let inner): !holds(inner, isTrue)
        case .all(let parts): parts.allSatisfy { holds($0, isTrue) }
        case .any(let parts): parts.contains { holds($0, isTrue) }
        }
    }

    private func collectAtoms(of proposition: Proposition, _ found: inout [Int]) {
        switch proposition {
        case .constant: break
        case .atom(let atom): if !found.contains(atom) { found.append(atom) }
        case .not(let inner): collectAtoms(of: inner, &found)
        case .all(let parts), .any(let parts):
            for part in parts { collectAtoms(of: part, &found) }
        }
    }

    // MARK: Reading

    private func read(_ range: ByteRange, in file: SourceFile) -> Proposition {
        var cursor = SourceCursor(file, range)
        return readAny(&cursor, file, depth: 0)
    }

    private func readAny(_ cursor: inout SourceCursor, _ file: SourceFile, depth: Int) -> Proposition {
        var parts = [readAll(&cursor, file, depth: depth)]
        while cursor.take("||") { parts.append(readAll(&cursor, file, depth: depth)) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private func readAll(_ cursor: inout SourceCursor, _ file: SourceFile, depth: Int) -> Proposition {
        var parts = [readAtom(&cursor, file, depth: depth)]
        while cursor.take("&&") { parts.append(readAtom(&cursor, file, depth: depth)) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private func readAtom(_ cursor: inout SourceCursor, _ file: SourceFile, depth: Int) -> Proposition {
        // Prevents a stack overflow; no real condition is that deep.
        guard depth < 64 else { return .constant(true) }
        if cursor.take("!") { return .not(readAtom(&cursor, file, depth: depth + 1)) }
        if cursor.take("(") {
            let inner = readAny(&cursor, file, depth: depth + 1)
            _ = cursor.take(")")
            return inner
        }
        let start = cursor.offset
        guard let name = cursor.takeName() else { return .constant(true) }
        switch file.text(name) {
        case "true": return .constant(true)
        case "false": return .constant(false)
        default: break
        }
        var end = name.end
        if cursor.peek == UInt8(ascii: "("), !cursor.isAtEnd {
            cursor.skipParentheses()
            end = UInt32(cursor.offset)
        }
        let text = file.text(ByteRange(UInt32(start), end)).filter { !$0.isWhitespace }
        // `swift(<6)` is the negation of `swift(>=6)`.
        if let bound = text.firstIndex(of: "<"), text[..<bound] == "swift(" || text[..<bound] == "compiler(" {
            return .not(.atom(atom(text[..<bound] + ">=" + text[text.index(after: bound)...])))
        }
        return .atom(atom(text))
    }

    private func atom(_ text: String) -> Int {
        if let known = atoms.firstIndex(of: text) { return known }
        atoms.append(text)
        return atoms.count - 1
    }
}
