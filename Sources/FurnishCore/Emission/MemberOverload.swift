/// Distinguishes the overloads of a member.
struct MemberOverload: Equatable {
    /// The parameters for the instances that one call shares.
    var receives = SharedParameters.none

    var takesShared: Bool { receives != .none }
}

extension Describer {
    func overloads(of offer: OfferID) -> [MemberOverload] {
        var overloads = [MemberOverload()]
        if !graph.resolution.hasGraphLifetimes { return overloads }
        for receives in [SharedParameters.needed, .instance]
        where graph.hasOverload(of: offer, receiving: receives) && parameters(receives, of: offer) == receives {
            overloads.append(MemberOverload(receives: receives))
        }
        return overloads
    }

    /// The overloads that a fake overrides. A call that passes the instance itself has replaced it already.
    func replacedOverloads(of offer: OfferID) -> [MemberOverload] {
        overloads(of: offer).filter { $0.receives != .instance }
    }
}
