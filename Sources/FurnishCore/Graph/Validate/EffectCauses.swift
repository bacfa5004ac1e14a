/// The ways from what is made down to what makes its member async or throwing, each hop with its own position.
extension GraphMessages {
    /// Longer ways go round in a cycle, which is an error of its own.
    private static let longestWay = 16

    /// - Parameter effects: One way leads to the first provider that has any of them, another one to what that leaves open.
    func causes(of effects: Effects, _ made: Int) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var open = effects
        while !open.isEmpty {
            let (hops, end) = way(
                from: made, to: { !graph.providers[$0].effects.isDisjoint(with: open) },
                past: { !graph.effects[$0].isDisjoint(with: open) })
            notes += hops
            let found = graph.providers[end].effects
            guard !found.isDisjoint(with: open) else { return notes + turnOnOtherActor(end) }
            notes += effectNotes(end, open)
            open = open.subtracting(found)
        }
        return notes
    }

    /// - Parameter allowed: The one type of error that the closure may throw.
    func causes(ofErrorsBut allowed: TypeID, _ made: Int) -> [Diagnostic.Note] {
        let (hops, end) = way(
            from: made, to: { !graph.providers[$0].thrown.isOnly(allowed, graph.keys) },
            past: { !graph.thrown[$0].isOnly(allowed, graph.keys) })
        return hops + effectNotes(end, .isThrowing)
    }

    /// What a provider calls that has these effects: its initializer or function, or what it calls on each new instance.
    private func effectNotes(_ provider: Int, _ effects: Effects) -> [Diagnostic.Note] {
        let row = graph.providers[provider]
        var calls = [(site: row.maker, effects: row.constructionEffects)]
        calls += row.injections.map { ($0.site, $0.effects) }
        return calls.filter { !$0.effects.isDisjoint(with: effects) }.map { call in
            .init(graph.program.nameLocation(call.site), "\(what(call.site, makes: provider)) \(words(call.effects))")
        }
    }

    private func what(_ site: Site, makes provider: Int) -> String {
        switch graph.program.declaration(site).kind {
        case .initializer: "this initializer of '\(graph.show(provider))'"
        case .function, .property: "'\(graph.program.source(site.file).text(graph.program.declaration(site).name))'"
        default: "'\(graph.show(provider))'"
        }
    }

    /// What is async although nothing on the way is: it waits for its turn on an actor.
    private func turnOnOtherActor(_ provider: Int) -> [Diagnostic.Note] {
        let needed = graph.eagerNeeds(of: provider).first {
            graph.mustHop(from: graph.actor(of: provider), to: $0.made)
        }
        let made = needed?.made ?? provider
        guard let actor = graph.actor(of: made) else { return [] }
        let note = Diagnostic.Note(
            graph.program.nameLocation(graph.providers[made].site),
            "'\(graph.show(made))' is made on '@\(graph.text.show(actor))'")
        return (needed.map { [hop($0.need, of: provider)] } ?? []) + [note]
    }

    private func way(
        from provider: Int, to isCause: (Int) -> Bool, past leadsOn: (Int) -> Bool
    ) -> (hops: [Diagnostic.Note], end: Int) {
        var hops: [Diagnostic.Note] = []
        var current = provider
        while !isCause(current), hops.count < Self.longestWay,
            let next = graph.eagerNeeds(of: current).first(where: { leadsOn($0.made) })
        {
            hops.append(hop(next.need, of: current))
            current = next.made
        }
        return (hops, current)
    }
}
