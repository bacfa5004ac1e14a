/// Distinguishes the overloads of a member.
struct MemberOverload: Equatable {
    /// The given parameters that the overload leaves out: see `ShorterOverloads`.
    var omitted = Set<Name>()
    /// The parameters for the instances that one call shares.
    var receives = SharedParameters.none

    var takesShared: Bool { receives != .none }
}

extension Describer {
    func overloads(of offer: OfferID) -> [MemberOverload] {
        let provider = graph.offers[offer].provider
        var overloads = [MemberOverload()]
        let shorter = shorterOverloads[provider]
        for row in shorter.indices { overloads.append(MemberOverload(omitted: shorter[row])) }
        if !graph.resolution.hasGraphLifetimes { return overloads }
        for receives in [SharedParameters.needed, .instance]
        where graph.hasOverload(of: offer, receiving: receives) && parameters(receives, of: offer) == receives {
            overloads.append(MemberOverload(receives: receives))
            let givens = Set(graph.givens(of: offer, receiving: receives).map(\.name))
            for omitted in shorter {
                let overload = MemberOverload(omitted: omitted.intersection(givens), receives: receives)
                if !overloads.contains(overload) { overloads.append(overload) }
            }
        }
        return overloads
    }

    /// The overloads that a fake overrides. A call that passes the instance itself has replaced it already.
    func replacedOverloads(of offer: OfferID) -> [MemberOverload] {
        overloads(of: offer).filter { $0.receives != .instance }
    }
}
