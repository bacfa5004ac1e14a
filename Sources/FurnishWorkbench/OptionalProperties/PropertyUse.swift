import FurnishCore

/// One place where the name of a property is written.
struct PropertyUse {
    enum Effect {
        case none
        case assigns
        /// It does not compile, or causes a warning, if the value is not optional: `name?`, `if let name`, `name == nil`.
        case needsOptional
    }

    let lexed: LexedText
    let index: Int

    private var tokens: UnsafeMutablePointer<Token> { lexed.tokens }
    var range: ByteRange { tokens[index].range }
    var text: String { text(index) }

    private func kind(_ index: Int) -> Token.Kind { lexed.kind(index) }

    private func text(_ index: Int) -> String { lexed.text(index) }

    /// Whether it is the name of a type whose initializer is named or called: `Screen()`, `Screen<Int>()`, `Screen.init`.
    var isCall: Bool {
        if ["class", "struct", "enum", "func", "extension"].contains(text(index - 1)) || kind(index - 1) == .at {
            return false
        }
        var next = index + 1
        if text(next).hasPrefix("<") {
            while kind(next) != .endOfFile, kind(next) != .openParenthesis, kind(next) != .openBrace { next += 1 }
            return kind(next) == .openParenthesis && text(next - 1).hasSuffix(">")
        }
        while kind(next) == .period {
            if text(next + 1) == "init" { return true }
            guard text(next + 1) == "self" else { return false }
            next += 2
        }
        return kind(next) == .openParenthesis && !tokens[next].startsLine
    }

    // MARK: Receiver

    /// Whether it names a property: no declaration, no label of an argument or parameter, no case after a dot, no key path.
    var isProperty: Bool {
        if kind(index - 1) == .period {
            let before = tokens[max(index - 2, 0)]
            let isOperand =
                before.isWord && !lexed.isStatement(index - 2) || before.isClosing
                || [.postfixQuestion, .postfixExclamation].contains(before.kind)
            return isOperand && kind(start - 1) != .backslash
        }
        let isLabel = kind(index + 1) == .colon && [.openParenthesis, .comma].contains(kind(index - 1))
        if isLabel || lexed.isDeclared(index) || lexed.locals.labels.contains(index) { return false }
        switch lexed.locals.name(at: index)?.origin {
        case nil: return true
        // `if let name`, `[name] in`
        case .value(let value), .wrapped(in: let value): return value == index..<index + 1
        default: return false
        }
    }

    /// The tokens of the instance before the dot; nil where the name stands alone.
    var receiver: Range<Int>? { kind(index - 1) == .period ? start..<index - 1 : nil }

    /// The constant or variable that takes the value, and its type: `name` in `let name = self.name`.
    var copy: LocalName? { lexed.locals.name(of: start..<index + 1) }

    // MARK: Effect

    var effect: Effect {
        if lexed.isShorthandBinding(index) { return .needsOptional }
        let next = index + 1
        if isInout, kind(next) != .period, kind(next) != .openSquare { return .assigns }
        switch kind(next) {
        case .equal: return .assigns
        case .binaryOperator where isCompoundAssignment(next): return .assigns
        case .postfixExclamation, .postfixQuestion: return kind(next + 1) == .equal ? .assigns : .needsOptional
        case .period:
            let member = ["map", "flatMap", "none", "some", "unsafelyUnwrapped"].contains(text(next + 1))
            return member ? .needsOptional : .none
        case .openSquare where !tokens[next].followsSpace: return .none
        case .openParenthesis where !tokens[next].followsSpace: return .none
        default: return acceptsValue || copy != nil ? .none : .needsOptional
        }
    }

    /// The value that is assigned, if it is a call: `Model(log: log)`.
    var assignedCall: Range<Int>? {
        var equal = index + 1
        while kind(equal) == .postfixQuestion || kind(equal) == .postfixExclamation { equal += 1 }
        let end = lexed.endOfValue(from: equal + 1)
        return kind(equal) == .equal && kind(end - 1) == .closeParenthesis ? equal + 1..<end : nil
    }

    /// The index of the first token of `self?.name`.
    var start: Int { kind(index - 1) == .period ? lexed.start(ofOperandBefore: index - 1) : index }

    var isInout: Bool { kind(start - 1) == .prefixAmpersand }

    /// Whether the code around the name accepts a value that is not optional in place of an optional: it is an argument, an
    /// assigned or returned value, or is compared.
    private var acceptsValue: Bool {
        let (before, end) = (start - 1, index + 1)
        if isComparedWithNil { return false }
        if ["==", "!=", "===", "!==", "as", "is"].contains(text(end)) { return true }
        if isStringPiece(kind(before)) { return isStringPiece(kind(end)) || kind(end) == .closeParenthesis }
        let endsHere =
            tokens[end].startsLine || tokens[end].isClosing || [.endOfFile, .comma, .semicolon].contains(kind(end))
        guard endsHere else { return false }
        switch kind(before) {
        case .equal: return !bindsName(before)
        case .comma, .colon, .openParenthesis: return isArgument
        case .openBrace: return kind(end) == .closeBrace && isBody(before)
        default: return text(before) == "return"
        }
    }

