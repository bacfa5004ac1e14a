/// The expression after `key:`. The generated file is another place, so it writes there what the names mean here.
struct KeyExpression {
    private let symbols: SymbolTable
    /// The marked declaration. Names are looked up in the types around it.
    private let site: Site
    /// The type of the dictionary's keys.
    private let keys: SymbolID?
    private let source: SourceFile
    private let buffer: TokenBuffer
    private var cursor: TokenCursor
    /// The expression as the generated file has it.
    private(set) var text = ""
    /// A name that the generated file cannot see, and its declaration.
    private(set) var hidden: (word: ByteRange, site: Site)?
    /// The offset of the first byte that is not in `text`.
    private var rest: UInt32

    /// - Parameter keys: The type of the dictionary's keys, in which `.home` is looked up.
    init(_ range: ByteRange, in keys: TypeID?, at site: Site, _ symbols: SymbolTable) {
        self.symbols = symbols
        self.keys = keys.flatMap(symbols.symbol).map(symbols.aliasedSymbol)
        self.site = site
        source = symbols.program.source(site.file)
        buffer = TokenBuffer(byteCount: range.count)
        cursor = TokenCursor(source, range, buffer)
        rest = range.start
        checkMembers(of: self.keys)
        while cursor.kind != .endOfFile {
            let token = cursor.token
            let followsDot = cursor.index > 0 && cursor.tokens[cursor.index - 1].kind == .period
            cursor.advance()
            if token.isWord, !followsDot, cursor.kind != .colon { replace(token.range) }
        }
        append(upTo: range.end)
    }

    private mutating func append(upTo end: UInt32) {
        text += source.text(ByteRange(rest, end))
        rest = end
    }

    /// Writes the meaning of a name with which a path begins.
    private mutating func replace(_ word: ByteRange) {
        let name = symbols.program.names.name(source, word)
        if let (type, member) = staticMember(name) {
            write(type, inPlaceOf: ByteRange(word.start, word.start))
            text += "."
            check(member, word)
        } else if name == Name(.selfType), let type = symbols.enclosingType(of: site) {
            write(type, inPlaceOf: word)
            checkMembers(of: type)
        } else if let type = symbols.lookUp(name, at: symbols.program.parent(of: site)) {
            if let declared = symbols[type].sites.first, symbols[type].isPrivate { check(declared, word) }
            let path = nested(in: symbols.aliasedSymbol(type))
            write(path, inPlaceOf: ByteRange(word.start, cursor.lastEnd))
            checkMembers(of: path)
        } else if let global = symbols.globals(named: name, from: site.file).first {
            check(global, word)
            if let module = NamedValue.qualifier(ofGlobalAt: global, symbols) {
                append(upTo: word.start)
                text += module
            }
        }
    }

    /// Writes a type. Of a member of the keys' own type, only the member is written, so that `Route.home` and `.home` are one key.
    private mutating func write(_ type: SymbolID, inPlaceOf word: ByteRange) {
        append(upTo: word.start)
        let isImplied = type == keys && text.isEmpty && (word.isEmpty || cursor.kind == .period)
        if !isImplied { text += TypeText(symbols: symbols).path(type) }
        rest = word.end
    }

    /// A static member that can be named without its type, because it is in one around the declaration.
    private func staticMember(_ name: Name) -> (SymbolID, Site)? {
        for type in symbols.path(from: symbols.enclosingType(of: site)) {
            let member = symbols.staticMembers(of: type).first { symbols.program.name($0) == name }
            if let member { return (type, member) }
        }
        return nil
    }

    /// Follows a path of nested types.
    private mutating func nested(in first: SymbolID) -> SymbolID {
        var type = first
        while cursor.kind == .period, cursor.tokens[cursor.index + 1].isWord {
            let word = cursor.tokens[cursor.index + 1].range
            guard let found = symbols.nested(symbols.program.names.name(source, word), in: type) else { break }
            type = symbols.aliasedSymbol(found)
            if let declared = symbols[type].sites.first { check(declared, word) }
            cursor.jump(to: cursor.index + 2)
        }
        return type
    }

    /// Follows a path of nested types to a static member.
    private mutating func checkMembers(of first: SymbolID?) {
        guard let first else { return }
        let (type, word) = (nested(in: first), cursor.tokens[cursor.index + (cursor.kind == .period ? 1 : 0)])
        guard cursor.kind == .period, word.isWord else { return }
        let name = symbols.program.names.name(source, word.range)
        let member = symbols.staticMembers(of: type).first { symbols.program.name($0) == name }
        if let member { check(member, word.range) }
        cursor.jump(to: cursor.index + 2)
    }

    private mutating func check(_ declaration: Site, _ word: ByteRange) {
        if hidden == nil, symbols.program.isHidden(declaration) { hidden = (word, declaration) }
    }
}
