/// The factories that other modules generate. Those that touch the outside world are live, so that a fake replaces them.
final class ForeignFactories: BindingsWriter {
    private lazy var roots = findRoots()
    private lazy var liveModules = findLiveModules()

    /// The modules whose outermost factory other modules can make.
    var modulesWithRoot: [Int32] { Array(roots.keys) }

    /// The type of a scope whose factory is public; nil if the own module cannot make that factory.
    func usableScope(_ marked: MarkedDeclaration, _ marker: Marker) -> SymbolID? {
        guard [.class, .struct, .enum, .actor].contains(program.declaration(marked.site).kind),
            !program.isHidden(marked.site), let type = symbols.symbol(at: marked.site), !symbols[type].isGeneric,
            marker.scope.isEmpty, marker.has(.root) || roots[module(of: marked.site)] != nil
        else { return nil }
        return type
    }

    /// Adds the providers of a scope's factory, which starts from a provided or a given value of the scope's type.
    ///
    /// The module's outermost factory makes the factories inside it, so that a fake makes fakes.
    func addFactories(of type: SymbolID, _ marked: MarkedDeclaration, _ marker: Marker) {
        let home = module(of: marked.site)
        let written = symbols.types.nominal(type)
        let outer = marker.has(.root) ? nil : roots[home]
        let (file, offset) = (marked.site.file, program.declaration(marked.site).name.start)
        let receiver = outer.map { Need(type: factory(of: $0, in: home), file: file, offset: offset) }
        let method = program.names.name("make" + TypeName.capitalized(symbols.factoryName(type)))
        let isLive = outer == nil && liveModules.contains(home)
        let provided = Need(type: written, file: file, offset: offset)
        for value in [provided, Need(given: written, at: marked.site, symbols)] {
            let made = ForeignFactory(
                method: outer == nil ? nil : method, isMadeByClosure: value.isGiven,
                hasHiddenFake: isLive && isFakeHidden(in: home))
            bindings.providers.append(
                Provider(
                    .foreignFactory(made), of: factory(of: type, in: home), at: marked.site, marker: marker,
                    condition: bindings.conditions.condition(of: marked.site),
                    lifetime: value.isGiven ? .each : .once, isLive: isLive,
                    needs: bindings.add(TakenNeeds(receiver: receiver, arguments: [value])),
                    isolation: bindings.isolation.isolation(of: type) ?? outer.flatMap(bindings.isolation.isolation)))
        }
    }

    private func factory(of scope: SymbolID, in module: Int32) -> TypeID {
        bindings.factoryType(symbols.factoryName(scope), ofModule: module)
    }

    /// Whether a marked member belongs to another module's scope value, and to none of the own module's. Its public factory provides
    /// the member, not ours.
    func isInput(_ site: Site, _ scopes: ScopeCollector) -> Bool {
        guard !program.isOwn(site.file), symbols.symbol(at: site) == nil, let type = symbols.enclosingType(of: site),
            !scopes.isScope(type)
        else { return false }
        return roots[module(of: site)] != nil && symbols[type].sites.contains { bindings.marked[$0]?.scope != nil }
    }

    /// The other modules whose factories have fakes: those that mark something live, and those that import such a module, directly
    /// or through others.
    private func findLiveModules() -> Set<Int32> {
        let live = bindings.marked.inOrder.filter { $0.provides?.has(.live) == true }.map { module(of: $0.site) }
        if live.isEmpty { return [] }
        var importers: [Name: Set<Int32>] = [:]
        for row in 0..<program.fileCount where program.moduleOfFile[row] > 0 {
            for name in program.importedNames(Int32(row)) {
                importers[name, default: []].insert(program.moduleOfFile[row])
            }
        }
        return Set(nodesReachable(from: live) { Array(importers[program.modules[Int($0)].name] ?? []) })
    }

    /// The types from which the public factories of other modules start, by module.
    private func findRoots() -> [Int32: SymbolID] {
        var roots: [Int32: SymbolID] = [:]
        for marked in bindings.marked.inOrder
        where marked.scope?.has(.root) == true && !program.isOwn(marked.site.file) && !program.isHidden(marked.site) {
            let home = module(of: marked.site)
            roots[home] = roots[home] ?? symbols.symbol(at: marked.site)
        }
        return roots
    }
}
