/// The members of offers that need no storage of their own: see `StoredMemberEmitter` for the others.
extension Describer {
    /// A property or method that makes a new instance, or returns that of another member for a type from `as:`.
    func member(_ offer: OfferID, _ overload: MemberOverload) -> Member {
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

    /// A property that makes its instance at the first use and keeps it.
    func lazyProperty(_ offer: OfferID) -> Member {
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
