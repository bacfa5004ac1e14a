/// Looks up the names in a type.
///
/// It keeps labels, `any` and `@escaping`, because generated code spells types as the user did. `TypeKeys` tells which
/// spellings mean the same type.
package struct TypeReader {
    private let trees: SyntaxTrees
    private let site: Site
    private let symbols: SymbolTable
    private var depth = 0
    /// Greater than the depth of any real type, and small enough for any stack.
    private static let deepest = 100

    private var types: TypeTable { symbols.types }

    /// Reads a type as seen from inside the declaration at `site`.
    ///
    /// - Parameter trees: Those of the site's file if there are none.
    static func read(
        _ type: ParsedText, in trees: SyntaxTrees? = nil, at site: Site, _ symbols: SymbolTable
    ) -> TypeID {
        var reader = TypeReader(trees: trees ?? symbols.program.file(site.file).trees, site: site, symbols: symbols)
        return type.isEmpty ? reader.unreadable() : reader.read(type.root)
    }

    /// Reads a type that the scanner has not read, as if it were written at `site`.
    ///
    /// - Parameter range: All of the text if there is none.
    package static func read(
        _ text: SourceFile, _ range: ByteRange? = nil, at site: Site, _ symbols: SymbolTable
    ) -> TypeID {
        let range = range ?? ByteRange(0, UInt32(text.bytes.count))
        guard let (trees, type) = SyntaxTrees.read(.type, range, in: text) else {
            return symbols.types.intern(.unreadable)
        }
        return read(type, in: trees, at: site, symbols)
    }

    private mutating func read(_ row: Int32) -> TypeID {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return unreadable() }
        switch trees[row].kind {
        case .name: return readName(row)
        case .member, .qualified: return readPath(row)
        case .optional: return types.intern(.optional, [TypeChild(read(row - 1))])
        case .unwrapped: return types.intern(.unwrapped, [TypeChild(read(row - 1))])
        case .array: return types.intern(.array, [TypeChild(read(row - 1))])
        case .dictionary: return types.intern(.dictionary, readAll(trees.children(of: row)[...]))
        case .inlineArray:
            // `[3 of Int]` is `InlineArray<3, Int>`.
            let parts = readAll(trees.children(of: row)[...])
            return types.nominal(symbols.foreign(Name(.inlineArray), in: nil), parts)
        case .tuple: return types.intern(.tuple, readElements(row))
        case .function: return readFunction(row)
        case .composition: return types.intern(.composition, readAll(trees.children(of: row)[...]))
        case .inverse: return types.intern(.inverse, [TypeChild(read(row - 1))])
        case .specified: return readSpecified(row)
        case .attributed: return readAttributed(row)
        case .number:
            let number = SwiftLiteral.plain(trees.text(row).filter { !$0.isWhitespace })
            return types.nominal(symbols.foreign(symbols.program.names.name(number), in: nil))
        default: return unreadable()
        }
    }

    private mutating func readAll(_ rows: ArraySlice<Int32>) -> [TypeChild] { rows.map { TypeChild(read($0)) } }

    // MARK: Prefixes

    private mutating func readSpecified(_ row: Int32) -> TypeID {
        switch Keyword.of(trees[row].range, in: trees.source.bytes.baseAddress!) {
        case .any: return makeOpaque(.any, read(row - 1))
        case .some: return makeOpaque(.some, read(row - 1))
        case .none where trees.text(row).hasPrefix("nonisolated"): return adding(.isNonsending, to: read(row - 1))
        default: return types.intern(.specified, payload: name(row).row, [TypeChild(read(row - 1))])
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

    private mutating func readAttributed(_ row: Int32) -> TypeID {
        let (attribute, type) = (trees.firstChild(of: row), row - 1)
        let text = trees.text(attribute).filter { !$0.isWhitespace }
        if text == "escaping" { return types.intern(.specified, payload: name(attribute).row, [TypeChild(read(type))]) }
        if let known = FunctionTraits.attributes.first(where: { $0.name == text }) {
            return adding(known.trait, to: read(type))
        }
        let isOther = ["differentiable", "unchecked", "preconcurrency", "retroactive"].contains(text)
        if isOther || text.hasSuffix(")") { return adding(.isOther, to: read(type)) }
        guard !trees.isLeaf(attribute) else { return unreadable() }
        let actor = read(attribute - 1)
        return adding(.hasGlobalActor, to: read(type), actor: actor)
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

    // MARK: Names

    private mutating func readName(_ row: Int32) -> TypeID {
        let first = name(row)
        if let type = find(first, row) { return type }
        return nominal(ProtocolNames(symbols: symbols).member(first, at: site) ?? symbols.foreign(first, in: nil), row)
    }

    /// The meaning of a name in view.
    private mutating func find(_ first: Name, _ row: Int32) -> TypeID? {
        if first == Name(.selfType), let type = symbols.selfType(at: site) { return type }
        if first == Name(.any), !isQuoted(row) { return types.nominal(symbols.foreign(first, in: nil)) }
        if symbols.isGenericParameter(first, at: site) { return types.intern(.parameter, payload: first.row) }
        return symbols.lookUp(first, at: site).map { nominal($0, row) }
    }

    /// `Outer.Inner`, `Core.Clock` or `Core::Clock`.
    private mutating func readPath(_ row: Int32) -> TypeID {
        let (node, base) = (trees[row], trees.firstChild(of: row))
        if trees[base].kind == .name {
            if node.kind == .qualified { return nominal(qualified(row, by: name(base)), row) }
            if trees.isLeaf(base), isModule(name(base)), find(name(base), base) == nil {
                let type = qualified(row, by: name(base))
                // A framework out of view may have a type of the same name.
                if symbols.program.isOwn(site.file), symbols[type].module > 0 { symbols[type].qualify(by: name(base)) }
                return nominal(type, row)
            }
        }
        // `Outer.Module::Inner`
        let type = read(node.kind == .qualified && trees[base].kind == .member ? trees.firstChild(of: base) : base)
        return readMember(row, of: type)
    }

    private mutating func readMember(_ row: Int32, of base: TypeID) -> TypeID {
        let member = name(row)
        // In backticks, `Type` and `Protocol` are names of types.
        let isProtocol = member == Name(.protocol)
        if isProtocol || member == Name(.type), !isQuoted(row) {
            return types.intern(.metatype, payload: isProtocol ? 1 : 0, [TypeChild(base)])
        }
        let arguments = readArguments(row)
        let node = types[base]
        if node.kind == .nominal, node.children.isEmpty {
            let written = node.symbol
            let parent = symbols.aliasedSymbol(written)
            // A typealias may specify generic arguments, which the member depends on.
            if parent == written || !symbols[parent].isGeneric {
                let found = symbols.nested(member, in: parent, from: site.file) ?? symbols.foreign(member, in: parent)
                return types.nominal(found, arguments)
            }
        }
        return types.intern(.member, payload: member.row, [TypeChild(base)] + arguments)
    }

    /// Every file imports the standard library, without a declaration.
    private func isModule(_ name: Name) -> Bool {
        symbols.program.moduleRow(named: name) != nil || symbols.program.imports(name, in: site.file)
            || name == Name(.swift) || name == Name(.concurrency) || name == Name(.stringProcessing)
    }

    private func qualified(_ row: Int32, by module: Name) -> SymbolID {
        symbols.declared(name(row), inModule: module, from: site.file)
            ?? symbols.foreign(name(row), in: nil, qualifier: module)
    }

    private mutating func nominal(_ symbol: SymbolID, _ row: Int32) -> TypeID {
        let arguments = readArguments(row)
        let declared = symbols[symbol]
        guard declared.isGeneric else { return types.nominal(symbol, arguments) }
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

    private mutating func readArguments(_ row: Int32) -> [TypeChild] {
        if trees.isLeaf(row) { return [] }
        let children = trees.children(of: row)
        return readAll(trees[row].kind == .name ? children[...] : children.dropFirst())
    }

    // MARK: Tuples and functions

    private mutating func readElements(_ row: Int32) -> [TypeChild] {
        trees.children(of: row).map { element in
            guard trees[element].kind == .labeled else { return TypeChild(read(element)) }
            return TypeChild(read(element - 1), label: name(element))
        }
    }

    private mutating func readFunction(_ row: Int32) -> TypeID {
        let parts = trees.children(of: row)
        guard trees[parts[0]].kind == .tuple else { return unreadable() }
        let parameters = readElements(parts[0])
        var traits: FunctionTraits = []
        var thrown: TypeID?
        for part in parts.dropFirst().dropLast() {
            if trees[part].kind == .thrownType {
                let type = read(part - 1)
                if !ProtocolNames(symbols: symbols).isAnyError(type) {
                    traits.insert(.hasThrownType)
                    thrown = type
                }
            } else {
                traits.insert(["async", "reasync"].contains(trees.text(part)) ? .isAsync : .isThrowing)
            }
        }
        return types.makeFunction(
            FunctionType(parameters: parameters, result: read(row - 1), traits: traits, thrownType: thrown))
    }

    // MARK: Results

    private func name(_ row: Int32) -> Name { symbols.program.names.name(trees.source, trees[row].range) }

    private func isQuoted(_ row: Int32) -> Bool { trees.source.bytes[Int(trees[row].range.start)] == UInt8(ascii: "`") }

    private func unreadable() -> TypeID { types.intern(.unreadable) }
}
