/// Reads the text of a type and looks up its names.
///
/// It keeps labels, `any` and `@escaping`, because generated code spells types as the user did. `TypeKeys` tells which
/// spellings mean the same type.
package struct TypeReader {
    private var cursor: SourceCursor
    private let file: SourceFile
    private let site: Site
    private let symbols: SymbolTable
    private var depth = 0
    /// Greater than the depth of any real type, and small enough for any stack.
    private static let deepest = 100

    private var types: TypeTable { symbols.types }

    /// Reads the type at `range`, as seen from inside the declaration at `site`.
    static func read(_ range: ByteRange, at site: Site, _ symbols: SymbolTable) -> TypeID {
        let file = symbols.program.source(site.file)
        var reader = TypeReader(cursor: SourceCursor(file, range), file: file, site: site, symbols: symbols)
        return reader.readType()
    }

    /// Reads a type that is all of `text`, as if it were written at `site`.
    package static func read(_ text: SourceFile, at site: Site, _ symbols: SymbolTable) -> TypeID {
        let cursor = SourceCursor(text, ByteRange(0, UInt32(text.bytes.count)))
        var reader = TypeReader(cursor: cursor, file: text, site: site, symbols: symbols)
        let type = reader.readType()
        return reader.cursor.isAtEnd ? type : reader.unreadable()
    }

    // MARK: Prefixes

    private mutating func readType() -> TypeID {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return unreadable() }
        let next = cursor.peek
        if next == UInt8(ascii: "@") {
            cursor.advance()
            return readAttributed()
        }
        // Specifiers begin with a lowercase letter, which few types do.
        guard next >= UInt8(ascii: "_"), next != UInt8(ascii: "~") else { return readComposition() }
        let start = cursor
        if let word = cursor.takeName(), let type = readSpecified(word) { return type }
        cursor = start
        return readComposition()
    }

    private mutating func readSpecified(_ word: ByteRange) -> TypeID? {
        let keyword = Keyword.of(word, in: file.bytes.baseAddress!)
        switch keyword {
        case .any: return makeOpaque(.any, readType())
        case .some: return makeOpaque(.some, readType())
        case .nonisolated where cursor.peek == UInt8(ascii: "("):
            cursor.skipParentheses()
            return adding(.isNonsending, to: readType())
        default:
            guard keyword.isTypeSpecifier else { return nil }
            return types.intern(.specified, payload: name(word).row, [TypeChild(readType())])
        }
    }

    /// `any P?` is `(any P)?`. The same holds for `some` and for `!`.
    private func makeOpaque(_ kind: TypeNode.Kind, _ constraint: TypeID) -> TypeID {
        let node = types[constraint]
        switch node.kind {
        // `any (A & B)` is `any A & B`.
        case .tuple where node.isParenthesised: return makeOpaque(kind, types.child(0, of: constraint))
        case .optional, .unwrapped:
            return types.intern(node.kind, [TypeChild(makeOpaque(kind, types.child(0, of: constraint)))])
        default: return types.intern(kind, [TypeChild(constraint)])
        }
    }

    private mutating func readAttributed() -> TypeID {
        guard let attribute = cursor.takeName() else { return unreadable() }
        var text = file.text(attribute)
        if text == "escaping" { return types.intern(.specified, payload: name(attribute).row, [TypeChild(readType())]) }
        // After any other attribute, parentheses begin a type.
        if ["isolated", "convention", "differentiable"].contains(text), cursor.peek == UInt8(ascii: "(") {
            let start = UInt32(cursor.offset)
            cursor.skipParentheses()
            text += file.text(ByteRange(start, UInt32(cursor.offset))).filter { !$0.isWhitespace }
        }
        if let known = FunctionTraits.attributes.first(where: { $0.name == text }) {
            return adding(known.trait, to: readType())
        }
        let isOther = ["differentiable", "unchecked", "preconcurrency", "retroactive"].contains(text)
        if isOther || text.hasSuffix(")") { return adding(.isOther, to: readType()) }
        var actor = readPath(from: attribute)
        while cursor.take("."), let member = cursor.takeName() { actor = readMember(member, of: actor) }
        return adding(.hasGlobalActor, to: readType(), actor: actor)
    }

    /// Attributes apply to the function type after them, also through `@escaping`.
    private func adding(_ traits: FunctionTraits, to type: TypeID, actor: TypeID? = nil) -> TypeID {
        let node = types[type]
        if node.kind == .specified {
            let inner = adding(traits, to: types.child(0, of: type), actor: actor)
            return types.intern(.specified, payload: node.payload, [TypeChild(inner)])
        }
        guard var function = types.function(type) else { return type }
        function.traits.formUnion(traits)
        function.globalActor = actor ?? function.globalActor
        return types.makeFunction(function)
    }

    // MARK: Compositions and suffixes

    private mutating func readComposition() -> TypeID {
        let first = readInverse()
        guard cursor.peek == UInt8(ascii: "&") else { return first }
        var parts = [TypeChild(first)]
        while cursor.take("&") { parts.append(TypeChild(readInverse())) }
        return types.intern(.composition, parts)
    }

    private mutating func readInverse() -> TypeID {
        guard cursor.peek == UInt8(ascii: "~") else { return readPostfix() }
        cursor.advance()
        return types.intern(.inverse, [TypeChild(readPostfix())])
    }

    private mutating func readPostfix() -> TypeID {
        var type = readPrimary()
        var length = 0
        while true {
            length += 1
            if length > Self.deepest || Int(types[type].height) > Self.deepest { return unreadable() }
            switch cursor.peek {
            case UInt8(ascii: "?"):
                cursor.advance()
                type = types.intern(.optional, [TypeChild(type)])
            case UInt8(ascii: "!"):
                cursor.advance()
                type = types.intern(.unwrapped, [TypeChild(type)])
            case UInt8(ascii: ".") where !cursor.matches("..."):
                cursor.advance()
                guard var member = cursor.takeName() else { return unreadable() }
                // `Outer.Module::Inner`
                if cursor.take("::") {
                    guard let selected = cursor.takeName() else { return unreadable() }
                    member = selected
                }
                type = readMember(member, of: type)
            default: return type
            }
        }
    }

    private mutating func readMember(_ member: ByteRange, of base: TypeID) -> TypeID {
        // In backticks, `Type` and `Protocol` are names of types.
        let isProtocol = name(member) == Name(.protocol)
        if isProtocol || name(member) == Name(.type), !isQuoted(member) {
            return types.intern(.metatype, payload: isProtocol ? 1 : 0, [TypeChild(base)])
        }
        let arguments = readGenericArguments()
        let node = types[base]
        if node.kind == .nominal, node.children.isEmpty {
            let written = node.symbol
            let parent = symbols.aliasedSymbol(written)
            // A typealias may specify generic arguments, which the member depends on.
            if parent == written || !symbols[parent].isGeneric {
                let found =
                    symbols.nested(name(member), in: parent, from: site.file)
                    ?? symbols.foreign(name(member), in: parent)
                return types.nominal(found, arguments)
            }
        }
        return types.intern(.member, payload: name(member).row, [TypeChild(base)] + arguments)
    }

    // MARK: Primary types

    private mutating func readPrimary() -> TypeID {
        switch cursor.peek {
        case UInt8(ascii: "("):
            cursor.advance()
            return readTupleOrFunction()
        case UInt8(ascii: "["):
            cursor.advance()
            return readBracketed()
        default:
            let sign = cursor.take("-") ? "-" : ""
            guard let word = cursor.takeName() else { return unreadable() }
            if !SwiftKeyword.isDigit(file.bytes[Int(word.start)]) { return readPath(from: word) }
            // `Shift<-1>`, `[0x10 of UInt8]`
            let number = symbols.program.names.name(SwiftLiteral.plain(sign + file.text(word)))
            return types.nominal(symbols.foreign(number, in: nil), [])
        }
    }

    /// Looks up a name and reads its generic arguments. `readPostfix` reads what follows a dot.
    private mutating func readPath(from word: ByteRange) -> TypeID {
        let first = name(word)
        if first == Name(.selfType), let type = symbols.selfType(at: site) { return type }
        if first == Name(.any), !isQuoted(word) { return types.nominal(symbols.foreign(first, in: nil), []) }
        if symbols.isGenericParameter(first, at: site) { return types.intern(.parameter, payload: first.row) }
        if cursor.peek == UInt8(ascii: ":"), cursor.take("::") {
            guard let second = cursor.takeName() else { return unreadable() }
            return nominal(qualified(second, by: first))
        }
        if let found = symbols.lookUp(first, at: site) { return nominal(found) }
        if cursor.peek == UInt8(ascii: "."), isModule(first) {
            _ = cursor.take(".")
            guard let second = cursor.takeName() else { return unreadable() }
            let found = qualified(second, by: first)
            // A framework out of view may have a type of the same name.
            if symbols.program.isOwn(site.file), symbols[found].module > 0 { symbols[found].qualify(by: first) }
            return nominal(found)
        }
        return nominal(ProtocolNames(symbols: symbols).member(first, at: site) ?? symbols.foreign(first, in: nil))
    }

    /// Every file imports the standard library, without a declaration.
    private func isModule(_ name: Name) -> Bool {
        symbols.program.moduleRow(named: name) != nil || symbols.program.imports(name, in: site.file)
            || name == Name(.swift) || name == Name(.concurrency) || name == Name(.stringProcessing)
    }

    private func qualified(_ word: ByteRange, by module: Name) -> SymbolID {
        symbols.declared(name(word), inModule: module, from: site.file)
            ?? symbols.foreign(name(word), in: nil, qualifier: module)
    }

    private mutating func nominal(_ symbol: SymbolID) -> TypeID {
        guard symbols[symbol].isGeneric else { return types.nominal(symbol, readGenericArguments()) }
        let arguments = readGenericArguments()
        let declared = symbols[symbol]
        // Inside a generic type, its name without arguments means the type with its own parameters. So do the names of
        // types nested in it.
        if arguments.isEmpty, isInside(declared.kind == .typealias ? declared.parent : symbol) {
            return symbols.implicitType(symbol)
        }
        guard let parent = declared.parent, symbols[parent].isGeneric,
            let owner = isInside(parent) ? symbols.implicitType(parent) : superclass(parent)
        else { return types.nominal(symbol, arguments) }
        return types.intern(.member, payload: declared.name.row, [TypeChild(owner)] + arguments)
    }

    /// A superclass of the type around the place, with its generic arguments.
    private func superclass(_ symbol: SymbolID) -> TypeID? {
        (symbols.symbol(at: site) ?? symbols.enclosingType(of: site)).flatMap {
            Ancestry(of: symbols.implicitType($0), symbols).specializations[symbol]
        }
    }

    /// Whether all generic parameters of a type are visible at `site`.
    private func isInside(_ symbol: SymbolID?) -> Bool {
        guard let symbol, let declared = symbols[symbol].sites.first else { return false }
        return symbols.genericParameters(of: declared).allSatisfy { symbols.isGenericParameter($0, at: site) }
            && (symbols[symbol].parent.map { !symbols[$0].isGeneric || isInside($0) } ?? true)
    }

    private mutating func readGenericArguments() -> [TypeChild] {
        guard cursor.peek == UInt8(ascii: "<") else { return [] }
        cursor.advance()
        var arguments: [TypeChild] = []
        while !cursor.isAtEnd, !cursor.take(">") {
            arguments.append(TypeChild(readType()))
            if !cursor.take(","), cursor.peek != UInt8(ascii: ">") { return [TypeChild(unreadable())] }
        }
        return arguments
    }

    private mutating func readBracketed() -> TypeID {
        let first = readType()
        if cursor.take("]") { return types.intern(.array, [TypeChild(first)]) }
        if let word = cursor.takeName(), file.text(word) == "of" { return readInlineArray(count: first) }
        guard cursor.take(":") else { return unreadable() }
        let second = readType()
        guard cursor.take("]") else { return unreadable() }
        return types.intern(.dictionary, [TypeChild(first), TypeChild(second)])
    }

    /// Reads `[3 of Int]`, which is `InlineArray<3, Int>`.
    private mutating func readInlineArray(count: TypeID) -> TypeID {
        let element = readType()
        guard cursor.take("]") else { return unreadable() }
        let symbol = symbols.foreign(Name(.inlineArray), in: nil)
        return types.nominal(symbol, [TypeChild(count), TypeChild(element)])
    }

    private mutating func readTupleOrFunction() -> TypeID {
        var elements: [TypeChild] = []
        while !cursor.isAtEnd, !cursor.take(")") {
            let label = readLabel()
            elements.append(TypeChild(readType(), label: label))
            _ = cursor.take("...")
            if !cursor.take(","), cursor.peek != UInt8(ascii: ")") { return unreadable() }
        }
        return readFunction(elements) ?? types.intern(.tuple, elements)
    }

    /// Reads `label: `, `_ name: ` or `label name: ` before an element, and returns the inner name.
    private mutating func readLabel() -> Name {
        let start = cursor
        if let first = cursor.takeName() {
            let second = cursor.takeName()
            if cursor.peek == UInt8(ascii: ":"), !cursor.matches("::"), cursor.take(":") {
                let label = name(second ?? first)
                return label == Name(.underscore) ? .none : label
            }
        }
        cursor = start
        return .none
    }

    private mutating func readFunction(_ parameters: [TypeChild]) -> TypeID? {
        let start = cursor
        var traits: FunctionTraits = []
        var thrown: TypeID?
        while let word = cursor.takeName() {
            switch file.text(word) {
            case "async", "reasync": traits.insert(.isAsync)
            case "throws", "rethrows":
                traits.insert(.isThrowing)
                if cursor.take("(") {
                    let type = readType()
                    if !ProtocolNames(symbols: symbols).isAnyError(type) {
                        traits.insert(.hasThrownType)
                        thrown = type
                    }
                    _ = cursor.take(")")
                }
            default:
                cursor = start
                return nil
            }
        }
        guard cursor.take("->") else {
            cursor = start
            return nil
        }
        return types.makeFunction(
            FunctionType(parameters: parameters, result: readType(), traits: traits, thrownType: thrown))
    }

    // MARK: Results

    private func name(_ range: ByteRange) -> Name { symbols.program.names.name(file, range) }

    private func isQuoted(_ name: ByteRange) -> Bool { file.bytes[Int(name.start)] == UInt8(ascii: "`") }

    private func unreadable() -> TypeID { types.intern(.unreadable) }
}
