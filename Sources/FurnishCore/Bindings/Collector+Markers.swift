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

    /// Reports and removes the types after `as:` that the provider's own type certainly does not conform to.
    func checkAdditionalTypes(of provider: Provider, _ marker: Marker) {
        let scanned = program.file(provider.file)
        var related: [TypeID] = []
        for position in provider.additionalTypes.indices {
            let type = provider.additionalTypes[position]
            guard isVisible(type) else { continue }
            guard let ancestry = ancestry(of: provider, lacking: type) else {
                related.append(type)
                continue
            }
            let range = scanned.ranges[marker.additionalTypes.indices.lowerBound + position].range
            bindings.report(messages.unrelated(scanned.source.text(range), at: range, of: provider, ancestry))
            // A misspelled type was probably meant to be one that it conforms to.
            bindings.addInvalid([type] + bindings.ancestors(of: provider.type), at: provider.site, marker)
        }
        provider.additionalTypes = related
    }

    /// Reports an element that certainly does not conform to its collection's element type.
    func checkElement(of collection: TypeID, at written: ParsedText, madeBy provider: Provider) {
        guard let element = symbols.types.children(of: collection).last?.type, isVisible(element),
            let ancestry = ancestry(of: provider, lacking: element)
        else { return }
        let name = TypeText(symbols: symbols).show(element)
        bindings.report(
            messages.unrelated(
                name, at: program.file(provider.file).trees.lastName(name, in: written), of: provider, ancestry))
        bindings.addInvalid(bindings.ancestors(of: provider.type), at: provider.site)
    }

    /// The types that a provider's type conforms to or inherits from; nil if `other` is, or may be, one of them.
    private func ancestry(of provider: Provider, lacking other: TypeID) -> Ancestry? {
        if bindings.isIncomplete { return nil }
        // Fast path: the type's own inheritance list names the other one.
        let site = symbols.symbol(of: provider.type).flatMap { symbols[$0].sites.first }
        if let site, symbols.inheritedTypes(at: site).contains(where: { $0.row == other.row }) { return nil }
        let ancestry = Ancestry(of: provider.type, symbols, inModule: module(of: provider.site))
        return ancestry.lacks(other) || isAnother(provider.type, than: other) ? ancestry : nil
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
    func checkIsElement(_ marked: MarkedDeclaration, _ marker: Marker) {
        if marker.isMalformed { return }
        let (keys, types) = (TypeKeys(symbols, providedAliases: []), symbols.types)
        let collection = keys.key(symbols.readType(marker.collection, at: program.placeOfMarker(on: marked.site)))
        let written = program.declaration(marked.site).type
        let isList = !written.isEmpty && keys.key(symbols.readType(written, at: marked.site)) == collection
        guard isList || types[collection].kind == .dictionary && marker.collectionKey.isEmpty else { return }
        marked.provides?.isMalformed = true
        let mistake = isList ? MarkerMessages.wholeList : MarkerMessages.lackingKey
        bindings.report(messages.error(.malformedMarker, at: marker, of: marked.site, mistake.problem))
    }

    /// The key of an element, as the generated file writes it.
    func key(_ written: ParsedText, in collection: TypeID?, at site: Site) -> String {
        if written.isEmpty { return "" }
        let keys = collection.flatMap { symbols.types.children(of: $0).first?.type }
        let key = KeyExpression(written, in: keys, at: site, symbols)
        if let (word, hidden) = key.hidden {
            bindings.report(messages.inaccessible(hidden, at: program.location(site.file, word.start)))
        }
        return key.text
    }

    /// A marker on `let a, b: Int` is ambiguous. The properties have consecutive rows.
    func refuseSeveralBindings(_ marked: MarkedDeclaration) {
        let declarations = program.file(marked.site.file).declarations
        let rest = Int(marked.site.row) + 1..<declarations.count
        let others = rest.prefix { declarations[$0].traits.contains(.continuesBinding) }
            .map { Site(file: marked.site.file, row: Int32($0)) }
        if others.isEmpty || marked.isMalformed { return }
        bindings.report(messages.severalBindings(marked, [marked.site] + others))
        marked.provides?.isMalformed = true
        marked.needs?.isMalformed = true
        for site in others { bindings.addInvalid(MarkedDeclaration(site: site, provides: marked.provides)) }
    }

    /// Checks the lifetime and the stated scope of a marker.
    func checkArguments(_ marked: MarkedDeclaration) -> Bool {
        let areScopesKnown = scopes.checkStatedScopes(of: marked)
        guard let marker = marked.provides else { return areScopesKnown }
        let isShared = marker.lifetime.isKeptByFactory || marker.lifetime.isSharedInCall
        var mistakes: [(problem: String, valid: Marker.Lifetime)] = []
        if marker.lifetime == .weak, !isReference(marked.site) {
            mistakes.append(("is a value type, and only a class can be held weakly: ", .once))
        }
        if isShared, isNoncopyable(marked.site) {
            mistakes.append(("cannot be copied, so each need takes a new one: ", .each))
        }
        for (problem, valid) in mistakes {
            bindings.report(messages.invalidLifetime(problem, marked.site, marker, valid))
        }
        return areScopesKnown && mistakes.isEmpty
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
        let made = MarkedDeclaration(site: marked.site, provides: marker)
        (made.needs, made.scope) = (marked.needs, marked.scope)
        let isMade = collectMade(made, type, at: marked.site, as: nil)
        foreignFactories.addFactories(of: type, marked, marker)
        return isMade
    }
}
