/// The types that a mistake in a marker leaves without a provider. They are not reported as missing as well.
extension CollectedBindings {
    func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// A property without a type may provide any missing type. A function without one returns `Void`.
    func reportUntyped(_ site: Site) {
        // Errors in another module are reported when it is built.
        guard program.isOwn(site.file) else { return }
        if program.declaration(site).kind == .property { mayProvideAnything = true }
        report(messages.untyped(site))
    }

    func reportMisplaced(_ marked: MarkedDeclaration) {
        noteMalformed(marked)
        if program.isOwn(marked.site.file) { report(messages.misplaced(marked)) }
    }

    func noteMalformed(_ marked: MarkedDeclaration) {
        // Errors in another module are reported when it is built. Here, its types are simply missing.
        guard program.isOwn(marked.site.file) else { return }
        let declaration = program.declaration(marked.site)
        let isInjected = declaration.kind == .property && marked.provides == nil
        let makesOwner = declaration.kind == .initializer || declaration.kind == .case || isInjected
        let type = symbols.symbol(at: marked.site) ?? (makesOwner ? symbols.enclosingType(of: marked.site) : nil)
        if let type { noteDoubtful(type) }
        if !declaration.type.isEmpty { noteMeant(symbols.readType(declaration.type, at: marked.site)) }
        if let type, marked.scope != nil { noteDoubtful(scope: type) }
        guard let marker = marked.provides else { return }
        let scanned = program.file(marked.site.file)
        let place = program.placeOfMarker(on: marked.site)
        for row in marker.additionalTypes.indices { noteMeant(symbols.readType(scanned.ranges[row], at: place)) }
        if !marker.collection.isEmpty { noteMeant(symbols.readType(marker.collection, at: place)) }
        if declaration.kind == .property, declaration.type.isEmpty { mayProvideAnything = true }
    }

    /// Includes the types that `type` conforms to, because the marker may have meant those.
    private func noteMeant(_ type: TypeID) {
        let node = symbols.types[type]
        if node.kind == .nominal { noteDoubtful(node.symbol) }
        noteDoubtful(type)
    }

    /// Prevents errors about missing providers of `type` and of the types that it conforms to.
    func noteDoubtful(_ type: SymbolID) {
        // Errors in another module are reported when it is built. Here, its types are simply missing.
        guard symbols[type].module == 0 else { return }
        doubtfulTypes.insert(type)
        noteDoubtful(inheritedBy: type)
    }

    func noteDoubtful(inheritedBy type: SymbolID) {
        for site in symbols[type].sites + symbols[type].extensions {
            for inherited in symbols.inheritedSymbols(at: site) { doubtfulTypes.insert(inherited) }
        }
    }

    /// Prevents errors about a missing scope value or a missing factory of that scope.
    func noteDoubtful(scope type: SymbolID) {
        doubtfulTypes.insert(type)
        doubtfulTypes.insert(symbols.foreign(program.names.name(symbols.factoryName(type)), in: nil))
    }

    func noteDetached(in scanned: ScannedFile, file: Int32) {
        for marked in MarkedDeclaration.detached(in: scanned, file: file) {
            if marked.needs != nil { detachedNeeds.insert(marked.site) }
            noteMalformed(MarkedDeclaration(site: marked.site, provides: marked.provides))
        }
    }
}
