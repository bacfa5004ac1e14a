/// What the own module provides more than once.
struct Duplicates {
    /// All providers of a key that has several, in the order of their markers; by the first of them.
    let groups: [(key: TypeID, providers: [Int])]
    /// The providers that are compiled together with another one of their key: nothing says which of them is meant.
    let colliding: Set<Int>

    init(in graph: Resolution) {
        let offered = Self.offers(in: graph)
        let index = RowIndex()
        var further: [Int: [Int]] = [:]
        for row in offered.indices {
            let key = UInt64(offered[row].key.row)
            if let first = index.first(key) {
                further[Int(first), default: []].append(offered[row].provider)
            } else {
                index.insert(key, row: UInt32(row))
            }
        }
        // By provider, so that two providers that share several keys are reported once, under the first of them.
        groups = further.sorted { $0.key < $1.key }.map { first, others in
            (offered[first].key, ([offered[first].provider] + others).sorted(by: graph.isWrittenBefore))
        }
        colliding = Set(groups.flatMap { graph.colliding($0.providers) })
    }

    /// What the own module provides, under which key. What a template makes is the template's to answer for.
    private static func offers(in graph: Resolution) -> [(key: TypeID, provider: Int)] {
        var offers: [(key: TypeID, provider: Int)] = []
        for row in graph.offers.indices where mayCollide(graph.offers[row].provider, in: graph) {
            let entry = graph.offers[row]
            // What a collection alone has collides with nothing.
            if graph.keepsName(row), graph.find(entry.key) != row { continue }
            offers.append((entry.key, entry.provider))
        }
        for pattern in graph.templates.patterns where mayCollide(pattern.provider, in: graph) {
            let key = Templates.canonical(pattern, graph.program.names, graph.types)
            offers.append((key, pattern.provider))
        }
        return offers
    }

    private static func mayCollide(_ provider: Int, in graph: Resolution) -> Bool {
        let row = graph.providers[provider]
        return row.isProvided && !row.isMethod && !graph.isMadeByTemplate[provider] && graph.isOwn(provider)
    }
}

extension Resolution {
    /// The first provider that is compiled together with a later one, and those later ones.
    func colliding(_ sorted: [Int]) -> [Int] {
        for (position, first) in sorted.enumerated() {
            let others = sorted[(position + 1)...].filter { other in
                !bindings.conditions.areExclusive(providers[first].condition, providers[other].condition)
            }
            if !others.isEmpty { return [first] + others }
        }
        return []
    }
}
