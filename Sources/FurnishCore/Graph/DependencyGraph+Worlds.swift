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
        for need in resolution.sometimesMet {
            guard let made = resolution.madeOffer(dependencies.fulfilments[need]) else { continue }
            let conditions = resolution.providers(at: made).map { resolution.providers[$0].condition }
            found[need] = resolution.bindings.conditions.any(of: conditions)
        }
        return found
    }
}
