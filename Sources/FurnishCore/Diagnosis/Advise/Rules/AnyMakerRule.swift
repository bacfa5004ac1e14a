/// A value that nothing in view makes: `given:`, and any function or property. Only the user knows the source of a value
/// whose type another framework declares, so there the function is a change as well.
struct AnyMakerRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        let given = given
        return given + [anyMaker(given.isEmpty || isOfStandardLibrary(key) ? [] : writingMaker)]
    }

    /// A function that provides the type, with a placeholder for its value, at the end of the need's file.
    private var writingMaker: [Change] {
        let type = graph.text.spell(written(key))
        let name = "make" + TypeName(symbols: symbols).name(key)
        let lines = ["", "// @Provides", "func \(name)() -> \(type) {", "    <#\(type)#>", "}"]
        return [Change(program.source(graph.needs[need].file), .end(lines))]
    }
}
