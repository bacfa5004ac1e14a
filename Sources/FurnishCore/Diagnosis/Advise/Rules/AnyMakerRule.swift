/// A value that nothing in view makes: `given:`, and any function or property. Only the user knows the source of a value
/// whose type another framework declares.
final class AnyMakerRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        if let named = namedValue { return given + [named] }
        return (isOfStandardLibrary(key) ? given : given.withoutChanges) + [anyMaker]
    }

    /// Names a declaration with such a plain value, and the typealias to write.
    private var namedValue: Diagnostic.Note? {
        let values = UnnamedValues(graph: graph)
        guard values.needsName(key),
            let site = ScopePropertyRule(query: query).properties.first?.property
                ?? tables.makers.sites[key]?.first(where: fillsGap)
        else { return nil }
        let (value, type) = (values.name(for: site), show(key))
        return note(
            site,
            "if \(subject(site)) is meant, write 'typealias \(value) = \(type)', and provide and need '\(value)' in place of '\(type)'"
        )
    }
}
