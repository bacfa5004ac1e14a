/// Finds the end of a type. `TypeReader` finds its meaning.
extension TokenCursor {
    /// Skips a type. If it is not valid, returns false, at a token inside it.
    package mutating func skipType() -> Bool {
        while true {
            guard skipComposition() else { return false }
            guard skipArrow() else { return true }
        }
    }

    /// Skips a type such as `any A & B`.
    private mutating func skipComposition() -> Bool {
        while true {
            skipSpecifiers()
            guard skipSimpleType() else { return false }
            guard isAt("&"), token.isOperator else { return true }
            advance()
        }
    }

    /// Skips `->` and the effects before it, if the type is a function type.
    private mutating func skipArrow() -> Bool {
        var next = index
        while true {
            switch keyword(at: next) {
            case .async, .reasync, .rethrows: next += 1
            case .throws:
                next += 1
                if tokens[next].kind == .openParenthesis { next = Int(tokens[next].match) + 1 }
            default:
                guard tokens[next].kind == .arrow else { return false }
                jump(to: next)
                advance()
                return true
            }
        }
    }

    /// Skips attributes, and words such as `inout` and `some` before a type.
    mutating func skipSpecifiers() {
        while true {
            switch kind {
            case .at: skipTypeAttribute()
            case .word:
                guard isAtSpecifier else { return }
                // `any(P)` is a type in parentheses.
                let takesDetail = keyword == .nonisolated || keyword == .dependsOn || keyword == .unowned
                advance()
                if takesDetail, kind == .openParenthesis, !token.followsSpace { skip() }
            default: return
            }
        }
    }

    /// Whether the next word is a specifier and not a name, because a type follows.
    var isAtSpecifier: Bool {
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

    /// Skips an attribute of a type. Parentheses are its arguments only if no space precedes them and no arrow follows
    /// them.
    private mutating func skipTypeAttribute() {
        advance()
        skipAttributeName()
        guard kind == .openParenthesis, !token.followsSpace else { return }
        let next = Int(token.match) + (tokens[Int(token.match)].isClosing ? 1 : 0)
        switch keyword(at: next) {
        case .async, .throws, .rethrows, .reasync: return
        default: if tokens[next].kind != .arrow { skip() }
        }
    }

    /// Skips a name such as `Module.Name<Argument>`.
    mutating func skipAttributeName() {
        while kind == .word || kind == .quotedWord {
            advance()
            if isAtOperator(startingWith: "<"), !token.followsSpace { _ = skipAngles() }
            guard kind == .period || kind == .doubleColon else { return }
            advance()
        }
    }

    private mutating func skipSimpleType() -> Bool {
        switch kind {
        case .openParenthesis, .openSquare:
            guard isFilled else { return false }
            skip()
        case .quotedWord, .word:
            // `any` and `some` need a type after them.
            guard startsType(index), keyword != .any, keyword != .some else { return false }
            advance()
            if isAtOperator(startingWith: "<"), !skipAngles() { return false }
        case .prefixOperator, .binaryOperator:
            // `~Copyable`
            guard isAt("~") else { return false }
            advance()
            // Swift takes one.
            return kind == .prefixOperator || kind == .binaryOperator ? false : skipSimpleType()
        default: return false
        }
        return skipTypeSuffix()
    }

    /// Whether the brackets at the next token end with a complete element. `(_ coder: )` does not.
    private var isFilled: Bool {
        switch tokens[Int(token.match) - 1].kind {
        case .colon, .arrow, .at, .period: false
        default: true
        }
    }

    private mutating func skipTypeSuffix() -> Bool {
        while true {
            switch kind {
            case .postfixQuestion, .postfixExclamation: split(length: 1)
            case .period, .doubleColon:
                guard nextKind == .word || nextKind == .quotedWord else { return true }
                advance()
                advance()
                if isAtOperator(startingWith: "<"), !skipAngles() { return false }
            default: return true
            }
        }
    }

    /// Skips `<…>`. Its last `>` may be part of a token such as `>?` or `>>`.
    mutating func skipAngles() -> Bool {
        guard let (last, length) = endOfAngles() else { return false }
        jump(to: last)
        split(length: length)
        return true
    }

    /// The index of the token that closes the angle bracket at the next token, and the number of its bytes up to there.
    private func endOfAngles() -> (last: Int, length: UInt32)? {
        if token.end - token.start > 1, bytes[Int(token.start) + 1] == UInt8(ascii: ">") { return nil }
        var depth = 0
        var next = index
        let limit = index + 500
        while next < limit {
            if !tokens[next].isOperator {
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
        let token = tokens[index]
        var next = token.start
        while next < token.end {
            let byte = bytes[Int(next)]
            next += 1
            if byte == UInt8(ascii: "<") {
                depth += 1
            } else if byte == UInt8(ascii: ">"), next - token.start < 2 || bytes[Int(next) - 2] != UInt8(ascii: "-") {
                depth -= 1
                if depth == 0 { return next - token.start }
            }
        }
        return nil
    }

    /// Skips the generic arguments of a name in an expression. `<` opens them only if they are valid up to their end,
    /// and if the token after them cannot follow a comparison.
    mutating func skipGenericArguments() {
        guard isAtOperator(startingWith: "<"), !token.followsSpace, failedAngles < 2_000 else { return }
        if let (last, length) = endOfAngles(), canFollowGenericArguments(last, length) {
            jump(to: last)
            split(length: length)
        } else {
            failedAngles += 1
        }
    }

    private func canFollowGenericArguments(_ index: Int, _ length: UInt32) -> Bool {
        guard tokens[index].start + length == tokens[index].end else { return true }
        let next = tokens[index + 1]
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
        let token = tokens[index]
        switch token.kind {
        case .openParenthesis, .openSquare: return Int(token.match) + (tokens[Int(token.match)].isClosing ? 1 : 0)
        case .quotedWord, .period, .comma, .colon, .arrow, .postfixQuestion, .postfixExclamation, .number, .at,
            .doubleColon:
            return index + 1
        case .word:
            switch keyword(at: index) {
            case .Any, .Self, .inout, .throws, .rethrows, .repeat, .let: return index + 1
            case let word: return word.isReserved ? nil : index + 1
            }
        default: return nil
        }
    }

    /// Skips the requirements after a `where`.
    mutating func skipRequirements() -> Bool {
        while true {
            guard skipRequirementSide(), kind == .colon || token.isOperator else { return false }
            advance()
            guard skipRequirementSide() else { return false }
            if kind == .openParenthesis, !startsLine { skip() }
            guard kind == .comma else { return true }
            advance()
        }
    }

    /// Skips a type, `class`, or a number.
    mutating func skipRequirementSide() -> Bool {
        if isAt("-") { advance() }
        guard kind != .number, keyword != .class else {
            advance()
            return true
        }
        return skipType()
    }
}
