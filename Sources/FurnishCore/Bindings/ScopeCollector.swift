/// Finds scopes, and adds the providers of their values and factories.
final class ScopeCollector: BindingsWriter {
    /// The scopes of the module; first the root, or nil for an outermost factory that starts from nothing.
    private var declared = Table<FactoryScope, DeclaredScope?>([nil])
    /// The scopes that start from values of these types.
    private var scopeOfType: [TypeID: ScopeID] = [:]
    /// The other modules that make a scope of a type.
    private lazy var modulesOfScope = Dictionary(
        grouping: bindings.marked.inOrder.filter { $0.scope != nil && !program.isOwn($0.site.file) }
    ) { [symbols] in symbols.symbol(at: $0.site).map(symbols.aliasedSymbol) }.mapValues {
        $0.map { self.module(of: $0.site) }
    }

    /// Collects the own module's scopes first, because other markers refer to them.
    func collect(_ inOrder: [MarkedDeclaration]) {
        for marked in inOrder where marked.scope != nil && program.isOwn(marked.site.file) {
            if marked.isMalformed || !collectScope(marked) { bindings.addInvalid(marked) }
        }
        var parents = Table<FactoryScope, ScopeID?>(repeating: .outermost, count: declared.count)
        parents[.outermost] = nil
        var invalid: Set<ScopeID> = []
        // The last first, so that of several scopes that contain each other, the error is at the first.
        for scope in declared.indices.reversed() where !findParent(of: scope, &parents) { invalid.insert(scope) }
        if !invalid.isEmpty { bindings.hasInvalidRows = true }
        add(in: order(parents), parents, invalid)
        checkFactoryNames()
    }

    private var outermostFactory: String { declared[.outermost]?.factory ?? program.outermostFactory }

    /// - Returns: false after reporting why the declaration cannot be a scope.
    private func collectScope(_ marked: MarkedDeclaration) -> Bool {
        guard let marker = marked.scope, checkPlace(of: marked), checkAccess(marked.site),
            let name = symbols.symbol(at: marked.site)
        else { return false }
        let symbol = symbols.aliasedSymbol(name)
        let type = symbols.implicitType(symbol)
        let condition = bindings.conditions.condition(of: marked.site)
        // A further declaration of the type may be compiled only where none of the earlier ones is.
        if condition != .always, let id = scopeOfType[type], let known = declared[id],
            bindings.conditions.areExclusive(known.condition, condition)
        {
            declared[id]?.condition = bindings.conditions.any(of: [known.condition, condition])
            return true
        }
        let first = symbols[symbol].sites.first ?? marked.site
        let scope = DeclaredScope(
            type: type, site: marked.site, marker: marker, condition: condition, factory: symbols.factoryName(name),
            isolation: bindings.isolation.isolation(of: symbol),
            isNonisolated: bindings.isolation.isNonisolated(name == symbol ? marked.site : first),
            access: min(program.declaration(marked.site).access, program.declaration(first).access))
        if !marker.has(.root) {
            // The first of several scopes of one type is meant.
            if scopeOfType[type] == nil { scopeOfType[type] = declared.end }
            declared.append(scope)
        } else if let first = declared[.outermost]?.site {
            return refuse(.secondRoot(marked, first: first))
        } else {
            scopeOfType[type] = .outermost
            declared[.outermost] = scope
        }
        return true
    }

    /// Reports a `@Scope` on what cannot be a scope, and other markers beside it.
    ///
    /// - Returns: Whether the declaration can be a scope.
    func checkPlace(of marked: MarkedDeclaration) -> Bool {
        for case let other? in [marked.provides, marked.needs] { report(.besideScope(other, marked)) }
        bindings.addInvalid(bindings.namedTypes(in: marked), at: marked.site, marked.provides)
        return obstacle(to: marked.site).map { refuse(.noScope(marked, $0)) } ?? true
    }

    private func obstacle(to site: Site) -> ScopeObstacle? {
        switch program.declaration(site).kind {
        case .class, .struct, .enum, .actor: break
        case .protocol: return .isProtocol
        case .typealias: return obstacle(toTypealias: site)
        default: return .isNoType
        }
        if isNoncopyable(site) { return .isNoncopyable }
        let isGeneric = symbols.symbol(at: site).map { symbols[$0].isGeneric } ?? false
        return isGeneric ? .isGeneric : nil
    }

    /// A typealias opens another module's type as a scope of this module.
    private func obstacle(toTypealias site: Site) -> ScopeObstacle? {
        let written = symbols.readType(program.declaration(site).type, at: site)
        // A typealias that contains itself stands for none.
        guard let target = symbols.symbol(of: written).map(symbols.aliasedSymbol), symbols[target].kind != .typealias,
            let declared = symbols[target].sites.first
        else { return .hasNoTarget }
        if symbols[target].module == program.moduleOfFile[Int(site.file)] {
            return obstacle(to: declared) ?? .hasOwnTarget
        }
        return program.isHidden(declared) ? .hasHiddenTarget(declared) : obstacle(to: declared)
    }

