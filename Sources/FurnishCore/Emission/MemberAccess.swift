/// The access levels of members: that of their factory, or the lowest one of the types that their signatures name.
struct MemberAccess {
    private let graph: DependencyGraph
    let imports: ImportTable
    private let modulesInView: Set<String>

    init(_ graph: DependencyGraph, _ imports: ImportTable) {
        (self.graph, self.imports) = (graph, imports)
        modulesInView = Set(graph.program.modules.map { graph.program.names.text($0.name) })
    }

    func ofMember(_ offer: OfferID) -> Declaration.Access {
        let entry = graph.offers[offer]
        let provider = graph.providers[entry.provider]
        var access = graph.placement.scope(of: entry.provider).access
        guard access > .internal else { return .internal }
        if case .factory(let made) = provider.maker { access = min(access, graph.bindings.scopes[made].access) }
        let isShown = provider.isFunctionOrProperty && graph.program.declaration(provider.site).access >= .public
        access = min(access, self.access(of: entry.type, in: provider.file, isShown: isShown))
        for given in graph.givens[entry.provider] {
            access = min(access, self.access(of: given.type, in: graph.needs[given.need].file))
        }
        var types: [TypeID] = []
        if let actor = graph.isolations.stated(offer) { types.append(actor) }
        if case .type(let error) = graph.requirements.thrown[entry.provider] { types.append(error) }
        return types.reduce(access) { min($0, self.access(of: $1, in: provider.file)) }
    }

    /// The initializer has the parent factory as a parameter, so it is at most as visible as that.
    func ofInitializer(_ scope: FactoryScope) -> Declaration.Access {
        guard let parent = scope.parent else { return scope.access }
        return min(scope.access, graph.bindings.scopes[parent].access)
    }

    /// The lowest access level of a type and its generic arguments.
    ///
    /// - Parameters:
    ///   - file: A file that names the type.
    ///   - isShown: Whether a public declaration in that file names it.
    private func access(of type: TypeID, in file: Int32, isShown: Bool = false) -> Declaration.Access {
        graph.types.parts(of: type).compactMap(graph.symbols.symbol)
            .map { access(of: $0, in: file, isShown: isShown) }.min() ?? .public
    }

    private func access(of symbol: SymbolID, in file: Int32, isShown: Bool) -> Declaration.Access {
        let declared = graph.symbols[symbol]
        guard let site = declared.sites.first else { return accessOfForeign(symbol, file, isShown) }
        let module = graph.program.module(of: site)
        let access = graph.program.declaration(site).access
        if module.origin == .own { return access }
        let known = imports.access(ofModule: graph.program.names.text(module.name))
        return min(access, known ?? (isShown ? .public : accessOfUnknownImports(file)))
    }

    /// Only a qualifier tells which module a type comes from if its declaration is not in view. Without a qualifier, it
    /// may come from any module that its file imports.
    private func accessOfForeign(_ symbol: SymbolID, _ file: Int32, _ isShown: Bool) -> Declaration.Access {
        let declared = graph.symbols[symbol]
        if let parent = declared.parent { return access(of: parent, in: file, isShown: isShown) }
        let name = graph.program.names.text(declared.name)
        if isShown || KnownType.has(.isInStandardLibrary, name) { return .public }
        if declared.qualifier != .none {
            return imports.access(ofModule: graph.program.names.text(declared.qualifier)) ?? .public
        }
        return accessOfUnknownImports(file)
    }

    private func accessOfUnknownImports(_ file: Int32) -> Declaration.Access {
        guard graph.program.moduleOfFile[Int(file)] == 0 else { return .public }
        let unknown = imports.modules(of: file).filter { !modulesInView.contains($0) }
        return unknown.compactMap(imports.access(ofModule:)).min() ?? .public
    }
}

extension Declaration.Access {
    /// The modifier of a member and a space; empty for an internal one.
    ///
    /// - Parameter word: The modifier of a public member: `public` or `open`.
    func modifier(ifPublic word: String) -> String { self >= .public ? word + " " : self == .package ? "package " : "" }
}
