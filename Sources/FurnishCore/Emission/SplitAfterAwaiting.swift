/// How an async member is written in two: it awaits what it must, and a private member that does not wait does the rest.
///
/// Such a member runs on its caller's actor. Where a module's default is the main actor, all that it calls is on that, so
/// it can call nothing without waiting, set nothing, and make no closure that does. The private member is on the main
/// actor there, as the factory is, and can. Elsewhere, the two are on one actor as well.
struct SplitAfterAwaiting {
    /// The needs that are awaited.
    let awaited: [Int]
    /// What the private member's parameters for them are called.
    let names: [Int: String]
    /// What the call shares and waits for: made before, and made where the private member is called.
    let sharedBefore: [Int]
    let sharedInCall: [Int]
    /// What the call shares and the private member makes.
    let sharedAfter: [Int]

    /// nil where the member can be written in one, or cannot be helped.
    init?(_ provider: Int, sharing offers: [Int], _ expression: Expression, _ graph: DependencyGraph) {
        let definition = graph.providers[provider]
        guard graph.runsOnCaller(provider), !definition.constructionEffects.contains(.isAsync),
            !definition.injections.contains(where: { $0.effects.contains(.isAsync) }),
            !graph.hasConditionalElements(provider)
        else { return nil }
        awaited = definition.needs.filter { expression.effects(ofNeed: $0).contains(.isAsync) }
        sharedAfter = offers.filter { !expression.effects(ofMaking: $0).contains(.isAsync) }
        let waiting = offers.filter { expression.effects(ofMaking: $0).contains(.isAsync) }
        let needed = awaited.compactMap { graph.madeRow(graph.fulfilments[$0]) }
        let taken = Set((waiting + needed + expression.madeInline).flatMap(graph.handedRows))
        sharedBefore = waiting.filter(taken.contains)
        sharedInCall = waiting.filter { !taken.contains($0) }
        let conditional = definition.injections.filter { graph.program.declaration($0.site).condition >= 0 }.flatMap(
            \.needs)
        guard taken.isDisjoint(with: sharedAfter), Set(awaited).isDisjoint(with: conditional)
        else { return nil }
        // The call must wait for something, and something must not.
        guard !awaited.isEmpty || !sharedInCall.isEmpty,
            awaited.isEmpty || !definition.injections.isEmpty || !sharedAfter.isEmpty
                || definition.needs.contains(where: {
                    graph.isWaitlessClosure($0, of: provider) || graph.mayStayOnActor($0)
                })
        else { return nil }
        let shared = (offers + expression.sharedParameters).compactMap { expression.names.shared[$0] }
        names = Self.names(awaited, besides: Set(shared), provider, graph)
    }

    static func names(
        _ awaited: [Int], besides shared: Set<String>, _ provider: Int, _ graph: DependencyGraph
    ) -> [Int: String] {
        var taken = shared.union(graph.givens[provider].map { graph.program.names.text($0.name) })
        taken.insert(MemberNames.instance)
        var names: [Int: String] = [:]
        for need in awaited {
            var name = graph.program.names.text(graph.needs[need].name)
            if name.isEmpty { name = graph.providers[provider].isCollection ? "element" : "owner" }
            while !taken.insert(name).inserted { name += "_" }
            names[need] = name
        }
        return names
    }
}

extension DependencyGraph {
    /// Whether a member of no actor may wait, and so runs on that of whoever calls it.
    func runsOnCaller(_ provider: Int) -> Bool {
        effects[provider].contains(.isAsync) && actor(of: provider) == nil && !scope(of: provider).isNonisolated
    }

    /// Whether a need is met by a closure that calls something without waiting for it: a member, or the initializer of a
    /// factory that is gone.
    func isWaitlessClosure(_ need: Int, of provider: Int) -> Bool {
        guard case .closure(let closure) = fulfilments[need], let made = madeProvider(.closure(closure)),
            !innermost(closure).function.traits.contains(.isSendable)
        else { return false }
        return !effects[made].contains(.isAsync) || remakesFactory(provider, for: made)
    }
}

extension Emitter {
    /// Writes what the async member does, and keeps the private one to come after it.
    func emit(_ split: SplitAfterAwaiting, _ expression: Expression, _ offer: Int, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        let rest = Expression(
            graph, names, types, provider: provider, omitted: overload.omitted, awaited: split.names)
        let effects = rest.effects(sharing: split.sharedAfter)
        emitSharedInstances(split.sharedBefore, expression)
        let needed = split.awaited.reduce(effects) { $0.union(expression.effects(ofNeed: $1)) }
        let awaiting = split.sharedInCall.reduce(needed) { $0.union(expression.effects(ofMaking: $1)) }
        let name = privateName("assemble", offer)
        let sharedParameters = overload.takesShared ? graph.handedRows(of: offer) : expression.sharedParameters
        let shared = sharedParameters + split.sharedBefore + split.sharedInCall
        let arguments =
            split.awaited.map { label(split.names[$0]) + (expression.value($0) ?? "") }
            + passed(offer, overload, sharing: shared, making: split.sharedInCall, expression)
        writer.write((split.sharedBefore.isEmpty ? "" : "return ") + awaiting.prefix)
        writer.line(Call(callee: name, arguments: arguments))
        let parameters =
            split.awaited.map { awaitedParameter($0, split.names[$0]) }
            + forwardedParameters(offer, overload, sharing: shared)
        pendingMembers.append { [self] in
            emitPrivateMember(name, parameters, of: offer, effects) {
                emitMaking(rest, provider, sharing: split.sharedAfter)
            }
        }
    }
}
