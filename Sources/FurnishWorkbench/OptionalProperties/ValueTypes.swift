import FurnishCore

/// The types of values in the bodies of a file, as far as declarations in view tell them.
struct ValueTypes {
    let text: LexedText
    let graph: DependencyGraph

    private var symbols: SymbolTable { graph.symbols }
    private var types: TypeTable { graph.types }
    private var program: Program { graph.program }

    /// The class, struct, enum or protocol of a value.
    func symbol(of value: Range<Int>) -> SymbolID? { type(of: value).flatMap(symbol) }

    func symbol(_ type: TypeID) -> SymbolID? { symbols.symbol(of: plain(type)).map(symbols.aliasedSymbol) }

    /// `T` for `(any T)?`
    private func plain(_ type: TypeID) -> TypeID {
        var type = types.withoutOptional(type)
        while [.any, .some, .specified].contains(types[type].kind) || types[type].isParenthesised {
            type = types.withoutOptional(types.child(0, of: type))
        }
        return type
    }

    /// The innermost declaration around a token that is in no body.
    func site(at index: Int) -> Site {
        let (offset, rows) = (text.tokens[index].start, program.file(text.file).declarations)
        let row = rows.indices.last { rows[$0].range.start <= offset && offset < rows[$0].range.end }
        return Site(file: text.file, row: Int32(row ?? -1))
    }

    /// The type whose member's body contains a token.
    func enclosingType(at index: Int) -> SymbolID? {
        var site = site(at: index)
        while site.row >= 0 {
            if let type = symbols.symbol(at: site), symbols[type].kind != .typealias { return type }
            site = program.parent(of: site)
        }
        return nil
    }

    /// The result of the function, or the type of the property, that returns what begins at a token.
    func result(at index: Int) -> SymbolID? {
        let site = site(at: index)
        guard let body = text.opening(around: index), body == index - 1 || text.keyword(index - 1) == .return,
            site.row >= 0, program.declaration(site).range.end == text.tokens[text.close(of: body)].end
        else { return nil }
        return symbol(symbols.readType(program.declaration(site).type, at: site))
    }

    // MARK: Changes

    /// Whether a type is known to be a class, or a protocol that only classes conform to.
    func isReference(_ type: TypeID) -> Bool {
        let ancestry = Ancestry(of: types.withoutOptional(type), symbols).found
        return ancestry.contains { symbol in
            let (kind, name) = (symbols[symbol].kind, symbols.name(of: symbol))
            return kind == .class || kind == .actor || isClassOfSystem(symbol)
                || name == "AnyObject" || name == "NSObjectProtocol"
                || kind == .protocol && symbols[symbol].sites.contains(where: isForClasses)
        }
    }

    /// `protocol Output: class`
    private func isForClasses(_ site: Site) -> Bool {
        let file = program.file(site.file)
        return program.hasAttribute("@objc", site)
            || program.declaration(site).inherits.indices.contains { file.source.text(file.ranges[$0]) == "class" }
    }

    /// Whether a use of a property assigns a part of the value, or calls a method of it that may be mutating.
    func changesPart(of type: TypeID, _ use: PropertyUse) -> Bool {
        var (type, index) = (TypeID?.some(type), use.index + 1)
        while true {
            // Assigning a member of an object does not change the variable.
            if [.period, .openSquare].contains(text.kind(index)), type.map(isReference) == true { return false }
            switch text.kind(index) {
            case .postfixQuestion, .postfixExclamation: index += 1
            case .openSquare where !text.tokens[index].followsSpace: (type, index) = (nil, text.next(after: index))
            case .period:
                let found = type.map { members(text.text(index + 1), of: $0) } ?? []
                if [.openParenthesis, .openBrace].contains(text.kind(index + 2)), !text.tokens[index + 2].startsLine {
                    return found.isEmpty || found.contains { program.hasModifier("mutating", $0) }
                }
                if !found.isEmpty, found.allSatisfy(isConstant) { return false }
                (type, index) = (found.first.flatMap { declaredType($0, of: type) }, index + 2)
            default:
                let isChanged = use.isAssigned(before: index) || use.isCompoundAssignment(index) || use.isInout
                return isChanged && index > use.index + 1
            }
        }
    }

    private func isConstant(_ member: Site) -> Bool {
        let traits = program.declaration(member).traits
        return traits.contains(.isLet) || traits.contains(.isComputed) && !traits.contains(.hasSetter)
    }

    // MARK: Expressions

    private func type(of value: Range<Int>) -> TypeID? {
        var index = value.lowerBound
        while [.try, .await].contains(text.keyword(index)) || text.kind(index) == .postfixQuestion
            || text.kind(index) == .postfixExclamation
        { index += 1 }
        if let cast = value.last(where: { text.keyword($0) == .as && text.isOutside(value.lowerBound, $0) }) {
            let start = [.postfixQuestion, .postfixExclamation].contains(text.kind(cast + 1)) ? cast + 2 : cast + 1
            return read(start)
        }
        var type = operand(&index, value.upperBound)
        while index < value.upperBound {
            let next = index + 1
            switch text.kind(index) {
            case .openParenthesis:
                if type.map({ types[plain($0)].kind == .parameter }) ?? true { type = metatype(in: index) }
                if let function = type.flatMap({ types.function(plain($0)) }) { type = function.result }
            case .openSquare: type = type.flatMap(element)
            case .period:
                let found = type.flatMap { member(text.text(next), of: $0) }
                let isKnown = found.map { !types.mentions(.parameter, in: $0) } == true
                type = isKnown ? found : type.flatMap { systemClass(of: $0, next + 1) }
                index = next
            case .openBrace, .postfixQuestion, .postfixExclamation: break
            default: return text.text(index) == "??" ? type : nil
            }
            index = text.next(after: index)
        }
        return type
    }

