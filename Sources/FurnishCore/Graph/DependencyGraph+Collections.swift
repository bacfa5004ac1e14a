/// Collections with elements, or with an element type, under `#if`.
extension DependencyGraph {
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
