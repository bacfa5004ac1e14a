/// `(Int) -> T`, where a `(String) -> T` is provided as a value: the two types, to be compared.
final class OtherFunctionRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        guard let function = types.function(key),
            let offer = tables.provided.functions[graph.keys.key(function.result)]?.first
        else { return [] }
        let fix = Fix("take that", taking(offer).changes)
        return [
            .init(program.nameLocation(site(of: offer)), show(key), .compared(label: "needed")),
            note(offer: offer, fix),
        ]
    }

    private func note(offer: OfferID, _ fix: Fix) -> Diagnostic.Note {
        .init(program.nameLocation(site(of: offer)), "\(show(offer)): ", fix, .compared(label: "provided"))
    }
}
