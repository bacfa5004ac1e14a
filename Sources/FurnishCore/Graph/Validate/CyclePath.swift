/// The way round a cycle that is shown to the user.
enum CyclePath {
    /// The shortest loop through the first need, in file order, that stays inside a group of providers which reach each
    /// other; nil if the group is no cycle.
    static func shortest(
        in group: [Int], _ graph: DependencyGraph, _ precedes: (Int, Int) -> Bool
    ) -> [Hop]? {
        if group.count == 1, !graph.eagerSuccessors(of: group[0]).contains(group[0]) { return nil }
        let members = Set(group)
        var first: (hop: Hop, target: Int)?
        for provider in group {
            for (need, target) in edges(of: provider, graph) where members.contains(target) {
                if let known = first {
                    // What a collection gathers stands at markers, and is no need that anyone wrote.
                    let (isGathered, wasGathered) = (
                        graph.providers[provider].isCollection, graph.providers[known.hop.provider].isCollection
                    )
                    if isGathered == wasGathered ? !precedes(need, known.hop.need) : isGathered { continue }
                }
                first = (Hop(need: need, provider: provider), target)
            }
        }
        guard let first else { return nil }
        return [first.hop] + shortestWay(from: first.target, to: first.hop.provider, members, graph)
    }

    private static func edges(of provider: Int, _ graph: DependencyGraph) -> [(need: Int, made: Int)] {
        graph.eagerNeeds(of: provider).filter { !graph.needs[$0.need].isDoubtful }
    }

    /// What is made for a provider first, but for what only a mistake may have made a need of it.
    static func successors(_ graph: DependencyGraph) -> (Int) -> [Int] {
        // Where nothing is wrong yet, nothing is doubtful.
        graph.bindings.diagnostics.isEmpty
            ? graph.eagerSuccessors : { provider in edges(of: provider, graph).map(\.made) }
    }

    /// Breadth first, so that the way is a shortest one.
    private static func shortestWay(
        from start: Int, to end: Int, _ members: Set<Int>, _ graph: DependencyGraph
    ) -> [Hop] {
        var cause: [Int: Hop] = [:]
        var waiting = [start]
        var position = 0
        while position < waiting.count, cause[end] == nil, waiting[position] != end {
            let provider = waiting[position]
            position += 1
            for (need, target) in edges(of: provider, graph)
            where members.contains(target) && target != start && cause[target] == nil {
                cause[target] = Hop(need: need, provider: provider)
                waiting.append(target)
            }
        }
        return Hop.way(to: end) { cause[$0] }
    }
}
