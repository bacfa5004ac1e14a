/// A type of another package, whose declarations cannot be marked from here: a function of this module makes it.
struct OwnMakerRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        let isElsewhere = query.candidates.allSatisfy { program.isOfDependency($0.location) }
        return !isForeign(key) && kind != .enum && isElsewhere ? query.candidates + [anyMaker()] : []
    }
}
