/// What the lifetime `graph` asks for: all that is made in one outermost call shares one instance.
///
/// The outermost member makes the shared instances first and hands them to the members it calls. What is known here is
/// which instances each provider's making shares, and which members are handed any.
struct SharedInstances {
    /// For each provider, the rows of `DependencyGraph.available` that its making shares, each after those it is made
    /// with. Empty where nothing has the lifetime.
    private(set) var rows: [[Int]] = []
    /// Those of them that it takes when they are there: not what only another of them is made with.
    private(set) var taken: [[Int]] = []
    /// The rows of `available` whose members are called with what is shared.
    private(set) var handed: Set<Int> = []
    /// Rows that are not there in the `#else` that is being written: see `Emitter.Choice`.
    var absent: Set<Int> = []

    init() {}

    static func find(_ graph: DependencyGraph) -> SharedInstances {
        var found = SharedInstances()
        guard graph.hasGraphLifetimes else { return found }
        found.rows = [[Int]](repeating: [], count: graph.providers.count)
        found.taken = found.rows
        for group in Components(count: graph.providers.count, successors: graph.eagerSuccessors).groups {
            for provider in group { found.note(provider, graph) }
        }
        for provider in graph.providers.indices where graph.isReached[provider] {
            found.noteHanded(by: provider, graph)
        }
        return found
    }

    private mutating func note(_ provider: Int, _ graph: DependencyGraph) {
        for need in graph.providers[provider].needs {
            guard case .provider(let row) = graph.fulfilments[need] else { continue }
            let alternatives = graph.providers(at: row).filter(graph.isNewlyMade)
            if alternatives.count > 1 { unite(alternatives) }
            for made in alternatives {
                Self.add(rows[made], to: &rows[provider])
                if graph.providers[made].lifetime == .graph {
                    Self.add([graph.sharedRow(row)], to: &rows[provider])
                    Self.add([graph.sharedRow(row)], to: &taken[provider])
                } else {
                    Self.add(taken[made], to: &taken[provider])
                }
            }
        }
    }

    /// Whoever calls alternatives hands the same to all of them, be it of no use to some.
    private mutating func unite(_ alternatives: [Int]) {
        var (united, unitedTaken) = ([Int](), [Int]())
        for alternative in alternatives {
            Self.add(rows[alternative], to: &united)
            Self.add(taken[alternative], to: &unitedTaken)
        }
        for alternative in alternatives {
            rows[alternative] = united
            taken[alternative] = unitedTaken
        }
    }

    private static func add(_ new: [Int], to known: inout [Int]) {
        for row in new where !known.contains(row) { known.append(row) }
    }

    private mutating func noteHanded(by provider: Int, _ graph: DependencyGraph) {
        for row in rows[provider] where !taken[graph.available[row].provider].isEmpty { noteHanded(row, graph) }
        for need in graph.providers[provider].needs {
            guard case .provider(let row) = graph.fulfilments[need], !graph.isSharedInstance(row) else { continue }
            let made = graph.available[row].provider
            let isShared = graph.providers[made].lifetime == .graph
            if isShared || (graph.isNewlyMade(made) && !taken[made].isEmpty) { noteHanded(row, graph) }
        }
    }

    /// A further name of a newly made type calls the member of its own name.
    private mutating func noteHanded(_ row: Int, _ graph: DependencyGraph) {
        for alternative in [row] + (graph.alternatives[row] ?? []) {
            handed.insert(alternative)
            let entry = graph.available[alternative]
            if graph.providers[entry.provider].lifetime == .each || !graph.isFurtherName(alternative) {
                handed.insert(entry.ownRow)
            }
        }
    }
}

extension DependencyGraph {
    /// The row under which an instance is shared: its own type's, if not all consumers need it under another name. Where
    /// `#if` gives alternatives, it is the one they have in common, which is their own type's if that is the same.
    func sharedRow(_ row: Int) -> Int {
        let ownRow = available[row].ownRow
        guard let first = find(available[row].key), let others = alternatives[first] else {
            guard alternatives.isEmpty || find(available[ownRow].key).flatMap({ alternatives[$0] }) == nil else {
                return ownRow
            }
            return soleNames[available[row].provider] ?? ownRow
        }
        let own = available[ownRow].key
        guard row != ownRow, let firstOwn = find(own), alternatives[firstOwn] != nil else { return first }
        let isCommon = ([first] + others).allSatisfy { available[available[$0].ownRow].key == own }
        return isCommon ? firstOwn : first
    }

    /// Whether the member of a row is called with what is shared.
    func isHanded(_ row: Int) -> Bool {
        hasGraphLifetimes && shared.handed.contains(row) && (shared.absent.isEmpty || !handedRows(of: row).isEmpty)
    }

    /// What making `provider` shares, where code is being written.
    func sharedRows(of provider: Int) -> [Int] {
        if shared.rows.isEmpty { return [] }
        let rows = shared.rows[provider]
        return shared.absent.isEmpty ? rows : rows.filter { !shared.absent.contains($0) }
    }

    /// Whether a row of `available` is an instance that is shared as it is.
    func isSharedInstance(_ row: Int) -> Bool {
        providers[available[row].provider].lifetime == .graph && !isFurtherName(row)
    }

    /// Whether a row stands for an instance that is shared under another.
    func isFurtherName(_ row: Int) -> Bool {
        let shared = sharedRow(row)
        let isAlternative = alternatives[shared]?.contains(row) ?? false
        return !isOwnType(row) && shared != row && !isAlternative
    }

    /// What the member of a row of `available` is handed where it is not the outermost.
    func handedRows(of row: Int) -> [Int] {
        let rows = allHandedRows(of: row)
        return shared.absent.isEmpty ? rows : rows.filter { !shared.absent.contains($0) }
    }

    private func allHandedRows(of row: Int) -> [Int] {
        guard !shared.taken.isEmpty else { return [] }
        let entry = available[row]
        switch providers[entry.provider].lifetime {
        case .each: return shared.taken[entry.provider]
        case .graph: return isFurtherName(row) ? [sharedRow(row)] : shared.taken[entry.provider]
        case .once, .weak: return []
        }
    }

    /// What the member of a row is given where it is handed what is shared: not what that was given.
    func givensWhenHanded(_ row: Int) -> [GivenParameter] {
        let entry = available[row]
        if providers[entry.provider].lifetime == .graph, isFurtherName(row) { return [] }
        return givens[entry.provider].filter { ownGivenNames[entry.provider].contains($0.name) }
    }
}
