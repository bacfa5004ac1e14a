/// A value that nothing in view makes: `given:`, and any function or property. Only the user knows the source of a value
/// whose type another framework declares.
struct AnyMakerRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] { (isOfStandardLibrary(key) ? given : given.withoutChanges) + [anyMaker] }
}
