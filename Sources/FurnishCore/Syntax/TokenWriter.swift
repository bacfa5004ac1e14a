/// Writes tokens to a buffer and matches their brackets.
///
/// Open brackets, interpolations and `#if`s form a list: until its closing bracket is written, the `match` of an opening
/// bracket is the index of the enclosing one. So no nesting can exhaust the stack.
struct TokenWriter: ~Copyable {
    let tokens: UnsafeMutablePointer<Token>
    /// The number of tokens so far.
    private(set) var count = 0

    /// The white space between the last token and the next byte.
    var startsLine = true
    var followsSpace = false
    /// The number of line breaks since the last token or comment. Two make a blank line.
    var lineBreaks = 1

    /// The index of the innermost open bracket, interpolation or `#if`; -1 if there is none.
    private(set) var bracket = -1
    /// The interpolated literals around the next byte, by the indices of their first tokens.
    private var literals: [Int] = []
    /// Whether the innermost literal must end on its line.
    private(set) var isInSingleLineLiteral = false
    /// The token indices of all directives.
    private(set) var directives: [Int] = []
    /// The branches around the next byte, the innermost last.
    private var branches: [VersionedBranch] = []
    /// The token indices of the directives whose branches the compiler may skip.
    private(set) var skippable: Set<Int> = []
    /// Those whose branches have an `#error`, or are broken.
    private(set) var neverCompiled: Set<Int> = []
    /// Whether a bracket, literal or comment is not closed, or bytes are not valid in Swift.
    var isBroken = false

    init(_ buffer: TokenBuffer) { tokens = buffer.tokens }

    /// The kind of the last token; the end of the file before the first one.
    var lastKind: Token.Kind { count > 0 ? tokens[count - 1].kind : .endOfFile }

    /// Inlined, because a debug build calls it for each token and clears memory for each of its parameters.
    @_transparent mutating func add(_ kind: Token.Kind, from start: Int, to end: Int) {
        // Field by field and without a variable, because a debug build would copy or clear a token.
        tokens[count].start = UInt32(truncatingIfNeeded: start)
        tokens[count].end = UInt32(truncatingIfNeeded: end)
        tokens[count].match = .max
        tokens[count].kind = kind
        tokens[count].startsLine = startsLine
        tokens[count].followsSpace = followsSpace
        count += 1
        startsLine = false
        followsSpace = false
        lineBreaks = 0
    }

    /// Adds a token that does not end as it should, or is not valid in Swift.
    mutating func addBroken(_ kind: Token.Kind, from start: Int, to end: Int) {
        isBroken = true
        add(kind, from: start, to: end)
    }

    /// Adds the end of the file, and closes what is open.
    mutating func finish(at end: Int) {
        if !literals.isEmpty || bracket >= 0 { isBroken = true }
        while bracket >= 0 { pop() }
        startsLine = true
        let last = count
        add(.endOfFile, from: end, to: end)
        for spare in 0..<TokenBuffer.spareEnds { tokens[count + spare] = tokens[last] }
    }

    // MARK: Brackets

    /// No code is nested deeper. Without a limit, a search in deep nesting would take forever.
    private static let deepest = 256

    /// Adds an opening bracket.
    mutating func open(_ kind: Token.Kind, from start: Int, to end: Int) {
        let around = bracket
        bracket = count
        add(kind, from: start, to: end)
        if around >= 0 { tokens[bracket].match = UInt32(around) }
    }

    /// Adds a closing bracket, one byte at `start`.
    mutating func close(_ kind: Token.Kind, _ opening: Token.Kind, at start: Int) {
        if bracket < 0 || tokens[bracket].kind != opening {
            isBroken = true
            guard unwind(to: opening) else { return add(kind, from: start, to: start + 1) }
        }
        pop()
        add(kind, from: start, to: start + 1)
    }

    /// Closes the innermost bracket with the next token.
    private mutating func pop() {
        let around = tokens[bracket].match
        tokens[bracket].match = UInt32(count)
        bracket = around == Token.noMatch ? -1 : Int(around)
    }

    /// Closes brackets until the innermost is of this kind. A bracket left open inside it means unfinished code, and
    /// the rest is still worth reading.
    private mutating func unwind(to opening: Token.Kind) -> Bool {
        var around = bracket
        for _ in 0..<Self.deepest where around >= 0 {
            if tokens[around].kind == opening {
                while bracket != around { pop() }
                return true
            }
            switch tokens[around].kind {
            case .openParenthesis, .openSquare: around = bracket(around: around)
            default: return false
            }
        }
        return false
    }

