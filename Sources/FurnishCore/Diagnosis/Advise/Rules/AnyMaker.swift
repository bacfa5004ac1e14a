extension AdviceQuery {
    /// A value that nothing in view makes: `given:`, and any function or property. Only the user knows the source of a value
    /// whose type another framework declares.
    var anyMaker: [Diagnostic.Note] {
        if let decidedType { return [decidedType] + given.withoutChanges }
        if let named = namedValue { return given + [named] }
        return (isOfStandardLibrary(key) ? given : given.withoutChanges) + [anyMakerNote]
    }

    /// A property decides an associated type, which only the compiler finds out without a typealias.
    private var decidedType: Diagnostic.Note? {
        guard let name = unknownName(in: key), let owner = symbols.symbol(of: providers[unmet.provider].type)
        else { return nil }
        let members = Ancestry(of: symbols.implicitType(owner), symbols).found.flatMap {
            symbols.members(of: $0, .other)
        }
        guard members.contains(where: { names.text(program.name($0)) == name }) else { return nil }
        let property = symbols.members(of: owner, .property).first { program.name($0) == needs[need].name }
        return property.map { property in
            let type = program.source(property.file).text(program.declaration(property).type)
            return note(property, "write 'typealias \(name) = \(type)', which this property says only to the compiler")
        }
    }

    /// Names a declaration with such a plain value, and the typealias to write.
    private var namedValue: Diagnostic.Note? {
        let values = UnnamedValues(graph: graph)
        guard values.needsName(key),
            let site = propertiesOfScopes(of: key).first?.property
                ?? tables.makers.sites[key]?.first(where: fillsGap)
        else { return nil }
        let (value, type) = (values.name(for: site), show(key))
        return note(
            site,
            "if \(subject(site)) is meant, write 'typealias \(value) = \(type)', and provide and need '\(value)' in place of '\(type)'"
        )
    }
}
