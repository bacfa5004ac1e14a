/// A provider that no entry point reaches.
struct UnreachedProvider {
    /// The names of its members in the factory.
    let members: [String]
    /// The names of its types. An unmarked type may need one of them.
    let types: [String]
    let diagnostic: Diagnostic
}

extension Validator {
    /// The providers that no entry point reaches, if the module has an entry point, without those that only an unused one needs.
    mutating func unusedProviders(_ names: MemberNames) -> [UnreachedProvider] {
        if graph.bindings.isIncomplete || !graph.providers.elements.contains(where: \.isEntryPoint) { return [] }
        let isReached = graph.entryPaths.isReached
        guard graph.providers.indices.contains(where: { !isReached[$0] && isReportedIfUnused($0) }) else { return [] }
        let hasFakes = graph.bindings.hasFakes
        let used = graph.providers.indices.filter { isReached[$0] || hasFakes && graph.providers[$0].isFake }
        var needed = Set(used.map(site))
        var roots: [ProviderID] = []
        // In this order, each group comes after all groups that need it.
        for group in graph.requirements.topology.groups.reversed() {
            let isRoot = !group.contains { needed.contains(site($0)) }
            // Nobody wrote a collection, so its elements are reported instead.
            if isRoot, graph.providers[group[0]].isCollection, !isReached[group[0]] { continue }
            if isRoot, let first = group.filter(graph.resolution.isOwn).min(by: graph.resolution.isWrittenBefore) {
                roots.append(first)
            }
            let members = Set(group)
            let made = group.flatMap(graph.calls.successors).filter { !members.contains($0) }
            needed.formUnion(made.map(site))
        }
        let unused = roots.filter(isReportedIfUnused).filter { needed.insert(site($0)).inserted }
        if unused.isEmpty { return [] }
        let (required, needing) = (requirementsOfFactories, unmarkedTypes)
        let offers = Dictionary(grouping: graph.offers.indices) { graph.offers[$0].provider }
        return unused.compactMap { root in
            let collection = graph.providers[root].collection.flatMap { graph.resolution.find(graph.keys.key($0)) }
            let members = ((offers[root] ?? []) + (collection.map { [$0] } ?? [])).map { names.names[$0] }
            if members.contains(where: required.contains) { return nil }
            let keys = Set((offers[root] ?? []).map { graph.offers[$0].key })
            let place = program.nameLocation(site(root))
            let advice = keys.compactMap { needing[$0] }.min().map { site in
                note(
                    site,
                    "'\(self.names.text(program.name(site)))' needs it: mark that '// @Needs' if the app makes it, or '// @Provides' if "
                        + "another type needs it")
            }
            return UnreachedProvider(
                members: members, types: keys.flatMap { graph.names(in: $0) },
                diagnostic: Diagnostic(
                    .unusedProvider, at: place,
                    "no entry point needs '\(graph.show(root))', and no code of the module reads it from a factory",
                    notes: [advice ?? .init(place, "remove its '@Provides', or take it where it is needed")]))
        }
    }

    /// The elements of a collection that nothing needs, unless code reads it from a factory.
    func untakenElements(_ names: MemberNames) -> [UnreachedProvider] {
        let untaken = UntakenElements(graph: graph)
        return untaken.found.map { element, step in
            let collection = graph.providers[element].collection ?? graph.providers[element].type
            let (written, needed) = (graph.text.show(collection), graph.needs[step.need].type)
            let marker = untaken.marker(
                of: element, into: types.withoutOptional(graph.keys.made(by: graph.keys.key(needed))))
            let member = graph.resolution.find(graph.keys.key(collection)).map { names.names[$0] }
            return UnreachedProvider(
                members: member.map { [$0] } ?? [], types: [],
                diagnostic: Diagnostic(
                    .unusedProvider, at: program.nameLocation(site(element)),
                    "'\(graph.show(element))' contributes to '\(written)', which nothing needs",
                    notes: [
                        note(
                            step.need,
                            "'\(graph.show(step.provider))' needs '\(graph.text.show(needed))': for that, write '\(marker)'"
                        )
                    ]))
        }
    }

    /// The requirements of the protocols to which extensions let a factory conform.
    private var requirementsOfFactories: Set<String> {
        let protocols = graph.bindings.scopes.elements.flatMap(graph.extensions).flatMap(symbols.inheritedSymbols)
        let requirements = protocols.flatMap { symbols.members(of: $0, .function) + symbols.members(of: $0, .property) }
        return Set(requirements.map { graph.program.names.text(graph.program.name($0)) })
    }

    private func site(_ provider: ProviderID) -> Site { graph.providers[provider].site }

    /// By key, the first type of the module without a marker whose initializer takes it.
    private var unmarkedTypes: [TypeID: Site] {
        let (marked, services, previews) = (graph.bindings.marked, Services(graph), PreviewCode(graph: graph))
        var types: [TypeID: Site] = [:]
        for type in SymbolID.all(in: graph.symbols) {
            guard let site = graph.symbols[type].sites.first, graph.program.isOwn(site.file), marked[site] == nil,
                !graph.symbols[type].isPrivate, graph.provider(ofKey: graph.keys.key(graph.types.nominal(type))) == nil,
                case let needed = services.neededKeys(type), !needed.isEmpty,
                !graph.symbols.members(of: type, .initializer).contains(where: { marked[$0] != nil }),
                !previews.contains(site)
            else { continue }
            for key in needed.map(graph.keys.made) { types[key] = min(types[key] ?? site, site) }
        }
        return types
    }
}
