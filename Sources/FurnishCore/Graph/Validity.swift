/// The rows that depend on mistakes. Errors about them are not reported, because they may only follow from those mistakes.
struct Validity {
    private enum Level: UInt8 {
        case valid
        /// It needs a type that is missing, and that no source in view declares.
        case incomplete
        /// Its given parameters may be others, because a declared type is missing or other parameters clash.
        case givensUnknown
        /// It depends on an invalid provider or need, or on one of several providers of the same key.
        case invalid
    }

    /// By all that a provider refers to. Empty if there are no mistakes.
    private var levels = Table<Provider, Level>()
    /// By what must exist before a provider can be made.
    private var eagerLevels = Table<Provider, Level>()
    /// See `recursiveDecorators`.
    let decorators: [ProviderID: NeedID]
    let duplicates: Duplicates
    /// Whether the root, on which the place and the actor of everything depend, may be another one.
    let isRootInvalid: Bool

    /// Marks each provider that depends on a mistake, directly or through others.
    init(_ requirements: Requirements) {
        let (topology, calls) = (requirements.topology, requirements.calls)
        let resolution = calls.resolution
        let decorators = calls.recursiveDecorators
        let duplicates = Duplicates(in: resolution, besides: decorators)
        (self.decorators, self.duplicates) = (decorators, duplicates)
        // Usually there is nothing to mark.
        guard
            resolution.hasMistakes || calls.isAnyMissing || !requirements.problems.isEmpty
                || !duplicates.colliding.isEmpty || !decorators.isEmpty
        else {
            isRootInvalid = resolution.bindings.isRootInvalid
            return
        }
        isRootInvalid =
            resolution.bindings.isRootInvalid
            || resolution.bindings.scopes[.outermost].site == nil
                && resolution.providers.indices.contains { Self.lacksScope($0, resolution) }
        let own = Table<Provider, Level>(
            resolution.providers.indices.map { provider in
                if duplicates.colliding.contains(provider) || decorators[provider] != nil { return .invalid }
                let level = Self.ownLevel(of: provider, calls)
                return level != .invalid && requirements.mismatched.contains(provider) ? .givensUnknown : level
            })
        let add = { (level: inout Level, other: Level) in if other.rawValue > level.rawValue { level = other } }
        levels = spread(own, topology.groups, calls.successors, add)
        eagerLevels = spread(own, topology.eagerGroups, calls.eagerSuccessors, add)
        for provider in eagerLevels.indices where requirements.placement.fixedScope(of: provider) != nil {
            eagerLevels[provider] = .valid
        }
    }

    /// Whether a provider depends on a mistake that is reported elsewhere.
    func isInvalid(_ provider: ProviderID) -> Bool { !levels.isEmpty && levels[provider] == .invalid }

    func areGivensUnknown(_ provider: ProviderID) -> Bool {
        !levels.isEmpty && levels[provider].rawValue >= Level.givensUnknown.rawValue
    }

    /// Whether a provider depends on no mistake and on nothing that is missing.
    func isComplete(_ provider: ProviderID) -> Bool { levels.isEmpty || levels[provider] == .valid }

    /// Whether all that decides in which scope a provider lives is known.
    func isPlaced(_ provider: ProviderID) -> Bool { eagerLevels.isEmpty || eagerLevels[provider] == .valid }

    // MARK: Own mistakes

    private static func ownLevel(of provider: ProviderID, _ calls: Calls) -> Level {
        let resolution = calls.resolution
        let definition = resolution.providers[provider]
        if definition.isInvalid { return .invalid }
        switch definition.maker {
        case .input(let scope) where resolution.bindings.scopes[scope].isInvalid,
            .factory(let scope) where resolution.bindings.scopes[scope].isInvalid:
            return .invalid
        default: break
        }
        var level = Level.valid
        for need in definition.needs {
            if resolution.isInvalid(need) { return .invalid }
            switch calls.fulfilments[need] {
            case .missing:
                let parts = resolution.types.parts(of: resolution.keys.key(resolution.needs[need].type))
                // The sources in view may declare the type, or one of those that it is built from.
                let symbols = parts.compactMap(resolution.symbols.symbol).map { resolution.symbols[$0] }
                if symbols.contains(where: { !$0.isForeign }) { level = .givensUnknown }
                if level == .valid { level = .incomplete }
            case .given where !resolution.isNewlyMade(provider): level = .givensUnknown
            case .given, .provider, .closure, .omitted: break
            }
        }
        return level
    }

    /// Whether a provider is a member of a type that should be a scope.
    private static func lacksScope(_ provider: ProviderID, _ resolution: Resolution) -> Bool {
        guard resolution.isReached[provider], let need = resolution.providers[provider].receiver,
            resolution.fulfilments[need] == .missing
        else { return false }
        return resolution.bindings.unmarkedScope(resolution.keys.key(resolution.needs[need].type)) != nil
    }
}
