/// How the module's sources use a property that is to become a constant of a type that is not optional.
///
/// The bodies of functions are not parsed, only lexed. Where a use may be one of the property, it counts as one.
struct PropertyUses {
    /// The `?` and `!` behind the property's name, which are to be removed.
    private(set) var unwrapping: [Fix.Edit] = []
    /// The first use that a constant does not allow, in file order, with what to do there.
    private(set) var obstacle: Diagnostic.Note?

    private let graph: DependencyGraph
    private let property: Site
    private let name: String
    /// The names of the class and its subclasses.
    private let classNames: Set<String>

    /// Whether another type has a property of the same name.
    private let isNameShared: Bool

    /// - Parameter family: The class of the property, and its subclasses.
    init(of property: Site, in family: [SymbolID], _ graph: DependencyGraph) {
        self.graph = graph
        self.property = property
        name = graph.program.source(property.file).text(graph.program.declaration(property).name)
        classNames = Set(family.map { graph.program.names.text(graph.symbols[$0].name) })
        let (program, symbols) = (graph.program, graph.symbols)
        isNameShared = symbols.symbols.indices.map { SymbolID(row: Int32($0)) }.contains { other in
            !family.contains(other) && symbols[other].kind != .protocol
                && symbols.members(of: other, .property).contains { program.name($0) == program.name(property) }
        }
        for type in family { readMembers(of: type) }
        for file in graph.program.modules[0].files.map(Int32.init) {
            let source = graph.program.source(file)
            let isUsed = source.mentions(name) || classNames.contains(where: source.mentions)
            guard isUsed, !graph.program.file(file).isBroken else { continue }
            read(file, ByteRange(0, UInt32(source.bytes.count)), isInClass: false, isShadowed: true)
        }
    }

    /// The uses through `self`, or by the name alone.
    private mutating func readMembers(of type: SymbolID) {
        let program = graph.program
        for part in graph.symbols[type].sites + graph.symbols[type].extensions where program.isOwn(part.file) {
            let kinds: [Declaration.Kind] = [.property, .function, .initializer, .subscript, .other]
            for member in kinds.flatMap({ program.members(of: part, $0) }) where member != property {
                let declaration = program.declaration(member)
                let scanned = program.file(member.file)
                let takesName = declaration.parameters.indices.contains {
                    scanned.source.text(scanned.parameters[$0].name) == name
                }
                read(member.file, declaration.range, isInClass: true, isShadowed: takesName)
            }
        }
    }

    /// - Parameters:
    ///   - isInClass: Whether `self` is an instance of the class. Otherwise only uses of other instances are read.
    ///   - isShadowed: Whether the name alone means something else.
    private mutating func read(_ file: Int32, _ range: ByteRange, isInClass: Bool, isShadowed: Bool) {
        let source = graph.program.source(file)
        let buffer = TokenBuffer(byteCount: range.count)
        let cursor = TokenCursor(source, range, buffer)
        var (use, uses) = (PropertyUse(source: source, tokens: cursor.tokens, index: 0), [PropertyUse]())
        while use.kind != .endOfFile {
            if use.text == name { uses.append(use) }
            if !isInClass, use.isCall, classNames.contains(use.text) {
                obstruct(
                    graph.program.location(file, use.range.start),
                    "'\(use.text)' is made here: let the factory make it, because the new initializer takes '\(name)'")
            }
            use.index += 1
        }
        let isHidden = uses.contains(where: \.declaresName)
        for use in uses where isOfProperty(use, isInClass: isInClass, isShadowed: isShadowed) {
            add(use, file, mayBeOther: isHidden)
        }
        withExtendedLifetime(buffer) {}
    }

    private func isOfProperty(_ use: PropertyUse, isInClass: Bool, isShadowed: Bool) -> Bool {
        switch use.receiver {
        case .none: isInClass && !isShadowed
        case .ofSelf: isInClass
        case .other(let type): !isInClass && classNames.contains(type)
        case .unknown(let variable): !isInClass && mayBeOfClass(variable)
        }
    }

    /// Whether an instance of unknown type may be one of the class: no other type has a property of that name, or the
    /// variable is called like the class, or like any controller or view.
    private func mayBeOfClass(_ variable: String) -> Bool {
        if !isNameShared { return true }
        let common = ["controller", "screen", "vc", "view", "viewcontroller"]
        let name = variable.lowercased()
        return common.contains(name) || !name.isEmpty && classNames.contains { $0.lowercased().hasSuffix(name) }
    }

    /// - Parameter mayBeOther: Whether the name alone may mean a local variable.
    private mutating func add(_ use: PropertyUse, _ file: Int32, mayBeOther: Bool) {
        let location = graph.program.location(file, use.range.start)
        switch use.effect {
        case .none: return
        case .unwraps(let mark) where !mayBeOther: unwrapping.append(Fix.Edit(use.source, mark, ""))
        case .assigns:
            obstruct(location, "'\(name)' is assigned here: pass the value to the initializer instead")
        case .needsOptional, .unwraps: obstruct(location, "'\(name)' is used as an optional here: change that first")
        }
    }

