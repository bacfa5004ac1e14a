/// Notes that explain why a member is async or throwing: the path to the cause, each step with its own position.
extension GraphMessages {
    /// In steps. A longer path runs in a cycle, which is reported on its own.
    private static let longestPath = 16

    /// - Parameter effects: The first path leads to a provider with at least one of them, a second path to one with the rest.
    func causes(of effects: Effects, _ made: ProviderID) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var remaining = effects
        while !remaining.isEmpty {
            let (steps, end, _) = path(
                from: made, to: { !graph.providers[$0].effects.isDisjoint(with: remaining) },
                through: { !graph.effects[$0].isDisjoint(with: remaining) })
            notes += steps
            let found = graph.providers[end].effects
            guard !found.isDisjoint(with: remaining) else { return notes }
            notes += effectNotes(end, remaining)
            remaining = remaining.subtracting(found)
        }
        return notes
    }

    /// The note that shows a closure at the need for what has the effects, because the code that makes a view cannot wait.
    ///
    /// - Returns: nil where what is made has the effects itself.
    func waitingNote(of effects: Effects, _ made: ProviderID) -> Diagnostic.Note? {
        let path = path(
            from: made, to: { !graph.providers[$0].effects.isDisjoint(with: effects) },
            through: { !graph.effects[$0].isDisjoint(with: effects) })
        guard let need = path.last else { return nil }
        let type = closure(making: graph.needs[need].type, graph.effects[path.end], graph.requirements.thrown[path.end])
        return write(attribute(ofClosure: need) + graph.text.spell(type), need)
    }

    /// - Parameter allowed: The one type of error that the closure may throw.
    func causes(ofErrorsBut allowed: TypeID, _ made: ProviderID) -> [Diagnostic.Note] {
        let (steps, end, _) = path(
            from: made,
            to: { !graph.providers[$0].thrown.isOnly(allowed, graph.keys) },
            through: { !graph.requirements.thrown[$0].isOnly(allowed, graph.keys) })
        return steps + effectNotes(end, .isThrowing)
    }

    /// The calls of a provider that have these effects: its initializer or function, and the members injected after it.
    private func effectNotes(_ provider: ProviderID, _ effects: Effects) -> [Diagnostic.Note] {
        let definition = graph.providers[provider]
        var calls = [(site: definition.maker, effects: definition.constructionEffects)]
        calls += definition.injections.map { ($0.site, $0.effects) }
        return calls.filter { !$0.effects.isDisjoint(with: effects) }.map { call in
            note(call.site, "\(callee(call.site, of: provider)) \(words(call.effects))")
        }
    }

    private func callee(_ site: Site, of provider: ProviderID) -> String {
        switch program.declaration(site).kind {
        case .initializer: "this initializer of '\(graph.show(provider))'"
        case .function, .property: "'\(program.fullName(of: site))'"
        default: "'\(graph.show(provider))'"
        }
    }

    /// Follows the first eager need that leads towards a cause, and stops at the cause or where no such need is left.
    private func path(
        from provider: ProviderID, to isCause: (ProviderID) -> Bool, through leadsToCause: (ProviderID) -> Bool
    ) -> (steps: [Diagnostic.Note], end: ProviderID, last: NeedID?) {
        var steps: [Diagnostic.Note] = []
        var (current, last) = (provider, NeedID?.none)
        while !isCause(current), steps.count < Self.longestPath,
            let next = graph.dependencies.calls[current].first(where: { $0.isDirect && leadsToCause($0.made) })
        {
            steps.append(stepNote(next.need, of: current))
            (current, last) = (next.made, next.need)
        }
        return (steps, current, last)
    }
}
