extension AdviceQuery {
    /// `URL`, where a typealias `BaseURL` is provided, which is then a type of its own.
    var providedTypealias: [Diagnostic.Note] {
        let notes = (tables.providedAliases[key] ?? []).map { offer in
            note(offer, ", and a provided typealias is a type of its own", taking(offer))
        }.capped
        if notes.isEmpty { return [] }
        // A number is probably another one, and a decorator of the protocol may have lost its marker.
        if kind == .foreign, isOfStandardLibrary(key) {
            return (hasNameOfProvider ? notes : notes.withoutChanges) + given
        }
        let isImplemented =
            kind == .protocol && symbol.flatMap { tables.candidates[$0] }?.contains { fillsGap($0.site) } == true
        return isImplemented ? notes.withoutChanges : notes
    }

    /// Whether the parameter is called like such a typealias, or like what provides one.
    private var hasNameOfProvider: Bool {
        let name = name(of: need)
        return (tables.providedAliases[key] ?? []).contains { offer in
            name == TypeName.lowerCamel(show(offer)) || name == names.text(program.name(site(of: offer)))
        }
    }
}
