/// The async members that are written twice: with an attribute for their isolation, and without one.
///
/// The attribute makes a member run on its caller's actor. If the module's default is the main actor, everything that the
/// member calls is on the main actor. So without `await` it can call no initializer, set no property and make no closure
/// that calls something, and it can neither take a value that is not `Sendable` nor pass one on. So only a member that does
/// none of this has the attribute there too. Callers on other actors receive its value.
struct DefaultIsolation {
    /// The comment above a member that is written twice.
    static let reason =
        "// In two forms, because the target's settings decide where an async member without an attribute runs."

    /// The members that are written twice have no attribute.
    ///
    /// Under the first feature, having no attribute means the main actor where that is the default, and the caller's
    /// actor elsewhere.
    let omitsAttributes: ConditionID
    /// The main actor is the module's default isolation. The compiler sets this feature there.
    let isMainActor: ConditionID
    /// Whether the members of each provider are written twice.
    private(set) var isTwice: Table<Provider, Bool>

    init(_ graph: DependencyGraph) {
        let conditions = graph.bindings.conditions
        isMainActor = conditions.isSet("hasFeature(NoExplicitNonIsolated)")
        omitsAttributes = conditions.any(of: [
            conditions.isSet("hasFeature(NonisolatedNonsendingByDefault)"), isMainActor,
        ])
        isTwice = Table(repeating: false, count: graph.providers.count)
        for provider in graph.reachedProviders where graph.runsOnCaller(provider) {
            isTwice[provider] = !Self.onlyWaits(provider, graph)
        }
    }

    /// Whether a member waits for something, does nothing else on the main actor, and passes on only what can leave that.
    private static func onlyWaits(_ provider: ProviderID, _ graph: DependencyGraph) -> Bool {
        let definition = graph.providers[provider]
        guard definition.isInitialized || graph.isSendable(definition.type), definition.injections.isEmpty,
            !graph.sharing.hasCall(provider), !graph.isNoasync(definition.callee),
            graph.givens[provider].allSatisfy({ graph.isSendable($0.type) })
        else { return false }
        var waits = definition.effects.contains(.isAsync)
        // One `await` is for a whole statement.
        let isOneStatement = !graph.isBuiltByStatements(provider)
        for call in graph.calls[provider] {
            let isAsync = graph.effects[call.made].contains(.isAsync)
            guard graph.isSendable(graph.offers[call.offer].type), isAsync || call.isDirect && isOneStatement else {
                return false
            }
            // A default may replace the value.
            if call.isDirect, isAsync, graph.argumentConditions[call.need] == nil { waits = true }
        }
        return waits
    }
}

extension DependencyGraph {
    /// Whether a member is async and has no actor, so that it runs on its caller's actor.
    func runsOnCaller(_ provider: ProviderID) -> Bool {
        effects[provider].contains(.isAsync) && isolations.actor(of: provider) == nil
            && !placement.scope(of: provider).isNonisolated
    }

    /// Whether Swift allows no call of a declaration in an async function: `@available(*, noasync)`.
    func isNoasync(_ site: Site) -> Bool {
        let file = program.file(site.file)
        return program.declaration(site).attributes.indices.contains {
            file.trees.lastName("noasync", in: file.ranges[$0]) != nil
        }
    }

    /// Whether a declaration or its enclosing type is `nonisolated`.
    func isNonisolated(_ site: Site) -> Bool {
        let isNonisolated = bindings.isolation.isNonisolated
        return isNonisolated(site)
            || symbols.enclosingType(of: site).map {
                symbols[$0].kind == .actor || symbols[$0].sites.contains(where: isNonisolated)
            } == true
    }

    /// Whether a value is certainly `Sendable` if the main actor is the module's default.
    func isSendable(_ type: TypeID) -> Bool {
        Sendability(resolution: resolution, isMainActorDefault: true).isSendable(type) == true
    }

    /// Whether a value is certainly not `Sendable`, unless the main actor is the module's default.
    func isNotSendable(_ type: TypeID) -> Bool {
        Sendability(resolution: resolution, isMainActorDefault: false).isSendable(type) == false
    }
}
