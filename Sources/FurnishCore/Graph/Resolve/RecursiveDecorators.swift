/// Providers of a protocol that take a value of the same protocol, such as a `LoggingAPI` that is provided as `API` and made
/// from an `API`. They would make themselves again and again.
extension Calls {
    /// The first such need of each of them.
    var recursiveDecorators: [ProviderID: NeedID] {
        var found: [ProviderID: NeedID] = [:]
        for provider in resolution.providers.indices {
            let needs = resolution.providers[provider].needs
            if needs.count == 0 { continue }
            let (keys, isReached) = (decoratedKeys(of: provider), resolution.isReached[provider])
            // Of another module's providers of a key, only the first is reached.
            if keys.isEmpty || !isReached && resolution.neededForeignKeys.isDisjoint(with: keys) { continue }
            // Nothing is resolved for what nothing reaches.
            let own = needs.first {
                takes(one: keys, $0) && (!isReached || resolution.madeOffer(fulfilments[$0]) != nil)
            }
            if let own { found[provider] = own }
        }
        return found
    }

    /// The keys under which a provider hides what it makes: those of `as:`, and the protocol that a function returns.
    private func decoratedKeys(of id: ProviderID) -> [TypeID] {
        let provider = resolution.providers[id]
        guard provider.isProvided, !provider.isFake, provider.collection == nil else { return [] }
        var types = provider.additionalTypes
        if case .function = provider.maker, resolution.text.isExistential(provider.type) { types.append(provider.type) }
        return types.isEmpty ? types : types.map(resolution.keys.key)
    }

    /// Whether a need is for a value of one of the keys, or for a closure without parameters that makes one, maybe as an
    /// optional.
    private func takes(one keys: [TypeID], _ need: NeedID) -> Bool {
        if resolution.needs[need].source != .graph { return false }
        var key = resolution.keys.key(resolution.needs[need].type)
        while !keys.contains(key), let function = resolution.types.function(key), function.parameters.isEmpty {
            key = resolution.keys.key(function.result)
        }
        if resolution.types[key].kind == .optional, !keys.contains(key) { key = resolution.types.child(0, of: key) }
        return keys.contains(key)
    }
}
