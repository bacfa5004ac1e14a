/// Advice to let the requirements of marked protocols take the given parameters of what they make.
extension GraphMessages {
    /// Lets a requirement take all that a caller passes to what it makes; nil for a need that is none.
    func requirementFix(of need: NeedID) -> Fix? {
        guard let site = graph.needs[need].requirement, let made = graph.provider(meeting: need) else { return nil }
        return rewriting(site, as: requirement(site, taking: graph.givens[made]))
    }

    /// For a need of a marked protocol: the requirement that brings the parameter can take it.
    func note(bringing parameter: GivenParameter, to need: NeedID) -> [Diagnostic.Note] {
        guard let made = graph.provider(meeting: need), graph.providers[made].isBundle,
            let found = graph.dependencies.calls[made].first(where: { call in
                graph.givens[call.made].contains { $0.need == parameter.need }
            }),
            let fix = requirementFix(of: found.need)
        else { return [] }
        return [note(found.need, "or ", fix)]
    }

    /// Requirements of one protocol that would get the same value, although each makes an instance of its own.
    func sharedGiven(
        _ parameter: GivenParameter, ofRequirements requirements: [NeedID], of provider: ProviderID
    ) -> Diagnostic {
        let name = names.text(parameter.name)
        let shown = requirements.prefix(2).map { "'\(self.name(of: $0))'" }
        let fixes = requirements.compactMap { need -> Diagnostic.Note? in
            let lead = need == requirements[0] ? "let it take '\(name)' itself: " : "or "
            return requirementFix(of: need).map { note(need, lead, $0) }
        }
        return Diagnostic(
            .givenMismatch, at: graph.location(ofNeed: requirements[1]),
            "\(shown.joined(separator: " and ")) of '\(graph.show(provider))' would be given the same '\(name)'",
            notes: fixes + [givenHere(parameter)])
    }
}
