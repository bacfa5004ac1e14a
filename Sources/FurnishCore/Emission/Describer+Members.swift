/// The members that need no second property for their instance: see `StoredMember` for the others.
extension Describer {
    /// The members of an offer that makes a new instance, or has the value of another member.
    func newMembers(_ offer: OfferID) -> [Member] {
        if !graph.sharing.takesCall(offer) { return [makingMember(offer, takesCall: false)] + sharedMember(offer) }
        return [beginningMember(offer), makingMember(offer, takesCall: true)] + sharedMember(offer)
    }

    /// A property or method that makes a new instance, or has the value of another member.
    private func makingMember(_ offer: OfferID, takesCall: Bool) -> Member {
        let provider = graph.offers[offer].provider
        let head = documentedHead(offer, takesCall: takesCall)
        guard graph.resolution.isOwnType(offer) else { return head.returning(alias(offer)) }
        let expression = Expression(self, provider: provider)
        if head.parameters == nil, expression.beginning.isEmpty, !graph.isBuiltByStatements(provider) {
            return Member(head: head, body: .getter(expression.construction()))
        }
        return Member(head: head, body: .statements(statements(expression)))
    }

    /// A property that makes its instance at the first use and keeps it.
    func lazyProperty(_ offer: OfferID) -> Member {
        var head = documentedHead(offer)
        head.introducer = "private(set) lazy var "
        let statements = statements(Expression(self, provider: graph.offers[offer].provider))
        let initial = statements.count == 1 ? statements[0] : .block("{", statements, "}()")
        return Member(head: head, body: .initial(initial))
    }

    /// The value of a member for a type from `as:`: that of the member for the provider's own type.
    private func alias(_ offer: OfferID) -> SwiftValue {
        let own = graph.offers[offer].ownOffer
        let shared = graph.resolution.isShared(offer) ? names.shared(own) : nil
        let passesCall = shared != nil || graph.sharing.takesCall(own)
        let call = passesCall ? [callArgument(graph.offers[offer].provider)] : []
        return value(calling: own, named: shared.map { SwiftKeyword.escaped($0.member) }, arguments(of: offer) + call)
    }

    /// A call or read of an offer's member.
    ///
    /// - Parameters:
    ///   - member: The name of another of its members.
    ///   - arguments: Empty for a property.
    func value(calling offer: OfferID, named member: String? = nil, _ arguments: [SwiftValue]) -> SwiftValue {
        let provider = graph.offers[offer].provider
        let isRead = graph.isProperty(provider) && arguments.isEmpty
        let call = SwiftValue(text: member ?? names.escaped[offer], form: isRead ? .text : .call(arguments))
        return SwiftValue(text: call.line, effects: graph.effects[provider])
    }

    /// The private functions that forward to a global.
    func forwarders(of offer: OfferID) -> [CodeDeclaration] {
        let provider = graph.offers[offer].provider
        guard graph.resolution.isOwnType(offer), let global = ShadowedGlobal(provider, self) else { return [] }
        return under(graph.resolution.condition(of: offer)) {
            inEachWorld(graph.questions(of: offer)) { [.member(global.forwarder)] }
        }
    }
}