    /// Whether a string literal with interpolations continues.
    private func isStringPiece(_ kind: Token.Kind) -> Bool {
        [.stringStart, .multilineStringStart, .stringMiddle, .stringEnd].contains(kind)
    }

    /// Whether a brace opens the body of a function or property, which has a declared type.
    private func isBody(_ brace: Int) -> Bool {
        var position = brace - 1
        while position >= 0, ![.openBrace, .closeBrace, .equal, .semicolon].contains(kind(position)) {
            if ["func", "var", "subscript", "get"].contains(text(position)) { return true }
            if tokens[position].startsLine { return false }
            position -= 1
        }
        return false
    }

    /// The index of the innermost parenthesis, bracket or brace that is open here; -1 if there is none.
    private func opening(before first: Int) -> Int {
        var open = first - 1
        while open >= 0, !(tokens[open].isOpening && Int(tokens[open].match) > index) { open -= 1 }
        return open
    }

    /// Whether it is a whole argument of a call whose result is not unwrapped.
    private var isArgument: Bool {
        let open = opening(before: start)
        guard open > 0, kind(open) == .openParenthesis, !tokens[open].followsSpace else { return false }
        let isCall = tokens[open - 1].isWord || [.closeParenthesis, .closeSquare].contains(kind(open - 1))
        let next = kind(Int(tokens[open].match) + 1)
        return isCall && next != .postfixQuestion && !(next == .openBrace && isInStatement)
    }

    /// Whether it is part of the conditions of an `if` or a loop, after which a brace begins the body.
    private var isInStatement: Bool {
        var position = start - 1
        while position >= 0, kind(position) != .openBrace {
            if ["if", "guard", "while", "for", "switch"].contains(text(position)) { return true }
            // The conditions of one statement may stand on several lines.
            if tokens[position + 1].startsLine, kind(position) != .comma { return false }
            position -= 1
        }
        return false
    }

    /// Whether an `=` gives a value to a new constant or variable without a type, whose type would change.
    private func bindsName(_ equal: Int) -> Bool {
        var position = equal - 1
        if kind(position) == .closeParenthesis { return true }
        while position >= 0, !tokens[position + 1].startsLine, equal - position < 24 {
            if ["let", "var"].contains(text(position)) {
                return !(position..<equal).contains { kind($0) == .colon }
                    || ["if", "guard", "while", "case"].contains(text(position - 1)) || kind(position - 1) == .comma
            }
            position -= 1
        }
        return false
    }

    /// Whether `??`, `== nil` or `!= nil` follows, or `nil ==` precedes it.
    private var isComparedWithNil: Bool {
        let (before, after) = (text(start - 1), text(index + 1))
        let signs = ["==", "!="]
        return before == "??" || after == "??" || signs.contains(after) && text(index + 2) == "nil"
            || signs.contains(before) && text(start - 2) == "nil"
    }

    func isCompoundAssignment(_ index: Int) -> Bool {
        let sign = text(index)
        return kind(index) == .binaryOperator && sign.hasSuffix("=")
            && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    }

    // MARK: Instances

    /// Whether it makes an instance of the type that is written before it: `let screen: Screen = .init()`.
    func isImplicitCall(of names: Set<String>) -> Bool {
        guard text == "init", kind(index - 1) == .period, kind(index + 1) == .openParenthesis, kind(index - 2) == .equal
        else { return false }
        return names.contains(text(index - 3))
    }

    /// Whether a storyboard or nib makes an instance here by `init(coder:)`: `instantiateViewController(…) as! Screen`.
    var isCastOfInstance: Bool {
        var position = index - 1
        while kind(position) == .postfixQuestion || kind(position) == .postfixExclamation { position -= 1 }
        guard text(position) == "as" || kind(position) == .colon else { return false }
        let makers = [
            "instantiateInitialViewController", "instantiateViewController", "instantiateController",
            "instantiateInitialController", "loadNibNamed", "instantiate",
        ]
        if text(position) == "as" {
            var first = position
            while first >= 0, position - first < 60, ![.semicolon, .openBrace, .closeBrace].contains(kind(first)) {
                if makers.contains(text(first)) { return true }
                if ["let", "var", "return", "guard"].contains(text(first)) { break }
                first -= 1
            }
            return false
        }
        var last = index + 1
        guard kind(last) == .equal else { return false }
        while kind(last) != .endOfFile, !tokens[last].startsLine {
            if makers.contains(text(last)) { return true }
            last += 1
        }
        return false
    }
}
