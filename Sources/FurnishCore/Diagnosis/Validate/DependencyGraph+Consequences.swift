import FurnishTables

/// Recognizes consequences of mistakes that are reported already, so that no error follows from another.
extension DependencyGraph {
    /// Whether a key may be missing only because the marker of its provider is broken. This includes types that are built
    /// from such a key, as `T?` and `() -> T` are from `T`.
    func mayBeMissingByMistake(_ key: TypeID) -> Bool {
        // A file that cannot be read may provide any type.
        if bindings.mayProvideAnything || bindings.isIncomplete { return true }
        if bindings.doubtfulValues.contains(where: { keys.key($0) == key }) { return true }
        let types = types
        let node = types[key]
        switch node.kind {
        case .nominal: return bindings.doubtfulTypes.contains(node.symbol)
        case .optional, .array: return mayBeMissingByMistake(types.child(0, of: key))
        case .dictionary: return mayBeMissingByMistake(types.child(1, of: key))
        case .composition: return types.children(of: key).contains { mayBeMissingByMistake($0.type) }
        case .function: return types.function(key).map { mayBeMissingByMistake($0.result) } ?? false
        default: return false
        }
    }

    /// Whether a provider needs a missing type, directly or through others. Its given parameters are then unknown.
    func reachesMissingNeed(_ provider: ProviderID) -> Bool {
        reaches([provider]) { provider in providers[provider].needs.contains { fulfilments[$0] == .missing } }
    }

    /// Whether a missing type may put a provider into another scope.
    func isPlaceUnknown(_ provider: ProviderID) -> Bool {
        if providers[provider].pinned != nil { return false }
        var waiting = [provider]
        var seen = Set(waiting)
        while let current = waiting.popLast() {
            if providers[current].needs.contains(where: { fulfilments[$0] == .missing }) { return true }
            for next in eagerSuccessors(of: current) where seen.insert(next).inserted { waiting.append(next) }
        }
        return false
    }

    /// Whether a type was probably meant to be a scope, perhaps the root, so that the outermost factory's actor is unknown.
    var areScopesUnknown: Bool {
        if bindings.scopes[.outermost].site != nil { return false }
        let isMeant = bindings.doubtfulTypes.contains { type in
            let name = program.names.text(symbols[type].name)
            return symbols[type].isForeign && name.hasSuffix("Factory")
        }
        return isMeant
            || providers.indices.contains { provider in
                guard isReached[provider], let need = providers[provider].receiver, fulfilments[need] == .missing else {
                    return false
                }
                return unmarkedScope(keys.key(needs[need].type)) != nil
            }
    }

    /// The declaration of a type that gets what it provides from outside, as the type that a scope starts from does: a marked
    /// stored property has no value of its own.
    func unmarkedScope(_ key: TypeID) -> Site? {
        guard types[key].kind == .nominal, let site = symbols[types[key].symbol].sites.first,
            program.module(of: site).origin == .own
        else { return nil }
        let isStarted = program.storedProperties(of: site).contains { property in
            !symbols.hasValue(property) && bindings.marked[property]?.provides != nil
        }
        return isStarted ? site : nil
    }

    /// Whether a provider may lack a given parameter of this type only because of a mistake that is reported elsewhere.
    func mayMissGiven(_ type: TypeID, in provider: ProviderID) -> Bool {
        let key = keys.key(type)
        return reaches([provider]) { provider in
            duplicates.colliding.contains(provider)
                || providers[provider].needs.contains { mayMissGiven(key, by: $0, of: provider) }
        }
    }

    private func mayMissGiven(_ key: TypeID, by need: NeedID, of provider: ProviderID) -> Bool {
        let needed = keys.key(needs[need].type)
        switch fulfilments[need] {
        // Once the missing provider exists, it may take the value as a given parameter.
        case .missing: return needed == key || isDeclared(needed)
        case .given: return needed == key && !isNewlyMade(provider)
        case .provider, .closure, .omitted: return false
        }
    }

    /// Whether the sources in view declare a type or one of the types that it is built from.
    private func isDeclared(_ type: TypeID) -> Bool {
        let node = types[type]
        if node.kind == .nominal, !symbols[node.symbol].isForeign { return true }
        return types.children(of: type).contains { isDeclared($0.type) }
    }

    /// For each provider, whether mistakes make its given parameters uncertain, or those of a provider that it refers to,
    /// directly or through others.
    func findUncertain() -> Table<Provider, Bool> {
        var found = Table<Provider, Bool>(repeating: false, count: providers.count)
        for group in topology.groups {
            let isUncertain = group.contains { provider in
                isMistaken(provider) || successors(of: provider).contains { found[$0] }
            }
            if isUncertain { for provider in group { found[provider] = true } }
        }
        return found
    }

    private func isMistaken(_ provider: ProviderID) -> Bool {
        if duplicates.colliding.contains(provider) { return true }
        let definition = providers[provider]
        let node = types[definition.type]
        if node.kind == .nominal, bindings.doubtfulTypes.contains(node.symbol) { return true }
        return definition.needs.contains { need in
            if needs[need].isDoubtful { return true }
            return fulfilments[need] == .missing && mayBeMissingByMistake(keys.key(needs[need].type))
        }
    }
}
