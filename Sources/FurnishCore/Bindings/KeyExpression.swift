/// The expression after `key:`. The generated file is another place, so it writes there what the names mean here.
struct KeyExpression {
    private let symbols: SymbolTable
    /// The marked declaration. Names are looked up in the types around it.
    private let site: Site
    /// The type of the dictionary's keys.
    private let keys: SymbolID?
    private let source: SourceFile
    /// The names of the path in work that follow the one that was read.
    private var names: ArraySlice<ByteRange> = []
    /// The offset after the last name that was read.
    private var lastEnd: UInt32
    /// The expression as the generated file has it.
    private(set) var text = ""
    /// A name that the generated file cannot see, and its declaration.
    private(set) var hidden: (word: ByteRange, site: Site)?
    /// The offset of the first byte that is not in `text`.
    private var rest: UInt32

    /// - Parameter keys: The type of the dictionary's keys, in which `.home` is looked up.
    init(_ key: ParsedText, in keys: TypeID?, at site: Site, _ symbols: SymbolTable) {
        (self.symbols, self.site) = (symbols, site)
        self.keys = keys.flatMap(symbols.symbol).map(symbols.aliasedSymbol)
        let trees = symbols.program.file(site.file).trees
        source = trees.source
        (rest, lastEnd) = (key.start, key.start)
        for path in trees.children(of: key.root) {
            names = trees.path(path)[...]
            if trees.isImplicit(path) {
                checkMembers(of: self.keys)
            } else if let first = takeName() {
                replace(first)
            }
        }
        append(upTo: key.end)
    }

    private mutating func takeName() -> ByteRange? {
        let name = names.popFirst()
        lastEnd = name?.end ?? lastEnd
        return name
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
            write(path, inPlaceOf: ByteRange(word.start, lastEnd))
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
        let isImplied = type == keys && text.isEmpty && (word.isEmpty || !names.isEmpty)
        if !isImplied { text += TypeText(symbols: symbols).path(type) }
        rest = word.end
    }

    /// A static member that can be named without its type, because it is in one around the declaration.
    private func staticMember(_ name: Name) -> (SymbolID, Site)? {
        for type in symbols.path(from: symbols.enclosingType(of: site)) {
            if let member = staticMember(name, of: type) { return (type, member) }
        }
        return nil
    }

    private func staticMember(_ name: Name, of type: SymbolID) -> Site? {
        symbols.staticMembers(of: type).first { symbols.program.name($0) == name }
    }

    /// Follows a path of nested types.
    private mutating func nested(in first: SymbolID) -> SymbolID {
        var type = first
        while let word = names.first, let found = symbols.nested(symbols.program.names.name(source, word), in: type) {
            type = symbols.aliasedSymbol(found)
            if let declared = symbols[type].sites.first { check(declared, word) }
            _ = takeName()
        }
        return type
    }

    /// Follows a path of nested types to a static member.
    private mutating func checkMembers(of first: SymbolID?) {
        guard let first else { return }
        let type = nested(in: first)
        guard let word = takeName() else { return }
        if let member = staticMember(symbols.program.names.name(source, word), of: type) { check(member, word) }
    }

    private mutating func check(_ declaration: Site, _ word: ByteRange) {
        if hidden == nil, symbols.program.isHidden(declaration) { hidden = (word, declaration) }
    }
}
