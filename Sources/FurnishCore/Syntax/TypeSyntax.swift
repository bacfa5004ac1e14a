/// Types as they are written: where one ends. What it means is for a higher floor.
extension TokenCursor {
    /// Passes a type; false, somewhere inside it, where none stands.
    mutating func skipType() -> Bool {
        while true {
            guard skipComposition() else { return false }
            guard skipArrow() else { return true }
        }
    }

    /// `any A & B`
    private mutating func skipComposition() -> Bool {
        while true {
            skipSpecifiers()
            guard skipSimpleType() else { return false }
            guard isAt("&"), token.isOperator else { return true }
            advance()
        }
    }

    /// `->` and the effects before it, where a function's type goes on.
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

    /// Attributes, and words like `inout` and `some`, where a type follows them.
    mutating func skipSpecifiers() {
        while true {
            switch kind {
            case .at: skipTypeAttribute()
            case .word:
                guard isAtSpecifier else { return }
                advance()
                if kind == .openParenthesis, !token.followsSpace { skip() }
            default: return
            }
        }
    }

    private var isAtSpecifier: Bool {
        let next = index + 1
        switch keyword {
        case .inout, .some, .any, .each, .repeat:
            return startsType(next)
        case .nonisolated, .dependsOn:
            return startsType(next) || tokens[next].kind == .openParenthesis
        case .borrowing, .consuming, .sending, .isolated, ._const, .oldOwned, .oldShared, ._local, .unowned, .weak:
            return !tokens[next].startsLine && startsType(next)
        default:
            return false
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

    /// An attribute's arguments follow it without a space, and no arrow follows them: else they are a function's type.
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

    /// `Module.Name<Argument>`
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
            // What these stand before is missing.
            guard startsType(index), keyword != .any, keyword != .some else { return false }
            return skipNamedType()
        case .prefixOperator, .binaryOperator:
            // `~Copyable`
            guard isAt("~") else { return false }
            advance()
            return skipSimpleType()
        case .placeholder: advance()
        default: return false
        }
        return skipTypeSuffix()
    }

    /// Whether nothing is plainly missing at the end of the brackets at the next token: `(_ coder: )`.
    private var isFilled: Bool {
        switch tokens[Int(token.match) - 1].kind {
        case .colon, .arrow, .at, .period: false
        default: true
        }
    }

    private mutating func skipNamedType() -> Bool {
        advance()
        if isAtOperator(startingWith: "<"), !skipAngles() { return false }
        return skipTypeSuffix()
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

    /// Passes `<…>`, whose last `>` may be read as a part of `>?` or `>>`.
    mutating func skipAngles() -> Bool {
        guard token.end - token.start < 2 || bytes[Int(token.start) + 1] != UInt8(ascii: ">") else { return false }
        var depth = 0
        while true {
            if token.isOperator {
                if let length = bytesToClose(index, &depth) {
                    split(length: length)
                    return true
                }
                advance()
                continue
            }
            switch kind {
            case .endOfFile, .openBrace, .closeBrace, .closeParenthesis, .closeSquare, .semicolon, .poundIf, .poundElse,
                .poundElseif, .poundEndif:
                return false
            default: skip()
            }
        }
    }

    /// Counts the angle brackets of an operator. Where the last open one is closed, how many bytes that takes.
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

    /// In an expression, `<` right after a name opens generic arguments only where they can be read as such to the
    /// end, and where what follows them cannot follow a comparison. Passes them then.
    mutating func skipGenericArguments() {
        guard isAtOperator(startingWith: "<"), !token.followsSpace, failedAngles < 2_000 else { return }
        var depth = 0
        var next = index
        let limit = index + 500
        while next < limit {
            if tokens[next].isOperator {
                if let length = bytesToClose(next, &depth) {
                    guard canFollowGenericArguments(next, length) else { break }
                    jump(to: next)
                    return split(length: length)
                }
                next += 1
            } else if let past = pastArgumentToken(next) {
                next = past
            } else {
                break
            }
        }
        failedAngles += 1
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

    /// The index after a token that can stand among generic arguments.
    private func pastArgumentToken(_ index: Int) -> Int? {
        let token = tokens[index]
        switch token.kind {
        case .openParenthesis, .openSquare:
            return Int(token.match) + (tokens[Int(token.match)].isClosing ? 1 : 0)
        case .quotedWord, .period, .comma, .arrow, .postfixQuestion, .postfixExclamation, .number, .at, .doubleColon:
            return index + 1
        case .word:
            switch keyword(at: index) {
            case .Any, .Self, .inout, .throws, .rethrows, .repeat: return index + 1
            case let word: return word.isReserved ? nil : index + 1
            }
        default: return nil
        }
    }

    /// Passes the requirements of a `where`, that word left out.
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

    /// A type, `class`, or a number.
    private mutating func skipRequirementSide() -> Bool {
        if isAt("-") { advance() }
        guard kind != .number, keyword != .class else {
            advance()
            return true
        }
        return skipType()
    }
}
