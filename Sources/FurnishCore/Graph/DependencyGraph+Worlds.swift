/// The conditions in which a member's signature or body may differ.
extension DependencyGraph {
    /// The condition of a provider as it is written after `#if`; nil for one that is always compiled.
    package func conditionText(of provider: ProviderID) -> String? {
        let condition = providers[provider].condition
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
        return bindings.conditions.all(of: [placement.scope(of: provider).condition, providers[provider].condition])
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
