/// The scope that each provider lives in. What a factory keeps lives in the outermost one, or where its marker says. What it makes
/// anew lives in the deepest scope that its direct needs come from. Closures and needs with a default move nothing.
package final class Placement {
    let resolution: Resolution
    let scopes: Table<FactoryScope, FactoryScope>
    private(set) var scopeOf: Table<Provider, ScopeID>
    /// For a provider whose factory may keep its instances, the `once` because of which it does.
    package private(set) var keeper = Table<Provider, ProviderID?>()
    /// The `defaultedNeeds` use their defaults.
    private(set) var calls: Calls
    /// Needs for types in a scope that the needing type cannot reach.
    private(set) var capturingNeeds: Set<NeedID> = []
    /// Needs that use their defaults, because what could meet them lives deeper.
    private(set) var defaultedNeeds: [DefaultedNeed] = []
    /// Those of them that are requirements of a bundle that something in reach of the provider needs too.
    private(set) var contestedNeeds: Set<NeedID> = []
    private(set) var problems: [PlacementProblem] = []
    /// For each provider, the direct call because of which it lives in a deeper scope than the outermost. Empty where there
    /// is one scope.
    private var placingCalls = Table<Provider, ProviderCall?>()
    /// Providers without a possible scope.
    private var unplaced: Set<ProviderID> = []
    /// For what a factory keeps, the scope in which it would meet all its direct needs.
    private var targets: [ProviderID: ScopeID] = [:]
    /// Where providers would live if what a factory keeps lived in its target.
    private var wantedScopes: [ProviderID: ScopeID] = [:]
    /// The scopes of all that need a bundle.
    private var needing: [ProviderID: [ScopeID]] = [:]

    /// place: finds a scope for each provider. Providers without a possible scope, and needs that reach into a deeper
    /// scope, become `problems`.
    init(_ resolution: Resolution) {
        (self.resolution, scopes) = (resolution, resolution.bindings.scopes)
        scopeOf = Table(repeating: .outermost, count: resolution.providers.count)
        calls = Calls(resolution, resolution.fulfilments)
        // Else there is one factory for everything.
        if scopes.count > 1 { placeAll() }
        calls = calls.leavingToDefaults(defaultedNeeds.map(\.call.need))
        findKeepers()
    }

    /// A factory keeps a `once`, and what that reaches in the same factory without a closure in between.
    private func findKeepers() {
        keeper = Table(repeating: nil, count: resolution.providers.count)
        let onces = resolution.providers.indices.filter { resolution.lifetime(of: $0).isKeptByFactory }
        for once in onces { keeper[once] = once }
        for once in onces {
            var waiting = [once]
            while let provider = waiting.popLast() {
                for next in calls.eagerSuccessors(of: provider)
                where keeper[next] == nil && scopeOf[next] == scopeOf[once] {
                    keeper[next] = once
                    waiting.append(next)
                }
            }
        }
    }

    package func scope(of provider: ProviderID) -> FactoryScope { scopes[scopeOf[provider]] }

    /// Whether the factory of a provider can be released before the program ends.
    func canEnd(_ provider: ProviderID) -> Bool { scopes[scopeOf[provider]].canEnd }

    /// The number of parents from the factory of `provider` to the factory of `other`.
    func distance(from provider: ProviderID, to other: ProviderID) -> Int {
        if scopeOf[provider] == scopeOf[other] { return 0 }
        return scopes.around(scopeOf[provider]).firstIndex { $0 == scopeOf[other] } ?? 0
    }

    /// Whether a provider lives in a scope, or in one inside it.
    func isInside(_ provider: ProviderID, _ scope: ScopeID) -> Bool { scopes.contains(scope, scopeOf[provider]) }

    /// The direct calls that decide where a provider lives, down to a provider that states its scope.
    package func path(of provider: ProviderID) -> [ProviderCall] {
        var hops: [ProviderCall] = []
        var current = provider
        // A need may be that of an alternative, so the path may lead back to its start.
        var seen: Set<NeedID> = []
        while !placingCalls.isEmpty, let call = placingCalls[current], seen.insert(call.need).inserted {
            hops.append(call)
            current = call.made
        }
        return hops
    }

    // MARK: Visits each provider after all providers that it needs eagerly

    private func placeAll() {
        placingCalls = Table(repeating: nil, count: resolution.providers.count)
        let alternatives = resolution.nextAlternatives
        // Alternatives live together, so these groups are larger than those of the topology.
        let groups = Components(count: resolution.providers.count) { provider in
            calls.eagerSuccessors(of: provider) + (alternatives[provider] ?? [])
        }.groups
        for group in groups { place(group) }
        for fake in resolution.providers.indices where resolution.bindings.hasFakes {
            // In place of what it replaces.
            guard let offer = resolution.keysReplaced(by: fake).first.flatMap(resolution.find) else { continue }
            let live = resolution.offers[offer].provider
            scopeOf[fake] = scopeOf[live]
            wantedScopes[fake] = wantedScopes[live]
        }
        let reach = reachOfBundles()
        for provider in resolution.providers.indices where resolution.isReached[provider] && !isBundle(provider) {
            checkReach(of: provider, reach)
        }
        placeBundles(reach)
    }

    /// Places alternatives in the same scope, so that a need finds all of them in one factory.
    private func place(_ group: [ProviderID]) {
        var (deepest, wanted) = (DeepestScope(), ScopeID.outermost)
        for provider in group.sorted() where resolution.isReached[provider] && statedScope(of: provider) == nil {
            let placing = calls[provider].filter { call in
                call.isDirect && !hasDefault(call.need) && !isBundle(call.made)
                    && !(group.contains(call.made) && fixedScope(of: call.made) == nil)
            }
            for call in placing {
                if let further = wantedScopes[call.made], contains(wanted, further) { wanted = further }
            }
            deepen(&deepest, for: placing)
        }
        if deepest.isUnplaced { unplaced.formUnion(group) }
        if !contains(deepest.scope, wanted) { wanted = deepest.scope }
        for provider in group {
            let fixedScope = self.fixedScope(of: provider)
            scopeOf[provider] = fixedScope ?? deepest.scope
            if fixedScope == nil { placingCalls[provider] = deepest.cause } else { targets[provider] = deepest.scope }
            if statedScope(of: provider) == nil, wanted != scopeOf[provider] { wantedScopes[provider] = wanted }
        }
    }

    /// The deepest scope of what some calls make.
    private struct DeepestScope {
        var scope = ScopeID.outermost
        /// The call that led to it.
        var cause: ProviderCall?
        /// Whether there is none.
        var isUnplaced = false
    }

    /// Moves into the scopes of what these calls make, up to one beside the scope so far.
    private func deepen(_ deepest: inout DeepestScope, for calls: [ProviderCall]) {
        for call in calls {
            let scope = fixedScope(of: call.made) ?? scopeOf[call.made]
            if unplaced.contains(call.made) {
                deepest.isUnplaced = true
            } else if contains(deepest.scope, scope) {
                if scope != deepest.scope { (deepest.scope, deepest.cause) = (scope, call) }
            } else if let cause = deepest.cause, !contains(scope, deepest.scope) {
                problems.append(.disjoint(cause, call))
                deepest.isUnplaced = true
                return
            }
        }
    }

    private func statedScope(of provider: ProviderID) -> ScopeID? { resolution.providers[provider].statedScope }

    /// Whether a need can do without its provider. Such a need moves nothing.
    private func hasDefault(_ need: NeedID) -> Bool { resolution.needs[need].defaultValue != .none }

    /// Whether `inner` is `outer` or is nested in it.
    private func contains(_ outer: ScopeID, _ inner: ScopeID) -> Bool { scopes.contains(outer, inner) }

    /// Everything that a provider needs, in closures too, must live in its own scope or in a scope around it.
    private func checkReach(of provider: ProviderID, _ reach: BundleReach) {
        let scope = scopeOf[provider]
        for call in unplaced.contains(provider) ? [] : calls.firstCalls(of: provider) {
            guard let inner = innerScope(of: call.made, outOfReachFrom: scope, reach) else {
                for made in resolution.providers(at: call.offer) where isBundle(made) {
                    for bundle in withInner(made) { needing[bundle, default: []].append(scope) }
                }
                continue
            }
            if hasDefault(call.need) {
                defaultedNeeds.append(DefaultedNeed(call: call, scope: inner))
                continue
            }
            capturingNeeds.insert(call.need)
            if unplaced.contains(call.made) || isConsequence(call, inner) { continue }
            problems.append(
                .captured(
                    call, inner: inner, opened: scopeToOpen(from: scope, towards: inner),
                    target: contains(scope, inner) ? target(of: provider, reaching: inner) : nil))
        }
    }

    /// - Parameter inner: The scope that a need of the provider leads to.
    private func target(of provider: ProviderID, reaching inner: ScopeID) -> ScopeID {
        guard let target = targets[provider], contains(inner, target) else { return inner }
        return target
    }

    /// Whether a need would be met if what another error is about moved into its target. A direct need of what a factory keeps is such
    /// an error itself.
    private func isConsequence(_ call: ProviderCall, _ inner: ScopeID) -> Bool {
        let provider = call.caller
        guard let wanted = wantedScopes[provider], contains(inner, wanted) else { return false }
        return !call.isDirect || isBundle(call.made) || !resolution.isKept(provider)
            || resolution.providers[provider].isFake
    }

    /// The scope that a provider lives in, or that a bundle reaches, unless it is `scope` or around it.
    private func innerScope(of made: ProviderID, outOfReachFrom scope: ScopeID, _ reach: BundleReach) -> ScopeID? {
        guard isBundle(made) else { return contains(scopeOf[made], scope) ? nil : scopeOf[made] }
        guard let call = reach[made]?.first(where: { !contains(scopeOf[$0.made], scope) }) else { return nil }
        placingCalls[made] = call
        capturingNeeds.insert(call.need)
        return scopeOf[call.made]
    }

    /// The scope in which a provider lives whatever it needs: the one in its marker, or for what a factory keeps the outermost
    /// one. A member of a scope's value lives with that value.
    func fixedScope(of provider: ProviderID) -> ScopeID? {
        let definition = resolution.providers[provider]
        if let stated = definition.statedScope { return stated }
        guard resolution.isKept(provider) else { return nil }
        if let owner = definition.receiver.flatMap({ resolution.madeProvider(resolution.fulfilments[$0]) }),
            case .input(let scope) = resolution.providers[owner].maker
        {
            return scope
        }
        return .outermost
    }

    // MARK: Bundles

    /// Whether a provider holds only closures. It lives where it is needed, and moves nothing.
    private func isBundle(_ provider: ProviderID) -> Bool { resolution.providers[provider].isBundle }

    /// A bundle, and the bundles that its closures make.
    private func withInner(_ bundle: ProviderID) -> [ProviderID] {
        nodesReachable(from: [bundle]) { calls.successors(of: $0).filter(isBundle) }
    }

    /// For each bundle, what its closures make, also those of bundles that they make. A closure with a default is left out.
    private typealias BundleReach = [ProviderID: [ProviderCall]]

    private func reachOfBundles() -> BundleReach {
        var reach: BundleReach = [:]
        for bundle in resolution.providers.indices where isBundle(bundle) && resolution.isReached[bundle] {
            reach[bundle] = withInner(bundle).flatMap { calls[$0] }.filter {
                !hasDefault($0.need) && !isBundle($0.made)
            }
        }
        return reach
    }

    /// A bundle that several scopes need lives in the innermost scope around all of them.
    private func placeBundles(_ reach: BundleReach) {
        for bundle in reach.keys.sorted() {
            let scope = scopes.innermost(around: needing[bundle] ?? []) ?? deepestScope(of: bundle, reach[bundle] ?? [])
            scopeOf[bundle] = scope
            for call in calls.firstCalls(of: bundle)
            where hasDefault(call.need) && !isBundle(call.made) && !contains(scopeOf[call.made], scope) {
                let inner = scopeOf[call.made]
                defaultedNeeds.append(DefaultedNeed(call: call, scope: inner))
                if needing[bundle]?.contains(where: { contains(inner, $0) }) == true {
                    contestedNeeds.insert(call.need)
                }
            }
        }
    }

    /// The scope of a bundle that nothing needs, or that is out of reach of all that need it.
    private func deepestScope(of bundle: ProviderID, _ reach: [ProviderCall]) -> ScopeID {
        var deepest = DeepestScope()
        deepen(&deepest, for: reach.filter { !unplaced.contains($0.made) })
        if !deepest.isUnplaced { placingCalls[bundle] = deepest.cause }
        return deepest.scope
    }

    /// The scope on the path to `inner` whose factory can be made in `scope`.
    private func scopeToOpen(from scope: ScopeID, towards inner: ScopeID) -> ScopeID {
        var opened = inner
        while let parent = scopes[opened].parent, !contains(parent, scope) { opened = parent }
        return opened
    }
}

