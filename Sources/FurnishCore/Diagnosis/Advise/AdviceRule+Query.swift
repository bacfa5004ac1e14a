/// What the rules know of their query.
extension AdviceRule {
    var tables: AdviceTables { query.tables }
    var targets: MarkerTargets { MarkerTargets(graph: graph) }
    var unmet: UnmetNeed { query.unmet }
    var need: NeedID { query.unmet.need }
    var key: TypeID { query.key }
    /// The error.
    var location: Location { graph.location(ofNeed: unmet.reportedNeed) }

    /// Whether the need itself is of this type, and not a closure that makes it.
    func isNeeded(_ key: TypeID) -> Bool { key == query.neededKey }

    /// The missing type's declaration, unless it is an optional, a function or a collection.
    var symbol: SymbolID? { nominal(key) }

    func nominal(_ key: TypeID) -> SymbolID? { types[key].kind == .nominal ? types[key].symbol : nil }

    var kind: Symbol.Kind? { symbol.map { symbols[$0].kind } }

    /// Whether no source in view declares a type.
    func isForeign(_ key: TypeID) -> Bool { nominal(key).map { symbols[$0].isForeign } ?? true }

    /// The name in a type that no source in view declares.
    func unknownName(in type: TypeID) -> String? { symbols.unknownName(type).map(names.text) }

    /// Whether the standard library declares a type and all types that it is built from: `String`, `[Int]`, `() -> Void`. Values
    /// of the user interface count too: `CGFloat`, `Binding<Mode>`, `Namespace.ID`.
    func isOfStandardLibrary(_ key: TypeID) -> Bool {
        let node = types[key]
        let isFromParts = types.children(of: key).allSatisfy { isOfStandardLibrary($0.type) }
        switch node.kind {
        case .nominal:
            let name = graph.text.path(node.symbol)
            return symbols[node.symbol].isForeign
                && (KnownType.has(.isOfCaller, name) || isFromParts && KnownType.has(.isInStandardLibrary, name))
        case .optional, .array, .dictionary, .tuple: return isFromParts
        case .function: return true
        default: return false
        }
    }

    /// Whether a type is a protocol that is declared in view, or a composition with such a protocol.
    func isProtocol(_ key: TypeID) -> Bool { types.namedParts(of: key).contains { symbols[$0].kind == .protocol } }

    /// Whether a type conforms to the missing protocols, or inherits from the missing class.
    func isSubtype(_ symbol: SymbolID) -> Bool {
        let parts = types.namedParts(of: key)
        return !parts.isEmpty && parts.isSubset(of: Ancestry(of: symbols.implicitType(symbol), symbols).found)
    }

    /// Whether a declaration may be proposed: it exists where nothing provides the missing type, and not for previews.
    func fillsGap(_ site: Site) -> Bool {
        let isOfOrigin =
            switch query.origin {
            case .anywhere: true
            case .package: program.module(of: site).origin != .dependency
            case .ownModule: program.isOwn(site.file)
            case .type(let symbol): symbols[symbol].sites.contains(site)
            }
        let conditions = bindings.conditions
        return isOfOrigin && !PreviewCode(graph: graph).contains(site)
            && unmet.alternatives.allSatisfy {
                conditions.areExclusive(conditions.condition(of: site), resolution.condition(of: $0))
            }
    }

    /// Advice to let the caller pass the value.
    var given: [Diagnostic.Note] { [tables.givens.note(giving: need, of: unmet.provider)].compactMap { $0 } }

    /// The declaration that a default without arguments names.
    var namedDefault: NamedValue? {
        let (file, maker) = (needs[need].file, providers[unmet.provider].callee)
        let site = Site(file: file, row: maker.file == file ? maker.row : Site.fileLevel)
        return NamedValue(needs[need].defaultRange, at: site, in: symbol, symbols)
    }

    /// The `weak` or `unowned` property in which the need ends: of its type, and of its name where several have that type.
    var weakProperty: Site? {
        let (definition, needed) = (providers[unmet.provider], needs[need])
        let owner =
            definition.initializer.flatMap { symbols.enclosingType(of: $0) } ?? symbols.symbol(of: definition.type)
        guard let owner, needed.isParameter || needed.isWeakOrUnowned else { return nil }
        let type = types.withoutOptional(query.neededKey)
        let properties = symbols.inheritanceChain(of: owner).flatMap { symbols[$0].sites }
            .flatMap(program.storedProperties).filter { property in
                let held = symbols.readType(program.declaration(property).type, at: property)
                return types.withoutOptional(keys.key(held)) == type
            }
        let named = properties.first { program.name($0) == needed.name }
        let property = named ?? (properties.count == 1 ? properties[0] : nil)
        return property.flatMap { program.isWeakOrUnowned($0) ? $0 : nil }
    }

    /// The notes of the rules about the missing type's declaration and those of its subtypes.
    var unmarkedTypes: [Diagnostic.Note] { SubtypeRule(query: query).notes + UnmarkedTypeRule(query: query).notes }
}
