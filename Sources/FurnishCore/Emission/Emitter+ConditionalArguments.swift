/// Members with arguments that exist only under some of the member's own conditions.
///
/// Swift does not allow `#if` around an argument, so such a member is written twice: with the argument, and with the
/// parameter's default. Shared instances are passed in another way: see `SharedPlaceholders`.
extension Emitter {
    struct ConditionalArguments {
        let condition: String
        /// Needs that use their default otherwise.
        var needs: [NeedID]
    }

    /// Writes a member once for each combination of the conditions, each with an emitter of its own graph.
    func emitVariants(_ conditional: [ConditionalArguments], _ emit: (Emitter) -> Void) {
        guard let first = conditional.first else { return emit(self) }
        writer.conditional(on: first.condition) {
            emitVariants(Array(conditional.dropFirst()), emit)
        } else: {
            Emitter(self, graph.omitting(first.needs)).emitVariants(Array(conditional.dropFirst()), emit)
        }
    }

    /// At most five, and ten for a protocol's requirements: each doubles the code of the member.
    func conditionalArguments(of offer: OfferID) -> [ConditionalArguments] {
        if graph.sometimesMet.isEmpty, !graph.bindings.hasBundles { return [] }
        let provider = graph.offers[offer].provider
        var found: [ConditionalArguments] = []
        for need in graph.providers[provider].needs where graph.isOwnType(offer) {
            guard let condition = conditionText(ofArgument: need, of: provider) else { continue }
            if let known = found.firstIndex(where: { $0.condition == condition }) {
                found[known].needs.append(need)
            } else if found.count < (graph.providers[provider].isBundle ? 10 : 5) {
                found.append(ConditionalArguments(condition: condition, needs: [need]))
            }
        }
        return found
    }

    /// The condition under which an argument exists; nil for one that exists wherever its member does.
    func conditionText(ofArgument need: NeedID, of provider: ProviderID) -> String? {
        var texts: [String] = []
        let outer = graph.program.declaration(graph.providers[provider].site).condition
        if let site = graph.needs[need].requirement, graph.program.declaration(site).condition != outer,
            let text = graph.program.conditionText(of: site)
        {
            texts.append(text)
        }
        if graph.sometimesMet.contains(need), let made = graph.madeOffer(graph.fulfilments[need]) {
            texts.append(conditionText(ofMakersOf: made))
        }
        return texts.count < 2 ? texts.first : texts.map { "(\($0))" }.joined(separator: " && ")
    }

    /// A condition under which at least one provider makes the offer.
    func conditionText(ofMakersOf offer: OfferID) -> String {
        conditionText(ofEither: graph.providers(at: offer).map { graph.providers[$0].conditionSite })
    }
}
