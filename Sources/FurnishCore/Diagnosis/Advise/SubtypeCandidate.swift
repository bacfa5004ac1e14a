/// A type that could be provided as one of its protocols or superclasses.
struct SubtypeCandidate {
    let symbol: SymbolID
    let site: Site
    /// All protocols and classes that it conforms to or inherits from, as far as the sources in view show.
    let ancestry: Set<SymbolID>

    /// The types in view for each protocol or class in their ancestry, in the order of modules and files.
    static func byAncestor(in graph: DependencyGraph) -> [SymbolID: [SubtypeCandidate]] {
        var found: [SymbolID: [SubtypeCandidate]] = [:]
        for candidate in all(in: graph) {
            for ancestor in candidate.ancestry { found[ancestor, default: []].append(candidate) }
        }
        return found
    }

    private static func all(in graph: DependencyGraph) -> [SubtypeCandidate] {
        let symbols = graph.symbols
        var found: [SubtypeCandidate] = []
        for symbol in SymbolID.all(in: symbols) {
            guard let site = symbols[symbol].sites.first, canBeMade(symbols[symbol].kind),
                symbols.isVisible(symbol, fromModule: 0)
            else { continue }
            let ancestry = Ancestry(of: symbols.implicitType(symbol), symbols).found.subtracting([symbol])
            if !ancestry.isEmpty { found.append(SubtypeCandidate(symbol: symbol, site: site, ancestry: ancestry)) }
        }
        return found.sorted { $0.site < $1.site }
    }

    private static func canBeMade(_ kind: Symbol.Kind) -> Bool {
        switch kind {
        case .class, .struct, .enum, .actor: true
        case .protocol, .typealias, .foreign: false
        }
    }
}