    /// The type of the elements of an array.
    private func element(of list: TypeID) -> TypeID? {
        let list = plain(list)
        return types[list].kind == .array ? types.child(0, of: list) : nil
    }

    /// The first part of an expression, up to its first dot or call.
    private func operand(_ index: inout Int, _ end: Int) -> TypeID? {
        let first = index
        index = text.next(after: first)
        if text.kind(first) == .openParenthesis { return type(of: first + 1..<text.close(of: first)) }
        switch text.keyword(first) {
        case .`self`, .Self: return enclosingType(at: first).map(symbols.implicitType)
        case .super: return enclosingType(at: first).flatMap(symbols.superclass).map(symbols.implicitType)
        default: guard text.isName(first) else { return nil }
        }
        if text.isVariableName(first) { return type(ofName: first) }
        // `Module.Screen`, `Outer.Screen`
        while text.kind(index) == .period, text.text(index + 1).first?.isUppercase == true { index += 2 }
        let type = TypeReader.read(
            text.source, ByteRange(text.tokens[first].start, text.tokens[index - 1].end), at: site(at: first), symbols)
        if text.text(index).hasPrefix("<") { index = text.endOfType(from: first) }
        if text.kind(index) == .openParenthesis { return type }
        guard text.kind(index) == .period, index + 1 < end else { return nil }
        index += 2
        if text.keyword(index - 1) == .`init` { return type }
        // A method of a class that is not in view returns the class, as those of storyboards do.
        let isUndeclared =
            symbol(type).map { symbols[$0].kind == .class } == true && text.kind(index) == .openParenthesis
        return member(text.text(index - 1), of: type) ?? (isUndeclared ? type : nil)
    }

    /// The type that a call names: `resolve(Screen.self)`.
    private func metatype(in open: Int) -> TypeID? {
        let named = text.metatypes(in: open)
        return named.count == 1 ? read(named[0]) : nil
    }

    private func type(ofName index: Int) -> TypeID? {
        let name = text.text(index)
        if let local = text.locals.meaning(of: name, at: index) { return type(of: local) }
        if let owner = enclosingType(at: index), let found = member(name, of: symbols.implicitType(owner)) {
            return found
        }
        let global = symbols.globals(named: program.names.name(name), from: text.file).first
        if let global { return declaredType(global, of: nil) }
        return enclosingType(at: index).flatMap { systemClass(of: symbols.implicitType($0), index + 1) }
    }

    /// Stands for the type of a property that only the system's superclass declares, which is none of the app's.
    private func systemClass(of type: TypeID, _ next: Int) -> TypeID? {
        guard text.kind(next) != .openParenthesis, text.kind(next) != .openBrace, text.text(next - 1).first != "$",
            let root = symbol(type).flatMap({ symbols.inheritanceChain(of: $0).last }), symbols[root].isForeign,
            KnownType.isKnown(symbols.name(of: root))
        else { return nil }
        return symbols.implicitType(root)
    }

    private func type(of local: LocalName) -> TypeID? {
        switch local.origin {
        case .type(let start): return read(start)
        case .value(let value), .wrapped(in: let value): return type(of: value)
        case .element(let value): return type(of: value).flatMap(element)
        case .unknown: return nil
        }
    }

    private func read(_ start: Int) -> TypeID {
        let end = text.endOfType(from: start) - (text.keyword(start + 2) == .`self` ? 2 : 0)
        let range = ByteRange(text.tokens[start].start, text.tokens[max(end - 1, start)].end)
        return TypeReader.read(text.source, range, at: site(at: start), symbols)
    }

    // MARK: Members

    /// The declared type of a property, or the result of a method, also of an extension of a protocol.
    private func member(_ name: String, of type: TypeID) -> TypeID? {
        if ["first", "last"].contains(name), let element = element(of: type) { return element }
        return members(name, of: type).lazy.compactMap { declaredType($0, of: type) }.first
    }

    /// The properties and methods of a name that are in view.
    func members(_ name: String, of type: TypeID) -> [Site] {
        guard let symbol = symbol(type) else { return [] }
        let chain = symbols.inheritanceChain(of: symbol)
        let ancestry = Ancestry(of: symbols.implicitType(symbol), symbols).found.subtracting(chain)
        let found = members(name, in: chain + ancestry.sorted { symbols.name(of: $0) < symbols.name(of: $1) })
        guard found.isEmpty, let root = chain.last, symbols[root].isForeign else { return found }
        // The superclasses of the system's classes are unknown.
        return members(name, in: SymbolID.all(in: symbols).filter { isClassOfSystem($0) })
    }

    private func isClassOfSystem(_ symbol: SymbolID) -> Bool {
        symbols[symbol].isForeign && KnownType.isClass(symbols.name(of: symbol))
    }

    private func members(_ name: String, in owners: [SymbolID]) -> [Site] {
        owners.flatMap { symbols.members(of: $0, .property) + symbols.members(of: $0, .function) }.filter {
            program.names.text(program.name($0)) == name
        }
    }

    private func declaredType(_ site: Site, of owner: TypeID?) -> TypeID? {
        let (written, source) = (program.declaration(site).type, program.source(site.file))
        if written.isEmpty { return InitialValue(symbols: symbols).type(of: site) }
        if ["Self", "Self?", "Self!"].contains(source.text(written)) { return owner }
        return symbols.readType(written, at: site)
    }
}