    private mutating func obstruct(_ location: Location, _ text: String) {
        if let obstacle, !location.precedes(obstacle.location) { return }
        obstacle = .init(location, text)
    }
}

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
        /// It unwraps the optional with this `?` or `!`.
        case unwraps(ByteRange)
        case assigns
        /// It does not compile, or causes a warning, if the value is not optional.
        case needsOptional
    }

    let source: SourceFile
    let tokens: UnsafeMutablePointer<Token>
    var index: Int

    var kind: Token.Kind { tokens[index].kind }
    var range: ByteRange { tokens[index].range }
    var text: String { text(index) }

    private func kind(_ index: Int) -> Token.Kind { index < 0 ? .endOfFile : tokens[index].kind }

    private func text(_ index: Int) -> String { index < 0 ? "" : source.text(tokens[index].range) }

    /// Whether it is the name of a type, and its initializer is called.
    var isCall: Bool {
        let isInit = kind(index + 1) == .period && text(index + 2) == "init"
        return kind(isInit ? index + 3 : index + 1) == .openParenthesis
            && !["class", "struct", "enum", "func"].contains(text(index - 1)) && kind(index - 1) != .at
    }

    // MARK: Receiver

    var receiver: Receiver {
        guard kind(index - 1) == .period else { return isName ? .none : .other(type: "") }
        // A key path: `\.name`, `\Screen.name`.
        if kind(index - 2) == .backslash { return .ofSelf }
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
            {
                last += 1
            }
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
        if kind(index - 1) == .period, kind(index - 2) == .backslash || isAfterKeyPathRoot { return .assigns }
        if isDeclaredAgain { return isShorthandBinding ? .needsOptional : .none }
        switch kind(index + 1) {
        case .equal: return .assigns
        case .postfixQuestion, .postfixExclamation: return effectOfMark
        case .binaryOperator where isCompoundAssignment(index + 1): return .assigns
        case .period where ["map", "flatMap", "none", "some", "unsafelyUnwrapped"].contains(text(index + 2)):
            return .needsOptional
        default: break
        }
        let before = start - 1
        if kind(before) == .prefixAmpersand { return .assigns }
        let isWhole = kind(index + 1) != .period && kind(index + 1) != .openSquare
        return text(before) == "switch" && isWhole || isComparedWithNil || isWhole && isBound ? .needsOptional : .none
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

    private var isAfterKeyPathRoot: Bool { kind(start - 1) == .backslash }

    /// Whether it declares a local variable or the parameter of a closure.
    var declaresName: Bool {
        kind(index - 1) != .period
            && (["let", "var", "weak", "unowned"].contains(text(index - 1)) || text(index + 1) == "in")
    }

    private var isDeclaredAgain: Bool {
        kind(index - 1) != .period && ["let", "var"].contains(text(index - 1))
    }

    /// `if let name {`, `guard let name, …`.
    private var isShorthandBinding: Bool { kind(index + 1) != .equal && kind(index + 1) != .colon }

    private var effectOfMark: Effect {
        let (mark, next) = (tokens[index + 1], index + 2)
        if kind(next) == .equal { return .assigns }
        if mark.kind == .postfixExclamation { return isComparedWithNil ? .needsOptional : .unwraps(mark.range) }
        let isChain = [.period, .openSquare, .openParenthesis].contains(kind(next))
        return !isChain || isBound || isComparedWithNil ? .needsOptional : .unwraps(mark.range)
    }

    /// Whether it is the value of a local constant or variable without a type, whose type would change.
    private var isBound: Bool {
        var equal = start - 1
        while ["try", "await"].contains(text(equal)) || kind(equal) == .postfixQuestion { equal -= 1 }
        guard kind(equal) == .equal else { return false }
        return (1...4).contains { distance in
            ["let", "var"].contains(text(equal - distance))
                && !(equal - distance..<equal).contains { kind($0) == .colon }
        }
    }

    /// Whether `??`, `== nil` or `!= nil` follows in the same expression, or `nil ==` precedes it.
    private var isComparedWithNil: Bool {
        if ["==", "!="].contains(text(start - 1)), text(start - 2) == "nil" { return true }
        var position = index + 1
        while true {
            let token = tokens[position]
            if token.isOpening {
                position = Int(token.match) + 1
                continue
            }
            switch token.kind {
            case .endOfFile, .comma, .semicolon, .stringMiddle, .stringEnd: return false
            default: if token.isClosing { return false }
            }
            if token.startsLine, token.kind != .period, token.kind != .binaryOperator { return false }
            let sign = text(position)
            if sign == "??" || ["==", "!="].contains(sign) && text(position + 1) == "nil" { return true }
            position += 1
        }
    }

    private func isCompoundAssignment(_ index: Int) -> Bool {
        let sign = text(index)
        return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
    }
}
