import FurnishTables

@testable import FurnishCore

extension Analysis {
    /// The names of marked declarations for which nothing is generated, although no error may be the reason: each marker has a
    /// member of a factory, a diagnostic, or a reason to have neither.
    var lostMarkers: [String] {
        if diagnostics.hasErrors || isPartial { return [] }
        let markersWithEffect = findMarkersWithEffect()
        return graph.bindings.marked.inOrder.filter { marked in
            graph.program.module(of: marked.site).origin == .own && markersWithEffect.first(marked.site.number) == nil
                && (marked.provides != nil || marked.scope != nil || !isForOthers(marked.site, markersWithEffect))
        }.map { graph.program.names.text(graph.program.name($0.site)) }
    }

    /// The declarations of scopes, of providers with a member, and of what these inject.
    private func findMarkersWithEffect() -> RowIndex {
        let markersWithEffect = RowIndex(expecting: graph.providers.count * 2)
        for scope in graph.bindings.scopes.elements {
            let declarations = scope.type.flatMap { graph.symbols.symbol(of: $0) }.map { graph.symbols[$0].sites } ?? []
            let marked = declarations.filter { graph.bindings.marked[$0]?.scope != nil }
            for site in (scope.site.map { [$0] } ?? []) + marked {
                markersWithEffect.insert(site.number, row: 0)
            }
        }
        var hasMember = Table<Provider, Bool>(repeating: false, count: graph.providers.count)
        for offer in graph.offers.indices where !names.names[offer].isEmpty {
            let provider = graph.offers[offer].provider
            if hasMember[provider] { continue }
            hasMember[provider] = true
            addMarkers(of: provider, to: markersWithEffect)
        }
        // A fake of something that nothing needs has no member either.
        if graph.bindings.hasFakes {
            for fake in graph.providers.indices where graph.providers[fake].isFake {
                addMarkers(of: fake, to: markersWithEffect)
            }
        }
        // A warning says what is left out of a factory without an entry point.
        for provider in graph.providers.indices where !graph.resolution.unmet.isEmpty && !graph.isReached[provider] {
            addMarkers(of: provider, to: markersWithEffect)
        }
        for property in graph.bindings.optionalProperties { markersWithEffect.insert(property.site.number, row: 0) }
        return markersWithEffect
    }

    private func addMarkers(of provider: ProviderID, to markersWithEffect: RowIndex) {
        let definition = graph.providers[provider]
        markersWithEffect.insert(definition.site.number, row: 0)
        guard case .type = definition.maker else { return }
        if let initializer = definition.initializer { markersWithEffect.insert(initializer.number, row: 0) }
        for row in definition.injections.indices {
            let injection = definition.injections[row]
            for site in [injection.site] + overridden(by: injection.site) {
                markersWithEffect.insert(site.number, row: 0)
            }
        }
        // A marked initializer, property or typealias makes the type, which may have a marker too.
        let isAlias = graph.program.declaration(definition.site).kind == .typealias
        if isAlias || definition.site != definition.callee || graph.program.declaration(definition.site).parent >= 0,
            let type = graph.symbols.symbol(of: definition.type)
        {
            let sites = graph.symbols[type].sites
            for row in sites.indices { markersWithEffect.insert(sites[row].number, row: 0) }
        }
    }

    /// The members of superclasses that are called through one that overrides them.
    private func overridden(by site: Site) -> [Site] {
        guard let type = graph.symbols.enclosingType(of: site) else { return [] }
        let inherited = graph.symbols.inheritanceChain(of: type).dropFirst().flatMap {
            graph.symbols.members(of: $0, graph.program.declaration(site).kind)
        }
        return inherited.filter { graph.program.fullName(of: $0) == graph.program.fullName(of: site) }
    }

    /// Whether a member's marker has its effect elsewhere: in a memberwise initializer, or in subclasses and alternatives.
    private func isForOthers(_ site: Site, _ markersWithEffect: RowIndex) -> Bool {
        guard let type = graph.symbols.enclosingType(of: site) else { return false }
        let kind = graph.symbols[type].kind
        if kind == .class, graph.symbols[type].sites.contains(where: { graph.program.declaration($0).access == .open })
        {
            return true
        }
        return kind == .struct && graph.program.declaration(site).kind == .property
            && graph.symbols[type].sites.contains { markersWithEffect.first($0.number) != nil }
    }
}
