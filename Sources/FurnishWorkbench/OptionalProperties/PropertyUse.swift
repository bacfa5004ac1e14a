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
        if keyPath != nil { return true }
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
    var receiver: Range<Int>? { end.map { start..<$0 } }

    /// The end of that instance.
    private var end: Int? { keyPath ?? (kind(index - 1) == .period ? index - 1 : nil) }

    /// The bracket of `screen[keyPath: \.name]`, which is the property of `screen`.
    private var keyPath: Int? {
        guard kind(index - 1) == .period, kind(index + 1) == .closeSquare else { return nil }
        let open = lexed.openings[index + 1] ?? 0
        return kind(open + 3) == .backslash && text(open + 1) == "keyPath" ? open : nil
    }

    /// The constant or variable that takes the whole value: `name` in `let name = self.name`.
    private var taker: LocalName? {
        guard let name = lexed.locals.takers[start] else { return nil }
        switch name.origin {
        case .value(let value), .wrapped(in: let value): return value.upperBound == index + 1 ? name : nil
        default: return nil
        }
    }

    /// The same, if it has the type of the value.
    var copy: LocalName? {
        if case .value? = taker?.origin { return taker }
        return nil
    }

    // MARK: Effect

    var effect: Effect {
        let next = index + (keyPath == nil ? 1 : 2)
        if isInout, kind(next) != .period, kind(next) != .openSquare { return .assigns }
        if isAssigned(before: next) { return .assigns }
        switch kind(next) {
        case .binaryOperator where isCompoundAssignment(next): return .assigns
        case .postfixExclamation, .postfixQuestion: return kind(next + 1) == .equal ? .assigns : .needsOptional
        case .period:
            let member = ["map", "flatMap", "none", "some", "unsafelyUnwrapped"].contains(text(next + 1))
            return member ? .needsOptional : .none
        default: return isUnwrapped || isComparedWithNil || isMatched ? .needsOptional : .none
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
    var start: Int { end.map(lexed.start) ?? index }

    var isInout: Bool { kind(start - 1) == .prefixAmpersand }

    /// `if let name = self.name`
    private var isUnwrapped: Bool {
        if case .wrapped? = taker?.origin { return true }
        return false
    }

    /// `if case let name? = self.name`, and `switch` with a case for nil
    private var isMatched: Bool {
        if kind(start - 1) == .equal { return [.postfixQuestion, .closeParenthesis].contains(kind(start - 2)) }
        guard lexed.keyword(start - 1) == .switch, kind(index + 1) == .openBrace else { return false }
        return (index + 2..<lexed.close(of: index + 1)).contains {
            lexed.keyword($0) == .nil && lexed.keyword($0 - 1) == .case
                || kind($0 - 1) == .period && ["none", "some"].contains(text($0))
                || kind($0) == .postfixQuestion && kind($0 + 1) == .colon
        }
    }

    /// Whether `??`, `== nil` or `!= nil` follows, or `nil ==` precedes it.
    private var isComparedWithNil: Bool {
        let (before, after) = (text(start - 1), text(index + 1))
        let signs = ["==", "!="]
        return before == "??" || after == "??" || signs.contains(after) && text(index + 2) == "nil"
            || signs.contains(before) && text(start - 2) == "nil"
    }

    /// Whether `=` follows, also after a tuple: `(name, self.other) = …`.
    func isAssigned(before index: Int) -> Bool {
        if kind(index) == .equal { return true }
        guard [.comma, .closeParenthesis].contains(kind(index)), let open = lexed.opening(around: index),
            kind(open) == .openParenthesis
        else { return false }
        // Not `case .loaded(name) = state`
        let isCalled = !tokens[open].startsLine && lexed.tokens[max(open - 1, 0)].isWord
        return (!isCalled || lexed.keyword(open - 1) == .in) && isAssigned(before: lexed.close(of: open) + 1)
    }

    func isCompoundAssignment(_ index: Int) -> Bool {
        let sign = text(index)
        return kind(index) == .binaryOperator && sign.hasSuffix("=")
            && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    }

    // MARK: Instances

    /// Whether it makes an instance of a type that its place tells: `.init()`.
    var isImplicitCall: Bool {
        text == "init" && kind(index - 1) == .period && kind(index + 1) == .openParenthesis
    }
}
