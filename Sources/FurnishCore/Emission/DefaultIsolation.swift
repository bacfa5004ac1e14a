import FurnishTables

/// Finds the async members that are written twice: with an attribute for their isolation, and without one.
///
/// The attribute makes a member run on its caller's actor. If the module's default is the main actor, everything that the
/// member calls is on the main actor. So without `await` it can call no initializer, set no property and make no closure
/// that calls something, and it can neither take a value that is not `Sendable` nor pass one on. Members that must do this
/// have no attribute there. All others have it, because callers on other actors receive their values.
struct DefaultIsolation {
    struct Questions {
        /// The members that are written twice have no attribute.
        ///
        /// Under the first feature, having no attribute means the main actor where that is the default, and the caller's
        /// actor elsewhere.
        let omitsAttributes: ConditionID
        /// The main actor is the module's default isolation. The compiler sets this feature there.
        let isMainActor: ConditionID

        init(_ conditions: Conditions) {
            isMainActor = conditions.isSet("hasFeature(NoExplicitNonIsolated)")
            omitsAttributes = conditions.any(of: [
                conditions.isSet("hasFeature(NonisolatedNonsendingByDefault)"), isMainActor,
            ])
        }
    }

    private let graph: DependencyGraph
    /// Whether the members of a provider are written twice.
    private var isTwice: Table<Provider, Bool>

    static func find(_ graph: DependencyGraph) -> Table<Provider, Bool> {
        let none = Table<Provider, Bool>(repeating: false, count: graph.providers.count)
        guard graph.effects.elements.contains(where: { $0.contains(.isAsync) }) else { return none }
        var isolation = DefaultIsolation(graph: graph, isTwice: none)
        // Each provider comes after those that it needs.
        for group in graph.requirements.topology.groups { isolation.note(group) }
        return isolation.isTwice
    }

    private mutating func note(_ group: [ProviderID]) {
        let members = group.filter { graph.isReached[$0] && graph.runsOnCaller($0) }
        for provider in members where mustStay(provider) { isTwice[provider] = true }
        var isSettled = false
        while !isSettled {
            isSettled = true
            for provider in members where !isTwice[provider] {
                guard graph.providers[provider].needs.contains(where: comesFromDefault) else { continue }
                isTwice[provider] = true
                isSettled = false
            }
        }
    }

    private func mustStay(_ provider: ProviderID) -> Bool {
        let definition = graph.providers[provider]
        if !definition.injections.isEmpty || graph.sharing.hasCall(provider) { return true }
        if graph.givens[provider].contains(where: { !graph.isSendable($0.type) }) { return true }
        if graph.isBuiltByStatements(provider), definition.needs.contains(where: isSynchronous) { return true }
        if isCallOnDefault(definition), !graph.isSendable(definition.type) { return true }
        if definition.needs.contains(where: { isWaitlessClosure($0, of: provider) || mayStayOnActor($0) }) {
            return true
        }
        // Where a default replaces the only value that is waited for, the member waits for nothing.
        return !definition.effects.contains(.isAsync)
            && definition.needs.allSatisfy { graph.argumentConditions[$0] != nil || !isAwaited($0, by: provider) }
    }

    /// Whether a function or getter makes the value, on the main actor if that is the default.
    private func isCallOnDefault(_ definition: Provider) -> Bool {
        switch definition.construction {
        case .function, .property: !graph.isNonisolated(definition.site)
        case .initializer, .collection, .bundle, .input, .factory: false
        }
    }

    /// Whether a synchronous member makes what meets the need.
    private func isSynchronous(_ need: NeedID) -> Bool {
        graph.resolution.madeProvider(graph.fulfilments[need]).map { !graph.effects[$0].contains(.isAsync) } ?? false
    }

    private func isAwaited(_ need: NeedID, by provider: ProviderID) -> Bool {
        guard case .provider(let offer) = graph.fulfilments[need] else { return false }
        let made = graph.offers[offer].provider
        return graph.effects[made].contains(.isAsync)
            || graph.isolations.mustHop(from: graph.isolations.actor(of: provider), to: made)
    }

    /// Whether a closure calls a member without `await`.
    private func isWaitlessClosure(_ need: NeedID, of provider: ProviderID) -> Bool {
        guard case .closure(let closure) = graph.fulfilments[need],
            let made = graph.resolution.madeProvider(.closure(closure)),
            !graph.resolution.innermost(closure).function.traits.contains(.isSendable)
        else { return false }
        return !graph.effects[made].contains(.isAsync)
    }

    /// Whether a member on the main actor may be unable to return the value for a need to a caller on another actor.
    private func mayStayOnActor(_ need: NeedID) -> Bool {
        guard case .provider(let offer) = graph.fulfilments[need] else { return false }
        return isSynchronous(need) && !graph.isSendable(graph.offers[offer].type)
    }

    /// Whether a member that is written twice makes what meets the need, and it must not leave the main actor.
    private func comesFromDefault(_ need: NeedID) -> Bool {
        guard let offer = graph.resolution.madeOffer(graph.fulfilments[need]),
            !graph.isSendable(graph.offers[offer].type)
        else {
            return false
        }
        return graph.resolution.providers(at: offer).contains { isTwice[$0] }
    }
}

extension DependencyGraph {
    /// Whether a member is async and has no actor, so that it runs on its caller's actor.
    func runsOnCaller(_ provider: ProviderID) -> Bool {
        effects[provider].contains(.isAsync) && isolations.actor(of: provider) == nil
            && !placement.scope(of: provider).isNonisolated
    }

    /// Whether a value is certainly `Sendable` if the main actor is the module's default.
    func isSendable(_ type: TypeID) -> Bool {
        let key = keys.key(type)
        switch types[key].kind {
        case .nominal: return isSendable(types[key].symbol, key)
        case .optional, .array, .dictionary, .tuple:
            return types.children(of: key).allSatisfy { isSendable($0.type) }
        case .composition: return types.children(of: key).contains { isSendable($0.type) }
        case .function:
            return types.function(key).map { $0.traits.contains(.isSendable) || $0.globalActor != nil } ?? false
        default: return false
        }
    }

    private func isSendable(_ symbol: SymbolID, _ type: TypeID) -> Bool {
        let declared = symbols[symbol]
        switch declared.kind {
        case .actor: return true
        case .foreign:
            return KnownType.isSendable(program.names.text(declared.name))
                && types.children(of: type).allSatisfy { isSendable($0.type) }
        case .class, .struct, .enum:
            let isOnActor = declared.sites.allSatisfy { site in
                !IsolationInference(symbols).isNonisolated(site)
                    && !program.declaration(site).traits.contains(.isNotSendable)
            }
            return declared.module == 0 && isOnActor || resolution.inheritsSendable(type)
        case .protocol, .typealias: return resolution.inheritsSendable(type)
        }
    }
}
