/// The type of a property that has an initial value and no written type.
package struct InitialValue {
    let symbols: SymbolTable

    package init(symbols: SymbolTable) { self.symbols = symbols }

    private var program: Program { symbols.program }

    /// Members of types out of view that are instances of these types by convention, such as `URLSession.shared`.
    private static let singletons: Set<String> = ["current", "default", "general", "main", "shared", "standard"]

    /// The type of `Cache()`, `Cache.shared`, `makeCache()`, `Mode.dark`, `[Plugin]()` or `3`; nil for a value of which only
    /// the compiler knows the type.
    package func type(of property: Site) -> TypeID? { type(of: property, steps: 0) }

    /// The type whose initializer a value calls and nothing else: `ImageCache()`. Nil where the initializer may fail, or where no source
    /// in view declares a type that is made with arguments.
    func calledType(of property: Site) -> TypeID? {
        let value = program.declaration(property).initialValue
        let around = program.parent(of: property)
        let trees = program.file(property.file).trees
        guard !value.isEmpty, let path = NamedValue.Path(value, trees, program.names), path.isCall,
            !path.isImplicit
        else { return nil }
        switch NamedValue(path, at: around, in: nil, acceptsParameters: true, symbols) {
        case .type(let symbol):
            let initializers = symbols.inheritanceChain(of: symbol).flatMap { symbols.members(of: $0, .initializer) }
            let mayFail = initializers.contains { program.declaration($0).traits.contains(.isFailable) }
            return mayFail ? nil : made(symbol, path, trees, at: around)
        case .member: return nil
        case nil: return path.hasArguments ? nil : typeOutOfView(path, trees, at: around)
        }
    }

    /// The type of a value that no scanner has read, inside the declaration at `site`.
    package func type(ofValueAt range: ByteRange, in source: SourceFile, at site: Site) -> TypeID? {
        SyntaxTrees.read(.value, range, in: source).flatMap { type(of: $0.root, $0.trees, at: site, steps: 0) }
    }

    /// - Parameter steps: The number of properties that were followed, so that two that name each other end.
    private func type(of property: Site, steps: Int) -> TypeID? {
        let declaration = program.declaration(property)
        guard declaration.kind == .property, !declaration.initialValue.isEmpty, steps < 8 else { return nil }
        let trees = program.file(property.file).trees
        return type(of: declaration.initialValue, trees, at: program.parent(of: property), steps: steps)
    }

    private func type(of value: ParsedText, _ trees: SyntaxTrees, at around: Site, steps: Int) -> TypeID? {
        if let literal = Literal.type(ofLiteral: value, trees) {
            // A type of this name that the user declares is not the one of the literal.
            if symbols.lookUp(program.names.name(literal), at: around) != nil { return nil }
            return TypeReader.read(SourceFile(path: "", text: literal), at: around, symbols)
        }
        // `[Plugin]()` and `[String: Plugin]()`
        if trees[value.root].kind == .emptyCall, trees.sugaredName(value.root - 1) != nil {
            return TypeReader.read(ParsedText(range: .none, root: value.root - 1), in: trees, at: around, symbols)
        }
        guard let path = NamedValue.Path(value, trees, program.names), !path.isImplicit else { return nil }
        switch NamedValue(path, at: around, in: nil, acceptsParameters: true, symbols) {
        case .type(let symbol): return made(symbol, path, trees, at: around)
        case .member(let site): return type(ofMember: site, steps: steps)
        case nil:
            // `Settings.shared.name`: reading `Settings.shared` as a type would hide the member from all that look for it.
            let owner = path.names.count > 2 ? program.names.text(path.names[path.names.count - 2]) : ""
            if owner.first?.isLowercase == true { return nil }
            return typeOutOfView(path, trees, at: around) ?? enumeration(path, trees, at: around)
        }
    }

    /// An initializer makes its type, or an optional if it may fail.
    private func made(_ symbol: SymbolID, _ path: NamedValue.Path, _ trees: SyntaxTrees, at site: Site) -> TypeID? {
        let type = TypeReader.read(path.type, in: trees, at: site, symbols)
        let isAlias = symbols.aliasTarget(type) != nil
        if symbols[symbol].kind == .protocol || symbols[symbol].isGeneric && !path.hasGenerics && !isAlias {
            return nil
        }
        let called = symbols.inheritanceChain(of: symbol).flatMap { symbols.members(of: $0, .initializer) }.filter {
            path.hasArguments || program.parameters(of: $0).haveDefaults
        }
        let failable = called.filter { program.declaration($0).traits.contains(.isFailable) }
        if failable.isEmpty { return type }
        return failable.count == called.count ? symbols.types.intern(.optional, [TypeChild(type)]) : nil
    }

    private func type(ofMember site: Site, steps: Int) -> TypeID? {
        let declaration = program.declaration(site)
        guard !declaration.type.isEmpty else { return type(of: site, steps: steps + 1) }
        let type = symbols.readType(declaration.type, at: site)
        return symbols.types.mentions(.some, in: type) ? nil : type
    }

    /// The type that `URLSession()` or `URLSession.shared` names, which no source in view declares.
    private func typeOutOfView(_ path: NamedValue.Path, _ trees: SyntaxTrees, at site: Site) -> TypeID? {
        guard let last = path.names.last.map(program.names.text) else { return nil }
        let isMade = path.isCall && last.first?.isUppercase == true
        let isSingleton = !path.isCall && Self.singletons.contains(last) && path.names.count > 1
        guard isMade || isSingleton else { return nil }
        let type = TypeReader.read(isMade ? path.type : path.owner, in: trees, at: site, symbols)
        return symbols.symbol(of: type).map { symbols[$0].isForeign } == true ? type : nil
    }

    /// The enum of `Mode.dark` or `Mode.custom(3)`.
    private func enumeration(_ path: NamedValue.Path, _ trees: SyntaxTrees, at site: Site) -> TypeID? {
        guard let last = path.names.last, path.names.count > 1 else { return nil }
        let type = TypeReader.read(path.owner, in: trees, at: site, symbols)
        guard let symbol = symbols.symbol(of: type).map(symbols.aliasedSymbol), symbols[symbol].kind == .enum,
            symbols[symbol].sites.contains(where: { declared in
                program.members(of: declared, .case).contains { program.name($0) == last }
            })
        else { return nil }
        return type
    }
}
