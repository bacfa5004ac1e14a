/// A value that nothing in view makes: `given:`, and any function or property. Only the user knows the source of a value
/// whose type another framework declares, so there the function is a change as well.
struct AnyMakerRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        let given = given
        if let named = namedValue { return given + [named] }
        return given + [anyMaker(given.isEmpty || isOfStandardLibrary(key) ? [] : writingMaker)]
    }

    /// What has such a plain value, and the name to give to it.
    private var namedValue: Diagnostic.Note? {
        let values = UnnamedValues(graph: graph)
        guard values.needsName(key),
            let site = ScopePropertyRule(query: query).properties.first?.property
                ?? tables.makers.sites[key]?.first(where: fillsGap)
        else { return nil }
        let (value, type) = (values.name(for: site), show(key))
        return .init(
            program.nameLocation(site),
            "if \(subject(site)) is meant, write 'typealias \(value) = \(type)', and provide and need '\(value)' in place of '\(type)'"
        )
    }

    /// A function that provides the type, with a placeholder for its value, at the end of the need's file.
    private var writingMaker: [Change] {
        let type = graph.text.spell(written(key))
        let name = "make" + TypeName(symbols: symbols).name(key)
        let lines = ["", "// @Provides", "func \(name)() -> \(type) {", "    <#\(type)#>", "}"]
        return [Change(program.source(graph.needs[need].file), .end(lines))]
    }
}
