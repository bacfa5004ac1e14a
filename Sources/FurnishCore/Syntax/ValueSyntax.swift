/// Reads the trees of values: of a literal, and of a dotted name that may be called. Any other value is a leaf.
extension TokenCursor {
    /// Reads an expression; false if it has no valid end.
    mutating func parseValue(_ place: ExpressionPlace) -> Bool {
        let start = self
        guard skipExpression(place) else { return false }
        var value = start
        if let literal = value.literal(to: index) {
            add(literal, range(from: value.token.start), from: nodeCount)
        } else if value.parseName(), value.index == index {
            nodeCount = value.nodeCount
        } else {
            addNames(since: start, upToCall: true)
        }
        return true
    }

    /// Reads a marker's key, of which only the names matter.
    mutating func parseKey() -> Bool {
        let start = self
        guard skipExpression(.argument) else { return false }
        addNames(since: start, upToCall: false)
        return true
    }

    /// Adds the dotted names in the tokens that were passed. Labels of arguments are left out.
    private mutating func addNames(since start: TokenCursor, upToCall: Bool) {
        var next = start.index
        // `.home`
        if tokens[next].kind == .period { addPath(behind: next - 1, .implicit, .none) }
        while next < index, !upToCall || tokens[next].kind != .openParenthesis {
            let isMember = next > start.index && tokens[next - 1].kind == .period
            if tokens[next].isWord, !isMember, tokens[next + 1].kind != .colon {
                addPath(behind: next, .name, tokens[next].range)
            }
            next += 1
        }
        add(.expression, .none, from: start.nodeCount)
    }

    /// Adds a path of the names that dots join to a first part.
    private mutating func addPath(behind first: Int, _ kind: SyntaxNode.Kind, _ range: ByteRange) {
        let start = nodeCount
        var next = first
        add(kind, range, from: start)
        while next + 1 < index, tokens[next + 1].kind == .period, tokens[next + 2].isWord {
            next += 2
            add(.member, tokens[next].range, from: start)
        }
    }

    /// The words that Swift replaces by the place of the call.
    private static let callerWords: Set<String> = ["line", "column", "file", "fileID", "filePath", "function"]

    /// The kind of the literal that the tokens up to `end` are; nil if they are none.
    private func literal(to end: Int) -> SyntaxNode.Kind? {
        var next = index
        while next < end {
            switch tokens[next].kind {
            case .string, .number, .openSquare, .closeSquare, .comma, .colon: break
            case .prefixOperator where tokens[next + 1].kind == .number && text(tokens[next].range) == "-": break
            case .word:
                switch keyword(at: next) {
                case .true, .false, .nil: break
                default: return nil
                }
            case .pound where end == index + 2 && Self.callerWords.contains(text(tokens[next + 1].range)):
                return .literal
            case .openParenthesis where end == index + 2 && tokens[next + 1].kind == .closeParenthesis: return .literal
            default: return nil
            }
            next += 1
        }
        switch (end - index, tokens[end - 1].kind) {
        case (1, .word): return keyword == .nil ? .nilLiteral : .boolean
        case (1, .string): return .string
        case (1, .number): return .number
        case (2, .number): return isAt("-") ? .number : .literal
        default: return .literal
        }
    }

    /// Reads `LiveAPI()`, `.shared`, `SystemClock.shared`, `makeClock(1)` or `[Plugin]()`.
    private mutating func parseName() -> Bool {
        let start = nodeCount
        switch kind {
        case .openSquare:
            parseBrackets()
            guard kind == .openParenthesis else { return false }
        case .period:
            add(.implicit, .none, from: start)
            guard passInitializer() || parseMember(from: start) else { return false }
        default: guard token.isWord, parsePath(from: start) else { return false }
        }
        guard kind == .openParenthesis else { return true }
        let call: SyntaxNode.Kind = nextKind == .closeParenthesis ? .emptyCall : .call
        skip()
        add(call, .none, from: start)
        return true
    }
}
