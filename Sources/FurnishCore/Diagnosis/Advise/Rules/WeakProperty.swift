extension AdviceQuery {
    /// A parameter that ends in a `weak` or `unowned` property: somebody else holds the object, so the caller passes it. Where the
    /// needing type is that object, it takes a closure.
    var weakProperty: [Diagnostic.Note] {
        guard let property = weakHolder else { return [] }
        let reason = "'\(name(property))' does not keep a new instance: "
        guard let given = tables.givens.note(giving: need, of: unmet.provider, reason), let fix = given.fix else {
            return [
                note(property, reason + "mark one that the factory holds '// @Provides(once)', or let a caller pass it")
            ]
        }
        guard let (other, owner) = ownNeed else { return [given] }
        let closure = "(\(show(key))) -> \(graph.text.show(needs[other].type))"
        let written = attribute(ofClosure: other) + closure
        let changes = graph.writing(written, for: other)
        let title = "\(fix.title), and take '\(closure)' in '\(graph.show(owner))'"
        let both = changes.isEmpty ? [] : fix.changes + changes
        return [.init(given.location, reason, Fix(title, both, letsCallersPass: true))]
    }

    /// A need for the type with the property in a type that itself is the missing object.
    private var ownNeed: (need: NeedID, owner: ProviderID)? {
        for owner in tables.givens.consumers[unmet.provider] ?? [] {
            guard let type = symbols.symbol(of: providers[owner].type), resolution.isOwn(owner), isSubtype(type),
                let need = providers[owner].needs.first(where: {
                    resolution.madeProvider(graph.fulfilments[$0]) == unmet.provider
                })
            else { continue }
            return (need, owner)
        }
        return nil
    }
}
