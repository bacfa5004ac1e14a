import FurnishTables

/// The scopes in which bundles make something. A bundle lives where it is needed, so what it makes must be in reach there.
struct BundleReach {
    struct Entry {
        let scope: ScopeID
        /// The closure of this bundle, or of one in its group, that leads there.
        let cause: PathStep
        let made: ProviderID
    }

    /// Bundles that make each other. Each group comes after all groups that it makes.
    let groups: [[ProviderID]]
    /// For each bundle, one entry for each scope. A closure with a default is left out.
    private(set) var entries: [ProviderID: [Entry]] = [:]

    init(_ dependencies: Dependencies, _ scopeOf: Table<Provider, ScopeID>) {
        let resolution = dependencies.resolution
        func isBundle(_ provider: ProviderID) -> Bool { resolution.providers[provider].isBundle }
        guard resolution.providers.indices.contains(where: { isBundle($0) && resolution.isReached[$0] }) else {
            groups = []
            return
        }
        let all = Components(count: resolution.providers.count) { provider in
            isBundle(provider) ? dependencies.successors(of: provider).filter(isBundle) : []
        }
        groups = all.groups.filter { isBundle($0[0]) && resolution.isReached[$0[0]] }
        for group in groups {
            var found: [Entry] = []
            var known: Set<ScopeID> = []
            for bundle in group.sorted() {
                for call in dependencies.calls[bundle]
                where resolution.needs[call.need].defaultValue == .none && !group.contains(call.made) {
                    let cause = PathStep(need: call.need, provider: bundle)
                    let scopes = entries[call.made]?.map(\.scope) ?? [scopeOf[call.made]]
                    for scope in scopes where known.insert(scope).inserted {
                        found.append(Entry(scope: scope, cause: cause, made: call.made))
                    }
                }
            }
            for bundle in group { entries[bundle] = found }
        }
    }
}
