/// The instances of the lifetime `graph` that one call makes once and passes on.
///
/// The outermost member makes the shared instances first, and passes them to the members that it calls.
final class Sharing {
    /// For each provider, the rows of `Resolution.offers` that making it shares. Each comes after those that it needs. Empty
    /// if no provider has the lifetime `graph`.
    let rows: [[Int]]
    /// Those of them that its member receives, without those that only other shared instances need.
    let taken: [[Int]]
    /// The rows of `offers` whose members have an overload that receives shared instances.
    let handed: Set<Int>
    /// For each provider, the effects of its overload that receives shared instances, without the effects of making these.
    /// Empty if nothing is shared.
    let overloadEffects: [Effects]
    /// Rows that do not exist under the current conditions.
    let absent: Set<Int>

    /// share: finds the instances that each call shares, and the members that receive them.
    static func share(_ resolution: Resolution, _ requirements: Requirements) -> Sharing {
        var finder = Finder()
        guard resolution.hasGraphLifetimes else { return Sharing(finder, overloadEffects: []) }
        finder.find(resolution)
        let whole = Sharing(finder, overloadEffects: [])
        return Sharing(finder, overloadEffects: OverloadEffects.find(resolution, requirements, whole))
    }

    private init(_ finder: Finder, overloadEffects: [Effects]) {
        rows = finder.rows
        taken = finder.taken
        handed = finder.handed
        self.overloadEffects = overloadEffects
        absent = []
    }

    private init(_ whole: Sharing, lacking absent: Set<Int>) {
        rows = whole.rows
        taken = whole.taken
        handed = whole.handed
        overloadEffects = whole.overloadEffects
        self.absent = absent
    }

    /// A copy in which some rows do not exist.
    func lacking(_ rows: Set<Int>) -> Sharing { Sharing(self, lacking: absent.union(rows)) }

    /// The shared instances that an offer's member receives when it is not the outermost call.
    func handedRows(of row: Int, in resolution: Resolution) -> [Int] {
        if taken.isEmpty { return [] }
        let provider = resolution.offers[row].provider
        let rows: [Int]
        switch resolution.providers[provider].lifetime {
        case .each: rows = taken[provider]
        case .graph: rows = resolution.isFurtherName(row) ? [resolution.sharedRow(row)] : taken[provider]
        case .once, .weak: return []
        }
        return absent.isEmpty ? rows : rows.filter { !absent.contains($0) }
    }
}

/// Visits each provider after those that it needs eagerly.
private struct Finder {
    private(set) var rows: [[Int]] = []
    private(set) var taken: [[Int]] = []
    private(set) var handed: Set<Int> = []

    mutating func find(_ resolution: Resolution) {
        rows = [[Int]](repeating: [], count: resolution.providers.count)
        taken = rows
        for group in Components(count: resolution.providers.count, successors: resolution.eagerSuccessors).groups {
            for provider in group { note(provider, resolution) }
        }
        for provider in resolution.providers.indices where resolution.isReached[provider] {
            noteHanded(by: provider, resolution)
        }
    }

    private mutating func note(_ provider: Int, _ resolution: Resolution) {
        for need in resolution.providers[provider].needs {
            guard case .provider(let row) = resolution.fulfilments[need] else { continue }
            let alternatives = resolution.providers(at: row).filter(resolution.isNewlyMade)
            if alternatives.count > 1 { unite(alternatives) }
            for made in alternatives {
                Self.add(rows[made], to: &rows[provider])
                if resolution.providers[made].lifetime == .graph {
                    Self.add([resolution.sharedRow(row)], to: &rows[provider])
                    Self.add([resolution.sharedRow(row)], to: &taken[provider])
                } else {
                    Self.add(taken[made], to: &taken[provider])
                }
            }
        }
    }

    /// Alternatives receive the same shared instances, because their callers cannot tell them apart.
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

    private mutating func noteHanded(by provider: Int, _ resolution: Resolution) {
        for row in rows[provider] where !taken[resolution.offers[row].provider].isEmpty { noteHanded(row, resolution) }
        for need in resolution.providers[provider].needs {
            guard case .provider(let row) = resolution.fulfilments[need], !resolution.isSharedInstance(row) else {
                continue
            }
            let made = resolution.offers[row].provider
            let isShared = resolution.providers[made].lifetime == .graph
            if isShared || (resolution.isNewlyMade(made) && !taken[made].isEmpty) { noteHanded(row, resolution) }
        }
    }

    /// The member for a type from `as:` calls the member for the provider's own type.
    private mutating func noteHanded(_ row: Int, _ resolution: Resolution) {
        for alternative in [row] + (resolution.alternatives[row] ?? []) {
            handed.insert(alternative)
            let entry = resolution.offers[alternative]
            if resolution.providers[entry.provider].lifetime == .each || !resolution.isFurtherName(alternative) {
                handed.insert(entry.ownRow)
            }
        }
    }
}

extension Resolution {
    /// The row under which an instance is shared: that of its own type, unless all consumers need it under another name.
    /// Alternatives share a common row, which is that of their own type if they have the same type.
    func sharedRow(_ row: Int) -> Int {
        let ownRow = offers[row].ownRow
        guard let first = find(offers[row].key), let others = alternatives[first] else {
            guard alternatives.isEmpty || find(offers[ownRow].key).flatMap({ alternatives[$0] }) == nil else {
                return ownRow
            }
            return soleNames[offers[row].provider] ?? ownRow
        }
        let own = offers[ownRow].key
        guard row != ownRow, let firstOwn = find(own), alternatives[firstOwn] != nil else { return first }
        let isCommon = ([first] + others).allSatisfy { offers[offers[$0].ownRow].key == own }
        return isCommon ? firstOwn : first
    }

    /// Whether a row of `offers` is the one under which its instance is shared.
    func isSharedInstance(_ row: Int) -> Bool {
        providers[offers[row].provider].lifetime == .graph && !isFurtherName(row)
    }

    /// Whether the instance of a row is shared under another row.
    func isFurtherName(_ row: Int) -> Bool {
        let shared = sharedRow(row)
        let isAlternative = alternatives[shared]?.contains(row) ?? false
        return !isOwnType(row) && shared != row && !isAlternative
    }
}
