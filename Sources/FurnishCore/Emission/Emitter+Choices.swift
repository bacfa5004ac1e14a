/// Members of which a call shares something, or hands over something in place of a default, that is only there under an
/// `#if` of its own.
///
/// No `#if` can stand around a parameter or an argument, so that such a member is written twice, with and without.
extension Emitter {
    struct Choice {
        let condition: String
        /// What is shared.
        var rows: Set<Int> = []
        /// What has a default.
        var needs: [Int] = []
    }

    /// Writes something in each form that the choices leave open.
    func emitEither(_ choices: ArraySlice<Choice>, _ emit: () -> Void) {
        guard let choice = choices.first else { return emit() }
        writer.conditional(on: choice.condition) {
            emitEither(choices.dropFirst(), emit)
        } else: {
            let whole = graph
            graph = whole.lacking(shared: choice.rows, met: choice.needs)
            emitEither(choices.dropFirst(), emit)
            graph = whole
        }
    }

    /// What the member of a row takes and is not always there where that is. Each choice doubles what is written, so that
    /// no more than the first few are.
    func choices(_ row: Int) -> [Choice] {
        if graph.sharing.rows.isEmpty, graph.sometimesMet.isEmpty { return [] }
        let provider = graph.offers[row].provider
        var found: [Choice] = []
        for shared in graph.sharedRows(of: provider) {
            let makers = graph.providers(at: shared).map { graph.providers[$0].condition }
            let own = graph.providers[provider].condition
            guard graph.bindings.conditions.combination(all: [own], none: makers) != nil else { continue }
            choose(shared, in: &found) { $0.rows.insert(shared) }
        }
        for need in graph.providers[provider].needs where graph.sometimesMet.contains(need) && graph.isOwnType(row) {
            guard let made = graph.madeRow(graph.fulfilments[need]) else { continue }
            choose(made, in: &found) { $0.needs.append(need) }
        }
        return found
    }

    /// - Parameter row: What is only sometimes there.
    private func choose(_ row: Int, in choices: inout [Choice], _ note: (inout Choice) -> Void) {
        let most = 5
        let condition = conditionText(ofEither: graph.providers(at: row).map { graph.providers[$0].conditionSite })
        if let known = choices.firstIndex(where: { $0.condition == condition }) {
            note(&choices[known])
        } else if choices.count < most {
            choices.append(Choice(condition: condition))
            note(&choices[choices.count - 1])
        }
    }
}
