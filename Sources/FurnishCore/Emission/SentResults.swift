/// Finds the members that return `sending`, because their callers pass the value to another actor.
///
/// Swift allows this for a new instance that nothing of the factory is in: all that it is made of is `Sendable`, or also
/// new. A member returns `sending` only if that is needed, because overrides in tests must repeat it.
struct SentResults {
    private let graph: DependencyGraph
    /// Whether the member of a provider can return `sending`.
    private var canSend: Table<Provider, Bool>

    static func find(_ graph: DependencyGraph) -> Table<Provider, Bool> {
        var found = Table<Provider, Bool>(repeating: false, count: graph.providers.count)
        var results = SentResults(graph: graph, canSend: found)
        let sent = graph.reachedProviders.flatMap(results.sentCalls)
        if sent.isEmpty { return found }
        // Each provider comes after those that it needs.
        for provider in graph.requirements.topology.eagerGroups.joined() {
            results.canSend[provider] =
                results.isNew(provider) && graph.calls[provider].allSatisfy { results.isFree($0) }
        }
        for provider in nodesReachable(
            from: sent.flatMap(results.senders), { graph.calls.firstCalls(of: $0).flatMap(results.senders) })
        { found[provider] = true }
        return found
    }

    /// The providers whose members send the value of a call; none if it is `Sendable`, or if an alternative cannot.
    private func senders(_ call: ProviderCall) -> [ProviderID] {
        if !graph.isNotSendable(graph.offers[call.offer].type) { return [] }
        let made = graph.resolution.providers(at: call.offer)
        return made.allSatisfy { canSend[$0] } ? made : []
    }

    /// The calls whose values are passed to another actor, or come from one.
    private func sentCalls(of provider: ProviderID) -> [ProviderCall] {
        let definition = graph.providers[provider]
        let actor = graph.isolations.actor(of: provider)
        let isOfActor = isActor(definition.type)
        return graph.calls[provider].filter { call in
            if call.isAlternative { return false }
            if let closure = call.closure { return isSending(graph.resolution.innermost(closure).function.result) }
            return isSending(graph.needs[call.need].type) || graph.isolations.mustHop(from: actor, to: call.offer)
                || (isOfActor || definition.receiver != nil)
                    && leavesActor(call.need, of: definition, isOfActor: isOfActor)
        }
    }

    private func isSending(_ type: TypeID) -> Bool { graph.types.isSpecified(type, as: .sending) }

    /// Whether the value is passed to an initializer or method of an actor.
    ///
    /// Without an upcoming feature, other async calls leave their caller's actor too. Their arguments are not sent, because
    /// overrides would have to say so in all modes.
    private func leavesActor(_ need: NeedID, of definition: Provider, isOfActor: Bool) -> Bool {
        if let injection = definition.injection(of: need) { return isOfActor && injection.effects.contains(.isAsync) }
        if definition.isInitialized { return isOfActor }
        return definition.receiver.map { $0 != need && isActor(graph.needs[$0].type) } == true
            && definition.constructionEffects.contains(.isAsync)
    }

    private func isActor(_ type: TypeID) -> Bool { graph.symbols.kind(of: graph.keys.key(type)) == .actor }

    /// Whether each call of the member makes an instance that no actor owns, and that the caller's values leave free to be sent.
    private func isNew(_ provider: ProviderID) -> Bool {
        let definition = graph.providers[provider]
        guard graph.resolution.lifetime(of: provider) == .each, !graph.isProperty(provider),
            definition.isolation == nil,
            definition.injections.allSatisfy({ $0.isolation == nil && !$0.effects.contains(.isAsync) }),
            !graph.keys.isFunction(definition.type), !graph.sharing.hasCall(provider),
            definition.needs.allSatisfy({ need in
                graph.fulfilments[need] != .given || !graph.isNotSendable(graph.needs[need].type)
            })
        else { return false }
        switch definition.maker {
        case .type, .function, .foreignFactory: return true
        case .property, .collection, .bundle, .input, .factory: return false
        }
    }

    /// Whether the value of a call leaves the instance that it goes into free to be sent. A closure captures the factory.
    private func isFree(_ call: ProviderCall) -> Bool {
        if !call.isDirect { return false }
        return !graph.isNotSendable(graph.offers[call.offer].type)
            || !graph.needs[call.need].isAutoclosureKept && canSend[call.made]
    }
}
