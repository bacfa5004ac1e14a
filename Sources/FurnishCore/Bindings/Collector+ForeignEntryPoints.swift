/// The entry points of the package's other modules: this module makes those that name one of its scopes, and the factory of their own
/// module makes the others.
extension Collector {
    /// Whether a factory of this module has a member for a marked declaration, whatever needs it.
    ///
    /// - Parameter scope: The scope of this module that its marker states.
    func isEntryPoint(_ marked: MarkedDeclaration, in scope: ScopeID?) -> Bool {
        isEntryPoint(marked) && (program.isOwn(marked.site.file) || scope != nil && isTaken(marked))
    }

    /// Whether the marker of another module's entry point names a type that is no scope of that module.
    private func isTaken(_ marked: MarkedDeclaration) -> Bool {
        guard program.module(of: marked.site).origin == .sibling, let stated = scopes.statedScopes(of: marked).first
        else { return false }
        return !scopes.isGeneratedAtHome(stated.marker.scope, at: stated.site)
    }

    /// Finds the modules of the package that have a factory of their own, and notes what the others leave to this module or to nothing.
    func settleForeignEntryPoints() {
        if program.modules.count == 1 { return }
        bindings.modulesWithFactory = Set(foreignFactories.modulesWithRoot)
        var untaken: [Int32: [Site]] = [:]
        for marked in bindings.marked.inOrder
        where marked.needs != nil && marked.scope == nil && !program.isOwn(marked.site.file) && !marked.isMalformed
            && isEntryPoint(marked)
        {
            if !isTaken(marked) {
                untaken[module(of: marked.site), default: []].append(marked.site)
            } else if let stated = scopes.statedScopes(of: marked).first {
                if let scope = scopes.findScope(named: stated.marker.scope, at: stated.site) {
                    bindings.foreignEntryPoints.append((marked.site, scope))
                } else {
                    bindings.waitingEntryPoints.append((marked.site, stated.marker.scope))
                }
            }
        }
        for (module, sites) in untaken.sorted(by: { $0.key < $1.key })
        where !bindings.modulesWithFactory.contains(module) {
            if let source = program.source(mentioning: scopes.factoryNames(ofModule: module)) {
                bindings.modulesWithFactory.insert(module)
                bindings.readSources.append(source)
            } else if program.modules[Int(module)].origin == .sibling {
                bindings.foreignEntryPoints += sites.map { ($0, nil) }
            }
        }
    }
}
