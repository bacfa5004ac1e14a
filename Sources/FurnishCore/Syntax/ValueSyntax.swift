/// Reads the trees of values: of a literal, and of a dotted name that may be called. Any other value is a leaf.
extension TokenCursor {
    /// Reads an expression; false if it has no valid end.
    mutating func parseValue(_ place: ExpressionPlace) -> Bool {
        var value = self
        guard skipExpression(place) else { return false }
        let (start, end) = (nodeCount, index)
        if let literal = value.literal(to: end) {
            add(literal, range(from: value.token.start), from: start)
        } else if value.parseName(), value.index == end {
            nodeCount = value.nodeCount
        } else {
            add(.expression, .none, from: start)
        }
        return true
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
            case .word where [.true, .false, .nil].contains(keyword(at: next)): break
            case .pound where end == index + 2 && Self.callerWords.contains(text(tokens[next + 1].range)): return .literal
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
        case .openSquare: parseBrackets()
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

    /// Reads a marker's key, of which only the dotted names matter. Labels of arguments are left out.
    mutating func parseKey() -> Bool {
        let (start, first) = (nodeCount, index)
        guard skipExpression(.argument) else { return false }
        // `.home`
        if tokens[first].kind == .period { addNames(behind: first - 1, .implicit, .none) }
        for next in first..<index where tokens[next].isWord && tokens[next + 1].kind != .colon {
            if next == first || tokens[next - 1].kind != .period { addNames(behind: next, .name, tokens[next].range) }
        }
        add(.expression, .none, from: start)
        return true
    }

    /// Adds a path of the names that dots join to a first part.
    private mutating func addNames(behind first: Int, _ kind: SyntaxNode.Kind, _ range: ByteRange) {
        let start = nodeCount
        var next = first
        add(kind, range, from: start)
        while tokens[next + 1].kind == .period, tokens[next + 2].isWord {
            next += 2
            add(.member, tokens[next].range, from: start)
        }
    }
}
