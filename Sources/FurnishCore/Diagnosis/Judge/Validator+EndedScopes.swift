/// Finds closures because of which a factory that should end would never be freed.
extension Validator {
    /// Closures that a factory keeps, and that make something in that same factory, which can end.
    func reportEndedScopes() {
        if graph.validity.isRootInvalid { return }
        for step in graph.reachedNeeds
        where placement.isKeptUntilEnd(step.provider) && !providers[step.provider].isBundle
            && graph.validity.isPlaced(step.provider)
        {
            let closures = endlessClosures(step.need, of: step.provider)
            if !closures.isEmpty { report(.endlessClosures(closures, step.need, of: step.provider)) }
        }
    }

    /// Such closures that a need asks for: itself, or those of a marked protocol or of a table of closures.
    private func endlessClosures(_ need: NeedID, of provider: ProviderID) -> [NeedID] {
        let calls = graph.calls[provider].filter { $0.need == need }
        guard let call = calls.first, isValid(need, [provider, call.made]) else { return [] }
        if placement.isEndless(call) { return [need] }
        let bundles = calls.filter { $0.isDirect && providers[$0.made].isBundle }.map(\.made)
        return bundles.flatMap { bundle in
            let closures = graph.calls.firstCalls(of: bundle).filter(placement.isEndless).map(\.need)
            // The closures of a table have one type.
            return providers[bundle].isCollection ? Array(closures.prefix(1)) : closures
        }
    }
}
