import FurnishTables

/// The order of members that a reader follows: the entry points, then what they need, then the rest. All members of one provider
/// stay together, as do the branches of an `#if`.
struct MemberOrder {
    private let graph: DependencyGraph
    /// In source order.
    private let offers: [OfferID]
    /// By provider, the first row of `offers` that is not sorted yet.
    private var first: Table<Provider, Int32>
    /// The next row of the same provider.
    private var following: [Int32]
    private var sorted: [OfferID] = []

    static func sorted(_ offers: [OfferID], _ graph: DependencyGraph) -> [OfferID] {
        var order = MemberOrder(offers, graph)
        order.addAll()
        return order.sorted
    }

    private init(_ offers: [OfferID], _ graph: DependencyGraph) {
        (self.offers, self.graph) = (offers, graph)
        first = Table(repeating: -1, count: graph.providers.count)
        following = [Int32](repeating: -1, count: offers.count)
        var row = offers.count
        while row > 0 {
            row -= 1
            let provider = graph.offers[offers[row]].provider
            following[row] = first[provider]
            first[provider] = Int32(row)
        }
        sorted.reserveCapacity(offers.count)
    }

    private mutating func addAll() {
        var entryPoints: [ProviderID] = []
        for row in offers.indices {
            let provider = graph.offers[offers[row]].provider
            guard first[provider] >= 0, graph.providers[provider].isEntryPoint else { continue }
            entryPoints.append(provider)
            add(provider)
        }
        var isSeen = Table<Provider, Bool>(repeating: false, count: graph.providers.count)
        for row in entryPoints.indices {
            var waiting = [entryPoints[row]]
            while let provider = waiting.popLast() {
                if isSeen[provider] { continue }
                isSeen[provider] = true
                let needed = graph.dependencies.successors(of: provider)
                for row in needed.indices { add(needed[row]) }
                // The last one is visited first.
                waiting += needed.reversed()
            }
        }
        for row in offers.indices { add(graph.offers[offers[row]].provider) }
    }

    private mutating func add(_ provider: ProviderID) {
        if first[provider] < 0 { return }
        var row = graph.resolution.alternatives.isEmpty ? -1 : first[provider]
        while row >= 0 {
            let alternatives = graph.resolution.providers(
                at: graph.resolution.firstAlternative(of: offers[Int(row)]))
            if alternatives.count > 1 { for other in alternatives { addAlone(other) } }
            row = following[Int(row)]
        }
        addAlone(provider)
    }

    private mutating func addAlone(_ provider: ProviderID) {
        var row = first[provider]
        first[provider] = -1
        while row >= 0 {
            sorted.append(offers[Int(row)])
            row = following[Int(row)]
        }
    }
}
