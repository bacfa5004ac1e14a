/// Finds the live providers that each fake replaces. Fakes meet no need.
extension Resolver {
    /// The fakes of this module win over those of other modules, which serve only what something here reaches.
    func matchFakes() {
        if !bindings.hasFakes { return }
        let fakes = providers.indices.filter { providers[$0].isFake }
        var keysOfOwn: Set<TypeID> = []
        for fake in fakes where isOwn(fake) {
            let replaced = fakedKeys(of: fake).filter { !liveProviders(of: $0, with: fake).isEmpty }
            match(fake, replaced)
            keysOfOwn.formUnion(replaced)
        }
        var (waiting, matched) = (fakes.filter { !isOwn($0) }, [ProviderID]())
        repeat {
            // A fake may need something live, which may have a fake of its own.
            matched = waiting.filter { fake in
                let replaced = fakedKeys(of: fake).filter { key in
                    !keysOfOwn.contains(key) && liveProviders(of: key, with: fake).contains { isReached[$0] }
                }
                match(fake, replaced)
                return !replaced.isEmpty
            }
            resolve(matched)
            waiting = waiting.filter { !matched.contains($0) }
        } while !matched.isEmpty
    }

    private func fakedKeys(of fake: ProviderID) -> [TypeID] {
        let provider = providers[fake]
        return ([provider.type] + provider.additionalTypes).map(keys.key)
    }

    /// The live providers of a key that can be compiled together with a fake, which exists only with `DEBUG`.
    private func liveProviders(of key: TypeID, with fake: ProviderID) -> [ProviderID] {
        guard let offer = find(key) else { return [] }
        let world = bindings.conditions.both(providers[fake].condition, bindings.conditions.isSet("DEBUG"))
        return madeProviders(.provider(offer)).filter {
            providers[$0].isLive && !bindings.conditions.fails(providers[$0].condition, in: world)
        }
    }

    /// A fake has the lifetime of what it replaces. An instance that one call shares is made by the member that a fake
    /// overrides, so its own member makes a new one each time.
    private func match(_ fake: ProviderID, _ replaced: [TypeID]) {
        guard let first = replaced.first.flatMap(find) else { return }
        let lifetime = providers[offers[first].provider].lifetime
        providers[fake].replaced = replaced
        providers[fake].lifetime = lifetime.isSharedInCall ? .each : lifetime
    }
}
