extension AdviceQuery {
    /// Data, such as a `Movie`: the caller probably passes it. A marker is only mentioned where data is a value or managed by a store.
    /// Where no caller can pass it, marking it is no change to make without thought either.
    var dataType: [Diagnostic.Note] {
        guard let type = nominal(keys.made(by: key)), tables.services.isData(type), !isMadeHere(type),
            case let data = symbols[type].kind == .protocol ? tables.services.conforming(to: type) : [type],
            candidates.contains(where: { isOfData($0, data) })
        else { return [] }
        let given = given + inInitializer
        if tables.givens.isNeededTogether(unmet) {
            // The value is an input of the factory.
            let words = "write '// @Provides' on a property of the type marked '// @Scope(root)'"
            return (given + candidates).withoutChanges
                + [.init(location, "or let the factory start from one: \(words)")]
        }
        if !given.isEmpty, tables.services.isPassed(type) {
            // A function that makes an entity of a store makes a new one.
            let isEntity = symbols[type].kind == .class
            let others = isEntity ? [] : candidates.filter { !isOfData($0, data) }
            return given + candidates.filter { isOfData($0, data) }.withoutChanges + others
        }
        return !given.isEmpty && candidates.haveChanges
            ? given + candidates : (given + candidates).withoutChanges
    }

    /// No caller can pass the value of a property that is set after initialization.
    private var inInitializer: [Diagnostic.Note] {
        let injections = providers[unmet.provider].injections
        guard injections.contains(where: { $0.isProperty && $0.needs.contains(need) }) else { return [] }
        let marker = ProposedMarker.text(.needs, "given: " + name(of: need))
        return [.init(location, "", Fix("to let the caller pass it, take it in an initializer marked '\(marker)'"))]
    }

    /// Whether the factory is to make a type: its members are marked, or a `@StateObject` keeps a new instance of the class.
    private func isMadeHere(_ type: SymbolID) -> Bool {
        if bindings.uninjectedMembers.contains(where: { $0.type == type }) { return true }
        return needs[need].isAutoclosureKept && symbols[type].kind == .class && !tables.services.isPassed(type)
    }

    /// Whether a note is about the declaration of one of these types or one of its initializers.
    private func isOfData(_ note: Diagnostic.Note, _ types: [SymbolID]) -> Bool {
        types.contains { type in
            (symbols[type].sites + symbols.members(of: type, .initializer)).contains {
                program.nameLocation($0) == note.location
            }
        }
    }
}
