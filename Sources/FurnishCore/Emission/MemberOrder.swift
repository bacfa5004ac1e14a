import FurnishTables

/// The order of members that a reader follows: the entry points, then what they need, then the rest.
enum MemberOrder {
    /// Sorts offers, which are in source order. All members of one provider stay together, as do the branches of an `#if`.
    static func sorted(_ offers: [OfferID], _ graph: DependencyGraph) -> [OfferID] {
        // By provider, a list of rows of `offers`.
        var first = Table<Provider, Int32>(repeating: -1, count: graph.providers.count)
        var following = [Int32](repeating: -1, count: offers.count)
        for row in offers.indices.reversed() {
            let provider = graph.offers[offers[row]].provider
            following[row] = first[provider]
            first[provider] = Int32(row)
        }
        var sorted: [OfferID] = []
        sorted.reserveCapacity(offers.count)
        func addAlone(_ provider: ProviderID) {
            var row = first[provider]
            first[provider] = -1
            while row >= 0 {
                sorted.append(offers[Int(row)])
                row = following[Int(row)]
            }
        }
        func add(_ provider: ProviderID) {
            var row = graph.resolution.alternatives.isEmpty ? -1 : first[provider]
            while row >= 0 {
                let alternatives = graph.resolution.providers(
                    at: graph.resolution.firstAlternative(of: offers[Int(row)]))
                if alternatives.count > 1 { alternatives.forEach(addAlone) }
                row = following[Int(row)]
            }
            addAlone(provider)
        }
        var entryPoints: [ProviderID] = []
        for row in offers.indices {
            let provider = graph.offers[offers[row]].provider
            guard graph.providers[provider].isEntryPoint, first[provider] >= 0 else { continue }
            entryPoints.append(provider)
            add(provider)
        }
        var isSeen = Table<Provider, Bool>(repeating: false, count: graph.providers.count)
        for entryPoint in entryPoints {
            var waiting = [entryPoint]
            while let provider = waiting.popLast() {
                if isSeen[provider] { continue }
                isSeen[provider] = true
                let needed = graph.dependencies.successors(of: provider)
                for other in needed { add(other) }
                waiting += needed.reversed()
            }
        }
        for row in offers.indices { add(graph.offers[offers[row]].provider) }
        return sorted
    }
}
