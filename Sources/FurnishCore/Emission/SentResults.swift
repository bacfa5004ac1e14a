import FurnishTables

/// Finds the members that return `sending`, because their callers pass the value to another actor.
///
/// Swift allows this for a new instance that nothing of the factory is in: all that it is made of is `Sendable`, or also
/// new. A member returns `sending` only if that is needed, because overrides in tests must repeat it.
struct SentResults {
    private let graph: DependencyGraph
    /// Whether the member of a provider can return `sending`; nil until that is computed.
    private var known: Table<Provider, Bool?>
    private var found: Table<Provider, Bool>

    /// The facts about a provider that are the same for all its needs.
    private struct Consumer {
        let definition: Provider
        let globalActor: TypeID?
        let isActor: Bool
    }

    static func find(_ graph: DependencyGraph) -> Table<Provider, Bool> {
        let count = graph.providers.count
        var results = SentResults(
            graph: graph, known: Table(repeating: nil, count: count), found: Table(repeating: false, count: count))
        for provider in graph.providers.indices where graph.isReached[provider] {
            let definition = graph.providers[provider]
            let consumer = Consumer(
                definition: definition, globalActor: graph.isolations.actor(of: provider),
                isActor: results.isActor(definition.type))
            for need in definition.needs where results.isSent(need, by: consumer) { results.note(need) }
        }
        return results.found
    }

    private mutating func note(_ need: NeedID) {
        guard let offer = graph.resolution.madeOffer(graph.fulfilments[need]),
            graph.resolution.isNotSendable(graph.offers[offer].type)
        else {
            return
        }
        let made = graph.resolution.providers(at: offer)
        guard made.allSatisfy({ canSend($0) }) else { return }
        for provider in made where !found[provider] {
            found[provider] = true
            for need in graph.providers[provider].needs { note(need) }
        }
    }

    /// Whether the value for a need is passed to another actor, or comes from one.
    private func isSent(_ need: NeedID, by consumer: Consumer) -> Bool {
        switch graph.fulfilments[need] {
        case .given, .omitted, .missing: return false
        case .closure(let closure): return isSending(graph.resolution.innermost(closure).function.result)
        case .provider(let offer):
            let made = graph.offers[offer].provider
            return isSending(graph.needs[need].type) || graph.isolations.mustHop(from: consumer.globalActor, to: made)
                || leavesActor(need, by: consumer)
        }
    }

    private func isSending(_ type: TypeID) -> Bool {
        graph.types.isSpecified(type, as: "sending", graph.program.names)
    }

    /// Whether the value is passed to an initializer or method of an actor.
    ///
    /// Without an upcoming feature, other async calls leave their caller's actor too. Their arguments are not sent, because
    /// overrides would have to say so in all modes.
    private func leavesActor(_ need: NeedID, by consumer: Consumer) -> Bool {
        let definition = consumer.definition
        guard consumer.isActor || definition.receiver != nil else { return false }
        if let injection = definition.injection(of: need) {
            return injection.effects.contains(.isAsync) && consumer.isActor
        }
        if case .initializer = definition.construction { return consumer.isActor }
        return definition.receiver.map { $0 != need && isActor(graph.needs[$0].type) } == true
            && definition.constructionEffects.contains(.isAsync)
    }

    private func isActor(_ type: TypeID) -> Bool {
        graph.symbols.symbol(of: graph.keys.key(type)).map { graph.symbols[$0].kind } == .actor
    }

    private mutating func canSend(_ provider: ProviderID) -> Bool {
        if let known = known[provider] { return known }
        // A cycle leads through a closure, which captures the factory.
        known[provider] = false
        let can = isNew(provider) && graph.providers[provider].needs.allSatisfy { isFree($0, of: provider) }
        known[provider] = can
        return can
    }

    /// Whether each call of the member makes an instance that no actor owns.
    private func isNew(_ provider: ProviderID) -> Bool {
        let definition = graph.providers[provider]
        guard definition.lifetime == .each, !graph.isProperty(provider), definition.isolation == nil,
            definition.injections.allSatisfy({ $0.isolation == nil && !$0.effects.contains(.isAsync) }),
            !graph.keys.isFunction(definition.type), !graph.sharing.hasCall(provider)
        else { return false }
        switch definition.construction {
        case .initializer, .function: return true
        case .property, .collection, .bundle, .input, .factory: return false
        }
    }

    /// Whether a value leaves the instance that it goes into free to be sent.
    private mutating func isFree(_ need: NeedID, of provider: ProviderID) -> Bool {
        guard graph.staysWithFactory(need) else { return true }
        guard case .provider(let offer) = graph.fulfilments[need], !graph.needs[need].isAutoclosureKept else {
            return false
        }
        for made in graph.resolution.providers(at: offer) where !canSend(made) { return false }
        return true
    }
}

extension DependencyGraph {
    /// Whether the value for a need is certainly not `Sendable`. An instance that holds it cannot be sent to another actor.
    func staysWithFactory(_ need: NeedID) -> Bool {
        switch fulfilments[need] {
        case .closure: return true
        case .omitted, .missing: return false
        case .given: return resolution.isNotSendable(needs[need].type)
        case .provider(let offer): return resolution.isNotSendable(offers[offer].type)
        }
    }
}