    /// The innermost bracket that is not an `#if`.
    var bracketAroundConditions: Int {
        if branches.count > Self.deepest { return -1 }
        var around = bracket
        while around >= 0, tokens[around].isDirective { around = bracket(around: around) }
        return around
    }

    /// The index of the bracket around an open one; -1 if there is none.
    private func bracket(around bracket: Int) -> Int {
        tokens[bracket].match == Token.noMatch ? -1 : Int(tokens[bracket].match)
    }

    // MARK: Directives

    mutating func openDirective(_ kind: Token.Kind, from start: Int, to end: Int) {
        branches.append(VersionedBranch(wasBroken: isBroken, followsVersion: false))
        addBranch(kind, from: start, to: end)
    }

    mutating func replaceDirective(_ kind: Token.Kind, from start: Int, to end: Int, _ bytes: UnsafePointer<UInt8>) {
        guard unwindToDirective() else { return addBroken(.unknown, from: start, to: end) }
        let followsVersion = finishBranch(bytes)
        branches[branches.count - 1] = VersionedBranch(wasBroken: isBroken, followsVersion: followsVersion)
        pop()
        addBranch(kind, from: start, to: end)
    }

    private mutating func addBranch(_ kind: Token.Kind, from start: Int, to end: Int) {
        directives.append(count)
        open(kind, from: start, to: end)
    }

    /// Forgives the innermost branch its mistakes if the compiler may skip it. Then each compiler does.
    ///
    /// - Returns: Whether the compiler may skip the branches that follow, too.
    private mutating func finishBranch(_ bytes: UnsafePointer<UInt8>) -> Bool {
        let branch = branches[branches.count - 1]
        var end = bracket + 1
        while end < count, !tokens[end].startsLine, !tokens[end].isDirective { end += 1 }
        let hasVersion = VersionedBranch.hasVersion(of: bracket + 1..<end, tokens, bytes)
        guard hasVersion != nil || branch.followsVersion else { return false }
        if branch.followsVersion || hasVersion == false {
            skippable.insert(bracket)
            if isBroken, !branch.wasBroken {
                isBroken = false
                neverCompiled.insert(bracket)
            }
        }
        return true
    }

    /// The branch around the next byte stops the compiler.
    mutating func addError() {
        var around = bracket
        for _ in 0..<Self.deepest where around >= 0 && !tokens[around].isDirective { around = bracket(around: around) }
        if around >= 0, tokens[around].isDirective { neverCompiled.insert(around) }
    }

    mutating func closeDirective(from start: Int, to end: Int, _ bytes: UnsafePointer<UInt8>) {
        guard unwindToDirective() else { return addBroken(.unknown, from: start, to: end) }
        _ = finishBranch(bytes)
        branches.removeLast()
        pop()
        directives.append(count)
        add(.poundEndif, from: start, to: end)
    }

    /// Closes brackets until the innermost is an `#if`. A bracket that stays open inside a branch means broken code.
    private mutating func unwindToDirective() -> Bool {
        if branches.isEmpty { return false }
        while true {
            switch tokens[bracket].kind {
            case .poundIf, .poundElseif, .poundElse: return true
            case .stringStart, .multilineStringStart: leaveLiteral()
            default: break
            }
            isBroken = true
            pop()
        }
    }

    // MARK: Interpolated literals

    mutating func openLiteral(_ kind: Token.Kind, from start: Int, to end: Int) {
        literals.append(count)
        isInSingleLineLiteral = kind == .stringStart
        open(kind, from: start, to: end)
    }

    mutating func closeLiteral(from start: Int, to end: Int) {
        leaveLiteral()
        pop()
        add(.stringEnd, from: start, to: end)
    }

    /// Ends literals that extend past their line or past the bracket that contains them.
    mutating func abandonLiteral(at end: Int) {
        isBroken = true
        guard let literal = literals.last else { return }
        while bracket > literal { pop() }
        closeLiteral(from: end, to: end)
        startsLine = true
    }

    private mutating func leaveLiteral() {
        literals.removeLast()
        isInSingleLineLiteral = literals.last.map { tokens[$0].kind == .stringStart } ?? false
    }
}
