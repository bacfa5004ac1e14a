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
    init?(_ expression: ByteRange, at site: Site, in type: SymbolID?, _ symbols: SymbolTable) {
        guard let path = Path(expression, in: site.file, symbols.program), !path.hasArguments else { return nil }
        self.init(path, at: site, in: type, symbols)
    }

    /// - Parameter type: The type in which a name after a first dot is looked up.
    init?(
        _ path: Path, at site: Site, in type: SymbolID?, acceptsParameters: Bool = false, _ symbols: SymbolTable
    ) {
        let names = Names(
            symbols: symbols, passesArguments: path.hasArguments, acceptsParameters: acceptsParameters)
        guard
            let found = path.isImplicit
                ? names.find(path.names[...], in: type) : names.find(path, from: site)
        else { return nil }
        switch found {
        case .type: if !path.isCall { return nil }
        case .member(let site): if path.isCall != (symbols.program.declaration(site).kind == .function) { return nil }
        }
        self = found
    }

    /// `Core.` before a global of another module, because this module may have one of the same name; nil in this module, and where
    /// the module's name is also that of a type.
    static func qualifier(ofGlobalAt site: Site, _ symbols: SymbolTable) -> String? {
        let module = symbols.program.module(of: site)
        let isPlain = module.origin == .own || symbols.isDeclared(module.name)
        return isPlain ? nil : symbols.program.names.escaped(module.name) + "."
    }

    /// A dotted name, which may be called.
    struct Path {
        /// Whether it starts with a dot.
        let isImplicit: Bool
        /// The module in `Core::LiveAPI`.
        private(set) var module: Name?
        private(set) var names: [Name] = []
        /// The text before the parentheses and before an `.init`.
        private(set) var range: ByteRange
        /// The text before the last of the names and its dot; empty for one name.
        private(set) var owner: ByteRange
        private(set) var isCall = false
        private(set) var hasArguments = false
        /// Whether one of the names has generic arguments.
        private(set) var hasGenerics = false

        /// - Returns: nil for any other expression.
        init?(_ expression: ByteRange, in file: Int32, _ program: Program) {
            let source = program.source(file)
            let buffer = TokenBuffer(byteCount: expression.count)
            var cursor = TokenCursor(source, expression, buffer)
            range = ByteRange(expression.start, expression.start)
            owner = range
            isImplicit = cursor.kind == .period
            if !isImplicit, cursor.nextKind == .doubleColon {
                module = program.names.name(source, cursor.token.range)
                cursor.advance()
            }
            repeat {
                if cursor.kind == .period || cursor.kind == .doubleColon { cursor.advance() }
                guard cursor.token.isWord else { return nil }
                // `LiveAPI.init()` is `LiveAPI()`.
                if isImplicit || !names.isEmpty, cursor.keyword == .`init`, cursor.nextKind == .openParenthesis {
                    cursor.advance()
                    break
                }
                names.append(program.names.name(source, cursor.token.range))
                cursor.advance()
                if cursor.isAtOperator(startingWith: "<") {
                    guard cursor.skipAngles() else { return nil }
                    hasGenerics = true
                }
                owner = range
                range = cursor.range(from: expression.start)
            } while cursor.kind == .period
            if cursor.kind == .openParenthesis {
                isCall = true
                hasArguments = cursor.nextKind != .closeParenthesis
                cursor.skip()
            }
            guard cursor.kind == .endOfFile else { return nil }
        }
    }

    private struct Names {
        let symbols: SymbolTable
        let passesArguments: Bool
        /// Whether the only function of a name may have parameters.
        let acceptsParameters: Bool

        func find(_ path: Path, from site: Site) -> NamedValue? {
            if let (type, rest) = symbols.start(of: path.names, module: path.module, at: site) {
                return find(rest, in: type)
            }
            guard path.names.count == 1 else { return nil }
            let globals = symbols.globals(named: path.names[0], from: site.file)
            let module = path.module
            return choose(module == nil ? globals : globals.filter { symbols.program.module(of: $0).name == module })
        }

        func find(_ names: ArraySlice<Name>, in type: SymbolID?) -> NamedValue? {
            guard var type = type.map(symbols.aliasedSymbol) else { return nil }
            var rest = names
            while let name = rest.first, let nested = symbols.nested(name, in: type) {
                type = symbols.aliasedSymbol(nested)
                rest.removeFirst()
            }
            guard let last = rest.first else { return .type(type) }
            return rest.count == 1 ? member(last, of: type) : nil
        }

        private func member(_ name: Name, of type: SymbolID) -> NamedValue? {
            // Generated code cannot call a static member on a protocol.
            if symbols[type].kind == .protocol { return nil }
            return choose(symbols.staticMembers(of: type).filter { symbols.program.name($0) == name })
        }

        private func choose(_ named: [Site]) -> NamedValue? {
            let found = named.filter { symbols.program.declaration($0).generics.isEmpty }
            let plain = passesArguments ? nil : found.first { symbols.program.declaration($0).parameters.isEmpty }
            let isOnly = found.count == 1 && acceptsParameters
            return (plain ?? (isOnly ? found[0] : nil)).map { .member($0) }
        }
    }
}
