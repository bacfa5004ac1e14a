/// The condition of an argument inside a fake, which itself exists only with `DEBUG` and under the condition of its factory.
struct FakeCondition {
    /// `.always` where the argument exists whenever the fake does.
    var id = ConditionID.always
    /// Each group says that at least one of its declarations is compiled.
    private(set) var sites: [[Site]] = []

    /// - Parameters:
    ///   - live: The alternatives that the argument replaces.
    ///   - home: The scope whose factory makes them, which is `scope` or inside it.
    init(of live: [OfferID], in home: ScopeID, forFakeOf scope: ScopeID, _ resolution: Resolution) {
        let (conditions, scopes) = (resolution.bindings.conditions, resolution.bindings.scopes)
        let providers = live.map { resolution.providers[resolution.offers[$0].provider] }
        var parts = [(id: conditions.any(of: providers.map(\.condition)), sites: providers.map(\.conditionSite))]
        var inner = home
        while inner != scope, let parent = scopes[inner].parent {
            parts.append(
                (scopes[inner].condition, (scopes[inner].site.map { [$0] } ?? []) + scopes[inner].alternatives))
            inner = parent
        }
        var known = Self.ofFake(scope, resolution.bindings)
        var added: [ConditionID] = []
        for part in parts where conditions.combination(all: known, none: [part.id]) != .impossible {
            known.append(part.id)
            added.append(part.id)
            sites.append(part.sites)
        }
        if !added.isEmpty { id = conditions.all(of: added) }
    }

    /// The conditions under which a factory has a fake.
    static func ofFake(_ scope: ScopeID, _ bindings: Bindings) -> [ConditionID] {
        var found = [bindings.conditions.isSet("DEBUG")]
        var current: ScopeID? = scope
        while let scope = current {
            found.append(bindings.scopes[scope].condition)
            current = bindings.scopes[scope].parent
        }
        return found
    }
}

/// The combinations of conditions that a build can have.
///
/// Swift allows no `#if` in a list of parameters, and a parameter without a default is always required. So an initializer
/// whose arguments exist under n independent conditions is written 2^n times. Conditions that exclude or imply each other
/// have fewer combinations: one more than their number for n different `os(…)`.
indirect enum ConditionChoices {
    /// The conditions that do not hold.
    case made(excluded: [ConditionID])
    case choice(ConditionID, holds: ConditionChoices, fails: ConditionChoices)

    /// The compiler would take minutes for many more. What has more is reported, and its choices are incomplete.
    static let most = 64

    /// The combinations in which some of the arguments of a scope's fake exist.
    init(of arguments: [FakeArgument], inFakeOf scope: ScopeID, _ bindings: Bindings) {
        var left = Self.most
        self.init(
            of: arguments.map(\.condition.id)[...], all: FakeCondition.ofFake(scope, bindings), none: [], excluded: [],
            bindings.conditions, &left)
    }

    private init(
        of ids: ArraySlice<ConditionID>, all: [ConditionID], none: [ConditionID], excluded: [ConditionID],
        _ conditions: Conditions, _ left: inout Int
    ) {
        var excluded = excluded
        for (position, id) in zip(ids.indices, ids) where left > 0 {
            if conditions.combination(all: all, none: none + [id]) == .impossible { continue }
            if conditions.combination(all: all + [id], none: none) == .impossible {
                excluded.append(id)
                continue
            }
            left -= 1
            let rest = ids[(position + 1)...]
            let holds = Self(of: rest, all: all + [id], none: none, excluded: excluded, conditions, &left)
            let fails = Self(of: rest, all: all, none: none + [id], excluded: excluded + [id], conditions, &left)
            self = .choice(id, holds: holds, fails: fails)
            return
        }
        self = .made(excluded: excluded)
    }

    var count: Int {
        switch self {
        case .made: 1
        case .choice(_, let holds, let fails): holds.count + fails.count
        }
    }
}
