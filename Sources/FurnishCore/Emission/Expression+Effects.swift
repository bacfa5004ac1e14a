/// The effects of expressions.
extension Expression {
    func effects(ofNeed need: NeedID) -> Effects {
        guard case .provider(let offer) = graph.fulfilments[need] else { return .none }
        return graph.isShared(offer) && !madeInline.contains(graph.firstAlternative(of: offer))
            ? .none : effects(ofMaking: offer)
    }

    /// A call of a member on another actor is async.
    func effects(ofCalling made: ProviderID, on actor: TypeID?) -> Effects {
        graph.mustHop(from: actor, to: made) ? graph.effects[made].union(.isAsync) : graph.effects[made]
    }

    /// The effects of a call that passes shared instances if the member takes any.
    func effects(ofMaking offer: OfferID) -> Effects {
        let (made, actor) = (graph.offers[offer].provider, graph.actor(of: provider))
        let receives = graph.sharedParameters(of: offer, from: provider)
        if receives == .none { return effects(ofCalling: made, on: actor) }
        let effects = effects(passingSharedTo: offer)
        return graph.mustHop(from: actor, to: made) ? effects.union(.isAsync) : effects
    }

    func effects(passingSharedTo offer: OfferID) -> Effects {
        graph.effects(of: offer, receiving: graph.sharedParameters(of: offer, from: provider))
    }

    /// Shared instances that only one autoclosure takes, which makes them when it runs. SwiftUI runs that of a
    /// `@StateObject` once in the life of a view, but makes the view again and again.
    var sharedWithOneAutoclosure: Set<OfferID> {
        let definition = graph.providers[provider]
        let all = sharedOffers
        if all.isEmpty || graph.isKept[provider] && graph.placement.startsFromValue(provider) { return [] }
        let made = definition.arguments.compactMap { need -> OfferID? in
            guard graph.needs[need].isAutoclosureKept, case .provider(let offer) = graph.fulfilments[need],
                graph.isShared(offer)
            else { return nil }
            let shared = graph.firstAlternative(of: offer)
            let isOnly =
                definition.needs.allSatisfy { $0 == need || !takes($0, shared) }
                && !all.contains { $0 != shared && passed(to: $0).contains(shared) }
            return isOnly && effects(ofMaking: shared).isEmpty ? shared : nil
        }
        return Set(made)
    }
}
