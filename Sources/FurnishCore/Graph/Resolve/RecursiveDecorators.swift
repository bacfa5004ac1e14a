/// Providers of a protocol that take a value of the same protocol, such as a `LoggingAPI` that is provided as `API` and made
/// from an `API`. They would make themselves again and again.
struct RecursiveDecorators {
    /// The first such need of each of them.
    let needs: [ProviderID: NeedID]

    init(in dependencies: Dependencies) {
        let resolution = dependencies.resolution
        var needs: [ProviderID: NeedID] = [:]
        for provider in resolution.providers.indices {
            let keys = Self.decoratedKeys(of: provider, resolution)
            if keys.isEmpty { continue }
            guard
                let need = resolution.providers[provider].needs.first(where: {
                    Self.takes(one: keys, $0, dependencies, isReached: resolution.isReached[provider])
                })
            else { continue }
            // Of another module's providers of a key, only the first is reached.
            if !resolution.isReached[provider], resolution.neededForeignKeys.isDisjoint(with: keys) { continue }
            needs[provider] = need
        }
        self.needs = needs
    }

    /// The keys under which a provider hides what it makes: those of `as:`, and the protocol that a function returns.
    private static func decoratedKeys(of id: ProviderID, _ resolution: Resolution) -> [TypeID] {
        let provider = resolution.providers[id]
        guard provider.isProvided, !provider.isFake, provider.collection == nil else { return [] }
        var types = provider.additionalTypes
        if case .function = provider.construction, resolution.text.isExistential(provider.type) {
            types.append(provider.type)
        }
        return types.isEmpty ? types : types.map(resolution.keys.key)
    }

    /// Whether a need is for a value of one of the keys, or for a closure without parameters that makes one, maybe as an
    /// optional.
    private static func takes(
        one keys: [TypeID], _ need: NeedID, _ dependencies: Dependencies, isReached: Bool
    ) -> Bool {
        let resolution = dependencies.resolution
        let needed = resolution.needs[need]
        guard needed.source == .graph else { return false }
        var key = resolution.keys.key(needed.type)
        while let function = resolution.types.function(key) {
            guard function.parameters.isEmpty, !keys.contains(key) else { break }
            key = resolution.keys.key(function.result)
        }
        if resolution.types[key].kind == .optional, !keys.contains(key) { key = resolution.types.child(0, of: key) }
        guard keys.contains(key) else { return false }
        // Nothing is resolved for what nothing reaches.
        return !isReached || resolution.madeOffer(dependencies.fulfilments[need]) != nil
    }
}
