/// The members that begin a call, those that share an instance in it, and the class of calls.
extension Describer {
    /// The class of calls.
    var callClass: String { SwiftKeyword.escaped(helperPrefix + "Call") }

    func callName(_ provider: ProviderID) -> String { names.local("call", in: provider) }

    func callArgument(_ provider: ProviderID) -> SwiftValue { SwiftValue(label: "in: ", text: callName(provider)) }

    /// The member without the call, which begins one. Only the other member is for overrides.
    func beginningMember(_ offer: OfferID) -> Member {
        var head = documentedHead(offer)
        (head.access, head.introducer) = (finalAccess(offer), "final " + head.introducer)
        let call = SwiftValue(label: "in: ", text: callClass + "()")
        return head.returning(value(calling: offer, arguments(of: offer) + [call]))
    }

    private func finalAccess(_ offer: OfferID) -> String { access.ofMember(offer).modifier(ifPublic: "public") }

    /// The member that makes an instance once for each call.
    func sharedMember(_ offer: OfferID) -> [Member] {
        guard graph.sharing.isHeld(offer), let shared = names.shared(offer) else { return [] }
        let provider = graph.offers[offer].provider
        var head = head(offer, takesCall: true)
        head.documentation = "The `\(graph.text.title(graph.madeType(offer)))` of a call."
        (head.access, head.introducer) = (finalAccess(offer), "final func ")
        head.name = SwiftKeyword.escaped(shared.member)
        let call = callName(provider)
        let property = "\(call).\(SwiftKeyword.escaped(shared.property))"
        let isErased = isErased(offer)
        let free = names.local(shared.property, in: provider)
        let local = free == call ? free + "_" : free
        let name = SwiftKeyword.escaped(local)
        let passed = graph.sharing.takesCall(offer) ? [callArgument(provider)] : []
        var made = value(calling: offer, arguments(of: offer) + passed)
        if local == names.names[offer] { made.text = "self." + made.text }
        // In Swift 5 mode, a closure's isolation would be inferred.
        let type = graph.keys.isFunction(graph.offers[offer].type) ? ": \(head.result)" : ""
        return [
            Member(
                head: head,
                body: .statements([
                    Statement(
                        "if let \(name) = \(property) { return \(name)\(isErased ? " as! \(head.result)" : "") }"),
                    .value("let \(name)\(type) = ", made, ""),
                    Statement("\(property) = \(name)\(isErased ? " as Any" : "")"), Statement("return \(name)"),
                ]))
        ]
    }

    /// Swift does not allow `@available` on stored properties.
    private func isErased(_ offer: OfferID) -> Bool { graph.requirements.availability(of: offer)?.isPartial == true }

    /// The class of calls; empty if nothing is shared.
    ///
    /// - Parameter offers: Those with a member.
    func callDeclarations(_ offers: [OfferID]) -> [CodeDeclaration] {
        if graph.sharing.held.isEmpty { return [] }
        let isPublic = graph.bindings.scopes.elements.map(\.access).max() ?? .internal
        let head = MemberHead(
            documentation: "What one call of a factory's member shares.", isolation: "nonisolated ",
            access: isPublic.modifier(ifPublic: "public"), introducer: "final class ", name: callClass)
        let initializer = MemberHead(access: "fileprivate ", introducer: "", name: "init", parameters: [])
        let slots = offers.filter(graph.sharing.isHeld).flatMap { offer -> [CodeDeclaration] in
            guard let shared = names.shared(offer) else { return [] }
            let result = isErased(offer) ? "Any?" : types.optional(graph.offers[offer].type)
            let slot = MemberHead(
                access: "fileprivate ", introducer: "var ", name: SwiftKeyword.escaped(shared.property), result: result)
            return under(graph.placement.scope(of: graph.offers[offer].provider).condition) {
                under(graph.resolution.condition(of: offer)) { [.stored(slot)] }
            }
        }
        return [.type(head, slots + [.member(Member(head: initializer, body: .statements([])))])]
    }

    /// A call or read of the member that makes one of the module's own fakes, in the member that it replaces.
    func value(ofFake fake: OfferID, insteadOf live: OfferID) -> SwiftValue {
        let (made, replaced) = (graph.offers[fake].provider, graph.offers[live].provider)
        // A call cannot be passed to another actor.
        let passesCall =
            graph.sharing.takesCall(fake) && graph.sharing.takesCall(live)
            && !graph.isolations.mustHop(from: graph.isolations.actor(of: replaced), to: made)
        return value(calling: fake, arguments(of: fake) + (passesCall ? [callArgument(replaced)] : []))
    }
}
