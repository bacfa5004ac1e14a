/// An unmarked function that makes the missing type, although something that it needs is missing too.
struct DistantMakerRule: AdviceRule {
    let query: AdviceQuery

    var notes: [Diagnostic.Note] {
        if isOfStandardLibrary(key) || isForeign(key) && types[key].kind != .composition { return [] }
        return (tables.makers.distantSites[key] ?? []).filter(fillsGap).map(mark(maker:)).capped
    }
}
