/// Members of which a call shares something that is only there under an `#if` of its own.
///
/// No `#if` can stand around a parameter, so that such a member is written twice, with what is shared and without.
extension Emitter {
    struct Choice {
        let condition: String
        var rows: Set<Int>
    }

    func emitEither(_ row: Int, _ choices: ArraySlice<Choice>) {
        guard let choice = choices.first else {
            emitDeclarations(of: row)
            return emitOpenings(row)
        }
        text += "    #if \(choice.condition)\n"
        emitEither(row, choices.dropFirst())
        text += "    #else\n"
        graph.shared.absent.formUnion(choice.rows)
        emitEither(row, choices.dropFirst())
        graph.shared.absent.subtract(choice.rows)
        text += "    #endif\n"
    }

    /// What making `provider` shares and is not always there where that is. Each choice doubles what is written, so that
    /// no more than the first few are.
    func choices(_ provider: Int) -> [Choice] {
        if graph.shared.rows.isEmpty { return [] }
        let most = 5
        var found: [Choice] = []
        for row in graph.sharedRows(of: provider) {
            let makers = graph.providers(at: row).map { graph.providers[$0] }
            let own = graph.providers[provider].condition
            guard graph.bindings.conditions.combination(all: [own], none: makers.map(\.condition)) != nil else {
                continue
            }
            let text = conditionText(ofEither: makers.map(\.conditionSite))
            if let known = found.firstIndex(where: { $0.condition == text }) {
                found[known].rows.insert(row)
            } else if found.count < most {
                found.append(Choice(condition: text, rows: [row]))
            }
        }
        return found
    }
}
