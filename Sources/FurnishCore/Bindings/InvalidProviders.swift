/// Providers that stand for what markers with mistakes were meant to provide. They stay in the graph, so that nothing is
/// reported that only follows from those mistakes.
extension Bindings {
    /// Adds a provider of all types that the declaration's markers may mean.
    func addInvalid(_ marked: MarkedDeclaration) {
        let isOwn = program.isOwn(marked.site.file)
        if isOwn, marked.provides == nil, marked.needs != nil, isBroken(marked.site) { hasInvalidEntryPoint = true }
        let declaration = program.declaration(marked.site)
        let isInjected = declaration.kind == .property && marked.provides == nil
        let makesOwner = declaration.kind == .initializer || declaration.kind == .case || isInjected
        var types: [TypeID] = []
        if let type = symbols.symbol(at: marked.site) ?? (makesOwner ? symbols.enclosingType(of: marked.site) : nil) {
            if marked.scope != nil {
                if isOwn { invalidScopes.insert(type) }
                addInvalid(scope: type, at: marked.site, marked.marker)
            }
            // A typealias that something provides would be a type of its own.
            if symbols[type].kind != .typealias { types.append(symbols.implicitType(type)) }
            // Another file cannot name a private type, but may have meant to.
            if symbols[type].isPrivate {
                types.append(symbols.types.nominal(symbols.foreign(symbols[type].name, in: nil)))
            }
        }
        if marked.provides != nil {
            if !declaration.type.isEmpty { types.append(madeType(declaration, at: marked.site)) }
            types += namedTypes(in: marked)
            if declaration.kind == .property, declaration.type.isEmpty {
                types += (isOwn ? unknownType : InitialValue(symbols: symbols).type(of: marked.site)).map { [$0] } ?? []
            }
        }
        addInvalid(types + types.flatMap(ancestors), at: marked.site, marked.marker)
    }

    /// The types that the markers of a declaration name after `as:` and `into:`.
    func namedTypes(in marked: MarkedDeclaration) -> [TypeID] {
        let (place, file) = (program.placeOfMarker(on: marked.site), program.file(marked.site.file))
        let markers = (marked.provides.map { [$0] } ?? []) + marked.repeated
        let named = markers.flatMap { marker in
            marker.additionalTypes.indices.map { file.ranges[$0] } + [marker.collection].filter { !$0.isEmpty }
        }
        return named.map { symbols.readType($0, at: place) }
    }

    /// The type of a function or property; for a generic parameter, what it conforms to, or anything.
    private func madeType(_ declaration: Declaration, at site: Site) -> TypeID {
        let type = symbols.readType(declaration.type, at: site)
        guard symbols.types[type].kind == .parameter else { return type }
        let name = Name(row: symbols.types[type].payload)
        let constraint = GenericSignature(at: site, symbols).variables.first { $0.name == name }?.constraint
        return constraint.flatMap { symbols.unknownName($0) == nil ? $0 : nil } ?? unknownType
    }

    /// Adds a provider of a scope's value and of its factory.
    func addInvalid(scope type: SymbolID, at site: Site, _ marker: Marker? = nil) {
        if program.isOwn(site.file) { hasInvalidScope = true }
        // Whether the marker is on a typealias or on its type, needs may name the factory after the other.
        let value = symbols.aliasedSymbol(type)
        let module = program.moduleOfFile[Int(site.file)]
        let factories = (type == value ? [type] : [type, value]).map {
            factoryType(symbols.factoryName($0), ofModule: module)
        }
        addInvalid([symbols.implicitType(value)] + factories, at: site, marker)
    }

    /// Adds a provider of several types. One that mentions what cannot be read may be any type.
    func addInvalid(_ types: [TypeID], at site: Site, _ marker: Marker? = nil) {
        let types = types.map { symbols.types.mentions(.unreadable, in: $0) ? unknownType : $0 }
        guard let first = types.first else { return }
        for type in types { if let symbol = symbols.symbol(of: type) { invalidTypes.insert(symbol) } }
        hasInvalidRows = true
        providers.append(
            Provider(
                .type(InitializedType()), of: first, at: site, marker: marker,
                condition: site.row == Site.fileLevel ? .always : conditions.condition(of: site), isProvided: false,
                isInvalid: true, additionalTypes: Array(types.dropFirst())))
    }

    /// The type of what may be anything.
    private var unknownType: TypeID { symbols.types.intern(.unreadable) }

    /// A file with broken Swift may provide anything.
    func addUnknown(in file: Int32) {
        isIncomplete = true
        if Int(file) < program.fileCount { addInvalid([unknownType], at: Site(file: file, row: Site.fileLevel)) }
    }

    /// The types that a type conforms to and inherits from, because a marker on it may mean those.
    func ancestors(of type: TypeID) -> [TypeID] {
        Ancestry(of: type, symbols).found.sorted { $0.row < $1.row }.map(symbols.implicitType)
    }

    /// A marker before no declaration is probably meant for the next one. An outline may lack that one, unless only a blank line
    /// separates them.
    func addDetached(in scanned: ScannedFile, file: Int32) {
        for marked in MarkedDeclaration.detached(in: scanned, file: file)
        where program.isOwn(file) || marked.marker?.detachment == .beforeBlankLine && !program.isHidden(marked.site) {
            detached.insert(marked.site)
            addInvalid(marked)
        }
    }
}
