/// The conditions of a file's `#if`s, by token.
///
/// The markers in a branch that is never compiled, such as `#if false`, are ignored.
///
/// This is a class because in debug builds each call of a struct's method would copy its arrays.
final class ConditionTable {
    /// The tokens from one directive to the next.
    struct Section {
        /// The token index of the directive.
        var directive: Int
        /// A row of `conditions`; -1 outside all `#if`s.
        let condition: Int32
        /// Whether these tokens may be compiled.
        let mayBeCompiled: Bool
        /// Whether the compiler may skip these tokens without reading them.
        let isSkippable: Bool
    }

    /// An `#if` whose `#endif` is still to come.
    private struct Frame {
        /// The section that contains it.
        let outer: Section
        /// The condition of its last branch so far; -1 at first.
        var previous: Int32
        /// Whether an earlier branch is always taken.
        var isDecided: Bool
        var branches = 0
    }

    private(set) var conditions: [Condition] = []
    private(set) var sections: [Section] = []
    /// The directives whose conditions are too large, as token indices.
    private(set) var tooLarge: [Int] = []
    /// Whether more `#if`s are nested than any compiler accepts.
    private(set) var isTooDeep = false
    private var frames: [Frame] = []
    private let cursor: TokenCursor

    private let skippable: Set<Int>
    private let neverCompiled: Set<Int>

    init(_ writer: borrowing TokenWriter, _ cursor: TokenCursor) {
        self.cursor = cursor
        (skippable, neverCompiled) = (writer.skippable, writer.neverCompiled)
        let directives = writer.directives
        for row in directives.indices { read(directives[row]) }
    }

    /// The row in `conditions` of a token; -1 outside all `#if`s.
    func condition(at token: Int) -> Int32 { section(at: token)?.condition ?? -1 }

    /// Whether a token may be compiled.
    func mayBeCompiled(_ token: Int) -> Bool { section(at: token)?.mayBeCompiled ?? true }

    /// Whether the compiler may skip a token without reading it.
    func isSkippable(_ token: Int) -> Bool { section(at: token)?.isSkippable ?? false }

    private func section(at token: Int) -> Section? {
        if sections.isEmpty { return nil }
        let before = partition(sections.count) { sections[$0].directive < token }
        return before == 0 ? nil : sections[before - 1]
    }

    private func read(_ directive: Int) {
        switch cursor.tokens[directive].kind {
        case .poundIf:
            let outer = sections.last ?? Section(directive: -1, condition: -1, mayBeCompiled: true, isSkippable: false)
            frames.append(Frame(outer: outer, previous: -1, isDecided: false))
            if frames.count > 256 { isTooDeep = true }
            addBranch(directive)
        case .poundEndif:
            guard let frame = frames.popLast() else { return }
            var section = frame.outer
            section.directive = directive
            sections.append(section)
        default: if !frames.isEmpty { addBranch(directive) }
        }
    }

    private func addBranch(_ directive: Int) {
        let last = frames.count - 1
        frames[last].branches += 1
        let frame = frames[last]
        let condition = condition(after: directive, in: frame)
        let value = VersionedBranch.constants[cursor.text(condition.expression)]
        let mayBeCompiled =
            frame.outer.mayBeCompiled && !frame.isDecided && value != false && !condition.isNeverCompiled
        if value == true { frames[last].isDecided = true }
        if !isTooDeep {
            conditions.append(condition)
            frames[last].previous = Int32(conditions.count - 1)
        }
        sections.append(
            Section(
                directive: directive, condition: frames[last].previous, mayBeCompiled: mayBeCompiled,
                isSkippable: frame.outer.isSkippable || skippable.contains(directive)))
    }

    private func condition(after directive: Int, in frame: Frame) -> Condition {
        var cursor = cursor
        cursor.jump(to: directive)
        let isElse = cursor.kind == .poundElse
        cursor.skipDirectiveLine()
        let isTooLarge = frame.branches > Self.mostBranches || isTooLarge(directive + 1..<cursor.index)
        if isTooLarge, frame.branches <= Self.mostBranches + 1 { tooLarge.append(directive) }
        return Condition(
            outer: frame.outer.condition, previous: frame.previous,
            expression: isElse ? .none : cursor.range(from: cursor.tokens[directive + 1].start),
            isNeverCompiled: neverCompiled.contains(directive), isTooLarge: isTooLarge)
    }

    /// The most terms of a condition, and the most parentheses around one.
    static let mostTerms = 200
    /// The condition of a branch is also that no earlier one is taken.
    private static let mostBranches = 1_000

    private func isTooLarge(_ condition: Range<Int>) -> Bool {
        var (terms, levels) = (1, 0)
        for index in condition where max(terms, levels) <= Self.mostTerms {
            switch cursor.bytes[Int(cursor.tokens[index].start)] {
            case UInt8(ascii: "("): levels += 1
            case UInt8(ascii: ")"): levels -= 1
            case UInt8(ascii: "&"), UInt8(ascii: "|"): terms += 1
            default: continue
            }
        }
        return max(terms, levels) > Self.mostTerms
    }
}
