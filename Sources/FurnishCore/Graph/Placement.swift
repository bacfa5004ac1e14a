/// Finds the scope that each provider lives in: the deepest one that its needs come from.
struct Placement {
    private let graph: DependencyGraph
    private var diagnostics: [Diagnostic] = []
    /// Where they live is not known, for they need what lives in two scopes.
    private var unplaced: Set<Int> = []

    private var scopes: [FactoryScope] { graph.bindings.scopes }

    /// place: completes `graph` with a scope for each provider, and tells which cannot be placed.
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
        let beside = graph.nextAlternatives
        let groups = Components(count: graph.providers.count) { provider in
            graph.successors(of: provider) + (beside[provider] ?? [])
        }.groups
        for group in groups { place(group) }
    }

    /// Providers that reach each other live together, and so do alternatives: who needs them finds them in one place.
    private mutating func place(_ group: [Int]) {
        var scope = 0
        /// The need that brought the scope, and whose it is.
        var cause: Hop?
        var reported: Int?
        var isUnplaced = false
        for provider in group.sorted() where graph.isReached[provider] {
            guard graph.providers[provider].pinned == nil else { continue }
            for (need, made) in needs(of: provider) {
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
        for provider in group { graph.scopeOf[provider] = graph.providers[provider].pinned ?? scope }
        for provider in group where graph.isReached[provider] { checkPinned(provider) }
    }

    private func needs(of provider: Int) -> [(need: Int, made: Int)] {
        graph.providers[provider].needs.flatMap { need -> [(need: Int, made: Int)] in
            guard let row = graph.madeRow(graph.fulfilments[need]) else { return [] }
            return graph.providers(at: row).map { (need, $0) }
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

    private mutating func checkPinned(_ provider: Int) {
        guard graph.providers[provider].pinned != nil else { return }
        let scope = graph.scopeOf[provider]
        for (need, made) in needs(of: provider) where !contains(graph.scopeOf[made], scope) {
            if unplaced.contains(made) || graph.isDoubtful(need: need, through: [provider, made]) { continue }
            let messages = ScopeMessages(graph: graph)
            diagnostics.append(
                messages.captured(need, of: provider, in: scope, way(to: graph.scopeOf[made], from: made)))
        }
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
                [messages.hop(cause.need, of: cause.provider)] + way(to: scope, from: first)
                    + [messages.hop(need, of: provider)] + way(to: graph.scopeOf[made], from: made)))
    }

    /// The needs from `provider` down to what lives in `scope` by itself.
    private func way(to scope: Int, from provider: Int?) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var current = provider
        var seen: Set<Int> = []
        let messages = ScopeMessages(graph: graph)
        while let row = current, graph.providers[row].pinned == nil, seen.insert(row).inserted {
            let next = needs(of: row).first { graph.scopeOf[$0.made] == scope && !seen.contains($0.made) }
            guard let next else { break }
            notes.append(messages.hop(next.need, of: row))
            current = next.made
        }
        if let row = current { notes.append(messages.origin(row, scope)) }
        return notes
    }
}
