/// Finds what the fakes replace. Fakes meet no need.
enum Replacements {
    /// The fakes of this module win over those of other modules, which serve only what something here reaches.
    ///
    /// - Returns: The keys under which each fake replaces something live.
    static func find(_ resolution: Resolution) -> [ProviderID: [TypeID]] {
        let conditions = resolution.bindings.conditions
        /// The keys of live providers that can be compiled together with a fake, which exists only with `DEBUG`.
        func keys(of fake: ProviderID, where isReplaced: (TypeID, ProviderID) -> Bool) -> [TypeID] {
            let provider = resolution.providers[fake]
            let world = conditions.both(provider.condition, conditions.isSet("DEBUG"))
            return ([provider.type] + provider.additionalTypes).map(resolution.keys.key).filter { key in
                resolution.find(key).map(resolution.providers)?.contains { live in
                    let made = resolution.providers[live]
                    return made.isLive && !conditions.fails(made.condition, in: world) && isReplaced(key, live)
                } == true
            }
        }
        let fakes = resolution.providers.indices.filter { resolution.providers[$0].isFake }
        var found: [ProviderID: [TypeID]] = [:]
        for fake in fakes where resolution.isOwn(fake) { found[fake] = keys(of: fake) { _, _ in true } }
        let keysOfOwn = Set(found.values.joined())
        var (waiting, matched) = (fakes.filter { !resolution.isOwn($0) }, fakes)
        while !matched.isEmpty {
            // A fake may need something live, which may have a fake of its own.
            for fake in waiting { found[fake] = keys(of: fake) { !keysOfOwn.contains($0) && resolution.isReached[$1] } }
            matched = waiting.filter { found[$0] != [] }
            waiting.removeAll { found[$0] != [] }
            resolution.resolve(matched)
        }
        return found
    }
}
