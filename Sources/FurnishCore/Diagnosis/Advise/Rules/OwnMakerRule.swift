/// A type of another package, whose declarations cannot be marked from here: a function of this module makes it.
final class OwnMakerRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        let isElsewhere = query.candidates.allSatisfy { program.module(of: $0.location)?.origin == .dependency }
        return !isForeign(key) && kind != .enum && isElsewhere ? query.candidates + [anyMaker] : []
    }
}
