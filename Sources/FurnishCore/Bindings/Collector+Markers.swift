/// What a declaration's markers state.
extension Collector {
    /// Whether this module reads a marker. An extension, an operator and a `deinit` have no access of their own.
    func isVisible(_ site: Site) -> Bool {
        program.isOwn(site.file) || !program.isHidden(site)
            || [.extension, .operator, .other].contains(program.declaration(site).kind)
    }

    /// Notes an element of another module that this module cannot make. Its own factory may make it.
    func noteHiddenElement(_ marked: MarkedDeclaration) {
        guard let marker = marked.provides, !marker.collection.isEmpty, !marked.isMalformed,
            !program.isOwn(marked.site.file)
        else { return }
        let collection = symbols.readType(marker.collection, at: program.placeOfMarker(on: marked.site))
        bindings.hiddenElements.append((marked.site, collection))
    }

    /// Reports the types after `as:` that the provider's own type certainly does not conform to.
    ///
    /// - Parameters:
    ///   - elements: The parts of the type after `into:`.
    ///   - made: The provider's own type.
    /// - Returns: The other ones.
    func related(
        _ types: [TypeID], besides elements: [TypeID], _ made: TypeID, _ marked: MarkedDeclaration, _ marker: Marker
    ) -> [TypeID] {
        let written = program.file(marked.site.file).ranges[marker.additionalTypes.indices]
        var related: [TypeID] = []
        for position in types.indices where isVisible(types[position]) {
            guard let ancestry = ancestry(of: made, lacking: types[position], at: marked.site) else {
                related.append(types[position])
                continue
            }
            let range = written[written.startIndex + position].range
            report(.unrelated(types[position], at: range, of: made, marked, named: types + elements, ancestry))
            // A misspelled type was probably meant to be one that it conforms to.
            bindings.addInvalid([types[position]] + bindings.ancestors(of: made), at: marked.site, marker)
        }
        return related
    }

    /// Reports an element that certainly does not conform to its collection's element type.
    func checkElement(of collection: TypeID, at written: ParsedText, _ made: TypeID, _ marked: MarkedDeclaration) {
        let parts = symbols.types.children(of: collection).map(\.type)
        guard let element = parts.last, isVisible(element),
            let ancestry = ancestry(of: made, lacking: element, at: marked.site)
        else { return }
        let name = TypeText(symbols: symbols).show(element)
        let word = program.file(marked.site.file).trees.lastName(name, in: written)
        report(.unrelated(element, at: word, of: made, marked, named: parts, ancestry))
        bindings.addInvalid(bindings.ancestors(of: made), at: marked.site)
    }

    /// The types that a provider's type conforms to or inherits from; nil if `other` is, or may be, one of them.
    private func ancestry(of made: TypeID, lacking other: TypeID, at site: Site) -> Ancestry? {
        if bindings.isIncomplete { return nil }
        // Fast path: the type's own inheritance list names the other one.
        let declared = symbols.symbol(of: made).flatMap { symbols[$0].sites.first }
        if let declared, symbols.inheritedTypes(at: declared).contains(where: { $0.row == other.row }) { return nil }
        let ancestry = Ancestry(of: made, symbols, inModule: module(of: site))
        return ancestry.lacks(other) || isAnother(made, than: other) ? ancestry : nil
    }

    /// Whether a type names another associated type than `Store<Int>` does.
    private func isAnother(_ type: TypeID, than other: TypeID) -> Bool {
        let wanted = symbols.types[other].kind == .any ? symbols.types.child(0, of: other) : other
        guard let owner = symbols.symbol(of: type), !symbols.types[wanted].children.isEmpty,
            let symbol = symbols.symbol(of: wanted), symbols[symbol].kind == .protocol
        else { return false }
        let (names, keys) = (ProtocolNames(symbols: symbols), TypeKeys(symbols, providedAliases: []))
        return zip(names.primaryAssociatedTypes(of: symbol), symbols.types.children(of: wanted)).contains {
            guard let named = symbols.nested($0, in: owner) else { return false }
            let key = keys.key(symbols.types.nominal(named))
            return !symbols.types.mentions(.parameter, in: key) && key != keys.key($1.type)
        }
    }

