/// Reads types, attributes and dotted names. `TypeReader` finds their meaning.
extension TokenCursor {
    /// Adds a node whose children are the nodes since `start`.
    mutating func add(_ kind: SyntaxNode.Kind, _ range: ByteRange, from start: Int) {
        nodes[nodeCount] = SyntaxNode(
            range: range, size: UInt32(truncatingIfNeeded: nodeCount &- start &+ 1), kind: kind)
        nodeCount &+= 1
    }

    /// The text passed since `start`, whose tree is the last one.
    func parsed(from start: UInt32) -> ParsedText {
        ParsedText(range: range(from: start), root: Int32(truncatingIfNeeded: nodeCount) &- 1)
    }

    /// Reads a type. If it is not valid, returns false, at a token inside it.
    package mutating func parseType() -> Bool {
        depth += 1
        // Greater than the depth of any real type, and small enough for any stack.
        let isType = depth < 100 && parsePrefixedType()
        depth -= 1
        return isType
    }

    private mutating func parsePrefixedType() -> Bool {
        let start = nodeCount
        switch kind {
        case .at:
            parseTypeAttribute()
            guard parseType() else { return false }
            add(.attributed, .none, from: start)
        case .word where keyword != .none && isAtSpecifier:
            let word = token.start
            // `any(P)` is a type in parentheses.
            let takesDetail = keyword == .nonisolated || keyword == .dependsOn || keyword == .unowned
            advance()
            if takesDetail, kind == .openParenthesis, !token.followsSpace { skip() }
            let range = range(from: word)
            guard parseType() else { return false }
            add(.specified, range, from: start)
        default:
            guard parseSimpleType() else { return false }
            guard tokens[index].isOperator, isAt("&") else { return true }
            while isAt("&") {
                advance()
                guard kind == .at || isAtSpecifier ? parseType() : parseSimpleType() else { return false }
            }
            add(.composition, .none, from: start)
        }
        return true
    }

    /// Whether the next word is a specifier and not a name, because a type follows.
    private var isAtSpecifier: Bool {
        guard keyword.isTypeSpecifier, startsType(index + 1) else { return false }
        switch keyword {
        case .inout, .some, .any, .each, .repeat, .nonisolated, .dependsOn: return true
        // The type of a property may end before a declaration that begins with one of the other words.
        default: return !tokens[index + 1].startsLine
        }
    }

