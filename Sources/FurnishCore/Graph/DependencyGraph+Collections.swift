/// Collections with elements, or with an element type, under `#if`.
extension DependencyGraph {
    /// The declaration whose `#if`s surround a provider's member. For a collection, it is the element type's declaration.
    package func conditionSite(_ provider: ProviderID) -> Site? {
        let definition = providers[provider]
        return definition.isCollection ? definition.conditionalName : definition.conditionSite
    }

    /// Whether a literal cannot have all elements of a collection: some exist only under conditions of their own.
    func isBuiltByStatements(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        return definition.isCollection
            && definition.needs.contains { isConditional(element: $0, of: definition) }
    }

    func isConditional(element need: NeedID, of collection: Provider) -> Bool {
        guard let made = resolution.madeProvider(fulfilments[need]), providers[made].condition != .always else {
            return false
        }
        return !bindings.conditions.isImpossible(all: [collection.condition], none: [providers[made].condition])
    }
}

extension SymbolTable {
    /// The first type in `type` whose only declaration is under `#if`.
    func conditionalSite(inNamesOf type: TypeID) -> Site? {
        let node = types[type]
        if node.kind == .nominal {
            let sites = self[node.symbol].sites
            if sites.count == 1, program.declaration(sites[0]).condition >= 0 { return sites[0] }
        }
        for child in types.children(of: type) {
            if let site = conditionalSite(inNamesOf: child.type) { return site }
        }
        return nil
    }
}
