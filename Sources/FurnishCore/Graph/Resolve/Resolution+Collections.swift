extension Provider {
    /// A collection, which is declared nowhere but in the generated code.
    ///
    /// - Parameters:
    ///   - first: The first provider that contributes, which stands for the collection's place.
    ///   - needs: Those for the elements.
    ///   - hasLazyElements: Whether it is a collection of closures that make the elements of another collection.
    convenience init(
        collection type: TypeID, like first: Provider, needs: RowRange<Need>, hasLazyElements: Bool,
        _ bindings: Bindings
    ) {
        let conditional = bindings.symbols.conditionalSite(inNamesOf: type)
        self.init(
            .collection(ProvidedCollection(conditionalName: conditional, hasLazyElements: hasLazyElements)), of: type,
            at: first.site, marker: first.marker, condition: conditional.map(bindings.conditions.condition) ?? .always,
            needs: NeedRows(all: needs, arguments: needs), availability: bindings.symbols.availability(ofNamesIn: type))
    }
}
