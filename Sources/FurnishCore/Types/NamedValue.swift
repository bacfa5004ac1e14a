/// The declaration that an expression names: `LiveAPI()`, `.shared`, `SystemClock.shared`, `makeClock()`. It is in view.
enum NamedValue {
    /// A type whose initializer is called.
    case type(SymbolID)
    /// A static or global property, or a function.
    case member(Site)

    /// - Parameters:
    ///   - site: The declaration inside which names are looked up.
    ///   - type: The type in which `.shared` is looked up.
    /// - Returns: nil for an expression that passes arguments.
    init?(_ expression: ParsedText, at site: Site, in type: SymbolID?, _ symbols: SymbolTable) {
        guard let path = Path(expression, in: site.file, symbols.program), !path.hasArguments else { return nil }
        self.init(path, at: site, in: type, symbols)
    }

    /// - Parameters:
    ///   - type: The type in which a name after a first dot is looked up.
    ///   - acceptsParameters: Whether the only function of a name may have parameters.
    init?(_ path: Path, at site: Site, in type: SymbolID?, acceptsParameters: Bool = false, _ symbols: SymbolTable) {
        let program = symbols.program
        let start = path.isImplicit ? nil : symbols.start(of: path.names, module: path.module, at: site)
        var owner = (path.isImplicit ? type : start?.type).map(symbols.aliasedSymbol)
        var rest = start?.rest ?? path.names[...]
        while let current = owner, let name = rest.first, let nested = symbols.nested(name, in: current) {
            owner = symbols.aliasedSymbol(nested)
            rest.removeFirst()
        }
        guard let last = rest.first else {
            guard let owner, path.isCall else { return nil }
            self = .type(owner)
            return
        }
        guard rest.count == 1, owner != nil || !path.isImplicit else { return nil }
        // Generated code cannot call a static member on a protocol.
        if let owner, symbols[owner].kind == .protocol { return nil }
        let candidates = owner.map { symbols.staticMembers(of: $0) } ?? symbols.globals(named: last, from: site.file)
        let found = candidates.filter {
            let isInModule = owner != nil || path.module == nil || program.module(of: $0).name == path.module
            return isInModule && program.name($0) == last && program.declaration($0).generics.isEmpty
        }
        let plain = path.hasArguments ? nil : found.first { program.declaration($0).parameters.isEmpty }
        guard let member = plain ?? (found.count == 1 && acceptsParameters ? found[0] : nil),
            path.isCall == (program.declaration(member).kind == .function)
        else { return nil }
        self = .member(member)
    }

    /// `Core.` before a global of another module, because this module may have one of the same name; nil in this module, and where
    /// the module's name is also that of a type.
    static func qualifier(ofGlobalAt site: Site, _ symbols: SymbolTable) -> String? {
        let module = symbols.program.module(of: site)
        if module.origin == .own { return nil }
        let qualifier = qualifier(module.name, symbols)
        return qualifier.hasSuffix(".") && symbols.isDeclared(module.name) ? nil : qualifier
    }

    /// The name of a module before one of its declarations. A type of that name would hide it before a dot.
    static func qualifier(_ module: Name, _ symbols: SymbolTable) -> String {
        let program = symbols.program
        let hasSelectors = program.settings.compiler.hasModuleSelectors
        return program.names.escaped(module) + (hasSelectors && symbols.isDeclared(module) ? "::" : ".")
    }

    /// A dotted name, which may be called.
    struct Path {
        /// `LiveAPI` in `LiveAPI()`: the path without parentheses, to be read as a type.
        let type: ParsedText
        /// `SystemClock` in `SystemClock.shared`: the path without its last name; none if it has only one.
        let owner: ParsedText
        /// The module in `Core::LiveAPI`.
        let module: Name?
        let names: [Name]
        /// Whether it starts with a dot.
        let isImplicit: Bool
        let isCall: Bool
        let hasArguments: Bool
        /// Whether one of the names has generic arguments.
        let hasGenerics: Bool

        init?(_ value: ParsedText, in file: Int32, _ program: Program) {
            self.init(value, program.file(file).trees, program.names)
        }

        /// - Returns: nil for any other value.
        init?(_ value: ParsedText, _ trees: SyntaxTrees, _ table: NameTable) {
            if value.isEmpty { return nil }
            let kind = trees[value.root].kind
            isCall = kind == .call || kind == .emptyCall
            hasArguments = kind == .call
            let root = isCall ? value.root - 1 : value.root
            let path = trees.path(root)
            if path.isEmpty, trees[root].kind != .implicit { return nil }
            isImplicit = trees.isImplicit(root)
            names = path.map { table.name(trees.source, $0) }
            module = trees.module(root).map { table.name(trees.source, $0) }
            hasGenerics = Int(trees[root].size) > path.count + (isImplicit || module != nil ? 1 : 0)
            type = ParsedText(range: .none, root: root)
            let isMember = trees[root].kind == .member
            owner = isMember ? ParsedText(range: .none, root: trees.firstChild(of: root)) : .none
        }
    }
}