    /// - Returns: false if a mistake leaves the parent unknown.
    private func findParent(of id: ScopeID, _ parents: inout Table<FactoryScope, ScopeID?>) -> Bool {
        guard let scope = declared[id], !scope.marker.scope.isEmpty else { return true }
        guard let parent = checkedScope(named: scope.marker.scope, at: scope.site) else { return false }
        if nodesReachable(from: [parent], { parents[$0].map { [$0] } ?? [] }).contains(id) {
            report(.innerScope(scope.marker.scope.range, file: scope.site.file))
        } else {
            parents[id] = parent
        }
        return true
    }

    // MARK: Stated scopes

    /// The scopes that a declaration's markers state with `in:`, or the marker of its type.
    func statedScopes(of marked: MarkedDeclaration) -> [(site: Site, marker: Marker)] {
        var stated: [(site: Site, marker: Marker)] = []
        func add(_ marker: Marker?, _ site: Site) {
            if let marker, !marker.scope.isEmpty { stated.append((site, marker)) }
        }
        add(marked.provides, marked.site)
        add(marked.needs, marked.site)
        // `@Needs` on a type and on its initializer make one entry point.
        if marked.provides == nil, program.declaration(marked.site).kind == .initializer,
            let type = symbols.enclosingType(of: marked.site)
        {
            for site in symbols[type].sites where bindings.marked[site]?.provides == nil {
                add(bindings.marked[site]?.needs, site)
            }
        }
        return stated
    }

    /// Reports stated types that are not scopes, and stated scopes that differ.
    ///
    /// - Returns: false if anything was reported.
    func checkStatedScopes(of marked: MarkedDeclaration) -> Bool {
        let stated = statedScopes(of: marked)
        var first: ScopeID?
        for other in stated {
            guard let scope = checkedScope(named: other.marker.scope, at: other.site) else { return false }
            if scope != first ?? scope { return refuse(.secondStatedScope(other, first: stated[0])) }
            first = scope
        }
        return true
    }

    func findScope(named written: ParsedText, at site: Site) -> ScopeID? {
        guard let name = symbols.symbol(of: symbols.readType(written, at: program.parent(of: site))) else { return nil }
        let type = symbols.implicitType(symbols.aliasedSymbol(name))
        return scopeOfType[type] ?? (isOutermostFactory(name, at: site) ? .outermost : nil)
    }

    /// Whether a marker that starts from values of a type opens a scope in this module.
    func isScope(_ type: SymbolID) -> Bool { scopeOfType[symbols.implicitType(type)] != nil }

    /// Whether a name is that of the outermost factory, which is generated. In another module, its own outermost factory stands
    /// for the outermost factory of whichever module makes the provider.
    private func isOutermostFactory(_ symbol: SymbolID, at site: Site) -> Bool {
        guard symbols[symbol].isForeign, symbols[symbol].parent == nil else { return false }
        let name = symbols.name(of: symbol)
        if program.isOwn(site.file) { return name == outermostFactory }
        return factoryNames(ofModule: module(of: site)) { $0.has(.root) }.contains(name)
    }

    /// Whether another module's marker names a scope that this other module generates, or its outermost factory.
    func isGeneratedAtHome(_ written: ParsedText, at site: Site) -> Bool {
        guard let name = symbols.symbol(of: symbols.readType(written, at: program.parent(of: site))) else {
            return false
        }
        return modulesOfScope[symbols.aliasedSymbol(name)]?.contains(module(of: site)) == true
            || factoryNames(ofModule: module(of: site)).contains(symbols.name(of: name))
    }

    /// The names of the factories that another module may generate: of its scopes, and of its outermost one without a root.
    func factoryNames(ofModule module: Int32, where isMeant: (Marker) -> Bool = { _ in true }) -> [String] {
        let scopes = bindings.marked.inOrder.filter { marked in
            marked.scope.map(isMeant) == true && self.module(of: marked.site) == module
        }
        return [program.names.text(program.modules[Int(module)].name) + "Factory"]
            + scopes.compactMap { symbols.symbol(at: $0.site).map(symbols.factoryName) }
    }

