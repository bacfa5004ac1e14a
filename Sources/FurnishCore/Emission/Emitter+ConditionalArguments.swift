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

    /// At most five: each doubles the code of the member.
    func conditionalArguments(of offer: OfferID) -> [ConditionalArguments] {
        if graph.sometimesMet.isEmpty { return [] }
        var found: [ConditionalArguments] = []
        for need in graph.providers[graph.offers[offer].provider].needs
        where graph.sometimesMet.contains(need) && graph.isOwnType(offer) {
            guard let made = graph.madeOffer(graph.fulfilments[need]) else { continue }
            let condition = conditionText(ofMakersOf: made)
            if let known = found.firstIndex(where: { $0.condition == condition }) {
                found[known].needs.append(need)
            } else if found.count < 5 {
                found.append(ConditionalArguments(condition: condition, needs: [need]))
            }
        }
        return found
    }

    /// A condition under which at least one provider makes the offer.
    func conditionText(ofMakersOf offer: OfferID) -> String {
        conditionText(ofEither: graph.providers(at: offer).map { graph.providers[$0].conditionSite })
    }
}
