import FurnishTables

/// The groups of providers that reach each other (strongly connected components), by Tarjan's algorithm. It does not recurse,
/// because a chain of needs may be as long as a program.
struct Components {
    /// Each group comes after all groups that it reaches.
    let groups: [[ProviderID]]

    init(count: Int, successors: (ProviderID) -> [ProviderID]) {
        self.init(splitting: [RowRange<Provider>(end: count).map { $0 }], count: count, successors: successors)
    }

    /// Splits the groups that more successors make.
    init(splitting groups: [[ProviderID]], count: Int, successors: (ProviderID) -> [ProviderID]) {
        if groups.count == count {
            self.groups = groups
            return
        }
        var search = Search(count: count)
        for group in groups {
            for root in group where search.number[root] == 0 { search.visit(root, successors) }
        }
        self.groups = search.groups
    }

    /// A provider on the path, and how many of its successors were visited.
    private struct Step {
        let provider: ProviderID
        let next: [ProviderID]
        var position = 0
    }

    private struct Search {
        /// The order in which providers were visited, from 1; 0 for a provider that was not visited.
        var number: Table<Provider, Int>
        /// For each provider, the smallest number that it reaches outside of finished groups.
        var lowest: Table<Provider, Int>
        var isOpen: Table<Provider, Bool>
        var open: [ProviderID] = []
        var groups: [[ProviderID]] = []
        private var visited = 0

        init(count: Int) {
            number = Table(repeating: 0, count: count)
            lowest = number
            isOpen = Table(repeating: false, count: count)
        }

        mutating func visit(_ root: ProviderID, _ successors: (ProviderID) -> [ProviderID]) {
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
                } else if isOpen[provider] {
                    lowest[last.provider] = min(lowest[last.provider], number[provider])
                }
            }
        }

        private mutating func enter(_ provider: ProviderID) {
            visited += 1
            number[provider] = visited
            lowest[provider] = visited
            isOpen[provider] = true
            open.append(provider)
        }

        private mutating func close(_ provider: ProviderID) {
            guard lowest[provider] == number[provider] else { return }
            var group: [ProviderID] = []
            while let member = open.popLast() {
                isOpen[member] = false
                group.append(member)
                if member == provider { break }
            }
            groups.append(group)
        }
    }
}
