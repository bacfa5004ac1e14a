/// The conditions in which a member's signature or body may differ.
extension DependencyGraph {
    /// The condition of a provider as it is written after `#if`; nil for one that is always compiled.
    package func conditionText(of provider: ProviderID) -> String? {
        let condition = resolution.condition(of: provider)
        return condition == .always ? nil : bindings.conditions.text(of: condition)
    }

    var hasQuestions: Bool { !argumentConditions.isEmpty }

    /// The conditions under which a member has its arguments.
    func questions(of offer: OfferID) -> [ConditionID] {
        guard hasQuestions, resolution.isOwnType(offer) else { return [] }
        return providers[offers[offer].provider].needs.compactMap { argumentConditions[$0] }
    }

    /// The world of a member: its factory and what provides its value are compiled.
    func world(ofMember offer: OfferID) -> ConditionID {
        let provider = offers[offer].provider
        return bindings.conditions.all(of: [
            placement.scope(of: provider).condition, resolution.condition(of: provider),
        ])
    }
}

extension Calls {
    /// See `DependencyGraph.argumentConditions`.
    var argumentConditions: [NeedID: ConditionID] {
        var found: [NeedID: ConditionID] = [:]
        for need in resolution.sometimesMet {
            guard let made = resolution.madeOffer(fulfilments[need]) else { continue }
            found[need] = resolution.bindings.conditions.any(of: resolution.offers(at: made).map(resolution.condition))
        }
        return found
    }
}
