/// Distinguishes the overloads of a member.
struct MemberOverload: Equatable {
    /// The given parameters that the overload leaves out: see `ShorterOverloads`.
    var omitted = Set<Name>()
    /// Whether the caller passes the instances that are shared within one call.
    var takesShared = false
    /// Whether the overload has no attribute for its isolation: see `DefaultIsolation`.
    var followsDefault = false
}

extension Emitter {
    func overloads(of offer: OfferID) -> [MemberOverload] {
        let provider = graph.offers[offer].provider
        var overloads = [MemberOverload()]
        for omitted in shorterOverloads[provider] { overloads.append(MemberOverload(omitted: omitted)) }
        guard graph.isHanded(offer) else { return overloads }
        overloads.append(MemberOverload(takesShared: true))
        let givens = Set(graph.givensWhenHanded(offer).map(\.name))
        for omitted in shorterOverloads[provider] {
            let overload = MemberOverload(omitted: omitted.intersection(givens), takesShared: true)
            if !overloads.contains(overload) { overloads.append(overload) }
        }
        return overloads
    }
}
