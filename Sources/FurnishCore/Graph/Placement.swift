/// Finds the scope that each provider lives in: the deepest one that its eager needs come from. Closures move nothing.
struct Placement {
    private let graph: DependencyGraph
    private var diagnostics: [Diagnostic] = []
    /// Providers whose scope is unknown, because they need two scopes of which neither contains the other.
    private var unplaced: Set<Int> = []

    private var scopes: [FactoryScope] { graph.bindings.scopes }

    /// place: completes `graph` with a scope for each provider, and reports those that cannot be placed and needs that
    /// reach into a deeper scope.
    static func place(_ graph: DependencyGraph) -> [Diagnostic] {
        var placement = Placement(graph)
        placement.placeAll()
        return placement.diagnostics
    }

    private init(_ graph: DependencyGraph) {
        self.graph = graph
        self.graph.scopeOf = [Int](repeating: 0, count: graph.providers.count)
    }

    private mutating func placeAll() {
        // One factory holds everything.
        guard scopes.count > 1 else { return }
        graph.placingNeeds = [Hop?](repeating: nil, count: graph.providers.count)
        let alternatives = graph.nextAlternatives
        let groups = Components(count: graph.providers.count) { provider in
            graph.eagerSuccessors(of: provider) + (alternatives[provider] ?? [])
        }.groups
        for group in groups { place(group) }
        for provider in graph.providers.indices where graph.isReached[provider] { checkReach(of: provider) }
    }

    /// Alternatives live together, so that whatever needs them finds them in one place.
    private mutating func place(_ group: [Int]) {
        var scope = 0
        /// The need that brought the scope.
        var cause: Hop?
        var reported: Int?
        var isUnplaced = false
        for provider in group.sorted() where graph.isReached[provider] {
            guard graph.providers[provider].pinned == nil else { continue }
            for (need, made) in graph.eagerNeeds(of: provider) {
                let pinned = graph.providers[made].pinned
                if pinned == nil, group.contains(made) { continue }
                let other = pinned ?? graph.scopeOf[made]
                if unplaced.contains(made) {
                    isUnplaced = true
                } else if contains(scope, other) {
                    if other != scope { (scope, cause) = (other, Hop(need: need, provider: provider)) }
                } else if !contains(other, scope) {
                    if reported != provider { report(need, provider, made, against: cause, in: scope) }
                    (reported, isUnplaced) = (provider, true)
                }
            }
        }
        if isUnplaced { unplaced.formUnion(group) }
        for provider in group {
            graph.scopeOf[provider] = graph.providers[provider].pinned ?? scope
            if graph.providers[provider].pinned == nil { graph.placingNeeds[provider] = cause }
        }
    }

    /// Whether `inner` is `outer`, or lies in it.
    private func contains(_ outer: Int, _ inner: Int) -> Bool {
        var current: Int? = inner
        while let row = current {
            if row == outer { return true }
            current = scopes[row].parent
        }
        return false
    }

    // MARK: Errors

    /// All that a provider needs, in closures too, must live in its own scope or in one around it.
    private mutating func checkReach(of provider: Int) {
        let scope = graph.scopeOf[provider]
        for need in graph.providers[provider].needs where !unplaced.contains(provider) {
            guard let row = graph.madeRow(graph.fulfilments[need]) else { continue }
            let made = graph.available[row].provider
            let inner = graph.scopeOf[made]
            if contains(inner, scope) { continue }
            graph.capturingNeeds.insert(need)
            if unplaced.contains(made) { continue }
            if graph.isDoubtful(need: need, through: [provider, made]) { continue }
            let messages = ScopeMessages(graph: graph)
            diagnostics.append(
                messages.captured(
                    need, of: provider, from: inner, path: path(to: inner, from: made),
                    canMove: contains(scope, inner), opening: scopeToOpen(from: scope, towards: inner)))
        }
    }

    /// The scope that a factory around `scope` opens on the way to `inner`.
    private func scopeToOpen(from scope: Int, towards inner: Int) -> Int {
        var row = inner
        while let parent = scopes[row].parent, !contains(parent, scope) { row = parent }
        return row
    }

    private mutating func report(
        _ need: Int, _ provider: Int, _ made: Int, against cause: Hop?, in scope: Int
    ) {
        guard let cause, !graph.isDoubtful(need: need, through: [provider, made]) else { return }
        let first = graph.madeProvider(graph.fulfilments[cause.need])
        let messages = ScopeMessages(graph: graph)
        diagnostics.append(
            messages.disjoint(
                need, of: provider, (scope, graph.scopeOf[made]),
                [messages.hop(cause.need, of: cause.provider)] + path(to: scope, from: first)
                    + [messages.hop(need, of: provider)] + path(to: graph.scopeOf[made], from: made)))
    }

    /// The needs from `provider` down to what lives in `scope` by itself.
    private func path(to scope: Int, from provider: Int?) -> [Diagnostic.Note] {
        let messages = ScopeMessages(graph: graph)
        guard let provider else { return [] }
        let hops = graph.placingPath(of: provider)
        let last = hops.last.flatMap { graph.madeProvider(graph.fulfilments[$0.need]) } ?? provider
        return hops.map { messages.hop($0.need, of: $0.provider) } + [messages.origin(last, scope)]
    }
}

extension DependencyGraph {
    /// The eager needs because of which a provider lives where it does, down to what lives there by itself.
    func placingPath(of provider: Int) -> [Hop] {
        var hops: [Hop] = []
        var current = provider
        // The need may be an alternative's, so that a way may lead round.
        var seen: Set<Int> = []
        while !placingNeeds.isEmpty, let hop = placingNeeds[current], seen.insert(hop.need).inserted,
            let made = madeProvider(fulfilments[hop.need])
        {
            hops.append(hop)
            current = made
        }
        return hops
    }
}
