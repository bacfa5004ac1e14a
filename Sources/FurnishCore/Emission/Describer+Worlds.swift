/// The worlds that a declaration can have.
extension Describer {
    func holds(_ condition: ConditionID) -> Bool { conditions.holds(condition, in: world) }

    func fails(_ condition: ConditionID) -> Bool { conditions.fails(condition, in: world) }

    /// Describes declarations in each world that differs in these conditions. Equal descriptions are merged.
    func inEachWorld(
        _ questions: [ConditionID], _ describe: (Describer) -> [CodeDeclaration]
    ) -> [CodeDeclaration] {
        questions.isEmpty ? describe(self) : inEach(of: conditions.worlds(of: questions, in: world), describe)
    }

    private func inEach(of worlds: Worlds, _ describe: (Describer) -> [CodeDeclaration]) -> [CodeDeclaration] {
        switch worlds {
        case .one(let world): return describe(Describer(self, in: world))
        case .either(let condition, let holds, let fails):
            let (first, second) = (inEach(of: holds, describe), inEach(of: fails, describe))
            if first == second { return first }
            let end = second.isEmpty ? [] : [CodeBranch(condition: nil, declarations: second)]
            return [.conditional([CodeBranch(condition: conditions.text(of: condition), declarations: first)] + end)]
        }
    }

    /// Describes declarations that exist under a condition.
    func under(_ condition: ConditionID, _ describe: (Describer) -> [CodeDeclaration]) -> [CodeDeclaration] {
        if condition == .always { return describe(self) }
        return inEachWorld([condition]) { $0.fails(condition) ? [] : describe($0) }
    }

    /// Describes statements that are under a condition inside the declaration.
    func under(_ condition: ConditionID, _ statement: Statement) -> [Statement] {
        if condition == .always || holds(condition) { return [statement] }
        return fails(condition) ? [] : [.conditional(conditions.text(of: condition), [statement])]
    }

    /// Describes members once, or twice if they follow the module's default isolation.
    func byDefaultIsolation(of provider: ProviderID, _ members: (Describer) -> [Member]) -> [CodeDeclaration] {
        guard followsDefault[provider] else { return members(self).map { .member($0) } }
        return inEachWorld([isolationQuestions.omitsAttributes]) { members($0).map { .member($0) } }
    }

    /// Whether a member follows the default isolation here.
    func omitsIsolation(_ provider: ProviderID) -> Bool {
        followsDefault[provider] && holds(isolationQuestions.omitsAttributes)
    }

    // MARK: What exists in this world

    /// The fulfilment of a need in this world. An argument that does not exist in it uses its default.
    func fulfilment(_ need: NeedID) -> Fulfilment {
        if isAnyWorld { return graph.fulfilments[need] }
        return graph.argumentConditions[need].map(fails) == true ? .omitted : graph.fulfilments[need]
    }
}
