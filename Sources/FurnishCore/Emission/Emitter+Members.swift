/// The members that the factory has for each type.
extension Emitter {
    func emitDeclarations(of offer: OfferID) {
        let provider = graph.offers[offer].provider
        if graph.isOwnType(offer), graph.isStored(provider) {
            emitStored(offer)
        } else if graph.isOwnType(offer), graph.providers[provider].lifetime == .once {
            emitLazy(offer)
        } else {
            let overloads = overloads(of: offer)
            for position in overloads.indices {
                if position > 0 { writer.blankLine() }
                emitForEachDefaultIsolation(provider, overloads[position]) { emit(offer, $0) }
            }
        }
        emitPendingMembers()
    }

    /// A private member may add further ones while it is written.
    private func emitPendingMembers() {
        while !pendingMembers.isEmpty { pendingMembers.removeFirst()() }
    }

    /// Writes a member once, or twice if it follows the module's default isolation.
    func emitForEachDefaultIsolation(
        _ provider: ProviderID, _ overload: MemberOverload = MemberOverload(), _ emit: (MemberOverload) -> Void
    ) {
        guard followsDefault[provider] else { return emit(overload) }
        writer.conditional(on: DefaultIsolation.condition) {
            var following = overload
            following.followsDefault = true
            emit(following)
        } else: {
            emit(overload)
            emitPendingMembers()
        }
    }

    private func emit(_ offer: OfferID, _ overload: MemberOverload) {
        let head = documentedHead(offer, overload)
        if head.parameters == nil { return emitProperty(head, offer, overload) }
        writer.member(head) {
            guard graph.isOwnType(offer) else { return emitAlias(offer, overload) }
            let delegate = !overload.takesShared && graph.isHanded(offer) ? offer : nil
            let expression = expression(graph.offers[offer].provider, omitted: overload.omitted)
            emitBody(expression, offer, overload, delegatingTo: delegate)
        }
    }

    // MARK: Properties

    private func emitLazy(_ offer: OfferID) {
        let provider = graph.offers[offer].provider
        let expression = expression(provider)
        var head = documentedHead(offer)
        head.introducer = "private(set) lazy var "
        writer.write(head)
        writer.write(" =")
        let isStatement = expression.sharedOffers.isEmpty && graph.capturingAutoclosures(of: provider).isEmpty
        if graph.providers[provider].injections.isEmpty, isStatement {
            writer.write(" ")
            writer.line(expression.construction())
        } else {
            writer.braces(then: "()") { emitBody(expression, offer) }
        }
    }

    /// Writes a computed property.
    private func emitProperty(_ head: MemberHead, _ offer: OfferID, _ overload: MemberOverload) {
        let provider = graph.offers[offer].provider
        let prefix = graph.effects[provider].prefix
        if !graph.isOwnType(offer) {
            return writer.property(head, prefix, Call(reading: name(graph.offers[offer].ownOffer)))
        }
        let expression = expression(provider)
        if expression.sharedOffers.isEmpty, !graph.hasConditionalElements(provider) {
            return writer.property(head, prefix, expression.construction())
        }
        writer.member(head) {
            emitBody(expression, offer, overload, delegatingTo: graph.isHanded(offer) ? offer : nil)
        }
    }
}
