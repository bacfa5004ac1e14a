/// Finds needs that use their defaults although a type of this package could be provided.
extension Validator {
    /// The needs whose marker does not state the default. Of each place, one.
    var unprovidedDefaults: [UnmetNeed] {
        if graph.bindings.isIncomplete { return [] }
        let (graph, missing, waiting) = (graph, Set(missing.map(\.key)), Set(missing.flatMap(\.needing)))
        var places: Set<Need.Place> = []
        var found = graph.placement.defaultedNeeds.filter {
            graph.isJudged($0.call.caller) && graph.validity.isPlaced($0.call.caller)
                // A requirement with an implementation states that it can do without the graph.
                && (graph.needs[$0.call.need].requirement == nil
                    || graph.placement.contestedNeeds.contains($0.call.need))
        }.map { defaulted in
            let (need, provider) = (defaulted.call.need, defaulted.call.caller)
            let scopes = ScopeMessages(graph: graph)
            let reason =
                "'\(graph.show(defaulted.call.made))' lives in \(scopes.name(defaulted.scope)), and '\(graph.show(provider))' in "
                + scopes.name(graph.scopeOf[provider])
            let key = graph.keys.key(graph.needs[need].type)
            return usingDefault(need, of: provider, as: key, because: reason, deeperScope: defaulted.scope)
        }
        let known = Set(found.map(\.need))
        for step in graph.reachedNeeds
        where graph.fulfilments[step.need].isOmitted || graph.resolution.sometimesMet.contains(step.need) {
            guard graph.program.module(of: graph.providers[step.provider].site).origin != .dependency,
                !known.contains(step.need), let key = wantedKey(step.need), !missing.contains(key), !isChosen(step),
                // An error says already what the result of the closure misses.
                graph.provider(ofKey: graph.keys.made(by: key)).map(waiting.contains) != true,
                places.insert(graph.needs[step.need].place).inserted
            else { continue }
            found.append(unprovidedDefault(step.need, of: step.provider, as: key))
        }
        return found
    }

    /// A default that may hide a missing provider.
    private func usingDefault(
        _ need: NeedID, of provider: ProviderID, as key: TypeID, because reason: String,
        alternatives: [ProviderID] = [], freed: ProviderID? = nil, deeperScope: ScopeID? = nil
    ) -> UnmetNeed {
        UnmetNeed(
            key: key, need: need, provider: provider, alternatives: alternatives, freed: freed,
            deeperScope: deeperScope,
            diagnostic: Diagnostic(
                .unprovidedDefault, at: graph.location(ofNeed: need),
                "'\(graph.show(provider))' uses the default of '\(name(of: need))', because \(reason)"))
    }

    private func unprovidedDefault(_ need: NeedID, of provider: ProviderID, as key: TypeID) -> UnmetNeed {
        let nothing = "nothing provides '\(graph.text.show(key))'"
        if let offer = graph.offer(meeting: need) {
            let alternatives = graph.resolution.providers(at: offer)
            let gap = graph.bindings.conditions.combination(
                all: graph.resolution.conditions(aroundNeed: need, of: provider),
                none: alternatives.map(graph.resolution.condition))
            let when = if case .possible(let text) = gap { " when \(text)" } else { "" }
            return usingDefault(need, of: provider, as: key, because: nothing + when, alternatives: alternatives)
        }
        if graph.needs[need].isWeakOrUnowned, let made = graph.provider(ofKey: key) {
            let reason = "it would not keep a new '\(graph.show(made))'"
            return usingDefault(need, of: provider, as: key, because: reason, freed: made)
        }
        let made = graph.keys.made(by: key)
        let passesValues = types.function(key)?.parameters.isEmpty == false && graph.resolution.find(made) != nil
        let reason = passesValues ? "no given parameter of '\(graph.text.show(made))' takes what it passes" : nothing
        return usingDefault(need, of: provider, as: key, because: reason)
    }

