/// The keys that the own module provides more than once.
struct Duplicates {
    /// Each key that has several providers, and these providers in the order of their markers.
    let groups: [(key: TypeID, providers: [ProviderID])]
    /// Providers that are compiled together with another provider of the same key, so that the choice is ambiguous.
    let colliding: Set<ProviderID>

    /// - Parameter decorators: Which conflict with no provider of what they wrap, because they are a mistake of their own.
    init(in graph: Resolution, besides decorators: RecursiveDecorators) {
        let offered = Self.offers(in: graph).filter { decorators.needs[$0.provider] == nil }
        let index = RowIndex()
        var further: [Int: [ProviderID]] = [:]
        for position in offered.indices {
            let key = UInt64(offered[position].key.row)
            if let first = index.first(key) {
                further[Int(first), default: []].append(offered[position].provider)
            } else {
                index.insert(key, row: UInt32(position))
            }
        }
        // Sorted by first offer, so that two providers that share several keys are reported once, for the first of them.
        groups = further.sorted { $0.key < $1.key }.map { first, others in
            (offered[first].key, ([offered[first].provider] + others).sorted(by: graph.isWrittenBefore))
        }
        colliding = Set(groups.flatMap { graph.colliding($0.providers) })
    }

    /// Each key that the own module offers, with its provider. A template counts once, not once for each instance.
    private static func offers(in graph: Resolution) -> [(key: TypeID, provider: ProviderID)] {
        var offers: [(key: TypeID, provider: ProviderID)] = []
        for offer in graph.offers.indices where mayCollide(graph.offers[offer].provider, in: graph) {
            let entry = graph.offers[offer]
            if entry.isElement { continue }
            // An element that only a collection uses cannot be confused with another provider.
            if graph.keepsName(offer), graph.find(entry.key) != offer { continue }
            offers.append((entry.key, entry.provider))
        }
        for pattern in graph.templates.patterns where mayCollide(pattern.provider, in: graph) {
            let key = Templates.canonical(pattern, graph.program.names, graph.types)
            offers.append((key, pattern.provider))
        }
        return offers
    }

    private static func mayCollide(_ provider: ProviderID, in graph: Resolution) -> Bool {
        let definition = graph.providers[provider]
        return definition.isProvided && !definition.isMethod && !definition.isFake && !graph.isMadeByTemplate[provider]
            && graph.isOwn(provider)
    }
}

extension Resolution {
    /// The first provider that is compiled together with later ones, followed by those; empty if all are alternatives.
    func colliding(_ sorted: [ProviderID]) -> [ProviderID] {
        guard let first = bindings.conditions.firstOverlap(sorted.map { providers[$0].condition }) else { return [] }
        let condition = providers[sorted[first]].condition
        let others = sorted[(first + 1)...].filter {
            !bindings.conditions.areExclusive(condition, providers[$0].condition)
        }
        return [sorted[first]] + others
    }
}
