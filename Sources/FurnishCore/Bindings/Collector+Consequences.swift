/// The types that a mistake in a marker leaves without a provider. They are not reported as missing as well.
extension Collector {
    /// A property without a type may provide any missing type. A function without one returns `Void`.
    func reportUntyped(_ site: Site) {
        // Errors in another module are reported when it is built.
        guard isOwn(site.file) else { return }
        if program.declaration(site).kind == .property { bindings.mayProvideAnything = true }
        report(messages.untyped(site))
    }

    /// Reports and removes the types after `as:` that the provider's own type certainly does not conform to.
    func checkAdditionalTypes(of provider: Provider, _ marker: Marker) {
        let scanned = program.file(provider.file)
        var checked: [TypeID] = []
        var ancestry: Ancestry?
        for position in provider.additionalTypes.indices {
            let type = provider.additionalTypes[position]
            guard isVisible(type) else { continue }
            if isOwn(provider.file), isCollection(type), isDeclaredType(provider.type) {
                let range = scanned.ranges[Int(marker.additionalTypes.start) + position]
                let isAlone = provider.additionalTypes.count == 1 && marker.collection.isEmpty
                report(
                    messages.collectionAsType(scanned.source.text(range), of: provider, isAlone ? marker : nil))
                bindings.noteDoubtful(type)
                continue
            }
            if isOwn(provider.file), !bindings.isIncomplete {
                if isWritten(type, inheritedBy: provider.type) {
                    checked.append(type)
                    continue
                }
                let known = ancestry ?? Ancestry(of: provider.type, symbols)
                ancestry = known
                if known.lacks(type) {
                    let range = scanned.ranges[Int(marker.additionalTypes.start) + position]
                    report(messages.unrelated(scanned.source.text(range), at: range, of: provider, known))
                    bindings.noteDoubtful(type)
                    // A misspelled type was probably meant to be one of these.
                    if let symbol = symbols.symbol(of: provider.type) { noteDoubtful(inheritedBy: symbol) }
                    continue
                }
            }
            checked.append(type)
        }
        provider.additionalTypes = checked
    }

    private func isCollection(_ type: TypeID) -> Bool {
        symbols.types[type].kind == .array || symbols.types[type].kind == .dictionary
    }

    /// Whether a type is declared in view, and no typealias, which may stand for a collection.
    private func isDeclaredType(_ type: TypeID) -> Bool {
        let kind = symbols.symbol(of: type).map { symbols[$0].kind } ?? .foreign
        return kind != .typealias && kind != .foreign
    }

    /// Reports an element that certainly does not conform to its collection's element type.
    func checkElement(of collection: TypeID, at range: ByteRange, madeBy provider: Provider) {
        guard isOwn(provider.file), !bindings.isIncomplete,
            let element = symbols.types.children(of: collection).last?.type, isVisible(element),
            !isWritten(element, inheritedBy: provider.type), !isList(provider.type, of: collection)
        else { return }
        let ancestry = Ancestry(of: provider.type, symbols)
        guard ancestry.lacks(element) else { return }
        let name = TypeText(symbols: symbols).show(element)
        report(
            messages.unrelated(
                name, at: program.source(provider.file).lastWord(name, in: range), of: provider, ancestry))
        if let symbol = symbols.symbol(of: provider.type) { noteDoubtful(inheritedBy: symbol) }
    }

    /// Whether a type is that of the whole collection, so that its elements become elements of the collection.
    private func isList(_ type: TypeID, of collection: TypeID) -> Bool {
        let keys = TypeKeys(symbols, providedAliases: [])
        return keys.key(type) == keys.key(collection)
    }

    /// Reports an element of a dictionary without a key, and a key for a whole dictionary, which brings its own.
    func checkKeys(_ marked: MarkedDeclaration, _ marker: Marker) {
        let keys = TypeKeys(symbols, providedAliases: [])
        let collection = symbols.readType(marker.collection, at: placeOfMarker(on: marked.site))
        guard symbols.types[keys.key(collection)].kind == .dictionary, !marker.isMalformed else { return }
        let written = program.declaration(marked.site).type
        let isList = !written.isEmpty && isList(symbols.readType(written, at: marked.site), of: collection)
        if isList != marker.collectionKey.isEmpty {
            marked.provides?.isMalformed = true
            guard isOwn(marked.site.file) else { return }
            let mistake = isList ? MarkerMessages.keyOfList : MarkerMessages.dictionaryWithoutKey
            report(Diagnostic(.malformedMarker, at: program.location(marked.site.file, marker.offset), mistake.problem))
        }
    }

