/// The types that a type conforms to or inherits from, as far as they are known. A module out of view, or a macro, may
/// declare further conformances.
package struct Ancestry {
    private let symbols: SymbolTable
    package private(set) var found: Set<SymbolID> = []
    /// The classes of `found` with their generic arguments.
    private(set) var specializations: [SymbolID: TypeID] = [:]
    /// Whether the type is a list, an optional, a tuple, a function or a metatype, which can be no subtype but of a protocol.
    private var isOfLanguage = false
    /// Whether there may be more than `found`.
    private(set) var isIncomplete = false

    private var program: Program { symbols.program }

    /// Whether conformances under `#if` and with `where` are left out.
    private let isUnconditional: Bool
    /// The module from whose point of view the answer is meant: it has no extensions of its own types out of view.
    private let home: Int32
    /// Types that are not added yet.
    private var waiting: [TypeID]

    package init(
        of type: TypeID, _ symbols: SymbolTable, inModule home: Int32 = 0, unconditionally isUnconditional: Bool = false
    ) {
        (self.symbols, self.home, self.isUnconditional, waiting) = (symbols, home, isUnconditional, [type])
        while let next = waiting.popLast() { add(next) }
    }

    /// A type in a superclass's member, with the generic arguments with which the superclass is inherited.
    package func inherited(_ type: TypeID, from owner: SymbolID) -> TypeID {
        guard let superclass = specializations[owner] else { return type }
        var signature = GenericSignature()
        signature.settle(symbols.implicitType(owner), as: superclass, symbols)
        return symbols.types.substitute(type, signature.settled)
    }

    /// Whether the type is certainly not a subtype of `other`.
    func lacks(_ other: TypeID) -> Bool {
        guard !isIncomplete || isKnownValue else { return false }
        if isOfLanguage, symbols.types[other].kind != .nominal { return false }
        let node = symbols.types[other]
        switch node.kind {
        case .any: return lacks(symbols.types.child(0, of: other))
        case .composition: return symbols.types.children(of: other).contains { lacks($0.type) }
        case .nominal: return lacks(node.symbol, other)
        case .tuple where node.isParenthesised: return lacks(symbols.types.child(0, of: other))
        // No declared type inherits from one of these, nor from a type of a parameter such as `@escaping () -> Void`.
        case .specified, .tuple, .function, .metatype, .array, .dictionary: return true
        default: return false
        }
    }

    /// Whether a type that is not in view is among those found.
    func contains(foreign name: Name.Known) -> Bool {
        found.contains { symbols[$0].isForeign && symbols[$0].name == Name(name) }
    }

    private func lacks(_ symbol: SymbolID, _ other: TypeID) -> Bool {
        if found.contains(symbol) {
            guard let known = specializations[symbol], !symbols.types.mentions(.parameter, in: known),
                !symbols.types[other].children.isEmpty
            else { return false }
            let keys = TypeKeys(symbols, providedAliases: [])
            return keys.key(known) != keys.key(other)
        }
        if isOfLanguage, KnownType.module(of: symbols.name(of: symbol)) != nil { return false }
        if !isOfLanguage, isKnownValue { return isKnownValue(symbol) }
        guard symbols[symbol].kind != .typealias else {
            let target = symbols.target(of: symbol)
            return target != other && lacks(target)
        }
        guard symbols[symbol].isForeign else { return true }
        return symbols[symbol].parent == nil && symbols[symbol].qualifier == .none
            && !KnownType.has(.isImplied, symbols.name(of: symbol))
    }

    /// Whether the type is a value of the standard library or Foundation, which inherits from no other such value.
    private var isKnownValue: Bool { found.count == 1 && found.allSatisfy(isKnownValue) }

    private func isKnownValue(_ symbol: SymbolID) -> Bool {
        let name = symbols.name(of: symbol)
        return symbols[symbol].isForeign && symbols[symbol].parent == nil && KnownType.isStruct(name)
    }

    // MARK: Collecting

    private mutating func add(_ type: TypeID) {
        let node = symbols.types[type]
        switch node.kind {
        case .nominal: add(node.symbol, type)
        case .any, .some, .composition: waiting += symbols.types.children(of: type).map(\.type)
        case .inverse: break
        case .optional, .unwrapped, .array, .dictionary: addGeneric(node.kind)
        case .tuple where node.isParenthesised: waiting.append(symbols.types.child(0, of: type))
        case .tuple, .function, .metatype: isOfLanguage = true
        default: isIncomplete = true
        }
    }

    /// Adds the conformances of all lists, optionals or dictionaries, which extensions in view declare.
    private mutating func addGeneric(_ kind: TypeNode.Kind) {
        // An extension cannot inherit from a list, but could be written so.
        if isOfLanguage { return }
        isOfLanguage = true
        let name: Name.Known = kind == .array ? .array : kind == .dictionary ? .dictionary : .optional
        let symbol = symbols.foreign(Name(name), in: nil)
        for site in symbols[symbol].extensions { addInherited(of: site) }
    }

    private mutating func add(_ symbol: SymbolID, _ type: TypeID) {
        guard found.insert(symbol).inserted else { return }
        let declared = symbols[symbol]
        if declared.kind == .class { specializations[symbol] = type }
        switch declared.kind {
        case .typealias: waiting.append(symbols.target(of: symbol))
        case .foreign:
            let isKnown = declared.parent == nil && KnownType.has(.impliesNoOther, program.names.text(declared.name))
            if !isKnown { isIncomplete = true }
        case .protocol: for site in declared.sites { addInherited(of: site) }
        case .class, .struct, .enum, .actor:
            // Another module's type may have extensions out of view.
            if declared.module != home || declared.sites.contains(where: hasMacro) { isIncomplete = true }
            for site in declared.sites + declared.extensions where !isUnconditional || !isConditional(site, declared) {
                addInherited(of: site, by: type)
            }
        }
    }

    /// - Parameter heir: A class, whose generic arguments its superclass may take.
    private mutating func addInherited(of site: Site, by heir: TypeID? = nil) {
        let scanned = program.file(site.file)
        let declaration = program.declaration(site)
        var signature = GenericSignature()
        if let heir, let symbol = symbols.symbol(of: heir), symbols[symbol].isGeneric {
            signature.settle(symbols.implicitType(symbol), as: heir, symbols)
        }
        for (row, type) in zip(declaration.inherits.indices, symbols.inheritedTypes(at: site)) {
            if scanned.source.text(scanned.ranges[row]) == "class" { continue }
            waiting.append(symbols.types.substitute(type, signature.settled))
        }
        // `protocol P where Self: Base` inherits from `Base` too.
        if !declaration.whereClause.isEmpty, declaration.kind == .protocol { isIncomplete = true }
    }

    private func isConditional(_ site: Site, _ declared: Symbol) -> Bool {
        let declaration = program.declaration(site)
        let isAlternative = declared.sites.contains(site) && declared.sites.count == 1
        guard declaration.kind == .extension else { return declaration.condition >= 0 && !isAlternative }
        let isSpecialized = program.source(site.file).text(declaration.name).utf8.contains(UInt8(ascii: "<"))
        return declaration.condition >= 0 || !declaration.whereClause.isEmpty || isSpecialized
    }

    private func hasMacro(_ site: Site) -> Bool {
        let scanned = program.file(site.file)
        return program.declaration(site).attributes.indices.contains { row in
            let name = scanned.trees.name(ofAttribute: scanned.ranges[row].root)
            let path = name.map { scanned.trees.path($0.root) } ?? []
            return path.count != 1 || !KnownType.attributes.contains(scanned.source.text(path[0]))
        }
    }
}