    private func startsType(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .quotedWord, .openParenthesis, .openSquare, .at, .prefixOperator: return true
        case .word:
            let word = keyword(at: index)
            return !word.isReserved || word == .Any || word == .Self || word == .repeat || word == .inout
        default: return false
        }
    }

    private mutating func parseSimpleType() -> Bool {
        let start = nodeCount
        switch kind {
        case .openParenthesis:
            guard isFilled else { return false }
            parseTuple()
            if let end = endOfArrow { return parseResult(behind: end, from: start) }
        case .openSquare:
            guard isFilled else { return false }
            parseBrackets()
        case .quotedWord, .word:
            // `any` and `some` need a type after them.
            if keyword != .none, !startsType(index) || keyword == .any || keyword == .some { return false }
            guard parsePath(from: start) else { return false }
        case .prefixOperator, .binaryOperator:
            // `~Copyable`
            guard isAt("~") else { return false }
            advance()
            // Swift takes one.
            guard kind != .prefixOperator, kind != .binaryOperator, parseSimpleType() else { return false }
            add(.inverse, .none, from: start)
        default: return false
        }
        return parseSuffixes(from: start)
    }

    /// Whether the brackets at the next token end with a complete element. `(_ coder: )` does not.
    private var isFilled: Bool {
        switch tokens[Int(token.match) - 1].kind {
        case .colon, .arrow, .at, .period: false
        default: true
        }
    }

    private mutating func parseSuffixes(from start: Int) -> Bool {
        while true {
            switch kind {
            case .postfixQuestion, .postfixExclamation:
                let suffix: SyntaxNode.Kind = kind == .postfixQuestion ? .optional : .unwrapped
                split(length: 1)
                add(suffix, .none, from: start)
            case .period, .doubleColon:
                guard tokens[index + 1].isWord else { return true }
                guard parseMember(from: start) else { return false }
            default: return true
            }
        }
    }

    /// Reads a dotted path after a dot or `::`. What precedes that is in the nodes since `start`.
    mutating func parseMember(from start: Int) -> Bool {
        let joint: SyntaxNode.Kind = kind == .period ? .member : .qualified
        advance()
        return token.isWord && parsePath(joint, from: start)
    }

    /// Passes the `.init` of a call: `LiveAPI.init()` is `LiveAPI()`.
    mutating func passInitializer() -> Bool {
        guard keyword(at: index + 1) == .`init`, tokens[index + 2].kind == .openParenthesis else { return false }
        jump(to: index + 2)
        return true
    }

    /// Reads a dotted path with generic arguments.
    mutating func parsePath(_ first: SyntaxNode.Kind = .name, from start: Int) -> Bool {
        var joint = first
        while true {
            let name = tokens[index].range
            advance()
            if tokens[index].isOperator, isAtOperator(startingWith: "<"), !parseArguments() { return false }
            add(joint, name, from: start)
            switch tokens[index].kind {
            case .period: joint = .member
            case .doubleColon: joint = .qualified
            default: return true
            }
            if passInitializer() || !tokens[index + 1].isWordOrOperator { return true }
            advance()
        }
    }

    // MARK: Brackets

    /// Passes the bracket at the next token, whose contents `parse` reads. Nothing else may be in it.
    private mutating func parseBracket(_ parse: (inout TokenCursor, Int) -> SyntaxNode.Kind?) {
        let (start, opening, close) = (nodeCount, index, Int(token.match))
        advance()
        let kind = parse(&self, close)
        let isRead = kind != nil && index == close && tokens[close].isClosing
        if !isRead { nodeCount = start }
        add(isRead ? kind! : .unreadable, .none, from: start)
        index = opening
        skip()
    }

    private mutating func parseTuple() {
        parseBracket { cursor, close in
            while cursor.index < close {
                let label = cursor.passLabel()
                let element = cursor.nodeCount
                guard cursor.parseType() else { return nil }
                if let label { cursor.add(.labeled, label, from: element) }
                if cursor.isAtEllipsis { cursor.advance() }
                guard cursor.pass(.comma) else { break }
            }
            return .tuple
        }
    }

    /// Whether the next token is the `...` behind a type.
    var isAtEllipsis: Bool { isAtOperator(startingWith: ".") && token.end - token.start == 3 }

    /// Passes `label: `, `_ name: ` or `label name: ` before an element, and returns the inner name.
    private mutating func passLabel() -> ByteRange? {
        guard tokens[index].isWord else { return nil }
        let name = nextKind == .colon ? index : index + 1
        guard tokens[name].isWord, tokens[name + 1].kind == .colon else { return nil }
        jump(to: name + 2)
        return isWord("_", at: name) ? nil : tokens[name].range
    }

    mutating func parseBrackets() {
        parseBracket { cursor, close in
            guard cursor.parseArgument() else { return nil }
            if cursor.index == close { return .array }
            let isTable = cursor.kind == .colon
            guard isTable || cursor.isWord("of", at: cursor.index) else { return nil }
            cursor.advance()
            return cursor.parseType() ? isTable ? .dictionary : .inlineArray : nil
        }
    }

    // MARK: Functions

    /// The index after the `->` that follows, also behind effects.
    private var endOfArrow: Int? {
        var next = index
        while true {
            switch keyword(at: next) {
            case .async, .reasync, .rethrows: next += 1
            case .throws:
                next += 1
                if tokens[next].kind == .openParenthesis { next = Int(tokens[next].match) + 1 }
            default: return tokens[next].kind == .arrow ? next + 1 : nil
            }
        }
    }

    /// Reads the effects and the result of a function type.
    private mutating func parseResult(behind end: Int, from start: Int) -> Bool {
        while index < end {
            if kind == .openParenthesis {
                parseBracket { cursor, _ in cursor.parseType() ? .thrownType : nil }
            } else {
                if kind == .word { add(.effect, token.range, from: nodeCount) }
                advance()
            }
        }
        guard parseType() else { return false }
        add(.function, .none, from: start)
        return true
    }

    // MARK: Attributes

    /// Reads an attribute of a type. Parentheses are its arguments only if no space precedes them and no arrow follows
    /// them.
    private mutating func parseTypeAttribute() {
        parseAttribute { cursor in
            var next = cursor
            next.skip()
            if !cursor.token.followsSpace, next.endOfArrow == nil { cursor.skip() }
        }
    }

    /// Reads an attribute of a declaration.
    mutating func parseDeclarationAttribute() -> ParsedText {
        let start = token.start
        parseAttribute { if !$0.startsLine { $0.parseAttributeArguments() } }
        return parsed(from: start)
    }

    /// - Parameter parseArguments: Reads parentheses, if they are arguments.
    private mutating func parseAttribute(_ parseArguments: (inout TokenCursor) -> Void) {
        let (start, first) = (token.start, nodeCount)
        advance()
        if token.isWord { _ = parsePath(from: first) }
        if kind == .openParenthesis { parseArguments(&self) }
        add(.attribute, ByteRange(start + 1, lastEnd), from: first)
    }

    private mutating func parseAttributeArguments() {
        let (opening, close) = (index, Int(token.match))
        advance()
        while index < close {
            let (start, first) = (nodeCount, token.start)
            while index < close, kind != .comma {
                let isNumber = kind == .number && nodeCount == start + 1 && tokens[index - 1].isWord
                if isNumber || token.isWord || isAt("*") {
                    add(isNumber ? .number : .name, tokens[index].range, from: nodeCount)
                }
                skip()
            }
            add(.argument, range(from: first), from: start)
            if index < close { advance() }
        }
        index = opening
        skip()
    }
}
