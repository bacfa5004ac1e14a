import FurnishTables

/// Finds the members that are written `nonisolated`, because a member on a custom global actor calls them.
///
/// If the main actor is the module's default, a member without an attribute is on it, and a member on another actor
/// cannot call it. Only members that need nothing on the main actor can be `nonisolated`.
struct NonisolatedMembers {
    private let graph: DependencyGraph
    /// Whether the member of a provider can be `nonisolated`; nil until that is computed.
    private var known: Table<Provider, Bool?>
    private var found: Table<Provider, Bool>

    static func find(_ graph: DependencyGraph) -> Table<Provider, Bool> {
        let count = graph.providers.count
        var members = NonisolatedMembers(
            graph: graph, known: Table(repeating: nil, count: count), found: Table(repeating: false, count: count))
        for provider in graph.providers.indices where graph.isReached[provider] && members.isElsewhere(provider) {
            for made in graph.dependencies.successors(of: provider) { members.note(made) }
        }
        return members.found
    }

    private mutating func note(_ provider: ProviderID) {
        guard !found[provider], canRunAnywhere(provider) else { return }
        found[provider] = true
        for made in graph.dependencies.successors(of: provider) { note(made) }
    }

    /// Whether a member runs on another global actor than the main one, in a factory whose own isolation is the default.
    private func isElsewhere(_ provider: ProviderID) -> Bool {
        guard followsDefault(provider), let actor = graph.isolations.own[provider] else { return false }
        guard let symbol = graph.symbols.symbol(of: graph.keys.key(actor)) else { return false }
        return graph.program.names.text(graph.symbols[symbol].name) != "MainActor"
    }

    private func followsDefault(_ provider: ProviderID) -> Bool {
        let scope = graph.placement.scope(of: provider)
        return !scope.isSendableOrIsolated && !scope.isNonisolated
    }

    private mutating func canRunAnywhere(_ provider: ProviderID) -> Bool {
        if let known = known[provider] { return known }
        // A closure may lead back to this provider; the answer then depends on the other providers of the cycle.
        known[provider] = true
        let can = isMadeAnywhere(provider) && graph.providers[provider].needs.allSatisfy { isMetAnywhere($0) }
        known[provider] = can
        return can
    }

    private mutating func isMetAnywhere(_ need: NeedID) -> Bool {
        guard let offer = graph.resolution.madeOffer(graph.fulfilments[need]) else {
            return graph.fulfilments[need] != .missing
        }
        for made in graph.resolution.providers(at: offer) where !canRunAnywhere(made) { return false }
        return true
    }

    private func isMadeAnywhere(_ provider: ProviderID) -> Bool {
        let definition = graph.providers[provider]
        // A broken file may provide anything, so an invalid provider may have no declaration.
        guard !definition.isInvalid, followsDefault(provider), graph.isolations.own[provider] == nil,
            graph.resolution.isNewlyMade(provider), definition.injections.isEmpty,
            !graph.effects[provider].contains(.isAsync)
        else { return false }
        switch definition.construction {
        case .input: return graph.isSendable(definition.type)
        case .collection, .bundle, .factory: return false
        case .initializer:
            return graph.symbols.symbol(of: definition.type).map(graph.isNonisolated) == true
                || graph.isNonisolated(definition.site)
        case .function: return graph.isNonisolated(definition.site)
        case .property:
            // A `Sendable` constant on the main actor can be read from any actor in its module.
            let isConstant =
                definition.receiver != nil && graph.program.declaration(definition.site).traits.contains(.isLet)
            return graph.isNonisolated(definition.site)
                || (isConstant && graph.resolution.isOwn(provider) && graph.isSendable(definition.type))
        }
    }
}

extension DependencyGraph {
    /// Whether a declaration or its enclosing type is `nonisolated`.
    func isNonisolated(_ site: Site) -> Bool {
        IsolationInference(symbols).isNonisolated(site)
            || symbols.enclosingType(of: site).map(isNonisolated) == true
    }

    func isNonisolated(_ type: SymbolID) -> Bool {
        let symbol = symbols[type]
        return symbol.kind == .actor
            || symbol.sites.contains(where: IsolationInference(symbols).isNonisolated)
    }
}
