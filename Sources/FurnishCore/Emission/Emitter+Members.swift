/// Writes the members that the factory has for each type.
extension Emitter {
    func emitDeclarations(of offer: OfferID) {
        let provider = graph.offers[offer].provider
        if graph.isOwnType(offer), graph.isStored(provider) {
            StoredMemberEmitter(emitter: self, offer: offer).emit()
        } else if graph.isOwnType(offer), graph.providers[provider].lifetime == .once {
            writer.write(describer.lazyProperty(offer))
        } else {
            let overloads = describer.overloads(of: offer)
            for position in overloads.indices {
                if position > 0 { writer.blankLine() }
                emitForEachDefaultIsolation(provider, overloads[position]) { describer.member(offer, $0) }
            }
        }
    }

    /// Writes a member once, or twice if it follows the module's default isolation.
    func emitForEachDefaultIsolation(
        _ provider: ProviderID, _ overload: MemberOverload = MemberOverload(), _ member: (MemberOverload) -> Member
    ) {
        let stated = member(overload)
        guard describer.followsDefault[provider] else { return writer.write(stated) }
        var following = overload
        following.followsDefault = true
        let unstated = member(following)
        if unstated == stated { return writer.write(stated) }
        writer.conditional(on: DefaultIsolation.condition) {
            writer.write(unstated)
        } else: {
            writer.write(stated)
        }
    }
}
