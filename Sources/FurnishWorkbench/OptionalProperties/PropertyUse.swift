import FurnishCore

/// One place where the name of a property is written.
struct PropertyUse {
    /// The instance whose property it is.
    enum Receiver {
        /// The name is written alone.
        case none
        case ofSelf
        /// With the name of its type, which the tokens before it show.
        case other(type: String)
        /// With the name of a variable, if it is one.
        case unknown(variable: String)
    }

    enum Effect {
        case none
        case assigns
        /// It does not compile, or causes a warning, if the value is not optional: `name?`, `if let name`, `name == nil`.
        case needsOptional
    }

    let source: SourceFile
    let tokens: UnsafeMutablePointer<Token>
    var index: Int

    var kind: Token.Kind { tokens[index].kind }
    var range: ByteRange { tokens[index].range }
    /// Without backticks.
    var text: String { text(index) }

    private func kind(_ index: Int) -> Token.Kind { index < 0 ? .endOfFile : tokens[index].kind }

    private func text(_ index: Int) -> String {
        guard index >= 0 else { return "" }
        let range = tokens[index].range
        return source.text(tokens[index].kind == .quotedWord ? ByteRange(range.start + 1, range.end - 1) : range)
    }

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

    var receiver: Receiver {
        guard kind(index - 1) == .period else { return isName ? .none : .other(type: "") }
        // A key path: `\.name`, `\Screen.name`.
        if kind(index - 2) == .backslash { return .unknown(variable: "") }
        var last = index - 2
        while kind(last) == .postfixQuestion || kind(last) == .postfixExclamation { last -= 1 }
        if kind(last) == .closeParenthesis {
            return typeOfParentheses(endingAt: last).map { .other(type: $0) } ?? .unknown(variable: "")
        }
        guard tokens[max(last, 0)].isWord else { return .unknown(variable: "") }
        if ["self", "super"].contains(text(last)) { return .ofSelf }
        if kind(last - 1) == .backslash { return .other(type: text(last)) }
        if kind(last - 1) == .period { return .unknown(variable: text(last)) }
        return typeOfVariable(text(last), before: last).map { .other(type: $0) } ?? .unknown(variable: text(last))
    }

    /// Whether it is not the label of an argument.
    private var isName: Bool {
        kind(index + 1) != .colon || kind(index - 1) != .openParenthesis && kind(index - 1) != .comma
    }

    /// `(segue.destination as! Screen)`, `Screen(…)`.
    private func typeOfParentheses(endingAt close: Int) -> String? {
        var open = close
        while open >= 0, !(tokens[open].kind == .openParenthesis && Int(tokens[open].match) == close) { open -= 1 }
        if open > 0, tokens[open - 1].isWord { return typeName(at: open - 1) }
        return castType(from: open + 1, to: close)
    }

    /// The type of a variable, from its nearest declaration before the use.
    private func typeOfVariable(_ name: String, before end: Int) -> String? {
        var position = end - 1
        while position > 0 {
            defer { position -= 1 }
            guard tokens[position].isWord, text(position) == name else { continue }
            if kind(position + 1) == .colon { return annotatedType(after: position + 1) }
            guard ["let", "var"].contains(text(position - 1)), kind(position + 1) == .equal else { continue }
            var last = position + 2
            while kind(last) != .endOfFile, kind(last) != .openBrace, text(last) != "else",
                !tokens[last].startsLine || kind(last) == .period || text(last) == "as"
            { last += 1 }
            if let cast = castType(from: position + 2, to: last) { return cast }
            return kind(position + 3) == .openParenthesis ? typeName(at: position + 2) : nil
        }
        return nil
    }

    private func annotatedType(after colon: Int) -> String? {
        var position = colon + 1
        while ["any", "some", "inout", "borrowing", "consuming", "sending"].contains(text(position)) { position += 1 }
        return tokens[position].isWord ? typeName(at: position) : nil
    }

    /// The last type that `as`, `as?` or `as!` names.
    private func castType(from start: Int, to end: Int) -> String? {
        var found: String?
        for position in max(start, 0)..<max(end, start, 0) where text(position) == "as" {
            var type = position + 1
            while !tokens[type].isWord, type < end { type += 1 }
            found = typeName(at: type)
        }
        return found
    }

    /// The last name of `UIKit.Screen`.
    private func typeName(at start: Int) -> String? {
        var position = start
        while kind(position + 1) == .period, tokens[position + 2].isWord { position += 2 }
        let name = text(position)
        return name.first?.isUppercase == true ? name : nil
    }

    // MARK: Effect

    var effect: Effect {
        if kind(index - 1) == .period, kind(index - 2) == .backslash || kind(start - 1) == .backslash {
            return .assigns
        }
        if declaresName { return isShorthandBinding ? .needsOptional : .none }
        if kind(start - 1) == .prefixAmpersand { return .assigns }
        let next = index + 1
        switch kind(next) {
        case .equal: return .assigns
        case .binaryOperator where isCompoundAssignment(next): return .assigns
        case .postfixExclamation, .postfixQuestion: return kind(next + 1) == .equal ? .assigns : .needsOptional
        case .period:
            let member = ["map", "flatMap", "none", "some", "unsafelyUnwrapped"].contains(text(next + 1))
            return member ? .needsOptional : .none
        case .openSquare where !tokens[next].followsSpace: return .none
        case .openParenthesis where !tokens[next].followsSpace: return .none
        default: return acceptsValue ? .none : .needsOptional
        }
    }

    /// The index of the first token of `self?.name`.
    private var start: Int {
        var start = index
        while kind(start - 1) == .period {
            start -= 2
            while kind(start) == .postfixQuestion || kind(start) == .postfixExclamation { start -= 1 }
        }
        return start
    }

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

    /// `if let name {`, `guard let name, …`.
    private var isShorthandBinding: Bool {
        ["let", "var"].contains(text(index - 1)) && kind(index + 1) != .equal && kind(index + 1) != .colon
    }

    private func isCompoundAssignment(_ index: Int) -> Bool {
        let sign = text(index)
        return kind(index) == .binaryOperator && sign.hasSuffix("=")
            && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    }

    // MARK: Other declarations

    /// Whether it declares a local variable, a parameter, or the parameter of a closure.
    private var declaresName: Bool {
        guard kind(index - 1) != .period else { return false }
        if ["let", "var", "weak", "unowned", "for"].contains(text(index - 1)) || text(index + 1) == "in" {
            return true
        }
        guard kind(index + 1) == .colon || kind(index + 1) == .comma || kind(index + 1) == .closeParenthesis else {
            return false
        }
        let open = opening(before: index)
        guard open >= 0, kind(open) == .openParenthesis else { return false }
        let after = Int(tokens[open].match) + 1
        let isParameter =
            kind(index + 1) == .colon && (kind(after) == .arrow || ["async", "throws"].contains(text(after)))
        let isFunction = kind(index + 1) == .colon && open > 1 && text(open - 2) == "func"
        return text(after) == "in" || isParameter || isFunction
    }

    /// Whether it makes an instance of a type that is written elsewhere, without arguments: `.init()`.
    var isImplicitCall: Bool {
        guard text == "init", kind(index - 1) == .period, kind(index + 1) == .openParenthesis else { return false }
        let hasName = index > 1 && (tokens[index - 2].isWord || kind(index - 2) == .closeParenthesis)
        return kind(index + 2) == .closeParenthesis && (!hasName || text(index - 2) == "return")
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