    /// Reports a literal key of another type than the keys of its dictionary.
    func checkKey(of collection: TypeID, _ marker: Marker, madeBy provider: Provider) {
        let file = program.source(provider.file)
        guard isOwn(provider.file), symbols.types[collection].kind == .dictionary, !marker.collectionKey.isEmpty,
            let written = Literal.type(ofLiteral: marker.collectionKey, file)
        else { return }
        let wanted = TypeText(symbols: symbols).show(symbols.types.child(0, of: collection))
        // An integer literal may be a 'Double', and a type that is not in view may accept any literal.
        let isConverted = written == "Int" && wanted == "Double"
        guard ["Bool", "Double", "Int", "String"].contains(wanted), written != wanted, !isConverted else { return }
        report(messages.otherKey(file.text(marker.collectionKey), written, wanted, provider))
    }

    /// The type around a declaration with the static member that its key begins with.
    func keyOwner(_ key: ByteRange, at site: Site) -> SymbolID? {
        if key.isEmpty { return nil }
        let source = program.source(site.file)
        var cursor = SourceCursor(source, key)
        guard let name = cursor.takeName().map({ program.names.name(source, $0) }) else { return nil }
        var type = symbols.enclosingType(of: site)
        while let current = type, !symbols.staticMembers(of: current).contains(where: { program.name($0) == name }) {
            type = symbols[current].parent
        }
        return type
    }

    /// Whether a type's own inheritance list names another type. A fast path before `Ancestry`.
    private func isWritten(_ other: TypeID, inheritedBy type: TypeID) -> Bool {
        guard let symbol = symbols.symbol(of: type), let site = symbols[symbol].sites.first else { return false }
        return symbols.inheritedTypes(at: site).contains { $0.row == other.row }
    }

    func reportMisplaced(_ marked: MarkedDeclaration) {
        noteMalformed(marked)
        if isOwn(marked.site.file) { report(messages.misplaced(marked)) }
    }

    func noteMalformed(_ marked: MarkedDeclaration) {
        // Errors in another module are reported when it is built. Here, its types are simply missing.
        guard isOwn(marked.site.file) else { return }
        let declaration = program.declaration(marked.site)
        let isInjected = declaration.kind == .property && marked.provides == nil
        let makesOwner = declaration.kind == .initializer || declaration.kind == .case || isInjected
        let type = symbols.symbol(at: marked.site) ?? (makesOwner ? symbols.enclosingType(of: marked.site) : nil)
        if let type { noteDoubtful(type) }
        if !declaration.type.isEmpty { noteDoubtful(symbols.readType(declaration.type, at: marked.site)) }
        if let type, marked.scope != nil { noteDoubtful(scope: type) }
        guard let marker = marked.provides else { return }
        let scanned = program.file(marked.site.file)
        let place = placeOfMarker(on: marked.site)
        for row in marker.additionalTypes.indices { noteDoubtful(symbols.readType(scanned.ranges[row], at: place)) }
        if !marker.collection.isEmpty { noteDoubtful(symbols.readType(marker.collection, at: place)) }
        if declaration.kind == .property, declaration.type.isEmpty { bindings.mayProvideAnything = true }
    }

    /// Includes the types that `type` conforms to, because the marker may have meant those.
    private func noteDoubtful(_ type: TypeID) {
        let node = symbols.types[type]
        if node.kind == .nominal { noteDoubtful(node.symbol) }
        bindings.noteDoubtful(type)
    }

    /// Prevents errors about missing providers of `type` and of the types that it conforms to.
    func noteDoubtful(_ type: SymbolID) {
        // Errors in another module are reported when it is built. Here, its types are simply missing.
        guard symbols[type].module == 0 else { return }
        bindings.doubtfulTypes.insert(type)
        noteDoubtful(inheritedBy: type)
    }

    private func noteDoubtful(inheritedBy type: SymbolID) {
        for site in symbols[type].sites + symbols[type].extensions {
            for inherited in symbols.inheritedSymbols(at: site) { bindings.doubtfulTypes.insert(inherited) }
        }
    }

    func noteDetached(in scanned: ScannedFile, file: Int32) {
        for marked in MarkedDeclaration.detached(in: scanned, file: file) {
            if marked.needs != nil { bindings.detachedNeeds.insert(marked.site) }
            noteMalformed(MarkedDeclaration(site: marked.site, provides: marked.provides))
        }
    }
}
