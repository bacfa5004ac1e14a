/// Decorators wrap another value of a type that they are: `CachingStore: Store`, made from a `Store`.
extension SubtypeRule {
    /// Whether the candidate needs a value of the type itself. Marking it would cause a cycle.
    func takes(_ candidate: SubtypeCandidate, _ key: TypeID) -> Bool {
        let isWrapper = (tables.providersOfSymbol[candidate.symbol] ?? []).contains { provider in
            graph.providers[provider].needs.contains { graph.keys.key(graph.needs[$0].type) == key }
        }
        return isWrapper || wrappedType(candidate, key) != nil
    }

    /// Where the initializer of a candidate that nothing makes yet takes a value of the type.
    func wrappedType(_ candidate: SubtypeCandidate, _ key: TypeID) -> (file: Int32, type: ByteRange)? {
        let (sites, types): ([Site], [ByteRange])
        switch targets.choice(candidate.symbol, candidate.site) {
        case .declared(let initializer):
            types = program.parameters(of: initializer).map(\.type)
            sites = types.map { _ in initializer }
        case .memberwise(let parameters):
            sites = parameters.map(\.site)
            types = sites.map { program.declaration($0).type }
        case .modelActor, .implicit, .ambiguous, .impossible: return nil
        }
        let row = types.indices.first { row in
            !types[row].isEmpty && graph.keys.key(symbols.readType(types[row], at: sites[row])) == key
        }
        return row.map { (sites[$0].file, types[$0]) }
    }

    /// A decorator, which then takes one of the other types that can be meant.
    func wrapping(_ candidate: SubtypeCandidate, _ wrapped: [Site]) -> Diagnostic.Note? {
        let provider = provider(of: candidate)
        guard program.isOwn(candidate.site.file), let place = wrappedType(candidate, key),
            case .type? = target(of: candidate, as: key),
            provider != nil || tables.providersOfSymbol[candidate.symbol] == nil
        else { return nil }
        let taking = Change(program.source(place.file), .type(place.type, name(wrapped[0])))
        let names = wrapped.map { "'\(name($0))'" }.joined(separator: " or ")
        let words = "to wrap \(names), take that type in it, and"
        let marker = provider.flatMap(graph.markerEditor)
        let fix =
            marker?.adding(type: show(key)).fix("\(words) write", with: [taking])
            ?? providing(candidate.site, "as: \(show(key))").fix("\(words) mark it", with: [taking])
        return .init(
            provider.map(graph.markerLocation) ?? program.nameLocation(candidate.site),
            "\(subject(candidate.site)) \(relation(candidate.symbol, to: key)) and takes another one: ",
            wrapped.count == 1 ? fix : Fix(fix.title))
    }
}
