/// Fakes, which meet no need. They replace live providers in the fake factory.
extension Resolver {
    /// Finds what each fake replaces, and gives it the lifetime of that. An instance that one call shares is made by the
    /// member that a fake overrides, so its own member makes a new one each time.
    func matchFakes() {
        if !bindings.hasFakes { return }
        for fake in providers.indices where providers[fake].isFake {
            let definition = providers[fake]
            let types = [definition.type] + definition.additionalTypes
            let replaced = types.map(keys.key).filter { key in
                guard let offer = find(key) else { return false }
                return ([offer] + (alternatives[offer] ?? [])).contains { providers[offers[$0].provider].isLive }
            }
            guard let first = replaced.first.flatMap(find) else { continue }
            let lifetime = providers[offers[first].provider].lifetime
            providers.change(fake) {
                $0.replaced = replaced
                $0.lifetime = lifetime.isSharedInCall ? .each : lifetime
            }
        }
    }
}
