/// Finds what keeps a graph from being a factory.
struct Validator {
    let graph: DependencyGraph
    let messages: GraphMessages
    private var diagnostics: [Diagnostic] = []

    /// validate: everything that is wrong, in no particular order.
    ///
    /// - Parameter earlier: What is known to be wrong already. Where there are errors, what seems unused may be what
    ///   they keep from being reached.
    static func validate(_ graph: DependencyGraph, earlier: [Diagnostic]) -> [Diagnostic] {
        var validator = Validator(graph)
        validator.reportMissing()
        validator.reportDuplicates()
        validator.reportDuplicateKeys()
        validator.reportCycles()
        validator.reportConditions()
        validator.reportUnsupported()
        let found = earlier + validator.diagnostics
        if found.allSatisfy(\.isWarning) { validator.reportUnused() }
        return earlier + validator.diagnostics
    }

    private init(_ graph: DependencyGraph) {
        self.graph = graph
        messages = GraphMessages(graph: graph)
    }

    mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    // MARK: Missing providers

    /// One error for each key, at the first need in file order; the others are notes.
    private mutating func reportMissing() {
        guard !graph.bindings.isIncomplete else { return }
        var sites: [TypeID: [(need: Int, provider: Int)]] = [:]
        for provider in graph.providers.indices where graph.isReached[provider] {
            for need in graph.providers[provider].needs
            where graph.fulfilments[need] == .missing && !graph.bindings.needs[need].isDoubtful {
                sites[graph.keys.key(graph.bindings.needs[need].type), default: []].append((need, provider))
            }
        }
        let paths = EntryPaths(graph)
        for (key, unordered) in sites where !isDoubtful(key) {
            let found = unordered.sorted { precedes($0.need, $1.need) }
            let (need, provider) = found[0]
            if let made = failableProvider(of: key) {
                diagnostics.append(messages.failable(need, of: provider, made: made))
                continue
            }
            let notes =
                paths.hops(to: provider).map { messages.hop($0.need, of: $0.provider) }
                + otherNeeds(found) + MissingProviderHints.hints(for: key, in: graph)
            diagnostics.append(messages.missing(need, of: provider, notes: notes))
        }
    }

    private func otherNeeds(_ found: [(need: Int, provider: Int)]) -> [Diagnostic.Note] {
        let others = found.dropFirst()
        let shown = others.prefix(3)
        var notes = shown.map { messages.alsoNeeded($0.need, of: $0.provider) }
        if others.count > shown.count, let next = others.dropFirst(3).first {
            notes.append(messages.alsoNeeded(next.need, andMore: others.count - shown.count))
        }
        return notes
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        let leftNeed = graph.bindings.needs[left]
        let rightNeed = graph.bindings.needs[right]
        if leftNeed.file == rightNeed.file { return leftNeed.offset < rightNeed.offset }
        return graph.program.source(leftNeed.file).path < graph.program.source(rightNeed.file).path
    }

    /// A type that a broken marker may have provided is not called missing, nor what is made with or around it.
    private func isDoubtful(_ key: TypeID) -> Bool {
        let types = graph.program.types
        let node = types[key]
        switch node.kind {
        case .nominal where graph.bindings.doubtfulTypes.contains(SymbolID(row: Int32(node.payload))): return true
        case .optional: return isDoubtful(types.child(0, of: key))
        case .function: return types.function(key).map { isDoubtful($0.result) } ?? false
        default: return false
        }
    }

    private func failableProvider(of key: TypeID) -> Int? {
        let optional = graph.program.types.intern(.optional, [TypeChild(key)])
        guard let row = graph.find(optional) else { return nil }
        let provider = graph.available[row].provider
        return graph.providers[provider].isFailable ? provider : nil
    }

    // MARK: Duplicates

    private mutating func reportDuplicates() {
        var rows: [TypeID: [Int]] = [:]
        for available in graph.available
        where graph.isOwn(available.provider) && graph.providers[available.provider].isProvided
            && !graph.providers[available.provider].keepsItsName
        {
            rows[available.key, default: []].append(available.provider)
        }
        var reported: Set<Site> = []
        // By provider, so that two providers that share several keys are reported once, under the first of them.
        for available in graph.available {
            guard let all = rows.removeValue(forKey: available.key), all.count > 1 else { continue }
            let sites = colliding(all.sorted { isBefore($0, $1) })
            guard sites.count > 1, reported.insert(graph.providers[sites[1]].site).inserted else { continue }
            var diagnostic = messages.duplicate(sites[1], sites[0], available.key)
            diagnostic.notes += sites.dropFirst(2).map(messages.furtherDuplicate)
            diagnostics.append(diagnostic)
        }
    }

    /// The first provider that is compiled together with a later one, and those later ones.
    private func colliding(_ sorted: [Int]) -> [Int] {
        for (position, first) in sorted.enumerated() {
            let others = sorted[(position + 1)...].filter { other in
                !graph.bindings.conditions.areExclusive(
                    graph.providers[first].condition, graph.providers[other].condition)
            }
            if !others.isEmpty { return [first] + others }
        }
        return []
    }

    /// Two places in a dictionary whose keys are written alike.
    private mutating func reportDuplicateKeys() {
        for (row, collection) in graph.providers.enumerated() {
            guard case .collection = collection.construction else { continue }
            for need in collection.needs {
                guard let made = graph.madeProvider(graph.fulfilments[need]), graph.providers[made].isFailable else {
                    continue
                }
                report(messages.failable(need, of: row, made: made))
            }
            var known: [String: Int] = [:]
            for need in collection.needs {
                guard let provider = graph.madeProvider(graph.fulfilments[need]) else { continue }
                let row = graph.providers[provider]
                let key = graph.program.source(row.file).text(row.collectionKey)
                guard !key.isEmpty else { continue }
                if let first = known[key] {
                    diagnostics.append(messages.duplicateKey(key, provider, first))
                } else {
                    known[key] = provider
                }
            }
        }
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        let (leftRow, rightRow) = (graph.providers[left], graph.providers[right])
        return (leftRow.file, leftRow.markerOffset) < (rightRow.file, rightRow.markerOffset)
    }

    // MARK: Cycles

    private mutating func reportCycles() {
        let graph = self.graph
        for group in Components(count: graph.providers.count, successors: graph.eagerSuccessors).groups {
            if let path = CyclePath.shortest(in: group, graph, precedes) { diagnostics.append(messages.cycle(path)) }
        }
    }

    // MARK: The rest

    private mutating func reportUnsupported() {
        for provider in graph.providers.indices where graph.isReached[provider] {
            for need in graph.providers[provider].arguments
            where graph.mustRepeatDefault(need, of: provider) && graph.bindings.defaultText(need) == nil {
                report(messages.unrepeatableDefault(need))
            }
        }
        for provider in graph.providers.indices where graph.isReached[provider] {
            if graph.isStored(provider), graph.effects[provider].contains(.isAsync) {
                diagnostics.append(messages.unsupportedAsyncOnce(provider))
            }
        }
    }

    /// In a module that has an entry point, what none of them needs is left over.
    private mutating func reportUnused() {
        let reached = EntryPaths(graph).isReached
        guard graph.providers.indices.contains(where: { graph.isOwn($0) && graph.providers[$0].isEntryPoint }),
            !graph.bindings.isIncomplete
        else { return }
        for provider in graph.providers.indices where graph.isOwn(provider) && !reached[provider] {
            let access = graph.program.declaration(graph.providers[provider].site).access
            if access < .public { diagnostics.append(messages.unused(provider)) }
        }
    }
}
