/// The access levels of members: that of their factory, or the lowest one of the types that their signatures name.
struct MemberAccess {
    private let graph: DependencyGraph
    let imports: ImportTable
    private let modulesInView: Set<String>

    init(_ graph: DependencyGraph, _ imports: ImportTable) {
        self.graph = graph
        self.imports = imports
        modulesInView = Set(graph.program.modules.map { graph.program.names.text($0.name) })
    }

    func ofMember(_ offer: OfferID) -> Declaration.Access {
        let entry = graph.offers[offer]
        let provider = graph.providers[entry.provider]
        var access = graph.placement.scope(of: entry.provider).access
        guard access > .internal else { return .internal }
        if case .factory(let made) = provider.construction { access = min(access, graph.bindings.scopes[made].access) }
        let isShown = graph.program.declaration(provider.site).access >= .public
        var named = [Named(type: entry.type, file: provider.file, isShown: isShown && provider.isFunctionOrProperty)]
        for given in graph.givens[entry.provider] {
            named.append(Named(type: given.type, file: graph.needs[given.need].file))
        }
        if let actor = graph.isolations.own[entry.provider] { named.append(Named(type: actor, file: provider.file)) }
        if case .type(let error) = graph.requirements.thrown[entry.provider] {
            named.append(Named(type: error, file: provider.file))
        }
        return named.reduce(access) { min($0, self.access(of: $1)) }
    }

    /// The initializer has the parent factory as a parameter, so it is at most as visible as that.
    func ofInitializer(_ scope: FactoryScope) -> Declaration.Access {
        guard let parent = scope.parent else { return scope.access }
        return min(scope.access, graph.bindings.scopes[parent].access)
    }

    /// A type and a file that names it.
    private struct Named {
        var type: TypeID
        let file: Int32
        /// Whether a public declaration in that file names it.
        var isShown = false
    }

    /// The lowest access level of a type and its generic arguments.
    private func access(of named: Named) -> Declaration.Access {
        let parts = graph.types.children(of: named.type).map { child in
            var part = named
            part.type = child.type
            return access(of: part)
        }
        let least = parts.min() ?? .public
        guard let symbol = graph.symbols.symbol(of: named.type) else { return least }
        return min(least, access(of: symbol, named))
    }

    private func access(of symbol: SymbolID, _ named: Named) -> Declaration.Access {
        let declared = graph.symbols[symbol]
        guard let site = declared.sites.first else { return accessOfForeign(symbol, named) }
        let module = graph.program.module(of: site)
        let access = graph.program.declaration(site).access
        if module.origin == .own { return access }
        let known = imports.access(ofModule: graph.program.names.text(module.name))
        return min(access, known ?? (named.isShown ? .public : accessOfUnknownImports(named)))
    }

    /// Only a qualifier tells which module a type comes from if its declaration is not in view. Without a qualifier, it
    /// may come from any module that its file imports.
    private func accessOfForeign(_ symbol: SymbolID, _ named: Named) -> Declaration.Access {
        let declared = graph.symbols[symbol]
        if let parent = declared.parent { return access(of: parent, named) }
        let name = graph.program.names.text(declared.name)
        if named.isShown || KnownType.has(.isInStandardLibrary, name) { return .public }
        if declared.qualifier != .none {
            return imports.access(ofModule: graph.program.names.text(declared.qualifier)) ?? .public
        }
        return accessOfUnknownImports(named)
    }

    private func accessOfUnknownImports(_ named: Named) -> Declaration.Access {
        guard graph.program.moduleOfFile[Int(named.file)] == 0 else { return .public }
        let unknown = imports.modules(of: named.file).filter { !modulesInView.contains($0) }
        return unknown.compactMap(imports.access(ofModule:)).min() ?? .public
    }
}

extension Declaration.Access {
    /// The modifier of a member and a space; empty for an internal one.
    ///
    /// - Parameter word: The modifier of a public member: `public` or `open`.
    func modifier(ifPublic word: String) -> String { self >= .public ? word + " " : self == .package ? "package " : "" }
}
