extension AdviceQuery {
    /// A need for the module's own factory, which makes the needing type itself: it takes closures in place of the factory.
    var ownFactory: [Diagnostic.Note] {
        guard unknownName(in: keys.made(by: key)) == bindings.scopes[.outermost].factory else { return [] }
        return [closures(insteadOf: .outermost, need, of: unmet.provider)]
    }
}