/// A need that uses its default, because what could meet it lives in `scope`, which the provider cannot reach.
struct DefaultedNeed {
    let call: ProviderCall
    let scope: ScopeID
}

/// A provider without a possible scope, or a need that reaches into another one.
enum PlacementProblem {
    /// A call of what lives in the scope `inner`, which is deeper than the scope of the calling provider or beside it. `opened` is the
    /// scope on the path to it that the provider's factory can open. `target` is the scope in which the provider may live
    /// instead.
    case captured(ProviderCall, inner: ScopeID, opened: ScopeID, target: ScopeID?)
    /// Two calls of what lives in two scopes, neither of which contains the other.
    case disjoint(ProviderCall, ProviderCall)
}

extension Table where Row == FactoryScope, Element == FactoryScope {
    /// A scope and those around it, the innermost first.
    func around(_ scope: ScopeID) -> [ScopeID] {
        var scopes = [scope]
        while let parent = self[scopes[scopes.count - 1]].parent { scopes.append(parent) }
        return scopes
    }

    /// Whether `inner` is `outer` or is nested in it.
    func contains(_ outer: ScopeID, _ inner: ScopeID) -> Bool { around(inner).contains(outer) }

    /// Whether a child of this scope is sendable, which requires this scope to be sendable too.
    func hasSendable(in scope: ScopeID) -> Bool { elements.contains { $0.isSendable && $0.parent == scope } }

    /// The innermost scope around some scopes; nil for none.
    func innermost(around inner: [ScopeID]) -> ScopeID? {
        inner.first.flatMap { first in around(first).first { outer in inner.allSatisfy { contains(outer, $0) } } }
    }
}
