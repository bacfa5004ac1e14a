/// An unmarked function that makes the missing type, although a value that it takes is missing too, or a member of a provided
/// instance.
final class DistantMakerRule: AdviceRule {
    override var notes: [Diagnostic.Note] {
        if kind == .enum || isOfStandardLibrary(key) || unknownName(in: key).map(KnownType.isValue) == true {
            return []
        }
        // The type that has the need cannot meet it.
        let consumer = symbols.symbol(of: graph.providers[unmet.provider].type)
        let makers = (tables.makers.distantSites[key] ?? []).filter {
            fillsGap($0) && (consumer == nil || symbols.enclosingType(of: $0) != consumer)
        }
        return makers.map(mark(maker:)).capped
    }
}
