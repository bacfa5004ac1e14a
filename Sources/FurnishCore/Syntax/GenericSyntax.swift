/// Reads generic arguments and clauses.
extension TokenCursor {
    /// Reads `<…>`. Its last `>` may be part of a token such as `>?` or `>>`.
    mutating func parseArguments() -> Bool {
        parseAngles { cursor in
            repeat { guard cursor.parseArgument() else { return false } } while cursor.pass(.comma)
            return true
        }
    }

    /// Reads `<T: P, each U, let n: Int>`.
    mutating func parseGenerics() -> Bool {
        let (start, first) = (nodeCount, token.start)
        let isValid = parseAngles { cursor in
            repeat {
                let start = cursor.nodeCount
                if cursor.parseRequirement(mayBeName: true) { continue }
                cursor.nodeCount = start
                break
            } while cursor.pass(.comma)
            return true
        }
        add(.clause, range(from: first), from: start)
        return isValid
    }

    private mutating func parseAngles(_ parse: (inout TokenCursor) -> Bool) -> Bool {
        guard let (last, length) = AngleBrackets(cursor: self).end() else { return false }
        let (start, end) = (nodeCount, tokens[last].start + length)
        split(length: 1)
        let isValid = parse(&self)
        // A part of the last token may have closed other angle brackets.
        if !isValid || index != last || tokens[last].start + 1 != end {
            nodeCount = start
            add(.unreadable, .none, from: start)
        }
        jump(to: last)
        split(length: end - tokens[last].start)
        return true
    }

    /// Reads a type, a number such as `-1`, or `class` where a type is inherited.
    mutating func parseArgument() -> Bool {
        let (start, first) = (nodeCount, token.start)
        if isAt("-"), tokens[index + 1].kind == .number { advance() }
        let isClass = keyword == .class
        guard isClass || kind == .number else { return parseType() }
        advance()
        add(isClass ? .name : .number, range(from: first), from: start)
        return true
    }

    /// Skips the generic arguments of a name in an expression. `<` opens them only if they are valid up to their end,
    /// and if the token after them cannot follow a comparison.
    mutating func skipGenericArguments() {
        guard isAtOperator(startingWith: "<"), !token.followsSpace, failedAngles < 2_000 else { return }
        let angles = AngleBrackets(cursor: self)
        if let (last, length) = angles.end(), angles.canFollow(last, length) {
            jump(to: last)
            split(length: length)
        } else {
            failedAngles += 1
        }
    }

    // MARK: Requirements

    /// Reads the requirements after a `where`.
    mutating func parseRequirements() -> Bool {
        let (start, first) = (nodeCount, token.start)
        repeat { guard parseRequirement(mayBeName: false) else { return false } } while pass(.comma)
        add(.clause, range(from: first), from: start)
        return true
    }

    /// - Parameter mayBeName: Whether it may state nothing of its subject.
    private mutating func parseRequirement(mayBeName: Bool) -> Bool {
        let start = nodeCount
        let isValue = keyword == .let
        if isValue { advance() }
        guard parseArgument() else { return false }
        let name = tokens[index - 1].range
        let isSameType = isAtOperator(startingWith: "=")
        if isSameType || kind == .colon {
            advance()
            guard parseArgument() else { return false }
            if kind == .openParenthesis, !startsLine { skip() }
        } else if !mayBeName {
            return false
        }
        add(isValue ? .valueParameter : isSameType ? .sameType : .requirement, name, from: start)
        return true
    }
}

/// Finds the end of generic arguments, before anything of them is read.
private struct AngleBrackets {
    let cursor: TokenCursor

    /// The index of the token that closes the angle bracket at the next token, and the number of its bytes up to there.
    func end() -> (last: Int, length: UInt32)? {
        let first = cursor.token
        if first.end - first.start > 1, cursor.bytes[Int(first.start) + 1] == UInt8(ascii: ">") { return nil }
        var depth = 0
        var next = cursor.index
        let limit = next + 500
        while next < limit {
            if !cursor.tokens[next].isOperator {
                guard let past = pastArgumentToken(next) else { return nil }
                next = past
            } else if let length = bytesToClose(next, &depth) {
                return (next, length)
            } else {
                next += 1
            }
        }
        return nil
    }

    /// Counts the angle brackets of an operator. If they close the last open one, returns the number of bytes up to
    /// there.
    private func bytesToClose(_ index: Int, _ depth: inout Int) -> UInt32? {
        let token = cursor.tokens[index]
        var next = token.start
        while next < token.end {
            let byte = cursor.bytes[Int(next)]
            next += 1
            if byte == UInt8(ascii: "<") {
                depth += 1
            } else if byte == UInt8(ascii: ">"),
                next - token.start < 2 || cursor.bytes[Int(next) - 2] != UInt8(ascii: "-")
            {
                depth -= 1
                if depth == 0 { return next - token.start }
            }
        }
        return nil
    }

    func canFollow(_ index: Int, _ length: UInt32) -> Bool {
        guard cursor.tokens[index].start + length == cursor.tokens[index].end else { return true }
        let next = cursor.tokens[index + 1]
        switch next.kind {
        case .closeParenthesis, .closeSquare, .openBrace, .closeBrace, .period, .comma, .semicolon, .endOfFile,
            .postfixExclamation, .postfixQuestion, .colon:
            return true
        case .openParenthesis, .openSquare: return !next.startsLine
        default: return false
        }
    }

    /// The index after a token that is allowed in generic arguments.
    private func pastArgumentToken(_ index: Int) -> Int? {
        let token = cursor.tokens[index]
        switch token.kind {
        case .openParenthesis, .openSquare:
            return Int(token.match) + (cursor.tokens[Int(token.match)].isClosing ? 1 : 0)
        case .quotedWord, .period, .comma, .colon, .arrow, .postfixQuestion, .postfixExclamation, .number, .at,
            .doubleColon:
            return index + 1
        case .word:
            switch cursor.keyword(at: index) {
            case .Any, .Self, .inout, .throws, .rethrows, .repeat, .let: return index + 1
            case let word: return word.isReserved ? nil : index + 1
            }
        default: return nil
        }
    }
}