    /// Reports a whole list as an element of itself, and an element of a dictionary without a key.
    ///
    /// - Returns: Whether there was nothing to report.
    func checkIsElement(_ marked: MarkedDeclaration, _ marker: Marker) -> Bool {
        if marker.isMalformed { return true }
        let (keys, types) = (TypeKeys(symbols, providedAliases: []), symbols.types)
        let collection = keys.key(symbols.readType(marker.collection, at: program.placeOfMarker(on: marked.site)))
        let written = program.declaration(marked.site).type
        let isList = !written.isEmpty && keys.key(symbols.readType(written, at: marked.site)) == collection
        guard isList || types[collection].kind == .dictionary && marker.collectionKey.isEmpty else { return true }
        return refuse(.malformed(marker, isList ? .wholeList : .lackingKey, file: marked.site.file))
    }

    /// The key of an element, as the generated file writes it.
    func key(_ written: ParsedText, in collection: TypeID?, at site: Site) -> String {
        if written.isEmpty { return "" }
        let keys = collection.flatMap { symbols.types.children(of: $0).first?.type }
        let key = KeyExpression(written, in: keys, at: site, symbols)
        if let (word, hidden) = key.hidden {
            report(.inaccessible(hidden, at: program.location(site.file, word.start)))
        }
        return key.text
    }

    /// A marker on `let a, b: Int` is ambiguous. The properties have consecutive rows.
    ///
    /// - Returns: false after reporting one.
    func checkIsOneBinding(_ marked: MarkedDeclaration) -> Bool {
        let declarations = program.file(marked.site.file).declarations
        let rest = Int(marked.site.row) + 1..<declarations.count
        let others = rest.prefix { declarations[$0].traits.contains(.continuesBinding) }
            .map { Site(file: marked.site.file, row: Int32($0)) }
        if others.isEmpty || marked.isMalformed { return true }
        for site in others { bindings.addInvalid(MarkedDeclaration(site: site, provides: marked.provides)) }
        return refuse(.severalBindings(marked, [marked.site] + others))
    }

    /// Checks the lifetime and the stated scope of a marker.
    func checkArguments(_ marked: MarkedDeclaration) -> Bool {
        let areScopesKnown = scopes.checkStatedScopes(of: marked)
        guard let marker = marked.provides else { return areScopesKnown }
        if marker.lifetime == .weak, !isReference(marked.site) { return refuse(.weakValue(marked)) }
        let isShared = marker.lifetime.isKeptByFactory || marker.lifetime.isSharedInCall
        if isShared, isNoncopyable(marked.site) { return refuse(.sharedNoncopyable(marked)) }
        return areScopesKnown
    }

    /// Whether the app itself asks the factory for the type that a declaration provides.
    func isEntryPoint(_ marked: MarkedDeclaration) -> Bool {
        guard marked.provides == nil, genericType(of: marked) == nil else { return false }
        switch program.declaration(marked.site).kind {
        case .initializer: return markedType(around: marked.site)?.provides == nil
        case .function: return program.isStaticOrGlobal(marked.site)
        case .property: return marked.needs == nil
        default: return true
        }
    }

    /// The factory of another module's scope starts from a value of the scope's type. If nothing else provides that type,
    /// its initializer makes it.
    func collectForeignScope(_ marked: MarkedDeclaration, _ marker: Marker) -> Bool {
        guard let type = foreignFactories.usableScope(marked, marker) else { return true }
        let made = MarkedDeclaration(site: marked.site, provides: marker, needs: marked.needs, scope: marked.scope)
        let isMade = collectMade(made, type, at: marked.site, as: nil)
        foreignFactories.addFactories(of: type, marked, marker)
        return isMade
    }
}
