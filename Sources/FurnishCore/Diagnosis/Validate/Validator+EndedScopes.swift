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
            if !closures.isEmpty { reportEnded(step.need, of: step.provider, closures) }
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

    /// - Parameter closures: The need itself, or requirements of a marked protocol or elements, in their order.
    private func reportEnded(_ need: NeedID, of provider: ProviderID, _ closures: [NeedID]) {
        let (scope, shown) = (placement.scope(of: provider), graph.show(provider))
        let keeper = placement.keeper[provider] ?? provider
        let reason = keeper == provider ? " ('once')" : ", because '\(graph.show(keeper))' ('once') needs it"
        let opened =
            scope.parent != nil
            ? ""
            : "; it can end, because '\(graph.show(scope: graph.scopeOf[provider]))' is \(scope.access == .package ? "package" : "public")"
        let place = graph.location(ofNeed: need)
        let held = keeper == provider ? "take it in something" : "let something hold '\(shown)'"
        let holder = "such as a screen, or a coordinator without 'once' that the app holds"
        let way = "\(held) that '\(scope.factory)' does not keep, \(holder)"
        report(
            .endedScope, at: place,
            "'\(shown)' may call '\(graph.show(need: closures[0]))' after the end of '\(scope.factory)', which keeps '\(shown)'"
                + "\(reason)\(opened)",
            notes: [.init(place, way)]
                + closures.map { closure in
                    let isRequirement = graph.needs[closure].requirement != nil
                    // A table of closures is written at the need.
                    let written = isRequirement ? closure : need
                    return .init(
                        graph.location(ofNeed: written),
                        "or write '\(endingType(of: written))'\(isRequirement ? " here" : ""), which returns nil after the end"
                    )
                })
    }

    /// The closure's type with an optional result; for a requirement, its result alone.
    private func endingType(of need: NeedID) -> String {
        func ending(_ type: TypeID) -> TypeID {
            guard var function = types.function(type) ?? types.function(keys.key(type)) else {
                return [.array, .dictionary].contains(types[type].kind)
                    ? types.replacingElement(of: type, by: ending) : types.intern(.optional, [TypeChild(type)])
            }
            function.result = ending(function.result)
            return types.makeFunction(function)
        }
        let needed = needs[need]
        return graph.text.spell(ending(needed.requirement == nil ? needed.type : needed.closure(graph.types).result))
    }
}