    /// Reports properties that refer to a new instance, which is gone as soon as they have it.
    mutating func reportUnheld() {
        for step in graph.reachedNeeds
        where graph.needs[step.need].isWeakOrUnowned && graph.isJudged(step.provider)
            && !graph.resolution.isInvalid(step.need)
        {
            guard case .provider(let offer) = graph.fulfilments[step.need],
                case let made = graph.offers[offer].provider, graph.providers[made].makesNewInstances
            else { continue }
            let isBundle = graph.providers[made].isBundle
            let holding = note(markerOf: made, "let the factory hold it: write '// @Provides(once)'")
            let keeping = note(step.need, (isBundle ? "" : "or ") + "let this property keep it")
            report(
                .invalidLifetime, at: program.nameLocation(of: graph.needs[step.need]),
                "'\(name(of: step.need))' does not keep a new '\(graph.show(made))', which nothing else would hold",
                notes: (isBundle ? [] : [holding]) + [keeping])
        }
    }

    /// The type that could be provided; nil if the default is stated, or if no declaration of this package can be meant.
    private func wantedKey(_ id: NeedID) -> TypeID? {
        let need = graph.needs[id]
        if need.source == .statedDefault || graph.resolution.isInvalid(id) { return nil }
        let key = graph.keys.key(need.type)
        if graph.asksContainer(id) { return graph.types.withoutOptional(key) }
        guard graph.types[key].kind == .optional, case let wrapped = graph.types.child(0, of: key) else {
            return !need.isWeakOrUnowned && isOfPackage(key) ? key : nil
        }
        guard isOfPackage(wrapped) else { return nil }
        if need.isWeakOrUnowned { return graph.provider(ofKey: wrapped) == nil ? nil : wrapped }
        if need.defaultValue == .nil { return wrapped }
        // The need says more than the provider, such as `Cache? = Cache()`.
        return graph.provider(ofKey: wrapped) == nil ? nil : key
    }

    /// Whether a marked typealias chose the type for a generic parameter.
    private func isChosen(_ step: PathStep) -> Bool {
        let provider = graph.providers[step.provider]
        guard program.declaration(provider.site).kind == .typealias,
            let type = program.typeRange(of: graph.needs[step.need]),
            let site = provider.initializer ?? symbols.symbol(of: provider.type).flatMap({ symbols[$0].sites.first })
        else { return false }
        return types.mentions(.parameter, in: symbols.readType(type, at: site))
    }

    private func isOfPackage(_ key: TypeID) -> Bool {
        types.namedParts(of: key).contains { part in
            let symbol = symbols[part]
            return !symbol.isForeign && symbol.kind != .enum
                && program.modules[Int(symbol.module)].origin != .dependency
        }
    }
}

extension DependencyGraph {
    /// Whether a default asks a container of another tool, so that it stands for a dependency whatever its type is:
    /// `Resolver.resolve()`, `Container.shared.api()`, `{ container.resolve(API.self, argument: $0) }`.
    func asksContainer(_ need: NeedID) -> Bool {
        let text = program.source(needs[need].file).text(needs[need].defaultRange)
        let called = text.prefix { $0 != "(" }
        let names = called.split(separator: ".")
        return called != text && (text.contains(".resolve(") || names.count > 1 && names[0].hasSuffix("Container"))
    }

    /// The names of the types in a type. Plain types of the standard library are left out, because nearly every file mentions them.
    package func names(in key: TypeID) -> [String] {
        // Through each type once, because typealiases may double a type at each level.
        let parts = reached(from: [key]) { part in
            types[part].kind == .nominal ? [] : types.children(of: part).map(\.type)
        }
        return parts.filter { types[$0].kind == .nominal }.compactMap { part in
            let symbol = symbols[types[part].symbol]
            let name = program.names.text(symbol.name)
            let isPlain =
                symbol.isForeign && types[part].children.isEmpty
                && KnownType.has([.isInStandardLibrary, .isOfCaller], name)
            return isPlain ? nil : name
        }
    }
}
