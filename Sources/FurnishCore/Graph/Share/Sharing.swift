/// What the lifetime `graph` asks for: all that is made in one outermost call shares one instance.
///
/// The outermost member makes the shared instances first and hands them to the members it calls. What is known here is
/// which instances each provider's making shares, and which members are handed any.
///
/// Held by reference, as all that is looked at everywhere.
final class Sharing {
    /// For each provider, the rows of `Resolution.offers` that its making shares, each after those it is made with. Empty
    /// where nothing has the lifetime.
    let rows: [[Int]]
    /// Those of them that it takes when they are there: not what only another of them is made with.
    let taken: [[Int]]
    /// The rows of `offers` whose members are called with what is shared.
    let handed: Set<Int>
    /// For each provider, the effects of its overload that receives shared instances: making those may have more. Empty
    /// where nothing is shared.
    let handedEffects: [Effects]
    /// Rows that an `#if` leaves out.
    let absent: Set<Int>

    /// share: finds the instances that one call makes once and passes on.
    static func share(_ resolution: Resolution, _ requirements: Requirements) -> Sharing {
        var finder = Finder()
        guard resolution.hasGraphLifetimes else { return Sharing(finder, handedEffects: []) }
        finder.find(resolution)
        let whole = Sharing(finder, handedEffects: [])
        return Sharing(finder, handedEffects: HandedEffects.find(resolution, requirements, whole))
    }

    private init(_ finder: Finder, handedEffects: [Effects]) {
        rows = finder.rows
        taken = finder.taken
        handed = finder.handed
        self.handedEffects = handedEffects
        absent = []
    }

    private init(_ whole: Sharing, lacking absent: Set<Int>) {
        rows = whole.rows
        taken = whole.taken
        handed = whole.handed
        handedEffects = whole.handedEffects
        self.absent = absent
    }

    /// The same without some rows.
    func lacking(_ rows: Set<Int>) -> Sharing { Sharing(self, lacking: absent.union(rows)) }

    /// What the member of a row of `offers` is handed where it is not the outermost.
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

/// Goes over the providers so that each comes after what it is made with.
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

    /// A further name of a newly made type calls the member of its own name.
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
    /// The row under which an instance is shared: its own type's, if not all consumers need it under another name. Where
    /// `#if` gives alternatives, it is the one they have in common, which is their own type's if that is the same.
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

    /// Whether a row of `offers` is an instance that is shared as it is.
    func isSharedInstance(_ row: Int) -> Bool {
        providers[offers[row].provider].lifetime == .graph && !isFurtherName(row)
    }

    /// Whether a row stands for an instance that is shared under another.
    func isFurtherName(_ row: Int) -> Bool {
        let shared = sharedRow(row)
        let isAlternative = alternatives[shared]?.contains(row) ?? false
        return !isOwnType(row) && shared != row && !isAlternative
    }
}
