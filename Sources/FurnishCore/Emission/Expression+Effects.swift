/// What the expressions take that make an instance: waiting, and what may be thrown.
extension Expression {
    func effects(ofNeed need: Int) -> Effects {
        guard awaited.isEmpty || awaited[need] == nil, case .provider(let row) = graph.fulfilments[need] else {
            return .none
        }
        return graph.isSharedInstance(row) && !madeLate.contains(graph.sharedRow(row)) ? .none : effects(ofMaking: row)
    }

    /// What calling a member takes. It waits where it runs on another actor.
    func effects(ofCalling made: Int, on actor: TypeID?) -> Effects {
        graph.mustHop(from: actor, to: made) ? graph.effects[made].union(.isAsync) : graph.effects[made]
    }

    /// The same, where it is handed what is shared.
    func effects(ofMaking row: Int) -> Effects {
        let (made, actor) = (graph.offers[row].provider, graph.actor(of: provider))
        guard !graph.handedRows(of: row).isEmpty else { return effects(ofCalling: made, on: actor) }
        return graph.mustHop(from: actor, to: made) ? effects(ofHanding: row).union(.isAsync) : effects(ofHanding: row)
    }

    func effects(ofHanding row: Int) -> Effects {
        graph.handedRows(of: row).reduce(graph.effectsWhenHanded(row)) { effects, shared in
            madeLate.contains(shared) ? effects.union(self.effects(ofMaking: shared)) : effects
        }
    }

    /// What all of making an instance takes.
    func effects(sharing rows: [Int]) -> Effects {
        let row = graph.providers[provider]
        let needed = row.needs.reduce(row.effects) { $0.union(effects(ofNeed: $1)) }
        return rows.reduce(needed) { $0.union(effects(ofMaking: $1)) }
    }

    /// What is shared and yet handed to one call alone, which waits or is made to wait by it.
    ///
    /// - Parameter delegate: The one call that there is, if not those for the needs.
    func handedOnce(to delegate: Int?) -> Set<Int> {
        var takers: [Int: [(row: Int?, waits: Bool)]] = [:]
        func note(_ rows: [Int], _ taker: Int?, _ effects: Effects) {
            for row in rows { takers[row, default: []].append((taker, effects.contains(.isAsync))) }
        }
        for row in sharedRows { note(graph.handedRows(of: row), row, effects(ofMaking: row)) }
        if let delegate { note(graph.handedRows(of: delegate), delegate, .isAsync) }
        for need in graph.providers[provider].needs where delegate == nil {
            guard case .provider(let row) = graph.fulfilments[need] else { continue }
            if graph.isSharedInstance(row) {
                let isArgument = graph.providers[provider].arguments.contains(need)
                note([graph.sharedRow(row)], nil, isArgument ? graph.providers[provider].constructionEffects : [])
            } else {
                note(graph.handedRows(of: row), row, effects(ofNeed: need))
            }
        }
        // Those it is made with come before it.
        return sharedRows.reversed().reduce(into: []) { found, row in
            guard let taken = takers[row], taken.count == 1 else { return }
            if taken[0].waits || taken[0].row.map(found.contains) == true { found.insert(row) }
        }
    }
}
