/// The effects of expressions.
extension Expression {
    func effects(ofNeed need: NeedID) -> Effects {
        guard case .provider(let offer) = describer.fulfilment(need) else { return .none }
        return effects(ofCalling: graph.offers[offer].provider, on: graph.isolations.actor(of: provider))
    }

    /// A call of a member on another actor is async.
    func effects(ofCalling made: ProviderID, on actor: TypeID?) -> Effects {
        graph.isolations.mustHop(from: actor, to: made) ? graph.effects[made].union(.isAsync) : graph.effects[made]
    }
}
