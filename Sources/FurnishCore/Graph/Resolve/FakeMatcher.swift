import FurnishTables

/// Finds what each fake replaces. Fakes meet no need: they replace live providers in the fake factory.
struct FakeMatcher {
    let resolver: Resolver

    private var fakes: [ProviderID] { resolver.providers.indices.filter { resolver.providers[$0].isFake } }

    /// The fakes of this module win over those of other modules, which serve only what something here reaches.
    func matchAll() {
        if !resolver.bindings.hasFakes { return }
        var keysOfOwn: Set<TypeID> = []
        for fake in fakes where resolver.isOwn(fake) {
            let replaced = keys(of: fake).filter { !liveProviders(of: $0).isEmpty }
            match(fake, replaced)
            keysOfOwn.formUnion(replaced)
        }
        var waiting = fakes.filter { !resolver.isOwn($0) }
        var isComplete = false
        while !isComplete {
            // A fake may need something live, which may have a fake of its own.
            let matched = waiting.filter { fake in
                let replaced = keys(of: fake).filter { key in
                    !keysOfOwn.contains(key) && liveProviders(of: key).contains { resolver.isReached[$0] }
                }
                match(fake, replaced)
                return !replaced.isEmpty
            }
            resolver.resolve(matched)
            isComplete = matched.isEmpty
            waiting = waiting.filter { !matched.contains($0) }
        }
    }

    private func keys(of fake: ProviderID) -> [TypeID] {
        let provider = resolver.providers[fake]
        return ([provider.type] + provider.additionalTypes).map(resolver.keys.key)
    }

    private func liveProviders(of key: TypeID) -> [ProviderID] {
        guard let offer = resolver.find(key) else { return [] }
        return ([offer] + (resolver.alternatives[offer] ?? [])).map { resolver.offers[$0].provider }
            .filter { resolver.providers[$0].isLive }
    }

    /// A fake has the lifetime of what it replaces. An instance that one call shares is made by the member that a fake
    /// overrides, so its own member makes a new one each time.
    private func match(_ fake: ProviderID, _ replaced: [TypeID]) {
        guard let first = replaced.first.flatMap(resolver.find) else { return }
        let lifetime = resolver.providers[resolver.offers[first].provider].lifetime
        resolver.providers[fake].replaced = replaced
        resolver.providers[fake].lifetime = lifetime.isSharedInCall ? .each : lifetime
    }
}
