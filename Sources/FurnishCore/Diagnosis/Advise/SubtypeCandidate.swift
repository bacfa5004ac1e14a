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

extension AdviceTables {
    /// Whether a candidate is a decorator, which needs a value of the type itself: marking it would cause a cycle.
    func takes(_ candidate: SubtypeCandidate, _ taken: [TypeID]) -> Bool {
        let needs = (providersOfSymbol[candidate.symbol] ?? []).flatMap { providers[$0].needs }
        return (parameterTypes(candidate.symbol) + needs.map { graph.needs[$0].type }).contains {
            taken.contains(keys.key($0))
        }
    }

    /// An entry point that conforms to a protocol is no candidate, because it may be the consumer itself. An exception is one
    /// whose only marker is a `given:`, which states how a provider's parameters are filled.
    func isEntryPoint(_ candidate: SubtypeCandidate) -> Bool {
        (providersOfSymbol[candidate.symbol] ?? []).contains { provider in
            guard !providers[provider].isProvided, !providers[provider].isInvalid else { return false }
            let given = providers[provider].needs.filter { needs[$0].isGiven }
            return given.isEmpty || given.contains { needs[$0].isCoder }
        }
    }
}
