/// The groups of providers that reach each other (strongly connected components), by Tarjan's algorithm. It does not recurse,
/// because a chain of needs may be as long as a program.
struct Components {
    /// Each group comes after all groups that it reaches.
    private(set) var groups: [[ProviderID]] = []
    /// The order in which providers were visited, from 1; 0 for a provider that was not visited, and the largest number for one in a
    /// finished group.
    private var number: Table<Provider, Int>
    /// For each provider, the smallest number that it reaches outside of finished groups.
    private var lowest: Table<Provider, Int>
    private var open: [ProviderID] = []
    private var visited = 0

    init(count: Int, successors: (ProviderID) -> [ProviderID]) {
        self.init(splitting: [RowRange<Provider>(end: count).map { $0 }], count: count, successors: successors)
    }

    /// Splits the groups that more successors make.
    init(splitting groups: [[ProviderID]], count: Int, successors: (ProviderID) -> [ProviderID]) {
        number = Table(repeating: 0, count: count)
        lowest = number
        if groups.count == count {
            self.groups = groups
            return
        }
        for group in groups { for root in group where number[root] == 0 { visit(root, successors) } }
    }

    /// A provider on the path, and how many of its successors were visited.
    private struct Step {
        let provider: ProviderID
        let next: [ProviderID]
        var position = 0
    }

    private mutating func visit(_ root: ProviderID, _ successors: (ProviderID) -> [ProviderID]) {
        var path = [Step(provider: root, next: successors(root))]
        enter(root)
        while let last = path.last {
            guard last.position < last.next.count else {
                path.removeLast()
                if let parent = path.last {
                    lowest[parent.provider] = min(lowest[parent.provider], lowest[last.provider])
                }
                close(last.provider)
                continue
            }
            let provider = last.next[last.position]
            path[path.count - 1].position += 1
            if number[provider] == 0 {
                enter(provider)
                path.append(Step(provider: provider, next: successors(provider)))
            } else {
                lowest[last.provider] = min(lowest[last.provider], number[provider])
            }
        }
    }

    private mutating func enter(_ provider: ProviderID) {
        visited += 1
        number[provider] = visited
        lowest[provider] = visited
        open.append(provider)
    }

    private mutating func close(_ provider: ProviderID) {
        guard lowest[provider] == number[provider] else { return }
        var group: [ProviderID] = []
        while let member = open.popLast() {
            number[member] = .max
            group.append(member)
            if member == provider { break }
        }
        groups.append(group)
    }
}
