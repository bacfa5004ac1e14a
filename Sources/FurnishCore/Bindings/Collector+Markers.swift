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
        var checked: [TypeID] = []
        var ancestry: Ancestry?
        for position in provider.additionalTypes.indices {
            let type = provider.additionalTypes[position]
            guard isVisible(type) else { continue }
            if !bindings.isIncomplete {
                if isWritten(type, inheritedBy: provider.type) {
                    checked.append(type)
                    continue
                }
                let known = ancestry ?? ancestors(of: provider)
                ancestry = known
                if known.lacks(type) {
                    let range = scanned.ranges[Int(marker.additionalTypes.start) + position]
                    bindings.report(messages.unrelated(scanned.source.text(range), at: range, of: provider, known))
                    // A misspelled type was probably meant to be one that it conforms to.
                    bindings.addInvalid([type] + bindings.ancestors(of: provider.type), at: provider.site, marker)
                    continue
                }
            }
            checked.append(type)
        }
        provider.additionalTypes = checked
    }

    /// Reports an element that certainly does not conform to its collection's element type.
    func checkElement(of collection: TypeID, at range: ByteRange, madeBy provider: Provider) {
        guard !bindings.isIncomplete,
            let element = symbols.types.children(of: collection).last?.type, isVisible(element),
            !isWritten(element, inheritedBy: provider.type)
        else { return }
        let ancestry = ancestors(of: provider)
        guard ancestry.lacks(element) else { return }
        let name = TypeText(symbols: symbols).show(element)
        bindings.report(
            messages.unrelated(
                name, at: program.source(provider.file).lastWord(name, in: range), of: provider, ancestry))
        bindings.addInvalid(bindings.ancestors(of: provider.type), at: provider.site)
    }

    private func ancestors(of provider: Provider) -> Ancestry {
        Ancestry(of: provider.type, symbols, inModule: program.moduleOfFile[Int(provider.file)])
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
    func key(_ range: ByteRange, in collection: TypeID?, at site: Site) -> String {
        if range.isEmpty { return "" }
        let keys = collection.flatMap { symbols.types.children(of: $0).first?.type }
        let key = KeyExpression(range, in: keys, at: site, symbols)
        if let (word, hidden) = key.hidden {
            bindings.report(messages.inaccessible(hidden, at: program.location(site.file, word.start)))
        }
        return key.text
    }

    /// Whether a type's own inheritance list names another type. A fast path before `Ancestry`.
    private func isWritten(_ other: TypeID, inheritedBy type: TypeID) -> Bool {
        guard let symbol = symbols.symbol(of: type), let site = symbols[symbol].sites.first else { return false }
        return symbols.inheritedTypes(at: site).contains { $0.row == other.row }
    }

    /// A marker on `let a, b: Int` is ambiguous.
    func refuseSeveralBindings(_ marked: MarkedDeclaration) {
        let sites = properties(declaredWith: marked.site)
        guard sites.count > 1, !marked.isMalformed else { return }
        bindings.report(messages.severalBindings(marked, sites))
        marked.provides?.isMalformed = true
        marked.needs?.isMalformed = true
        for site in sites where site != marked.site {
            bindings.addInvalid(MarkedDeclaration(site: site, provides: marked.provides))
        }
    }

    /// All properties of one `let` or `var`, which have consecutive rows.
    private func properties(declaredWith site: Site) -> [Site] {
        let declarations = program.file(site.file).declarations
        var (first, end) = (site.row, site.row + 1)
        while declarations[Int(first)].traits.contains(.continuesBinding) { first -= 1 }
        while Int(end) < declarations.count, declarations[Int(end)].kind == .property,
            declarations[Int(end)].traits.contains(.continuesBinding)
        {
            end += 1
        }
        return (first..<end).map { Site(file: site.file, row: $0) }
    }

    /// Checks the lifetime and the stated scope of a marker.
    func checkArguments(_ marked: MarkedDeclaration) -> Bool {
        let areScopesKnown = scopes.checkStatedScopes(of: marked)
        guard let marker = marked.provides else { return areScopesKnown }
        let isWeakValue = marker.lifetime == .weak && !isReference(marked.site)
        let isShared = marker.lifetime.isKeptByFactory || marker.lifetime.isSharedInCall
        let isKeptNoncopyable = isShared && isNoncopyable(marked.site)
        if isWeakValue {
            let reason = "is a value type, and only a class can be held weakly: "
            bindings.report(messages.invalidLifetime(reason, marked.site, marker, .once))
        }
        if isKeptNoncopyable {
            let reason = "cannot be copied, so each need takes a new one: "
            bindings.report(messages.invalidLifetime(reason, marked.site, marker, .each))
        }
        return areScopesKnown && !isWeakValue && !isKeptNoncopyable
    }

    /// Whether the app itself asks the factory for the type that a declaration provides.
    func isEntryPoint(_ marked: MarkedDeclaration) -> Bool {
        let kind = program.declaration(marked.site).kind
        guard marked.provides == nil, genericType(of: marked) == nil else { return false }
        switch kind {
        case .initializer:
            let owner = symbols.enclosingType(of: marked.site).flatMap { symbols[$0].sites.first }
            return owner.flatMap { bindings.marked[$0]?.provides } == nil
        case .function: return program.isStaticOrGlobal(marked.site)
        case .property: return marked.needs == nil
        default: return true
        }
    }

    /// Reports `in:` on a `@Needs` that makes no entry point, because only providers and entry points live in a scope.
    func checkScopeIsEntryPoints(_ marked: MarkedDeclaration) {
        // Fast path: few markers state a scope.
        guard let marker = marked.needs, !marker.scope.isEmpty, !marker.isMalformed, !isEntryPoint(marked) else {
            return
        }
        bindings.report(messages.scopeOfNoEntryPoint(marked, marker))
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
