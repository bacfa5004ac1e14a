/// What members take and throw that are handed what is shared. To make that may take more, and is no part of them.
enum HandedEffects {
    /// Completes `graph`, whose shared instances are known.
    static func complete(_ graph: DependencyGraph) {
        guard graph.hasGraphLifetimes else { return }
        graph.handedEffects = graph.providers.map { $0.effects }
        // Each after what is made for it.
        for group in Components(count: graph.providers.count, successors: graph.eagerSuccessors).groups {
            for provider in group {
                for need in graph.providers[provider].needs {
                    graph.handedEffects[provider].formUnion(effects(ofNeed: need, of: provider, graph))
                }
            }
        }
    }

    private static func effects(ofNeed need: Int, of provider: Int, _ graph: DependencyGraph) -> Effects {
        guard case .provider(let row) = graph.fulfilments[need], !graph.isSharedInstance(row) else { return .none }
        let made = graph.available[row].provider
        let own = graph.handedRows(of: row).isEmpty ? graph.effects[made] : graph.effectsWhenHanded(row)
        return graph.mustHop(from: graph.actor(of: provider), to: made) ? own.union(.isAsync) : own
    }
}

extension DependencyGraph {
    /// What the member of a row takes and throws where it is handed what is shared; alternatives have all in common.
    func effectsWhenHanded(_ row: Int) -> Effects {
        let first = find(available[row].key).flatMap { alternatives[$0] == nil ? nil : $0 } ?? row
        return providers(at: first).reduce([]) { effects, provider in
            providers[provider].lifetime == .graph && isFurtherName(row)
                ? effects : effects.union(handedEffects[provider])
        }
    }
}
