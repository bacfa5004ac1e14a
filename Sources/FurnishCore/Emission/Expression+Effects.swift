/// The effects of expressions.
extension Expression {
    func effects(ofNeed need: NeedID) -> Effects {
        guard awaited.isEmpty || awaited[need] == nil, case .provider(let offer) = graph.fulfilments[need] else {
            return .none
        }
        return graph.isShared(offer) && !madeInline.contains(graph.firstAlternative(of: offer))
            ? .none : effects(ofMaking: offer)
    }

    func isAwaited(_ need: NeedID) -> Bool { effects(ofNeed: need).contains(.isAsync) }

    /// A call of a member on another actor is async.
    func effects(ofCalling made: ProviderID, on actor: TypeID?) -> Effects {
        graph.mustHop(from: actor, to: made) ? graph.effects[made].union(.isAsync) : graph.effects[made]
    }

    /// The effects of a call that passes shared instances if the member takes any.
    func effects(ofMaking offer: OfferID) -> Effects {
        let (made, actor) = (graph.offers[offer].provider, graph.actor(of: provider))
        let receives = graph.sharedParameters(of: offer, from: provider)
        if receives == .none { return effects(ofCalling: made, on: actor) }
        return graph.mustHop(from: actor, to: made)
            ? effects(ofHanding: offer).union(.isAsync) : effects(ofHanding: offer)
    }

    func effects(ofHanding offer: OfferID) -> Effects {
        let own = graph.effects(of: offer, receiving: graph.sharedParameters(of: offer, from: provider))
        return passed(to: offer).reduce(own) { effects, shared in
            madeInline.contains(shared) ? effects.union(self.effects(ofMaking: shared)) : effects
        }
    }

    /// The effects of the whole body.
    func effects(sharing offers: [OfferID]) -> Effects {
        let definition = graph.providers[provider]
        let needed = definition.needs.reduce(graph.ownEffects(of: provider)) { $0.union(effects(ofNeed: $1)) }
        return offers.reduce(needed) { $0.union(effects(ofMaking: $1)) }
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

    /// Shared instances that only one call takes, if that call is async anyway. They can be made in its arguments.
    ///
    /// - Parameter delegate: The offer whose overload the body calls; nil if the body makes the instance itself.
    func sharedWithOneCall(to delegate: OfferID?) -> Set<OfferID> {
        let all = sharedOffers
        if all.isEmpty { return [] }
        var takers: [OfferID: [(offer: OfferID?, waits: Bool)]] = [:]
        func note(_ offers: [OfferID], _ taker: OfferID?, _ effects: Effects) {
            for offer in offers { takers[offer, default: []].append((taker, effects.contains(.isAsync))) }
        }
        for offer in all { note(passed(to: offer), offer, effects(ofMaking: offer)) }
        if let delegate { note(passed(to: delegate), delegate, .isAsync) }
        for need in graph.providers[provider].needs where delegate == nil {
            guard case .provider(let offer) = graph.fulfilments[need] else { continue }
            if graph.isShared(offer) {
                let isArgument = graph.providers[provider].arguments.contains(need)
                note(
                    [graph.firstAlternative(of: offer)], nil,
                    isArgument ? graph.providers[provider].constructionEffects : [])
            } else {
                note(passed(to: offer), offer, effects(ofNeed: need))
            }
        }
        // In reverse, because a shared instance comes after the shared instances that it takes.
        return all.reversed().reduce(into: []) { found, offer in
            guard let taken = takers[offer], taken.count == 1 else { return }
            if taken[0].waits || taken[0].offer.map(found.contains) == true { found.insert(offer) }
        }
    }
}
