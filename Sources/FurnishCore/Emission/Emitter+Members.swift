/// The members that the factory has for each type.
extension Emitter {
    func emitDeclarations(of offer: OfferID) {
        let provider = graph.offers[offer].provider
        if graph.isOwnType(offer), graph.isStored(provider) {
            StoredMemberEmitter(emitter: self, offer: offer).emit()
        } else if graph.isOwnType(offer), graph.providers[provider].lifetime == .once {
            emit(lazyProperty(offer))
        } else {
            let overloads = overloads(of: offer)
            for position in overloads.indices {
                if position > 0 { writer.blankLine() }
                emitForEachDefaultIsolation(provider, overloads[position]) { member(offer, $0) }
            }
        }
        emitPendingMembers()
    }

    /// Writes a member. The private members that it calls follow its overloads.
    func emit(_ member: Member) {
        writer.write(member)
        if !member.followers.isEmpty { pendingMembers += member.followers }
    }

    func emitPendingMembers() {
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
        guard followsDefault[provider] else { return emit(member(overload)) }
        writer.conditional(on: DefaultIsolation.condition) {
            var following = overload
            following.followsDefault = true
            emit(member(following))
        } else: {
            emit(member(overload))
            emitPendingMembers()
        }
    }

    private func member(_ offer: OfferID, _ overload: MemberOverload) -> Member {
        let provider = graph.offers[offer].provider
        let head = documentedHead(offer, overload)
        guard graph.isOwnType(offer) else { return head.returning(alias(offer, overload)) }
        let expression = expression(provider, omitted: overload.omitted)
        if head.parameters == nil, expression.sharedOffers.isEmpty, !graph.isBuiltByStatements(provider) {
            return Member(head: head, body: .getter(expression.construction()))
        }
        let delegate = !overload.takesShared && graph.takesShared(offer) ? offer : nil
        return member(head, expression, offer, overload, delegatingTo: delegate)
    }

    private func lazyProperty(_ offer: OfferID) -> Member {
        let expression = expression(graph.offers[offer].provider)
        var head = documentedHead(offer)
        head.introducer = "private(set) lazy var "
        let isValue = expression.sharedOffers.isEmpty && graph.capturingAutoclosures(of: expression.provider).isEmpty
        if isValue, graph.providers[expression.provider].injections.isEmpty {
            return Member(head: head, body: .initial(Statement(expression.construction())))
        }
        let member = member(head, expression, offer)
        guard case .statements(let statements) = member.body else { return member }
        return Member(head: head, body: .initial(.block("{", statements, "}()")))
    }
}
