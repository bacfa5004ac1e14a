/// The worlds that a declaration can have.
extension Describer {
    func holds(_ condition: ConditionID) -> Bool { conditions.holds(condition, in: world) }

    func fails(_ condition: ConditionID) -> Bool { conditions.fails(condition, in: world) }

    /// Describes declarations in each world that differs in these conditions. Equal descriptions are merged.
    func inEachWorld(_ questions: [ConditionID], _ describe: () -> [CodeDeclaration]) -> [CodeDeclaration] {
        // Fast path: most members have one world.
        if questions.isEmpty { return describe() }
        let open = Array(questions.drop { holds($0) || fails($0) })
        guard let question = open.first else { return describe() }
        let rest = Array(open.dropFirst())
        let first = within(conditions.all(of: [world, question])) { inEachWorld(rest, describe) }
        let second = within(conditions.all(of: [world], none: [question])) { inEachWorld(rest, describe) }
        if first == second { return first }
        let end = second.isEmpty ? [] : [CodeBranch(condition: nil, declarations: second)]
        let comment = question == defaultIsolation.omitsAttributes ? DefaultIsolation.reason : ""
        let start = CodeBranch(condition: conditions.text(of: question), comment: comment, declarations: first)
        return [.conditional([start] + end)]
    }

    /// Describes declarations that exist under a condition.
    func under(_ condition: ConditionID, _ describe: () -> [CodeDeclaration]) -> [CodeDeclaration] {
        condition == .always ? describe() : inEachWorld([condition]) { fails(condition) ? [] : describe() }
    }

    /// Describes statements that are under a condition inside the declaration.
    func under(_ condition: ConditionID, _ statement: Statement) -> [Statement] {
        if condition == .always || holds(condition) { return [statement] }
        return fails(condition) ? [] : [.conditional(conditions.text(of: condition), [statement])]
    }

    /// Describes members once, or twice if they follow the module's default isolation.
    func byDefaultIsolation(of provider: ProviderID, _ members: () -> [Member]) -> [CodeDeclaration] {
        inEachWorld(defaultIsolation.isTwice[provider] ? [defaultIsolation.omitsAttributes] : []) {
            members().map { .member($0) }
        }
    }

    /// Whether a member follows the default isolation here.
    func omitsIsolation(_ provider: ProviderID) -> Bool {
        defaultIsolation.isTwice[provider] && holds(defaultIsolation.omitsAttributes)
    }

    // MARK: What exists in this world

    /// The fulfilment of a need in this world. An argument that does not exist in it uses its default.
    func fulfilment(_ need: NeedID) -> Fulfilment {
        if world == .always || !graph.hasQuestions { return graph.fulfilments[need] }
        return graph.argumentConditions[need].map(fails) == true ? .omitted : graph.fulfilments[need]
    }
}
