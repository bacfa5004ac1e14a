/// A type that could be provided as one of its protocols or superclasses.
struct SubtypeCandidate {
    let symbol: SymbolID
    let site: Site
    /// All protocols and classes that it conforms to or inherits from, as far as the sources in view show.
    let ancestry: Set<SymbolID>

    /// The types in view for each protocol or class in their ancestry, in the order of modules and files.
    static func byAncestor(in graph: DependencyGraph) -> [SymbolID: [SubtypeCandidate]] {
        let symbols = graph.symbols
        let candidates = SymbolID.all(in: symbols).compactMap { symbol -> SubtypeCandidate? in
            guard let site = symbols[symbol].sites.first, symbols.isVisible(symbol, fromModule: 0),
                [.class, .struct, .enum, .actor].contains(symbols[symbol].kind)
            else { return nil }
            let ancestry = Ancestry(of: symbols.implicitType(symbol), symbols).found.subtracting([symbol])
            return SubtypeCandidate(symbol: symbol, site: site, ancestry: ancestry)
        }
        return candidates.sorted { $0.site < $1.site }.reduce(into: [:]) { table, candidate in
            for ancestor in candidate.ancestry { table[ancestor, default: []].append(candidate) }
        }
    }
}
