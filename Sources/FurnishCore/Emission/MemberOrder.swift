/// The order of members that a reader follows: the entry points, then what they need, then the rest. All members of one provider
/// stay together, as do the branches of an `#if`.
enum MemberOrder {
    /// - Parameter offers: In source order.
    static func sorted(_ offers: [OfferID], _ graph: DependencyGraph) -> [OfferID] {
        var members = Table<Provider, [OfferID]>(repeating: [], count: graph.providers.count)
        for row in offers.indices { members[graph.offers[offers[row]].provider].append(offers[row]) }
        let providers = offers.map { graph.offers[$0].provider }
        var order = providers.filter { graph.providers[$0].isEntryPoint }
        var isSeen = Table<Provider, Bool>(repeating: false, count: graph.providers.count)
        // The last one is visited first.
        var waiting: [ProviderID] = order.reversed()
        while let provider = waiting.popLast() {
            if isSeen[provider] { continue }
            isSeen[provider] = true
            let body = graph.calls[provider]
            for row in body.indices {
                order.append(body[row].made)
                waiting.append(body[body.count - 1 - row].made)
            }
        }
        order += providers
        if !graph.resolution.alternatives.isEmpty {
            order = order.flatMap { ([$0] + graph.resolution.alternatives(of: $0)).sorted() }
        }
        var sorted: [OfferID] = []
        sorted.reserveCapacity(offers.count)
        for row in order.indices where !members[order[row]].isEmpty {
            sorted += members[order[row]]
            members[order[row]] = []
        }
        return sorted
    }
}
