/// A type that could be provided under a further name.
struct HintCandidate {
    let symbol: SymbolID
    let site: Site
    /// All that it conforms to and inherits from, as far as that is in view.
    let ancestry: Set<SymbolID>

    /// The types in view by each type that they inherit, in the order of modules and files.
    static func byAncestor(in graph: DependencyGraph) -> [SymbolID: [HintCandidate]] {
        var found: [SymbolID: [HintCandidate]] = [:]
        for candidate in all(in: graph) {
            for ancestor in candidate.ancestry { found[ancestor, default: []].append(candidate) }
        }
        return found
    }

    private static func all(in graph: DependencyGraph) -> [HintCandidate] {
        let symbols = graph.symbols
        var found: [HintCandidate] = []
        for row in symbols.symbols.indices {
            let symbol = SymbolID(row: Int32(row))
            guard let site = symbols[symbol].sites.first, isMade(symbols[symbol].kind),
                symbols.isVisible(symbol, fromModule: 0)
            else { continue }
            let ancestry = Ancestry(of: symbols.implicitType(symbol), symbols).found.subtracting([symbol])
            if !ancestry.isEmpty { found.append(HintCandidate(symbol: symbol, site: site, ancestry: ancestry)) }
        }
        return found.sorted { $0.site < $1.site }
    }

    private static func isMade(_ kind: Symbol.Kind) -> Bool {
        switch kind {
        case .class, .struct, .enum, .actor: true
        case .protocol, .typealias, .foreign: false
        }
    }
}

/// What to mark so that a type is made.
enum HintMarking {
    case type(Site)
    /// One of several.
    case initializer(Site)
    /// A property that holds an instance of a type that lets nobody make another.
    case instance(Site)
    /// Of this type, an initializer must be written first.
    case noInitializer(Site)
    /// The only initializer makes an optional.
    case failableInitializer(Site)

    /// The declaration that a note about it points at.
    var site: Site {
        switch self {
        case .type(let site), .initializer(let site), .instance(let site), .noInitializer(let site),
            .failableInitializer(let site):
            site
        }
    }
}
