/// `T`, where a `[T]` is provided. Only the user knows whether the code can use the list, so that is no change.
struct ProvidedListRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        let collection = types.intern(.array, [TypeChild(key)])
        guard !isOfStandardLibrary(key), let offer = graph.resolution.find(collection) else { return [] }
        return [provided(offer, taking(collection, insteadOf: key))].withoutChanges + unmarkedTypes
    }
}
