import FurnishTables

/// Checks that no marker is lost: each one has a member of a factory, a diagnostic, or a reason to have neither.
extension Validator {
    /// Reports markers for which nothing is generated, if there are no errors that may be the reason.
    mutating func reportLostMarkers(_ names: MemberNames) {
        let accounted = accountedSites(names)
        for marked in graph.bindings.marked.inOrder where accounted.first(marked.site.number) == nil {
            guard graph.program.module(of: marked.site).origin == .own else { break }
            for marker in marked.markers where marker.kind != .needs || !isForOthers(marked.site, accounted) {
                report(messages.lost(marked.site, marker))
            }
        }
    }

    /// The declarations of scopes, of providers with a member, of what these inject, and of templates that nothing needs.
    private func accountedSites(_ names: MemberNames) -> RowIndex {
        let accounted = RowIndex(expecting: graph.providers.count * 2)
        for scope in graph.bindings.scopes.elements {
            for site in (scope.site.map { [$0] } ?? []) + scope.alternatives { accounted.insert(site.number, row: 0) }
        }
        var hasMember = Table<Provider, Bool>(repeating: false, count: graph.providers.count)
        for offer in graph.offers.indices where !names.names[offer].isEmpty {
            let provider = graph.offers[offer].provider
            if hasMember[provider] { continue }
            hasMember[provider] = true
            account(for: provider, in: accounted)
        }
        // A fake of something that nothing needs has no member either.
        if graph.bindings.hasFakes {
            for fake in graph.providers.indices where graph.providers[fake].isFake { account(for: fake, in: accounted) }
        }
        for template in graph.resolution.unmadeTemplates { account(for: template, in: accounted) }
        for property in graph.bindings.optionalProperties { accounted.insert(property.site.number, row: 0) }
        return accounted
    }

    private func account(for provider: ProviderID, in accounted: RowIndex) {
        let definition = graph.providers[provider]
        accounted.insert(definition.site.number, row: 0)
        guard case .initializer = definition.construction else { return }
        if let initializer = definition.initializer { accounted.insert(initializer.number, row: 0) }
        for row in definition.injections.indices {
            let injection = definition.injections[row]
            for site in [injection.site] + injection.overridden { accounted.insert(site.number, row: 0) }
        }
        // A marked initializer or property makes the type, which may have a marker too.
        if definition.site != definition.maker || graph.program.declaration(definition.site).parent >= 0,
            let type = graph.symbols.symbol(of: definition.type)
        {
            let sites = graph.symbols[type].sites
            for row in sites.indices { accounted.insert(sites[row].number, row: 0) }
        }
    }

    /// Whether a member's marker has its effect elsewhere: in a memberwise initializer, or in subclasses and alternatives.
    private func isForOthers(_ site: Site, _ accounted: RowIndex) -> Bool {
        guard let type = graph.symbols.enclosingType(of: site) else { return false }
        let kind = graph.symbols[type].kind
        if kind == .class, graph.symbols[type].sites.contains(where: { graph.program.declaration($0).access == .open })
        {
            return true
        }
        return kind == .struct && graph.program.declaration(site).kind == .property
            && graph.symbols[type].sites.contains { accounted.first($0.number) != nil }
    }
}
