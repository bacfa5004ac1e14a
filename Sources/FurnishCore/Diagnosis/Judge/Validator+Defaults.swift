/// Finds needs that use their defaults although a type of this package could be provided.
extension Validator {
    /// The needs whose marker does not state the default. Of each place, one.
    var unprovidedDefaults: [UnmetNeed] {
        if bindings.isIncomplete { return [] }
        let (graph, missing, waiting) = (graph, Set(missing.map(\.key)), Set(missing.flatMap(\.needing)))
        var places: Set<Need.Place> = []
        var found = placement.defaultedNeeds.filter {
            graph.isJudged($0.call.caller) && graph.validity.isPlaced($0.call.caller)
                // A requirement with an implementation states that it can do without the graph.
                && (needs[$0.call.need].requirement == nil || placement.contestedNeeds.contains($0.call.need))
        }.map { defaulted in
            let (need, provider) = (defaulted.call.need, defaulted.call.caller)
            return UnmetNeed(
                key: keys.key(needs[need].type), need: need, provider: provider,
                reason: .deeper(defaulted.call.made, defaulted.scope))
        }
        let known = Set(found.map(\.need))
        for step in graph.reachedNeeds
        where graph.fulfilments[step.need].isOmitted || resolution.sometimesMet.contains(step.need) {
            guard program.module(of: providers[step.provider].site).origin != .dependency,
                !known.contains(step.need), let key = wantedKey(step.need), !missing.contains(key), !isChosen(step),
                // An error says already what the result of the closure misses.
                graph.provider(ofKey: keys.made(by: key)).map(waiting.contains) != true,
                places.insert(needs[step.need].place).inserted
            else { continue }
            found.append(unprovidedDefault(step.need, of: step.provider, as: key))
        }
        return found
    }

    /// A default that may hide a missing provider.
    private func unprovidedDefault(_ need: NeedID, of provider: ProviderID, as key: TypeID) -> UnmetNeed {
        func unmet(_ reason: UnmetNeed.Reason, _ alternatives: [ProviderID] = []) -> UnmetNeed {
            UnmetNeed(key: key, need: need, provider: provider, alternatives: alternatives, reason: reason)
        }
        if let offer = graph.offer(meeting: need) {
            let alternatives = resolution.providers(at: offer)
            let gap = bindings.conditions.combination(
                all: resolution.conditions(aroundNeed: need, of: provider),
                none: alternatives.map(resolution.condition))
            let combination = if case .possible(let text) = gap { text } else { String?.none }
            return unmet(.notProvided(when: combination), alternatives)
        }
        if needs[need].isWeakOrUnowned, let made = graph.provider(ofKey: key) { return unmet(.freed(made)) }
        let made = keys.made(by: key)
        let passesValues = types.function(key)?.parameters.isEmpty == false && resolution.find(made) != nil
        return unmet(passesValues ? .notTaken(by: made) : .notProvided(when: nil))
    }

    /// Reports properties that refer to a new instance, which is gone as soon as they have it.
    func reportUnheld() {
        for step in graph.reachedNeeds
        where needs[step.need].isWeakOrUnowned && graph.isJudged(step.provider) && !resolution.isInvalid(step.need) {
            guard case .provider(let offer) = graph.fulfilments[step.need],
                case let made = graph.offers[offer].provider, providers[made].makesNewInstances
            else { continue }
            report(.unheld(step.need, made))
        }
    }

    /// The type that could be provided; nil if the default is stated, or if no declaration of this package can be meant.
    private func wantedKey(_ id: NeedID) -> TypeID? {
        let need = needs[id]
        if need.source == .statedDefault || resolution.isInvalid(id) { return nil }
        let key = keys.key(need.type)
        if graph.asksContainer(id) { return types.withoutOptional(key) }
        guard types[key].kind == .optional, case let wrapped = types.child(0, of: key) else {
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
        let provider = providers[step.provider]
        guard program.declaration(provider.site).kind == .typealias, let type = program.typeRange(of: needs[step.need]),
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
        let parts = nodesReachable(from: [key]) { part in
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
