/// Checks the providers that exist only under an `#if`.
extension Validator {
    /// Reports needs that some combination of conditions leaves unmet, alternatives that differ too much to replace each
    /// other, and members that have too many variants.
    func reportConditions() {
        reportGaps()
        // All typealiases of a generic type repeat its mistake, which is reported once.
        var reported: Set<Site> = []
        for offer in graph.offers.indices where graph.hasQuestions && graph.hasMember(offer) {
            let (questions, provider) = (graph.questions(of: offer), graph.offers[offer].provider)
            guard questions.count > 1,
                bindings.conditions.have(
                    moreThan: Conditions.mostWorlds, of: questions, in: graph.world(ofMember: offer)),
                reported.insert(graph.providers[provider].site).inserted
            else { continue }
            report(.memberConditions(provider))
        }
        for (first, others) in resolution.alternatives.sorted(by: { $0.key < $1.key }) {
            for other in others
            where ![first, other].contains(where: { graph.validity.isInvalid(graph.offers[$0].provider) }) {
                let (provider, first) = (graph.offers[other].provider, graph.offers[first].provider)
                if let trait = unlikeTrait(provider, first), reported.insert(providers[provider].site).inserted {
                    report(.unlikeAlternatives(provider, first: first, trait))
                }
            }
        }
    }

    private func unlikeTrait(_ provider: ProviderID, _ other: ProviderID) -> AlternativeTrait? {
        if resolution.lifetime(of: provider) != resolution.lifetime(of: other) { return .lifetime }
        let (givens, others) = (graph.givens[provider], graph.givens[other])
        if givens.count != others.count
            || !zip(givens, others).allSatisfy({ $0.name == $1.name && keys.key($0.type) == keys.key($1.type) })
        {
            return .givens
        }
        if graph.effects[provider] != graph.effects[other] { return .effects }
        return graph.scopeOf[provider] != graph.scopeOf[other] ? .scope : nil
    }

    /// The combination is nil if it takes too long to find one.
    private typealias Gap = (combination: String?, alternatives: [ProviderID])

    /// One error for each key, at the first need in file order that some combination leaves unmet; the others are notes.
    private func reportGaps() {
        var gaps: [TypeID: [(step: PathStep, gap: Gap)]] = [:]
        // A collection needs no element: it contains the elements that exist.
        for step in graph.reachedNeeds where !providers[step.provider].isCollection {
            guard let gap = gap(step.need, of: step.provider) else { continue }
            gaps[keys.key(needs[step.need].type), default: []].append((step, gap))
        }
        for (key, unordered) in gaps {
            let found = unordered.sorted { precedes($0.step.need, $1.step.need) }
            let (step, gap) = found[0]
            missing.append(
                UnmetNeed(
                    key: key, need: step.need, provider: step.provider, alternatives: gap.alternatives,
                    reason: .gap(gap.combination, others: found.map(\.step))))
        }
    }

    /// A combination of conditions that leaves a need unmet, and the providers that meet it under other conditions.
    private func gap(_ need: NeedID, of provider: ProviderID) -> Gap? {
        guard let offer = graph.offer(meeting: need), resolution.condition(of: offer) != .always,
            !resolution.sometimesMet.contains(need), !resolution.isInvalid(need)
        else { return nil }
        // All duplicates count: a gap that one of them fills would be a consequence of the reported duplicate.
        let duplicates = graph.validity.duplicates.groups.first { $0.key == graph.offers[offer].key }?.providers ?? []
        let chosen = resolution.providers(at: offer)
        let providers = chosen + duplicates.filter { !chosen.contains($0) }
        let conditions = providers.map(resolution.condition)
        let own = resolution.conditions(aroundNeed: need, of: provider)
        switch bindings.conditions.combination(all: own, none: conditions) {
        case .impossible: return nil
        case .possible(let text): return (text, providers)
        // The user can make them simpler, but cannot see a gap that is not reported.
        case .undecided: return (nil, providers)
        }
    }
}
