extension AdviceQuery {
    /// Data, such as a `Movie`: the caller probably passes it. A marker is only mentioned where data is a value or managed by a store.
    /// Where no caller can pass it, marking it is no change to make without thought either.
    var dataType: [Diagnostic.Note] {
        guard let type = nominal(keys.made(by: key)), tables.isData(type) else { return [] }
        // The factory is to make it where its members are marked, or where a `@StateObject` keeps a new instance of the class.
        let isKept = needs[need].isAutoclosureKept && symbols[type].kind == .class && !tables.isPassed(type)
        if isKept || bindings.uninjectedMembers.contains(where: { $0.type == type }) { return [] }
        let types = symbols[type].kind == .protocol ? tables.conforming(to: type) : [type]
        // The notes about the declaration of one of these types or one of its initializers.
        let places = types.flatMap { symbols[$0].sites + symbols.members(of: $0, .initializer) }.map(
            program.nameLocation)
        let ofData = candidates.filter { places.contains($0.location) }
        if ofData.isEmpty { return [] }
        let given = given + inInitializer
        if tables.givens.isNeededTogether(unmet) {
            // The value is an input of the factory.
            let words = "write '// @Provides' on a property of the type marked '// @Scope(root)'"
            return (given + candidates).withoutChanges
                + [.init(graph.location(ofNeed: unmet.reportedNeed), "or let the factory start from one: \(words)")]
        }
        if !given.isEmpty, tables.isPassed(type) {
            // A function that makes an entity of a store makes a new one.
            let isEntity = symbols[type].kind == .class
            return given + ofData.withoutChanges + (isEntity ? [] : candidates.filter { !places.contains($0.location) })
        }
        return !given.isEmpty && candidates.haveChanges ? given + candidates : (given + candidates).withoutChanges
    }

    /// No caller can pass the value of a property that is set after initialization.
    private var inInitializer: [Diagnostic.Note] {
        let injections = providers[unmet.provider].injections
        guard injections.contains(where: { $0.isProperty && $0.needs.contains(need) }) else { return [] }
        let marker = ProposedMarker.text(.needs, "given: " + name(of: need))
        return [
            .init(
                graph.location(ofNeed: unmet.reportedNeed), "",
                Fix("to let the caller pass it, take it in an initializer marked '\(marker)'"))
        ]
    }
}
