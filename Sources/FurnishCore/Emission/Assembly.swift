/// How an async member is written in two: it awaits what it must, and a private member that does not wait does the rest.
///
/// Such a member runs on its caller's actor. Where a module's default is the main actor, all that it calls is on that, so
/// it can call nothing without waiting, set nothing, and make no closure that does. The private member is on the main
/// actor there, as the factory is, and can. Elsewhere, the two are on one actor as well.
struct Assembly {
    /// The needs that are awaited.
    let awaited: [Int]
    /// What the private member's parameters for them are called.
    let names: [Int: String]
    /// What the call shares and waits for: made before, and made where the private member is called.
    let early: [Int]
    let handed: [Int]
    /// What the call shares and the private member makes.
    let late: [Int]

    /// nil where the member can be written in one, or cannot be helped.
    init?(_ provider: Int, sharing rows: [Int], _ expression: Expression, _ graph: DependencyGraph) {
        let row = graph.providers[provider]
        guard graph.runsOnCaller(provider), !row.constructionEffects.contains(.isAsync),
            !row.injections.contains(where: { $0.effects.contains(.isAsync) }),
            !graph.hasConditionalElements(provider)
        else { return nil }
        awaited = row.needs.filter { expression.effects(ofNeed: $0).contains(.isAsync) }
        late = rows.filter { !expression.effects(ofMaking: $0).contains(.isAsync) }
        let waiting = rows.filter { expression.effects(ofMaking: $0).contains(.isAsync) }
        let needed = awaited.compactMap { graph.madeRow(graph.fulfilments[$0]) }
        let taken = Set((waiting + needed + expression.madeLate).flatMap(graph.handedRows))
        early = waiting.filter(taken.contains)
        handed = waiting.filter { !taken.contains($0) }
        let conditional = row.injections.filter { graph.program.declaration($0.site).condition >= 0 }.flatMap(\.needs)
        guard taken.isDisjoint(with: late), Set(awaited).isDisjoint(with: conditional)
        else { return nil }
        // The call must wait for something, and something must not.
        guard !awaited.isEmpty || !handed.isEmpty,
            awaited.isEmpty || !row.injections.isEmpty || !late.isEmpty
                || row.needs.contains(where: { graph.isWaitlessClosure($0, of: provider) || graph.mayStayOnActor($0) })
        else { return nil }
        let shared = (rows + expression.held).compactMap { expression.names.shared[$0] }
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
        guard case .closure(let row) = fulfilments[need], let made = madeProvider(.closure(row)),
            !innermost(row).function.traits.contains(.isSendable)
        else { return false }
        return !effects[made].contains(.isAsync) || remakesFactory(provider, for: made)
    }
}

extension Emitter {
    /// Writes what the async member does, and keeps the private one to come after it.
    func emitAwaiting(_ assembly: Assembly, _ expression: Expression, _ row: Int, _ form: MemberForm) {
        let provider = graph.offers[row].provider
        let rest = Expression(
            graph, names, types, provider: provider, omitted: form.omitted, awaited: assembly.names)
        let effects = rest.effects(sharing: assembly.late)
        emitShared(assembly.early, expression)
        let needed = assembly.awaited.reduce(effects) { $0.union(expression.effects(ofNeed: $1)) }
        let awaiting = assembly.handed.reduce(needed) { $0.union(expression.effects(ofMaking: $1)) }
        let name = privateName("assemble", row)
        let held = form.isHanded ? graph.handedRows(of: row) : expression.held
        let shared = held + assembly.early + assembly.handed
        let arguments =
            assembly.awaited.map { label(assembly.names[$0]) + (expression.value($0) ?? "") }
            + passed(row, form, sharing: shared, making: assembly.handed, expression)
        writer.write((assembly.early.isEmpty ? "" : "return ") + awaiting.prefix)
        writer.line(Call(callee: name, arguments: arguments))
        let parameters =
            assembly.awaited.map { awaitedParameter($0, assembly.names[$0]) }
            + privateParameters(row, form, sharing: shared)
        pendingMembers.append { [self] in
            emitPrivateMember(name, parameters, of: row, effects) {
                emitMaking(rest, provider, sharing: assembly.late)
            }
        }
    }
}
