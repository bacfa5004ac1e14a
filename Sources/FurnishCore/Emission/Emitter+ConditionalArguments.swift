/// Members with arguments that exist only under some of the member's own conditions.
///
/// Swift does not allow `#if` around a parameter or an argument, so such a member is written twice: with and without.
extension Emitter {
    struct ConditionalArguments {
        let condition: String
        /// Offers whose instances the call shares.
        var shared: Set<OfferID> = []
        /// Needs that use their default otherwise.
        var needs: [NeedID] = []
    }

    /// Writes a member once for each combination of the conditions, each with an emitter of its own graph.
    func emitVariants(_ conditional: ArraySlice<ConditionalArguments>, _ emit: (Emitter) -> Void) {
        guard let first = conditional.first else { return emit(self) }
        writer.conditional(on: first.condition) {
            emitVariants(conditional.dropFirst(), emit)
        } else: {
            let variant = Emitter(self, graph.lacking(shared: first.shared, met: first.needs))
            variant.emitVariants(conditional.dropFirst(), emit)
        }
    }

    /// At most five: each doubles the code of the member.
    func conditionalArguments(of offer: OfferID) -> [ConditionalArguments] {
        if graph.sharing.offers.isEmpty, graph.sometimesMet.isEmpty { return [] }
        let provider = graph.offers[offer].provider
        var found: [ConditionalArguments] = []
        for shared in graph.sharedOffers(of: provider) {
            let makers = graph.providers(at: shared).map { graph.providers[$0].condition }
            let own = graph.providers[provider].condition
            guard graph.bindings.conditions.combination(all: [own], none: makers) != .impossible else { continue }
            add(madeBy: shared, to: &found) { $0.shared.insert(shared) }
        }
        for need in graph.providers[provider].needs where graph.sometimesMet.contains(need) && graph.isOwnType(offer) {
            guard let made = graph.madeOffer(graph.fulfilments[need]) else { continue }
            add(madeBy: made, to: &found) { $0.needs.append(need) }
        }
        return found
    }

    private func add(
        madeBy offer: OfferID, to found: inout [ConditionalArguments], _ add: (inout ConditionalArguments) -> Void
    ) {
        let condition = conditionText(ofEither: graph.providers(at: offer).map { graph.providers[$0].conditionSite })
        if let known = found.firstIndex(where: { $0.condition == condition }) {
            add(&found[known])
        } else if found.count < 5 {
            found.append(ConditionalArguments(condition: condition))
            add(&found[found.count - 1])
        }
    }
}
