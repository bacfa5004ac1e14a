/// Reads the trees of values.
extension TokenCursor {
    /// Reads an expression; false if it has no valid end.
    ///
    /// - Parameter isKey: Whether it is a marker's key, of which only the names matter.
    mutating func parseValue(_ place: ExpressionPlace, isKey: Bool = false) -> Bool {
        let start = self
        guard skipExpression(place) else { return false }
        var reader = ValueReader(cursor: start, end: index)
        nodeCount = isKey ? reader.readNames(upToCall: false) : reader.read()
        return true
    }
}

/// Reads a literal, or a dotted name that may be called. Any other value is a leaf.
private struct ValueReader {
    var cursor: TokenCursor
    /// The index of the token after the value.
    let end: Int

    /// - Returns: The number of nodes up to here, as for the other ways to read a value.
    mutating func read() -> Int {
        if let literal = literal {
            let range = ByteRange(cursor.token.start, cursor.tokens[end - 1].end)
            cursor.add(literal, range, from: cursor.nodeCount)
            return cursor.nodeCount
        }
        let start = cursor
        if readName(), cursor.index == end { return cursor.nodeCount }
        cursor = start
        return readNames(upToCall: true)
    }

    /// Adds the dotted names in the tokens that were passed. Labels of arguments are left out.
    mutating func readNames(upToCall: Bool) -> Int {
        let tokens = cursor.tokens
        let (start, first) = (cursor.nodeCount, cursor.index)
        var next = first
        // `.home`
        if tokens[next].kind == .period { addPath(behind: next - 1, .implicit, .none) }
        while next < end, !upToCall || tokens[next].kind != .openParenthesis {
            let isMember = next > first && tokens[next - 1].kind == .period
            if tokens[next].isWord, !isMember, tokens[next + 1].kind != .colon {
                addPath(behind: next, .name, tokens[next].range)
            }
            next += 1
        }
        cursor.add(.expression, .none, from: start)
        return cursor.nodeCount
    }

    /// Adds a path of the names that dots join to a first part.
    private mutating func addPath(behind first: Int, _ kind: SyntaxNode.Kind, _ range: ByteRange) {
        let (tokens, start) = (cursor.tokens, cursor.nodeCount)
        var next = first
        cursor.add(kind, range, from: start)
        while next + 1 < end, tokens[next + 1].kind == .period, tokens[next + 2].isWord {
            next += 2
            cursor.add(.member, tokens[next].range, from: start)
        }
    }

    /// The words that Swift replaces by the place of the call.
    private static let callerWords: Set<String> = ["line", "column", "file", "fileID", "filePath", "function"]

    /// The kind of the literal that the tokens up to `end` are; nil if they are none.
    private var literal: SyntaxNode.Kind? {
        let (tokens, first) = (cursor.tokens, cursor.index)
        var next = first
        while next < end {
            switch tokens[next].kind {
            case .string, .number, .openSquare, .closeSquare, .comma, .colon: break
            case .prefixOperator where tokens[next + 1].kind == .number && cursor.text(tokens[next].range) == "-": break
            case .word:
                switch cursor.keyword(at: next) {
                case .true, .false, .nil: break
                default: return nil
                }
            case .pound where end == first + 2 && Self.callerWords.contains(cursor.text(tokens[next + 1].range)):
                return .literal
            case .openParenthesis where end == first + 2 && tokens[next + 1].kind == .closeParenthesis: return .literal
            default: return nil
            }
            next += 1
        }
        switch (end - first, tokens[end - 1].kind) {
        case (1, .word): return cursor.keyword == .nil ? .nilLiteral : .boolean
        case (1, .string): return .string
        case (1, .number): return .number
        case (2, .number): return cursor.isAt("-") ? .number : .literal
        default: return .literal
        }
    }

    /// Reads `LiveAPI()`, `.shared`, `SystemClock.shared`, `makeClock(1)` or `[Plugin]()`.
    private mutating func readName() -> Bool {
        let start = cursor.nodeCount
        switch cursor.kind {
        case .openSquare:
            cursor.parseBrackets()
            guard cursor.kind == .openParenthesis else { return false }
        case .period:
            cursor.add(.implicit, .none, from: start)
            guard cursor.passInitializer() || cursor.parseMember(from: start) else { return false }
        default: guard cursor.token.isWord, cursor.parsePath(from: start) else { return false }
        }
        guard cursor.kind == .openParenthesis else { return true }
        let call: SyntaxNode.Kind = cursor.nextKind == .closeParenthesis ? .emptyCall : .call
        cursor.skip()
        cursor.add(call, .none, from: start)
        return true
    }
}
