/// The conditions in which a member's signature or body may differ.
extension DependencyGraph {
    /// The condition of a provider as it is written after `#if`; nil for one that is always compiled.
    package func conditionText(of provider: ProviderID) -> String? {
        let condition = providers[provider].condition
        return condition == .always ? nil : bindings.conditions.text(of: condition)
    }

    var hasQuestions: Bool { !argumentConditions.isEmpty || !sharing.sometimesAbsent.isEmpty }

    /// The conditions under which a member has its arguments, and the instances that its calls share.
    func questions(of offer: OfferID) -> [ConditionID] {
        guard hasQuestions else { return [] }
        let provider = offers[offer].provider
        let arguments =
            resolution.isOwnType(offer) ? providers[provider].needs.compactMap { argumentConditions[$0] } : []
        let instances = hasOverload(of: offer, receiving: .instance) ? sharedOffers(receiving: .instance, offer) : []
        return arguments + (sharedOffers(of: provider) + instances).compactMap { sharing.sometimesAbsent[$0] }
    }

    /// The world of a member: its factory and what provides its value are compiled.
    func world(ofMember offer: OfferID) -> World {
        let provider = offers[offer].provider
        return World().with(placement.scope(of: provider).condition).with(providers[provider].condition)
    }

    static func argumentConditions(_ dependencies: Dependencies) -> [NeedID: ConditionID] {
        let resolution = dependencies.resolution
        var found: [NeedID: ConditionID] = [:]
        if resolution.sometimesMet.isEmpty, !resolution.bindings.hasBundles { return found }
        let (conditions, providers) = (resolution.bindings.conditions, resolution.providers)
        for provider in providers.indices where providers[provider].isBundle || !resolution.sometimesMet.isEmpty {
            for need in providers[provider].needs {
                var parts = resolution.needs[need].requirement.map { [conditions.condition(of: $0)] } ?? []
                parts.removeAll { $0 == .always || $0 == providers[provider].condition }
                if resolution.sometimesMet.contains(need),
                    let made = resolution.madeOffer(dependencies.fulfilments[need])
                {
                    parts.append(conditions.any(of: resolution.providers(at: made).map { providers[$0].condition }))
                }
                if !parts.isEmpty { found[need] = conditions.all(of: parts) }
            }
        }
        return found
    }
}
