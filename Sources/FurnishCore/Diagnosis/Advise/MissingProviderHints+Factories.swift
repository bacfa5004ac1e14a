/// Hints about factories, and about providers of other modules.
extension MissingProviderHints {
    /// For a need of the module's own outermost factory, which makes the needing type itself.
    func ownFactoryHint(_ key: TypeID, _ need: NeedID, _ provider: ProviderID) -> Diagnostic.Note? {
        let made = graph.keys.made(by: key)
        guard let name = symbols.unknownName(made).map(graph.program.names.text),
            name == graph.bindings.scopes[.outermost].factory
        else { return nil }
        return ScopeMessages(graph: graph).closures(insteadOf: .outermost, need, of: provider)
    }

    /// For the type of a fake, which only the fake factory makes, in place of something live.
    func fakeHint(_ key: TypeID) -> Diagnostic.Note? {
        guard graph.bindings.hasFakes else { return nil }
        let made = graph.keys.made(by: key)
        let fake = graph.providers.indices.first { provider in
            graph.providers[provider].isFake && graph.keys.key(graph.providers[provider].type) == made
        }
        guard let fake, let live = graph.providers[fake].replaced.lazy.compactMap(graph.resolution.find).first else {
            return nil
        }
        return messages.take(live, insteadOfFake: fake, made)
    }

    /// For a closure `(Session) -> SessionFactory`: the type that is not marked as a scope.
    func unmarkedScope(openedBy key: TypeID) -> Site? {
        guard let function = types.function(key), function.parameters.count == 1,
            case let start = graph.keys.key(function.parameters[0].type), types[start].kind == .nominal,
            case let type = types[start].symbol, let site = symbols[type].sites.first,
            graph.program.isOwn(site.file), let factory = symbols.unknownName(graph.keys.key(function.result)),
            graph.program.names.text(factory) == symbols.factoryName(type)
        else { return nil }
        return site
    }

    /// For a type that only the public factory of its module can make, or that is missing to one that it makes.
    func foreignFactoryHints(_ key: TypeID, _ provider: ProviderID) -> [Diagnostic.Note] {
        let isOwn = graph.resolution.isOwn(provider)
        let maker = hidden.first { $0.mistake == nil && $0.types.contains(key) }?.site
        guard let site = isOwn ? maker : graph.providers[provider].site else { return [] }
        let home = graph.program.moduleOfFile[Int(site.file)]
        let factory = graph.providers.indices.first { other in
            let definition = graph.providers[other]
            return definition.isFactory && !definition.isMadeByClosure
                && graph.program.moduleOfFile[Int(definition.site.file)] == home
        }
        guard let factory, factory != provider else { return [] }
        return [messages.taking(factory: factory, toMake: isOwn ? messages.show(key: key) : graph.show(provider))]
    }

    /// Providers of other modules that are not visible or have a mistake.
    func hiddenProviders(of key: TypeID) -> [Diagnostic.Note] {
        guard graph.program.modules.count > 1 else { return [] }
        let name = symbols.unknownName(key)
        let fitting = hidden.filter { hidden in
            if hidden.types.contains(key) { return true }
            guard let name, let symbol = hidden.symbol else { return false }
            if hidden.factory == name { return true }
            guard symbols[symbol].parent == nil else { return false }
            return symbols[symbol].name == name
        }
        return HintMessages.capped(
            fitting.compactMap { hidden in
                if let mistake = hidden.mistake { return messages.mistake(mistake, in: hidden.site) }
                return hidden.isVisible ? nil : messages.hidden(hidden)
            })
    }
}
