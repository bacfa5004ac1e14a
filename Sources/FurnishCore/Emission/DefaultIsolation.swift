import FurnishTables

/// Finds the async members that are written twice: with an attribute for their isolation, and without one.
///
/// A member that awaits an initializer or function cannot be split as `Cut` does. Its attribute makes it
/// run on its caller's actor. If the module's default is the main actor, it can then pass that initializer no closure of
/// the factory, and nothing that is not `Sendable`. Nor can it take such a value from a function that is on the main
/// actor.
struct DefaultIsolation {
    /// The condition for the members without an attribute.
    ///
    /// Under the first feature, having no attribute means the main actor where that is the default, and the caller's
    /// actor elsewhere.
    static let condition = "hasFeature(NonisolatedNonsendingByDefault) || \(isMainActor)"

    /// The compiler sets this feature where the main actor is the default.
    static let isMainActor = "hasFeature(NoExplicitNonIsolated)"

    private let graph: DependencyGraph
    /// Whether the members of a provider are written twice; nil until that is computed.
    private var known: Table<Provider, Bool?>

    static func find(_ graph: DependencyGraph) -> Table<Provider, Bool> {
        guard graph.effects.elements.contains(where: { $0.contains(.isAsync) }) else {
            return Table(repeating: false, count: graph.providers.count)
        }
        var isolation = DefaultIsolation(graph: graph, known: Table(repeating: nil, count: graph.providers.count))
        return Table(graph.providers.indices.map { graph.isReached[$0] && isolation.isWrittenTwice($0) })
    }

    private mutating func isWrittenTwice(_ provider: ProviderID) -> Bool {
        if let known = known[provider] { return known }
        // Cycles of needs are errors, so any answer is right for them.
        known[provider] = false
        let isTwice = graph.runsOnCaller(provider) && mustStay(provider)
        known[provider] = isTwice
        return isTwice
    }

    private mutating func mustStay(_ provider: ProviderID) -> Bool {
        if graph.givens[provider].contains(where: { !graph.isSendable($0.type) }) { return true }
        let definition = graph.providers[provider]
        for need in definition.needs where comesFromDefault(need) { return true }
        for shared in graph.sharedOffers(of: provider) where comesFromDefault(shared) { return true }
        if graph.isBuiltByStatements(provider), definition.needs.contains(where: isSynchronous) { return true }
        let isSendable = graph.isSendable(definition.type)
        if !isSendable, !definition.injections.isEmpty { return true }
        if !isSendable, isCallOnDefault(definition) { return true }
        if definition.injections.contains(where: waitsForResult) { return true }
        guard !isSendable || definition.effects.contains(.isAsync) else { return false }
        return definition.needs.contains { graph.isWaitlessClosure($0, of: provider) || graph.mayStayOnActor($0) }
    }

    /// Whether a function or getter makes the value, on the main actor if that is the default.
    private func isCallOnDefault(_ definition: Provider) -> Bool {
        switch definition.construction {
        case .function, .property: !graph.isNonisolated(definition.site)
        case .initializer, .collection, .bundle, .input, .factory: false
        }
    }

    /// Whether a synchronous member makes an element of a collection, beside others that are waited for.
    private func isSynchronous(_ need: NeedID) -> Bool {
        graph.madeProvider(graph.fulfilments[need]).map { !graph.effects[$0].contains(.isAsync) } ?? false
    }

    /// Whether an async method returns a value that is discarded, but must not leave the main actor.
    private func waitsForResult(_ injection: Injection) -> Bool {
        injection.effects.contains(.isAsync) && graph.result(of: injection).map { !graph.isSendable($0) } == true
    }

    /// Whether a member that is written twice meets the need with a value that must not leave the main actor.
    private mutating func comesFromDefault(_ need: NeedID) -> Bool {
        guard case .provider(let offer) = graph.fulfilments[need] else { return false }
        return comesFromDefault(offer)
    }

    private mutating func comesFromDefault(_ offer: OfferID) -> Bool {
        if graph.isSendable(graph.offers[offer].type) { return false }
        for made in graph.providers(at: offer) where isWrittenTwice(made) { return true }
        return false
    }
}

extension DependencyGraph {
    /// Whether a member on the main actor may be unable to return the value for a need to a caller on another actor.
    func mayStayOnActor(_ need: NeedID) -> Bool {
        guard case .provider(let offer) = fulfilments[need] else { return false }
        return !effects[offers[offer].provider].contains(.isAsync) && !isSendable(offers[offer].type)
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
        case .foreign: return KnownType.isValue(program.names.text(declared.name))
        case .class, .struct, .enum:
            let isOnActor = declared.sites.allSatisfy { site in
                !IsolationInference(symbols).isNonisolated(site)
                    && !program.declaration(site).traits.contains(.isNotSendable)
            }
            return declared.module == 0 && isOnActor || inheritsSendable(type)
        case .protocol, .typealias: return inheritsSendable(type)
        }
    }

    func inheritsSendable(_ type: TypeID) -> Bool { Ancestry(of: type, symbols).contains(foreign: "Sendable") }
}
