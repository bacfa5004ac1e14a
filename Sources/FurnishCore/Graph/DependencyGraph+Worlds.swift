/// The conditions in which a member's signature or body may differ.
extension DependencyGraph {
    /// The condition of a provider as it is written after `#if`; nil for one that is always compiled.
    package func conditionText(of provider: ProviderID) -> String? {
        let condition = resolution.condition(of: provider)
        return condition == .always ? nil : bindings.conditions.text(of: condition)
    }

    var hasQuestions: Bool { !argumentConditions.isEmpty }

    /// The conditions under which a member has its arguments.
    func questions(of offer: OfferID) -> [ConditionID] {
        guard hasQuestions, resolution.isOwnType(offer) else { return [] }
        return providers[offers[offer].provider].needs.compactMap { argumentConditions[$0] }
    }

    /// The world of a member: its factory and what provides its value are compiled.
    func world(ofMember offer: OfferID) -> ConditionID {
        let provider = offers[offer].provider
        return bindings.conditions.all(of: [
            placement.scope(of: provider).condition, resolution.condition(of: provider),
        ])
    }

    // MARK: Collections with elements, or with an element type, under `#if`

    /// The declaration whose `#if`s surround a provider's member. For a collection, it is the element type's declaration.
    package func conditionSite(_ provider: ProviderID) -> Site? {
        let definition = providers[provider]
        if case .collection(let made) = definition.maker { return made.conditionalName }
        return definition.conditionalInitializer ?? definition.site
    }

    /// Whether a literal cannot have all elements of a collection: some exist only under conditions of their own.
    func isBuiltByStatements(_ provider: ProviderID) -> Bool {
        providers[provider].isCollection
            && calls.firstCalls(of: provider).contains { element in
                !bindings.conditions.holds(
                    resolution.condition(of: element.made), in: resolution.condition(of: provider))
            }
    }
}

extension SymbolTable {
    /// The first type in `type` whose only declaration is under `#if`.
    func conditionalSite(inNamesOf type: TypeID) -> Site? {
        types.parts(of: type).compactMap(symbol).map { self[$0].sites }
            .first { $0.count == 1 && program.declaration($0[0]).condition >= 0 }?[0]
    }
}
