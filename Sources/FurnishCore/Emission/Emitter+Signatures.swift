/// The declarations of members before their bodies, and the text that they are made of.
extension Emitter {
    func emitMethod(
        _ offer: OfferID, _ overload: MemberOverload, introducer: String = "func ", result: String? = nil,
        _ body: () -> Void
    ) {
        let provider = graph.offers[offer].provider
        var parameters = given(offer, overload).map { parameter($0, of: provider) }
        parameters += graph.sharedOffers(receiving: overload.receives, offer).map { sharedParameter($0, of: provider) }
        let effects = graph.effects(of: offer, receiving: overload.receives)
        writer.write(isolation(provider, effects, overload))
        writer.write(accessModifier(offer, overload))
        writer.write(introducer)
        writer.function(name(offer), parameters, effectWords(provider, effects) + (result ?? self.result(offer)), body)
    }

    func isolation(_ provider: ProviderID, _ overload: MemberOverload) -> String {
        isolation(provider, graph.effects[provider], overload)
    }

    private func isolation(_ provider: ProviderID, _ effects: Effects, _ overload: MemberOverload) -> String {
        overload.followsDefault ? "" : isolation(provider, effects)
    }

    /// Writes the start of a declaration, up to the member's name.
    func writeHead(
        _ offer: OfferID, _ effects: Effects, _ introducer: String, _ overload: MemberOverload = MemberOverload()
    ) {
        writer.write(isolation(graph.offers[offer].provider, effects, overload))
        writer.write(accessModifier(offer))
        writer.write(introducer)
        writer.write(name(offer))
    }

    func given(_ offer: OfferID, _ overload: MemberOverload) -> [GivenParameter] {
        let all = graph.givens(of: offer, receiving: overload.receives)
        return overload.omitted.isEmpty ? all : all.filter { !overload.omitted.contains($0.name) }
    }

    private func parameter(_ given: GivenParameter, of provider: ProviderID) -> String {
        let need = graph.needs[given.need]
        let type = types.parameter(need.type, isEscaping: given.isEscaping && graph.isFunction(need.type))
        let label = SwiftKeyword.argument(graph.program.names.text(need.name))
        if graph.isUnlabelled(given, of: provider) { return "_ \(label): \(type)" }
        return "\(label): \(type)" + (graph.defaultText(given.need).map { " = " + $0 } ?? "")
    }

    /// The parameter of a provider's member for a shared instance.
    func sharedParameter(_ offer: OfferID, of provider: ProviderID) -> String {
        let type = graph.offers[offer].type
        let isEscaping = graph.isFunction(type)
        let text =
            names.placeholderType(offer, for: provider, graph).map { isEscaping ? "@escaping " + $0 : $0 }
            ?? types.parameter(type, isEscaping: isEscaping)
        return SwiftKeyword.argument(names.shared[offer] ?? "") + ": " + text
    }

    func name(_ offer: OfferID) -> String { names.escaped[offer] }

    func type(_ offer: OfferID) -> String { types.spell(graph.offers[offer].type) }

    /// The attribute or modifier for a member's isolation; empty where the factory's isolation applies.
    ///
    /// Without an actor, async members run on their caller's actor, because a factory that is not `Sendable` cannot be
    /// passed to another one.
    func isolation(_ provider: ProviderID) -> String { isolation(provider, graph.effects[provider]) }

    func isolation(_ provider: ProviderID, _ effects: Effects) -> String {
        if isNonisolated[provider] { return "nonisolated " }
        let factory = graph.scope(of: provider).isolation
        if let actor = graph.isolations[provider] { return actor == factory ? "" : "@" + types.spell(actor) + " " }
        return effects.contains(.isAsync) && factory == nil ? "nonisolated(nonsending) " : ""
    }

    func effectWords(_ provider: ProviderID) -> String { effectWords(provider, graph.effects[provider]) }

    func effectWords(_ provider: ProviderID, _ effects: Effects) -> String {
        effects.words(graph.thrown[provider], types)
    }

    func result(_ offer: OfferID) -> String {
        let isNothing = graph.providers[graph.offers[offer].provider].isMethod && type(offer) == "()"
        let type = type(offer)
        let sending = type.hasPrefix("sending ") ? "" : sending(graph.offers[offer].provider)
        return isNothing ? "" : " -> " + sending + type
    }

    func accessModifier(_ offer: OfferID, _ overload: MemberOverload = MemberOverload()) -> String {
        modifier(access.ofMember(offer, receiving: overload.receives), ifPublic: "open")
    }
}
