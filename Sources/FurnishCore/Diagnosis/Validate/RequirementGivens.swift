/// Advice to let the requirements of marked protocols take the given parameters of what they make.
struct RequirementGivens {
    let graph: DependencyGraph

    private var messages: GraphMessages { GraphMessages(graph: graph) }

    /// Lets a requirement take all that a caller passes to what it makes; nil for a need that is none.
    func fix(of need: NeedID) -> Fix? {
        guard let site = graph.needs[need].requirement, let made = graph.offer(meeting: need)
        else { return nil }
        let givens = graph.givens[graph.offers[made].provider]
        return messages.rewriting(site, as: messages.requirement(site, taking: givens))
    }

    /// For a need of a marked protocol: the requirement that brings the parameter can take it.
    func note(bringing parameter: GivenParameter, to need: NeedID) -> [Diagnostic.Note] {
        guard let offer = graph.offer(meeting: need) else { return [] }
        let bundle = graph.providers[graph.offers[offer].provider]
        let found = bundle.needs.first { need in
            guard bundle.isBundle, let made = graph.offer(meeting: need) else { return false }
            return graph.givens[graph.offers[made].provider].contains { $0.need == parameter.need }
        }
        guard let found, let fix = fix(of: found) else { return [] }
        return [.init(graph.location(ofNeed: found), "or ", fix)]
    }

    /// Requirements of one protocol that would get the same value, although each makes an instance of its own.
    func shared(_ parameter: GivenParameter, _ requirements: [NeedID], of provider: ProviderID) -> Diagnostic {
        let name = graph.program.names.text(parameter.name)
        let shown = requirements.prefix(2).map { "'\(graph.program.names.text(graph.needs[$0].name))'" }
        let fixes = requirements.compactMap { need -> Diagnostic.Note? in
            let lead = need == requirements[0] ? "let it take '\(name)' itself: " : "or "
            return fix(of: need).map { .init(graph.location(ofNeed: need), lead, $0) }
        }
        return Diagnostic(
            .givenMismatch, at: graph.location(ofNeed: requirements[1]),
            "\(shown.joined(separator: " and ")) of '\(graph.show(provider))' would be given the same '\(name)'",
            notes: fixes + [messages.givenHere(parameter)])
    }
}
