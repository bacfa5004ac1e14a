/// Writes the members that the factory has for each type.
extension Emitter {
    func emitDeclarations(of offer: OfferID) {
        let provider = graph.offers[offer].provider
        if graph.isOwnType(offer), graph.isStored(provider) {
            StoredMemberEmitter(emitter: self, offer: offer).emit()
        } else if graph.isOwnType(offer), graph.providers[provider].lifetime == .once {
            emit(describer.lazyProperty(offer))
        } else {
            let overloads = describer.overloads(of: offer)
            for position in overloads.indices {
                if position > 0 { writer.blankLine() }
                emitForEachDefaultIsolation(provider, overloads[position]) { describer.member(offer, $0) }
            }
        }
        emitPendingMembers()
    }

    /// Writes a member. The private members that it calls follow its overloads.
    func emit(_ member: Member) {
        writer.write(member)
        if !member.followers.isEmpty { pendingMembers += member.followers }
    }

    private func emitPendingMembers() {
        if pendingMembers.isEmpty { return }
        for member in pendingMembers {
            writer.blankLine()
            writer.write(member)
        }
        pendingMembers = []
    }

    /// Writes a member once, or twice if it follows the module's default isolation.
    func emitForEachDefaultIsolation(
        _ provider: ProviderID, _ overload: MemberOverload = MemberOverload(), _ member: (MemberOverload) -> Member
    ) {
        guard describer.followsDefault[provider] else { return emit(member(overload)) }
        writer.conditional(on: DefaultIsolation.condition) {
            var following = overload
            following.followsDefault = true
            emit(member(following))
        } else: {
            emit(member(overload))
            emitPendingMembers()
        }
    }
}
