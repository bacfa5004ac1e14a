extension AdviceQuery {
    /// `(Int) -> T`, where a `(String) -> T` is provided as a value: the two types, to be compared.
    var otherFunction: [Diagnostic.Note] {
        guard let function = types.function(key), let offer = tables.providedFunctions[keys.key(function.result)]?.first
        else { return [] }
        let (place, fix) = (program.nameLocation(site(of: offer)), Fix("take that", taking(offer).changes))
        return [
            .init(place, show(key), role: .compared(label: "needed")),
            .init(place, "\(show(offer)): ", fix, role: .compared(label: "provided")),
        ]
    }
}