    /// Finds a scope, or reports a type that is not one. Another module's scope is unknown only if something here needs what
    /// lives in it, because this module may be one between that module and the app.
    private func checkedScope(named written: ParsedText, at site: Site) -> ScopeID? {
        if let scope = findScope(named: written, at: site) { return scope }
        let type = symbols.symbol(of: symbols.readType(written, at: program.parent(of: site)))
        // The name of a type or of its factory.
        let name = type.map { symbols.name(of: $0) }
        if bindings.invalidScopes.contains(where: { $0 == type || symbols.factoryName($0) == name }) { return nil }
        if !program.isOwn(site.file), let type, case let value = symbols.aliasedSymbol(type),
            symbols[type].sites.contains(where: { program.declaration($0).access > .fileprivate }), canBeScope(value)
        {
            // A marker of this module may have said so.
            if bindings.invalidTypes.contains(value) { return nil }
            bindings.problemsIfNeeded.append(.unopenedScope(written.range, file: site.file, value))
            return nil
        }
        // A scope cannot contain itself, and another module sees no scope of the own module.
        let isOwn = program.isOwn(site.file)
        let others = declared.elements.compactMap { $0?.site == site ? nil : $0?.type }
        let types = isOwn ? others : others.filter { symbols.symbol(of: $0).map { symbols[$0].module > 0 } ?? false }
        let outermost = isOwn ? nil : factoryNames(ofModule: module(of: site)) { $0.has(.root) }.last
        let unmarked = type.flatMap { type in
            (symbols[type].sites + symbols[symbols.aliasedSymbol(type)].sites).first {
                program.isOwn($0.file) && obstacle(to: $0) == nil
            }
        }
        let foreign = type.map(symbols.aliasedSymbol).flatMap { canBeScope($0) && symbols[$0].module > 0 ? $0 : nil }
        let meant = unmarked ?? foreign.flatMap { symbols[$0].sites.first }
        let (range, file) = (written.range, site.file)
        report(.unknownScope(range, file: file, types, outermost: outermost ?? outermostFactory, meant: meant))
        if let type, let unmarked { bindings.addInvalid(scope: type, at: unmarked) }
        return nil
    }

    private func canBeScope(_ type: SymbolID) -> Bool { symbols[type].sites.allSatisfy { obstacle(to: $0) == nil } }

    /// Checks a scope of another module, which opens it itself, or whose type a typealias here opens.
    func checkForeignScope(_ marked: MarkedDeclaration) -> Bool {
        guard checkPlace(of: marked) else { return false }
        if let parent = marked.scope?.scope, !parent.isEmpty { _ = checkedScope(named: parent, at: marked.site) }
        return true
    }

    /// The scopes so that each one comes after its parent: first those that the outermost factory makes, and so on.
    private func order(_ parents: Table<FactoryScope, ScopeID?>) -> [ScopeID] {
        let inside = Dictionary(grouping: parents.indices) { parents[$0] }
        var (order, level): ([ScopeID], [ScopeID]) = ([], [.outermost])
        while !level.isEmpty {
            order += level
            level = level.flatMap { inside[$0] ?? [] }.sorted()
        }
        return order
    }

    /// The outermost factory that starts from nothing has the module's name.
    private func checkFactoryNames() {
        for scope in bindings.scopes.elements.dropFirst() where scope.factory == bindings.scopes[.outermost].factory {
            // A root's name is its type's, of which there is one.
            guard bindings.scopes[.outermost].site == nil, let site = scope.site else { continue }
            report(.secondFactory(scope, site))
            bindings.hasInvalidScope = true
        }
    }

    // MARK: Providers of scopes

    /// Adds the scopes, and the providers of their values and of their factories.
    private func add(in order: [ScopeID], _ parents: Table<FactoryScope, ScopeID?>, _ invalid: Set<ScopeID>) {
        var places = parents
        for (row, scope) in order.enumerated() { places[scope] = ScopeID(row: row) }
        declared = Table(order.map { declared[$0] })
        scopeOfType = scopeOfType.mapValues { places[$0] ?? $0 }
        for (row, old) in order.enumerated() {
            let (id, parent) = (ScopeID(row: row), parents[old].flatMap { places[$0] })
            let scope = declared[id]
            let input = scope.map { add(.input(id), $0.type, of: $0, in: id) }
            let maker = scope.flatMap { scope in
                parent.map {
                    add(.factory(id), bindings.factoryType(scope.factory, ofModule: 0), of: scope, in: $0)
                }
            }
            bindings.scopes.append(
                FactoryScope(
                    factory: scope?.factory ?? program.outermostFactory, scope, in: parent,
                    isInvalid: invalid.contains(old), input: input, maker: maker))
        }
    }

    private func add(_ maker: Maker, _ type: TypeID, of scope: DeclaredScope, in stated: ScopeID) -> ProviderID {
        let isFactory = if case .factory = maker { true } else { false }
        let needs = isFactory ? [Need(given: scope.type, at: scope.site, symbols)] : []
        // The marked members of superclasses are read from the value too.
        let superclasses = isFactory ? [] : symbols.symbol(of: type).map(superclassesWithMarkers) ?? []
        bindings.providers.append(
            Provider(
                maker, of: type, at: scope.site, marker: scope.marker, condition: scope.condition,
                additionalTypes: superclasses, needs: bindings.add(TakenNeeds(arguments: needs)),
                isolation: isFactory ? scope.isolation : nil, statedScope: stated,
                availability: symbols.availability(of: scope.site)))
        return ProviderID(row: bindings.providers.count - 1)
    }

    private func superclassesWithMarkers(of type: SymbolID) -> [TypeID] {
        symbols.inheritanceChain(of: type).dropFirst().filter { superclass in
            bindings.marked.inOrder.contains { marked in
                marked.provides != nil && symbols.enclosingType(of: marked.site) == superclass
                    && !program.isStaticOrGlobal(marked.site)
            }
        }.map(symbols.implicitType)
    }
}
