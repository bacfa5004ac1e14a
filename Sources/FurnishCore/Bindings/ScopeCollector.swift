/// Finds scopes, and adds the providers of their values and factories.
final class ScopeCollector: CollectorPart {
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
        bindings.scopes.append(FactoryScope(factory: program.outermostFactory))
        for marked in inOrder where marked.scope != nil && program.isOwn(marked.site.file) {
            if marked.isMalformed || !collectScope(marked) { bindings.addInvalid(marked) }
        }
        // The last first, so that of several scopes that contain each other, the error is at the first.
        for scope in bindings.scopes.indices.reversed() { findParent(of: scope) }
        orderScopes()
        checkFactoryNames()
        for scope in bindings.scopes.indices { addProviders(of: scope) }
    }

    /// - Returns: false after reporting why the declaration cannot be a scope.
    private func collectScope(_ marked: MarkedDeclaration) -> Bool {
        guard let marker = marked.scope, checkPlace(of: marked), checkAccess(marked.site),
            let name = symbols.symbol(at: marked.site)
        else { return false }
        let type = symbols.aliasedSymbol(name)
        let condition = bindings.conditions.condition(of: marked.site)
        // A further declaration of the type may be compiled only where none of the earlier ones is.
        if condition != .always, let known = scopeOfType[symbols.implicitType(type)].map({ bindings.scopes[$0] }),
            bindings.conditions.areExclusive(known.condition, condition)
        {
            known.condition = bindings.conditions.any(of: [known.condition, condition])
            return true
        }
        let scope = FactoryScope(factory: symbols.factoryName(name))
        scope.type = symbols.implicitType(type)
        scope.site = marked.site
        scope.condition = condition
        scope.marker = marker
        scope.isSendable = marker.has(.sendable)
        scope.isolation = bindings.isolation.isolation(of: type)
        let declared = symbols[type].sites.first ?? marked.site
        scope.isNonisolated = bindings.isolation.isNonisolated(name == type ? marked.site : declared)
        scope.access = min(program.declaration(marked.site).access, program.declaration(declared).access)
        if !marker.has(.root) {
            // The first of several scopes of one type is meant.
            if !isScope(type) { scopeOfType[symbols.implicitType(type)] = bindings.scopes.end }
            scope.parent = .outermost
            bindings.scopes.append(scope)
        } else if let first = bindings.scopes[.outermost].site {
            return refuse(
                messages.error(
                    .malformedMarker, at: marker, of: marked.site,
                    "'\(messages.name(marked.site))' cannot be a root as well: a module has one outermost factory",
                    notes: [.init(program.nameLocation(first), "'\(messages.name(first))' is the root")]))
        } else {
            scopeOfType[symbols.implicitType(type)] = .outermost
            bindings.scopes[.outermost] = scope
        }
        return true
    }

    /// Reports a `@Scope` on what cannot be a scope, and other markers beside it.
    ///
    /// - Returns: Whether the declaration can be a scope.
    func checkPlace(of marked: MarkedDeclaration) -> Bool {
        for case let other? in [marked.provides, marked.needs] {
            bindings.report(
                messages.misplaced(
                    other, of: marked.site,
                    "'@\(other.kind.name)' has no meaning next to '@Scope' on '\(messages.name(marked.site))', "
                        + "because its value comes from the code that opens the scope"))
        }
        bindings.addInvalid(bindings.namedTypes(in: marked), at: marked.site, marked.provides)
        guard let marker = marked.scope, let obstacle = obstacle(to: marked.site) else { return true }
        return refuse(
            messages.error(
                .misplacedMarker, at: marker, of: marked.site,
                "'@Scope' has no meaning on '\(messages.name(marked.site))': \(obstacle)"))
    }

    /// The reason why a declaration cannot be a scope.
    private func obstacle(to site: Site) -> String? {
        switch program.declaration(site).kind {
        case .class, .struct, .enum, .actor: break
        case .protocol:
            let name = program.names.text(program.name(site))
            return "mark a struct whose property holds what differs, such as "
                + "'struct \(name)Scope { let \(TypeName.lowerCamel(name)): any \(name) }', and that property '// @Provides'"
        case .typealias: return obstacle(toTypealias: site)
        default: return "only a class, struct, enum or actor can be a scope"
        }
        if isNoncopyable(site) { return "its value must be copyable, because the factory passes it on" }
        let isGeneric = symbols.symbol(at: site).map { symbols[$0].isGeneric } ?? false
        return isGeneric ? "a scope cannot be generic; mark a struct that holds a value of it" : nil
    }

    /// A typealias opens another module's type as a scope of this module.
    private func obstacle(toTypealias site: Site) -> String? {
        let written = symbols.readType(program.declaration(site).type, at: site)
        // A typealias that contains itself stands for none.
        guard let target = symbols.symbol(of: written).map(symbols.aliasedSymbol), symbols[target].kind != .typealias,
            let declared = symbols[target].sites.first
        else { return "the typealias must stand for a class, struct, enum or actor in view" }
        if symbols[target].module == program.moduleOfFile[Int(site.file)] {
            return obstacle(to: declared) ?? "mark the type that it stands for"
        }
        guard program.isHidden(declared) else { return obstacle(to: declared) }
        return "its type is \(program.declaration(declared).access); make that \(program.leastAccess(of: declared))"
    }

    private func findParent(of id: ScopeID) {
        let scope = bindings.scopes[id]
        guard let site = scope.site, let marker = scope.marker, !marker.scope.isEmpty else { return }
        guard let parent = checkedScope(named: marker.scope, at: site) else {
            scope.isInvalid = true
            bindings.hasInvalidRows = true
            return
        }
        if reached(from: [parent], { bindings.scopes[$0].parent.map { [$0] } ?? [] }).contains(id) {
            bindings.report(
                messages.error(
                    .unknownScope, at: marker.scope.range, in: site.file,
                    "cannot be the outer scope, because it is inside this scope"))
        } else {
            scope.parent = parent
        }
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
        for (site, marker) in stated {
            guard let scope = checkedScope(named: marker.scope, at: site) else { return false }
            if scope != first ?? scope {
                return refuse(messages.secondStatedScope(marker, site, stated[0].marker.scope, stated[0].site))
            }
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
        if program.isOwn(site.file) { return name == bindings.scopes[.outermost].factory }
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
            bindings.mistakesIfNeeded.append(messages.unopenedScope(written.range, file: site.file, value))
            return nil
        }
        // A scope cannot contain itself, and another module sees no scope of the own module.
        let isOwn = program.isOwn(site.file)
        let others = bindings.scopes.elements.filter { $0.site != site }.compactMap(\.type)
        let types = isOwn ? others : others.filter { symbols.symbol(of: $0).map { symbols[$0].module > 0 } ?? false }
        let outermost =
            isOwn ? [bindings.scopes[.outermost].factory] : factoryNames(ofModule: module(of: site)) { $0.has(.root) }
        let known = types.map { TypeText(symbols: symbols).show(scope: $0) } + outermost.suffix(1)
        let unmarked = type.flatMap { type in
            (symbols[type].sites + symbols[symbols.aliasedSymbol(type)].sites).first {
                program.isOwn($0.file) && obstacle(to: $0) == nil
            }
        }
        let foreign = type.map(symbols.aliasedSymbol).flatMap { canBeScope($0) && symbols[$0].module > 0 ? $0 : nil }
        bindings.report(messages.unknownScope(written.range, file: site.file, known, unmarked, foreign))
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

    /// Sorts scopes so that each one comes after its parent: first those that the outermost factory makes, and so on.
    private func orderScopes() {
        let scopes = bindings.scopes
        guard scopes.count > 1 else { return }
        let inside = Dictionary(grouping: scopes.indices) { scopes[$0].parent }
        var (order, level): ([ScopeID], [ScopeID]) = ([], [.outermost])
        while !level.isEmpty {
            order += level
            level = level.flatMap { inside[$0] ?? [] }.sorted()
        }
        var places = Table<FactoryScope, ScopeID>(repeating: .outermost, count: scopes.count)
        bindings.scopes = Table(order.map { scopes[$0] })
        for place in bindings.scopes.indices { places[order[place.row]] = place }
        for scope in bindings.scopes.elements { scope.parent = scope.parent.map { places[$0] } }
        scopeOfType = scopeOfType.mapValues { places[$0] }
    }

    /// The outermost factory that starts from nothing has the module's name.
    private func checkFactoryNames() {
        for scope in bindings.scopes.elements.dropFirst() where scope.factory == bindings.scopes[.outermost].factory {
            // A root's name is its type's, of which there is one.
            guard bindings.scopes[.outermost].site == nil, let site = scope.site else { continue }
            bindings.report(
                messages.error(
                    .nameCollision, at: scope.marker, of: site,
                    "the factory of '\(messages.name(site))' would be a second '\(scope.factory)', as the module's own is "
                        + "called; write '// @Scope(root)', or give the type another name"))
            bindings.hasInvalidScope = true
        }
    }

    // MARK: Providers of scopes

    /// Adds providers of the scope's value and, in its parent, of its factory.
    private func addProviders(of id: ScopeID) {
        let scope = bindings.scopes[id]
        guard let type = scope.type, let site = scope.site else { return }
        bindings.scopes[id].input = bindings.providers.end
        let value = provider(.input(id), type, scope, site)
        // The marked members of superclasses are read from the value too.
        value.additionalTypes = symbols.symbol(of: type).map(superclassesWithMarkers) ?? []
        bindings.providers.append(value)
        guard let parent = scope.parent else { return }
        let maker = provider(.factory(id), bindings.factoryType(scope.factory, ofModule: 0), scope, site)
        maker.statedScope = parent
        maker.isolation = scope.isolation
        bindings.scopes[id].maker = bindings.providers.end
        bindings.addNeeds(of: maker, [Need(given: type, at: site, symbols)])
        bindings.providers.append(maker)
    }

    private func superclassesWithMarkers(of type: SymbolID) -> [TypeID] {
        symbols.inheritanceChain(of: type).dropFirst().filter { superclass in
            bindings.marked.inOrder.contains { marked in
                marked.provides != nil && symbols.enclosingType(of: marked.site) == superclass
                    && !program.isStaticOrGlobal(marked.site)
            }
        }.map(symbols.implicitType)
    }

    private func provider(
        _ construction: Provider.Construction, _ type: TypeID, _ scope: FactoryScope, _ site: Site
    ) -> Provider {
        let provider = Provider(construction, of: type, at: site, marker: scope.marker, condition: scope.condition)
        provider.availability = symbols.availability(of: site)
        if case .input(let scope) = construction { provider.statedScope = scope }
        return provider
    }
}
