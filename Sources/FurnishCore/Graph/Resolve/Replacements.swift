/// What the fakes replace. Fakes meet no need.
struct Replacements {
    /// The keys under which each fake replaces something live.
    private(set) var keys: [ProviderID: [TypeID]] = [:]
    /// A fake has the lifetime of what it replaces. An instance that one call shares is made by the member that a fake
    /// overrides, so its own member makes a new one each time.
    private(set) var lifetimes: [ProviderID: Marker.Lifetime] = [:]

    /// No fake.
    init() {}

    /// The fakes of this module win over those of other modules, which serve only what something here reaches.
    init(resolving resolution: Resolution) {
        let fakes = resolution.providers.indices.filter { resolution.providers[$0].isFake }
        for fake in fakes where resolution.isOwn(fake) { match(fake, resolution) { _, _ in true } }
        let keysOfOwn = Set(keys.values.joined())
        var matched = fakes
        while !matched.isEmpty {
            // A fake may need something live, which may have a fake of its own.
            matched = fakes.filter { fake in
                keys[fake] == nil && !resolution.isOwn(fake)
                    && match(fake, resolution) { !keysOfOwn.contains($0) && resolution.isReached[$1] }
            }
            resolution.resolve(matched)
        }
    }

    /// Finds the live providers that can be compiled together with a fake, which exists only with `DEBUG`.
    ///
    /// - Returns: Whether there are any.
    @discardableResult
    private mutating func match(
        _ fake: ProviderID, _ resolution: Resolution, _ isReplaced: (TypeID, ProviderID) -> Bool
    ) -> Bool {
        let (provider, conditions) = (resolution.providers[fake], resolution.bindings.conditions)
        let world = conditions.both(provider.condition, conditions.isSet("DEBUG"))
        for key in ([provider.type] + provider.additionalTypes).map(resolution.keys.key) {
            guard let offer = resolution.find(key) else { continue }
            let isFound = resolution.providers(at: offer).contains { live in
                let live = (id: live, provider: resolution.providers[live])
                return live.provider.isLive && !conditions.fails(live.provider.condition, in: world)
                    && isReplaced(key, live.id)
            }
            if !isFound { continue }
            keys[fake, default: []].append(key)
            if lifetimes[fake] != nil { continue }
            let lifetime = resolution.providers[resolution.offers[offer].provider].lifetime
            lifetimes[fake] = lifetime.isSharedInCall ? .each : lifetime
        }
        return keys[fake] != nil
    }
}
