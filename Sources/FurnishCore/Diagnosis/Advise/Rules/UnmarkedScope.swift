extension AdviceQuery {
    /// The owner of marked members, or the value from which a needed factory starts: its type is not marked as a scope.
    var unmarkedScope: [Diagnostic.Note] {
        if providers[unmet.provider].receiver == need, let scope = bindings.unmarkedScope(key) {
            if !program.isOwn(scope.file) { return [opening(key, declaredAt: scope)] }
            let hasRoot = bindings.scopes[.outermost].site != nil
            let root = graph.marking(scope, .scope, "root").fix("mark it")
            return tables.making(scope) + [starting(from: scope)]
                + (hasRoot ? [] : [note(scope, "or, if it is what the app itself starts from, ", root)])
        }
        guard let type = scopeOfFactory, let scope = symbols[type].sites.first else { return [] }
        if program.isOwn(scope.file) { return [starting(from: scope)] }
        let isOpened = bindings.scopes.elements.contains { $0.type.flatMap(symbols.symbol) == type }
        return isOpened ? [] : [opening(types.nominal(type), declaredAt: scope)]
    }

    /// `Session`, for a closure `(Session) -> SessionFactory`, or the typealias `Login`, for `(Session) -> LoginFactory`.
    private var scopeOfFactory: SymbolID? {
        guard let function = types.function(key), function.parameters.count == 1,
            let type = nominal(keys.key(function.parameters[0].type)),
            let name = unknownName(in: keys.key(function.result)), name.hasSuffix("Factory")
        else { return nil }
        return ([type] + typealiases(of: type)).first { symbols.factoryName($0) == name }
    }
}

extension GraphReader {
    fileprivate func starting(from scope: Site) -> Diagnostic.Note {
        note(scope, "to start a factory from a \(subject(scope)), ", graph.marking(scope, .scope).fix("mark it"))
    }

    /// A typealias makes a scope of this module from another module's type.
    fileprivate func opening(_ key: TypeID, declaredAt scope: Site) -> Diagnostic.Note {
        if let written = nominal(key).flatMap({ typealiases(of: $0).first }).flatMap({ symbols[$0].sites.first }) {
            return note(written, "to open \(subject(scope)) here, ", graph.marking(written, .scope).fix("mark it"))
        }
        let own = names.text(program.modules[0].name)
        let alias = graph.text.scopeTypealias(of: types[key].symbol)
        return note(scope, "to open \(subject(scope)) in '\(own)', write '// @Scope' above '\(alias)' there")
    }

    /// The own module's typealiases of another module's type.
    fileprivate func typealiases(of type: SymbolID) -> [SymbolID] {
        if symbols[type].module == 0 { return [] }
        return SymbolID.all(in: symbols).filter { other in
            symbols[other].kind == .typealias && symbols[other].module == 0 && symbols.aliasedSymbol(other) == type
        }
    }
}

extension AdviceTables {
    /// Marks the type itself, if what it declares that makes it takes only what the graph has.
    fileprivate func making(_ owner: Site) -> [Diagnostic.Note] {
        guard let type = symbols.symbol(at: owner), targets(of: type, owner).first?.kind == .type,
            !symbols.members(of: type, .initializer).isEmpty
        else { return [] }
        let isMet = neededKeys(type).allSatisfy { key in
            graph.provider(ofKey: key).map { symbols.enclosingType(of: providers[$0].site) != type } ?? false
        }
        let marker = graph.marking(owner, .provides, "once")
        return isMet ? [note(owner, "to make \(subject(owner)) once, ", marker.fix("mark it"))] : []
    }
}
