extension AdviceQuery {
    /// `URL`, where a typealias `BaseURL` is provided, which is then a type of its own.
    var providedTypealias: [Diagnostic.Note] {
        let offers = tables.providedAliases[key] ?? []
        if offers.isEmpty { return [] }
        let notes = offers.map { note($0, ", and a provided typealias is a type of its own", taking($0)) }.capped
        // A number is probably another one, unless the parameter is called like the typealias, or like what provides it.
        if kind == .foreign, isOfStandardLibrary(key) {
            let name = name(of: need)
            let isMeant = offers.contains {
                name == TypeName.lowerCamel(show($0)) || name == names.text(program.name(site(of: $0)))
            }
            return (isMeant ? notes : notes.withoutChanges) + given
        }
        // A decorator of the protocol may have lost its marker.
        let isImplemented =
            kind == .protocol && symbol.flatMap { tables.candidates[$0] }?.contains { fillsGap($0.site) } == true
        return isImplemented ? notes.withoutChanges : notes
    }
}
