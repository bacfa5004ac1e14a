extension AdviceQuery {
    /// A type of another package, whose declarations cannot be marked from here: a function of this module makes it.
    var ownMaker: [Diagnostic.Note] {
        let isElsewhere = candidates.allSatisfy { program.module(of: $0.location)?.origin == .dependency }
        return !isForeign(key) && kind != .enum && isElsewhere ? candidates + [anyMakerNote] : []
    }
}
