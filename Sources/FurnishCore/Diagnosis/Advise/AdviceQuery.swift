/// A missing type, and all that a rule of advice needs to know about it.
struct AdviceQuery: GraphReader {
    /// Where a declaration has to be, so that a rule may propose to mark it.
    enum Origin {
        case anywhere
        case package
        /// In this module: another one reports what is in view there.
        case ownModule
        case type(SymbolID)
    }

    let tables: AdviceTables
    let unmet: UnmetNeed
    /// The missing type, or a type that would help: `T` for a missing `() -> T`.
    var key: TypeID
    var origin = Origin.anywhere
    /// Whether names are compared with all others, which is slow.
    var comparesNames = false
    /// The notes about what could meet the need, for the rules that complete them.
    var candidates: [Diagnostic.Note] = []

    init(_ unmet: UnmetNeed, _ tables: AdviceTables) { (self.tables, self.unmet, key) = (tables, unmet, unmet.key) }

    func with(key: TypeID) -> AdviceQuery {
        var query = self
        query.key = key
        return query
    }

    var graph: DependencyGraph { tables.graph }
    var need: NeedID { unmet.need }
    /// The key of the type that the need spells.
    var neededKey: TypeID { keys.key(needs[need].type) }

    /// Whether the need itself is of this type, and not a closure that makes it.
    func isNeeded(_ key: TypeID) -> Bool { key == neededKey }

    /// The missing type's declaration, unless it is an optional, a function or a collection.
    var symbol: SymbolID? { nominal(key) }

    var kind: Symbol.Kind? { symbol.map { symbols[$0].kind } }

    /// Whether a type conforms to the missing protocols, or inherits from the missing class.
    func isSubtype(_ symbol: SymbolID) -> Bool {
        let parts = types.namedParts(of: key)
        return !parts.isEmpty && parts.isSubset(of: Ancestry(of: symbols.implicitType(symbol), symbols).found)
    }

    /// Whether a declaration may be proposed: it exists where nothing provides the missing type, and not for previews.
    func fillsGap(_ site: Site) -> Bool {
        let isOfOrigin =
            switch origin {
            case .anywhere: true
            case .package: program.module(of: site).origin != .dependency
            case .ownModule: program.isOwn(site.file)
            case .type(let symbol): symbols[symbol].sites.contains(site)
            }
        let conditions = bindings.conditions
        return isOfOrigin && !graph.isForPreviews(site)
            && unmet.alternatives.allSatisfy {
                conditions.areExclusive(conditions.condition(of: site), resolution.condition(of: $0))
            }
    }

    /// The declaration that a default without arguments names.
    var defaultDeclaration: NamedValue? {
        let (file, maker) = (needs[need].file, providers[unmet.provider].callee)
        let site = Site(file: file, row: maker.file == file ? maker.row : Site.fileLevel)
        return NamedValue(needs[need].defaultRange, at: site, in: symbol, symbols)
    }

    /// The `weak` or `unowned` property in which the need ends: of its type, and of its name where several have that type.
    var weakHolder: Site? {
        let (definition, needed) = (providers[unmet.provider], needs[need])
        let owner =
            definition.initializer.flatMap { symbols.enclosingType(of: $0) } ?? symbols.symbol(of: definition.type)
        guard let owner, needed.isParameter || needed.isWeakOrUnowned else { return nil }
        let type = types.withoutOptional(neededKey)
        let properties = symbols.inheritanceChain(of: owner).flatMap { symbols[$0].sites }
            .flatMap(program.storedProperties).filter { property in
                let held = symbols.readType(program.declaration(property).type, at: property)
                return types.withoutOptional(keys.key(held)) == type
            }
        let named = properties.first { program.name($0) == needed.name }
        let property = named ?? (properties.count == 1 ? properties[0] : nil)
        return property.flatMap { program.isWeakOrUnowned($0) ? $0 : nil }
    }
}
