/// The members that need no second property for their instance: see `StoredMember` for the others.
extension Describer {
    /// A property or method that makes a new instance, or has the value of another member.
    func member(_ offer: OfferID, _ overload: MemberOverload) -> Member {
        let provider = graph.offers[offer].provider
        let head = documentedHead(offer, overload)
        guard graph.resolution.isOwnType(offer) else { return head.returning(alias(offer, overload)) }
        let expression = expression(provider)
        if head.parameters == nil, expression.sharedOffers.isEmpty, !graph.isBuiltByStatements(provider) {
            return Member(head: head, body: .getter(expression.construction()))
        }
        let takesShared = graph.takesShared(offer) && parameters(.needed, of: offer) == .needed
        let delegate = !overload.takesShared && takesShared ? offer : nil
        return member(head, expression, offer, overload, delegatingTo: delegate)
    }

    /// A property that makes its instance at the first use and keeps it.
    func lazyProperty(_ offer: OfferID) -> Member {
        let expression = expression(graph.offers[offer].provider)
        var head = documentedHead(offer)
        head.introducer = "private(set) lazy var "
        let isValue = expression.sharedOffers.isEmpty && capturingAutoclosures(of: expression.provider).isEmpty
        if isValue, graph.providers[expression.provider].injections.isEmpty {
            return Member(head: head, body: .initial(Statement(expression.construction())))
        }
        let member = member(head, expression, offer)
        guard case .statements(let statements) = member.body else { return member }
        return Member(head: head, body: .initial(.block("{", statements, "}()")))
    }

    /// The needs for which an autoclosure would keep a scope's factory alive although the factory keeps the instance.
    func capturingAutoclosures(of provider: ProviderID) -> [NeedID] {
        graph.capturingAutoclosures(of: provider).filter { !fulfilment($0).isOmitted }
    }

    /// The value of a member for a type from `as:`: that of the member for the provider's own type, or the instance itself where
    /// the member receives it.
    private func alias(_ offer: OfferID, _ overload: MemberOverload) -> SwiftValue {
        let provider = graph.offers[offer].provider
        let own = graph.offers[offer].ownOffer
        let effects = graph.effects(of: own, receiving: overload.receives)
        switch overload.receives {
        case .instance:
            return SwiftValue(
                text: SwiftKeyword.escaped(names.shared[graph.resolution.firstAlternative(of: own)] ?? ""))
        case .needed:
            var expression = expression(provider)
            expression.takesShared = true
            return SwiftValue(text: expression.callPassingShared(to: own), effects: effects)
        case .none where graph.isProperty(provider): return SwiftValue(text: name(own), effects: effects)
        case .none:
            let call = SwiftValue(text: name(own), form: .call(arguments(of: offer, overload)))
            return SwiftValue(text: call.line, effects: effects)
        }
    }
}
