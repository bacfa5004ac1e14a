/// A provider that no entry point reaches.
struct UnreachedProvider {
    /// The names of its members in the factory.
    let members: [String]
    /// The names of its types. An unmarked type may need one of them.
    let types: [String]
    let problem: GraphProblem
}

extension Validator {
    /// The providers that no entry point reaches, if the module has an entry point, and no code may read from a factory.
    func unusedProviders(_ names: MemberNames, besides untaken: [ProviderID]) -> [UnreachedProvider] {
        let reported = Set(untaken.map(site))
        let unused = unusedRoots.filter { !reported.contains(site($0)) }
        if unused.isEmpty { return [] }
        let (required, needing) = (requirementsOfFactories, unmarkedTypes)
        let offers = Dictionary(grouping: graph.offers.indices) { graph.offers[$0].provider }
        return unused.compactMap { root in
            let collection = providers[root].collection.flatMap { resolution.find(graph.keys.key($0)) }
            let members = ((offers[root] ?? []) + (collection.map { [$0] } ?? [])).map { names.names[$0] }
            if members.contains(where: required.contains) { return nil }
            let keys = Set((offers[root] ?? []).map { graph.offers[$0].key })
            return UnreachedProvider(
                members: members, types: keys.flatMap { graph.names(in: $0) },
                problem: .unreachedProvider(root, by: keys.compactMap { needing[$0] }.min()))
        }
    }

    /// The providers that no entry point reaches, without those that only an unused one needs.
    private var unusedRoots: [ProviderID] {
        if bindings.isIncomplete || !providers.elements.contains(where: \.isEntryPoint) { return [] }
        let isReached = graph.entryPaths.isReached
        guard providers.indices.contains(where: { !isReached[$0] && isReportedIfUnused($0) }) else { return [] }
        let hasFakes = bindings.hasFakes
        let used = providers.indices.filter { isReached[$0] || hasFakes && providers[$0].isFake }
        var needed = Set(used.map(site))
        var roots: [ProviderID] = []
        // In this order, each group comes after all groups that need it.
        for group in graph.requirements.topology.groups.reversed() {
            let isRoot = !group.contains { needed.contains(site($0)) }
            // Nobody wrote a collection, so its elements are reported instead.
            if isRoot, providers[group[0]].isCollection, !isReached[group[0]] { continue }
            if isRoot, let first = group.filter(resolution.isOwn).min(by: resolution.isWrittenBefore) {
                roots.append(first)
            }
            let members = Set(group)
            needed.formUnion(group.flatMap(calls.successors).filter { !members.contains($0) }.map(site))
        }
        return roots.filter(isReportedIfUnused).filter { needed.insert(site($0)).inserted }
    }

    /// An element of a collection that nothing needs, unless code reads it from a factory.
    func untaken(_ element: ProviderID, _ step: PathStep, _ names: MemberNames) -> UnreachedProvider {
        let collection = providers[element].collection ?? providers[element].type
        let member = resolution.find(keys.key(collection)).map { [names.names[$0]] }
        return UnreachedProvider(members: member ?? [], types: [], problem: .untakenElement(element, step))
    }

    /// The requirements of the protocols to which extensions let a factory conform.
    private var requirementsOfFactories: Set<String> {
        let protocols = bindings.scopes.elements.flatMap(graph.extensions).flatMap(symbols.inheritedSymbols)
        let requirements = protocols.flatMap(members)
        return Set(requirements.map { program.names.text(program.name($0)) })
    }

    private func site(_ provider: ProviderID) -> Site { providers[provider].site }

    /// By key, the first type of the module without a marker whose initializer takes it.
    private var unmarkedTypes: [TypeID: Site] {
        let marked = bindings.marked
        var types: [TypeID: Site] = [:]
        for type in SymbolID.all(in: graph.symbols) {
            guard let site = symbols[type].sites.first, program.isOwn(site.file), marked[site] == nil,
                !symbols[type].isPrivate, graph.provider(ofKey: keys.key(graph.types.nominal(type))) == nil,
                case let needed = tables.neededKeys(type), !needed.isEmpty,
                !symbols.members(of: type, .initializer).contains(where: { marked[$0] != nil }),
                !graph.isForPreviews(site)
            else { continue }
            for key in needed.map(keys.made) { types[key] = min(types[key] ?? site, site) }
        }
        return types
    }

    // MARK: What a module without an entry point cannot make yet

    /// One warning for each missing type, at the first declaration that needs it.
    func reportUnmetProviders() {
        if resolution.unmet.isEmpty { return }
        let steps = Dictionary(grouping: resolution.unmet) { wantedKey(of: $0.need) }
        let leftOut = providers.indices.filter { !graph.isReached[$0] }
        let consumers = Calls.consumers(among: leftOut, calls.successors)
        for (key, found) in steps.sorted(by: { $0.key.row < $1.key.row }) {
            let first = found.map(\.provider).min(by: resolution.isWrittenBefore) ?? found[0].provider
            let waiting = nodesReachable(from: found.map(\.provider)) { consumers[$0] ?? [] }.filter {
                $0 != first && resolution.isOwn($0) && !providers[$0].isCollection
            }
            let others = waiting.sorted().sorted(by: resolution.isWrittenBefore)
            report(.waitingProvider(first, key, found[0].need, others: others))
        }
    }
}
