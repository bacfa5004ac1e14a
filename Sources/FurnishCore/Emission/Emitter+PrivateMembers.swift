/// The private members that async members are split into: see `SplitAfterAwaiting`, `SplitAfterSharing` and
/// `SplitInjections`.
extension Emitter {
    /// - Parameter result: A type; nil for the result of the offer's own member.
    func emitPrivateMember(
        _ name: String, _ parameters: [String], of offer: OfferID, _ effects: Effects, result: String? = nil,
        _ body: () -> Void
    ) {
        let provider = graph.offers[offer].provider
        writer.blankLine()
        let head = MemberHead(
            availability: graph.availability(ofOffer: offer), isolation: isolation(provider, effects),
            access: "private ", name: name, parameters: parameters, effects: effectWords(provider, effects),
            result: result ?? self.result(offer))
        writer.member(head, body)
    }

    /// The parameter for a need that the async member awaits and passes on.
    func awaitedParameter(_ need: NeedID, _ name: String?) -> String {
        let made = graph.madeOffer(graph.fulfilments[need]).map { graph.offers[$0].type }
        let type = made ?? graph.needs[need].type
        let ownership = graph.symbols.isNoncopyable(type) ? "consuming " : ""
        return parameterLabel(name) + ownership + types.parameter(type, isEscaping: graph.isFunction(type))
    }

    /// The arguments that pass on the given parameters and the shared instances.
    func forwardedArguments(
        _ offer: OfferID, _ overload: MemberOverload, sharing shared: [OfferID], making made: [OfferID],
        _ expression: Expression
    ) -> [String] {
        given(offer, overload).map { given in
            let text = graph.program.names.text(given.name)
            return label(text) + (graph.needs[given.need].isInout ? "&" : "") + SwiftKeyword.escaped(text)
        }
            + shared.map { shared in
                label(names.shared[shared])
                    + (made.contains(shared) ? expression.call(making: shared) : expression.sharedName(shared))
            }
    }

    func forwardedParameters(_ offer: OfferID, _ overload: MemberOverload, sharing shared: [OfferID]) -> [String] {
        let provider = graph.offers[offer].provider
        return given(offer, overload).map { given in
            let type = graph.needs[given.need].type
            return parameterLabel(graph.program.names.text(given.name))
                + types.parameter(type, isEscaping: given.isEscaping && graph.isFunction(type))
        } + shared.map { sharedParameter($0, of: provider) }
    }

    func privateName(_ verb: String, _ offer: OfferID) -> String {
        let name = names.names[offer]
        return privateName(verb + TypeName.capitalized(name.hasPrefix("make") ? String(name.dropFirst(4)) : name))
    }

    func label(_ name: String?) -> String { SwiftKeyword.label(name ?? "") + ": " }

    private func parameterLabel(_ name: String?) -> String { SwiftKeyword.argument(name ?? "") + ": " }
}
