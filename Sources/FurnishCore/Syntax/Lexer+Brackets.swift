/// Lexes brackets and directives. Until the closing bracket is found, the `match` of an opening bracket is the index of
/// the enclosing one.
extension Lexer {
    mutating func open(_ kind: Token.Kind) {
        count(kind, by: 1)
        let around = bracket < 0 ? Token.noMatch : UInt32(bracket)
        bracket = count
        add(kind, length: 1)
        tokens[bracket].match = around
    }

    mutating func close(_ kind: Token.Kind, _ opening: Token.Kind) {
        if bracket < 0 || tokens[bracket].kind != opening {
            isBroken = true
            guard unwind(to: opening) else { return add(kind, length: 1) }
        }
        pop()
        add(kind, length: 1)
    }

    mutating func closeParenthesis() {
        if bracket >= 0 {
            let kind = tokens[bracket].kind
            if kind == .stringStart || kind == .multilineStringStart { return resumeString() }
        }
        close(.closeParenthesis, .openParenthesis)
    }

    /// Closes the innermost bracket with the next token.
    mutating func pop() {
        count(tokens[bracket].kind, by: -1)
        let around = tokens[bracket].match
        tokens[bracket].match = UInt32(count)
        bracket = around == Token.noMatch ? -1 : Int(around)
    }

    /// Closes brackets until the innermost is of this kind. A bracket left open inside it means unfinished code, and
    /// the rest is still worth reading.
    private mutating func unwind(to opening: Token.Kind) -> Bool {
        guard openCount(opening) > 0 else { return false }
        while tokens[bracket].kind != opening {
            switch tokens[bracket].kind {
            case .poundIf, .poundElseif, .poundElse: return false
            case .openBrace where opening != .openBrace: return false
            case .stringStart, .multilineStringStart: return false
            default: pop()
            }
        }
        return true
    }

    private func openCount(_ kind: Token.Kind) -> Int {
        switch kind {
        case .openBrace: openBraces
        case .openParenthesis: openParentheses
        default: openSquares
        }
    }

    private mutating func count(_ kind: Token.Kind, by step: Int) {
        switch kind {
        case .openBrace: openBraces += step
        case .openParenthesis: openParentheses += step
        case .openSquare: openSquares += step
        case .poundIf, .poundElseif, .poundElse: openConditions += step
        default: break
        }
    }

    // MARK: Directives

    mutating func lexPound() {
        let start = index
        var next = start
        while next < end, bytes[next] == UInt8(ascii: "#") { next += 1 }
        let pounds = next - start
        if next < end, bytes[next] == UInt8(ascii: "\"") {
            index = next
            return lexString(start: start, pounds: pounds)
        }
        if next < end, bytes[next] == UInt8(ascii: "/") { return lexExtendedRegex(pounds: pounds) }
        guard pounds == 1 else { return addUnknown(length: pounds) }
        lexDirective()
    }

    private mutating func lexDirective() {
        var next = index + 1
        while next < end, continuesWord[Int(bytes[next])] { next += 1 }
        switch next - index {
        case 3 where bytes.spells("if", at: index + 1): openDirective(.poundIf, length: 3)
        case 5 where bytes.spells("else", at: index + 1): replaceDirective(.poundElse, length: 5)
        case 7 where bytes.spells("elseif", at: index + 1): replaceDirective(.poundElseif, length: 7)
        case 6 where bytes.spells("endif", at: index + 1): closeDirective()
        default: add(.pound, length: 1)
        }
    }

    private mutating func openDirective(_ kind: Token.Kind, length: Int) {
        count(kind, by: 1)
        let around = bracket < 0 ? Token.noMatch : UInt32(bracket)
        bracket = count
        directives.append(count)
        add(kind, length: length)
        tokens[bracket].match = around
    }

    private mutating func replaceDirective(_ kind: Token.Kind, length: Int) {
        guard unwindToDirective() else { return addUnknown(length: length) }
        pop()
        openDirective(kind, length: length)
    }

    private mutating func closeDirective() {
        guard unwindToDirective() else { return addUnknown(length: 6) }
        pop()
        directives.append(count)
        add(.poundEndif, length: 6)
    }

    /// Closes brackets until the innermost is an `#if`. A bracket that stays open inside a branch means broken code.
    private mutating func unwindToDirective() -> Bool {
        guard openConditions > 0 else { return false }
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
}
