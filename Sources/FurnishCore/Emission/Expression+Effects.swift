/// The effects of expressions.
extension Expression {
    func effects(ofNeed need: NeedID) -> Effects {
        guard case .provider(let offer) = describer.fulfilment(need) else { return .none }
        return graph.resolution.isShared(offer) ? .none : effects(ofMaking: offer)
    }

    /// A call of a member on another actor is async.
    func effects(ofCalling made: ProviderID, on actor: TypeID?) -> Effects {
        graph.isolations.mustHop(from: actor, to: made) ? graph.effects[made].union(.isAsync) : graph.effects[made]
    }

    /// The effects of a call that passes shared instances if the member takes any.
    func effects(ofMaking offer: OfferID) -> Effects {
        let (made, actor) = (graph.offers[offer].provider, graph.isolations.actor(of: provider))
        if received(by: offer) == .none { return effects(ofCalling: made, on: actor) }
        let effects = effects(passingSharedTo: offer)
        return graph.isolations.mustHop(from: actor, to: made) ? effects.union(.isAsync) : effects
    }

    func effects(passingSharedTo offer: OfferID) -> Effects {
        graph.effects(of: offer, receiving: received(by: offer))
    }

    // MARK: Uses of shared instances

    /// The ways in which a body that makes its own instance uses a shared one.
    enum SharedUse {
        /// Only under conditions that its statements are under.
        case sometimes
        case always
    }

    /// The uses of shared instances. An instance without one is not made.
    func uses(of shared: [OfferID]) -> [OfferID: SharedUse] {
        var uses: [OfferID: SharedUse] = [:]
        // In reverse, because a shared instance comes after the shared instances that it takes.
        for offer in shared.reversed() {
            let isPassedOn = shared.contains { uses[$0] != nil && passed(to: $0).contains(offer) }
            let takers = isPassedOn ? [] : graph.providers[provider].needs.filter { takes($0, offer) }
            if isPassedOn || takers.contains(where: { !isConditional($0) }) {
                uses[offer] = .always
            } else if !takers.isEmpty {
                uses[offer] = .sometimes
            }
        }
        return uses
    }

    /// Whether a need is met by a shared instance, or by something that is passed it.
    private func takes(_ need: NeedID, _ shared: OfferID) -> Bool {
        guard case .provider(let offer) = describer.fulfilment(need) else { return false }
        return graph.resolution.isShared(offer)
            ? graph.resolution.firstAlternative(of: offer) == shared : passed(to: offer).contains(shared)
    }

    /// Whether a need is under an `#if` of its own: an injected one, or an element of a collection.
    private func isConditional(_ need: NeedID) -> Bool {
        let definition = graph.providers[provider]
        if definition.isCollection { return graph.isConditional(element: need, of: definition) }
        return definition.injections.contains {
            $0.needs.contains(need) && !describer.holds(describer.conditions.condition(of: $0.site))
        }
    }
}
