/// Types that wrap another value of a type that they are: `CachingStore: Store`, made from a `Store`.
struct Decorators {
    let graph: DependencyGraph
    let providersOfSymbol: [SymbolID: [ProviderID]]

    /// Whether the candidate needs a value of the type itself. Marking it would cause a cycle.
    func takes(_ candidate: SubtypeCandidate, _ key: TypeID) -> Bool {
        let isWrapper = (providersOfSymbol[candidate.symbol] ?? []).contains { provider in
            graph.providers[provider].needs.contains { graph.keys.key(graph.needs[$0].type) == key }
        }
        return isWrapper || wrappedType(candidate, key) != nil
    }

    /// Where the initializer of a candidate that nothing makes yet takes a value of the type.
    func wrappedType(_ candidate: SubtypeCandidate, _ key: TypeID) -> (file: Int32, type: ByteRange)? {
        let (program, symbols) = (graph.program, graph.symbols)
        let (sites, types): ([Site], [ByteRange])
        switch MarkerTargets(graph: graph).choice(candidate.symbol, candidate.site) {
        case .declared(let initializer):
            let scanned = program.file(initializer.file)
            types = program.declaration(initializer).parameters.indices.map { scanned.parameters[$0].type }
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
}
