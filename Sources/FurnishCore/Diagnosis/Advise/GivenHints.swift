/// Finds advice to make a missing parameter a given one, which the caller passes, or to leave it to its default.
package final class GivenHints: GraphReader {
    package let graph: DependencyGraph
    /// The paths from all that is `once` or `weak`. Such an instance is shared, so no caller can pass a value to what it needs.
    private lazy var pathsFromShared = Paths(
        from: graph.providers.indices.filter { [graph] in !graph.resolution.isNewlyMade($0) && graph.isReached[$0] },
        count: graph.providers.count
    ) { [graph] in graph.calls[$0] }
    private(set) lazy var consumers = Calls.consumers(among: graph.reachedProviders) { [graph] in
        graph.calls.successors(of: $0)
    }
    private(set) lazy var directConsumers = graph.directConsumers
    /// A limit for the search through consumers, which would be slow where many types are missing.
    private static let mostConsumers = 200

    init(_ graph: DependencyGraph) { self.graph = graph }

    /// The shared instance because of which no caller can pass a value to a provider: the provider or one of its consumers.
    func blocker(of provider: ProviderID) -> ProviderID? {
        if !pathsFromShared.isReached[provider] { return nil }
        return pathsFromShared.path(to: provider).first?.provider ?? provider
    }

    /// Asks to let the caller pass the value of a need.
    ///
    /// - Returns: nil if no caller can, or if the parameter is not declared in this module.
    package func note(giving need: NeedID, of provider: ProviderID, _ reason: String = "") -> Diagnostic.Note? {
        guard !pathsFromShared.isReached[provider], needs[need].requirement == nil, !clashes(need, of: provider)
        else { return nil }
        return note(naming: need, of: provider, as: .given, reason)
    }

    /// Asks for a marker that names the parameter of a need.
    ///
    /// - Parameters:
    ///   - argument: `given:` or `default:`.
    ///   - reach: Where that holds, with a space before it.
    /// - Returns: nil if the parameter is not declared in this module.
    func note(
        naming need: NeedID, of provider: ProviderID, as argument: MarkerArgument, in reach: String = "",
        _ reason: String
    ) -> Diagnostic.Note? {
        let text = name(of: need)
        guard needs[need].name != .none, text != "_", graph.isJudged(provider),
            let site = site(of: need, in: provider), graph.isJudged(site.file)
        else { return nil }
        let (name, file) = (SwiftKeyword.escaped(text), program.file(site.file))
        let isGiven = argument == .given
        let words = (isGiven ? "to pass '\(name)'" : "to keep the default of '\(name)'") + reach
        if let marker = bindings.marked[site]?.needs ?? file.misspelled(.needs, on: site.row) {
            let names = MarkerEditor(marker, in: file).naming(name, as: argument, order: givenNames(of: site))
            let fix = names.fix("\(words), write", letsCallersPass: isGiven)
            return .init(program.location(site.file, marker.offset), reason, fix)
        }
        let kinds = [Declaration.Kind.initializer: "initializer", .function: "function"]
        let kind = kinds[program.declaration(site).kind] ?? "type"
        let marker = graph.marking(site, .needs, "\(argument.name) \(name)")
        return note(site, reason, marker.fix("\(words), mark this \(kind)", letsCallersPass: isGiven))
    }

    /// The parameters that could take a closure's value if they were given: those of what the closure newly makes.
    func notes(taking type: TypeID, madeWith made: ProviderID) -> [Diagnostic.Note] {
        open(taking: type, madeWith: made).compactMap {
            note(giving: $0.need, of: $0.provider, "'\(graph.show($0.provider))' can take one: ")
        }
    }

    /// The parameters of what is newly made with a provider that could take a value if they were given: nothing provides
    /// them, or they use their defaults.
    func open(taking type: TypeID, madeWith made: ProviderID) -> [(need: NeedID, provider: ProviderID)] {
        let promotion = Promotion(keys: graph.keys, symbols: symbols)
        return calls.newlyMade(with: made).flatMap { provider in
            providers[provider].needs.filter { need in
                let isOpen = graph.fulfilments[need] == .missing || graph.fulfilments[need].isOmitted
                return isOpen && promotion.fills(needs[need].type, with: type)
            }.map { ($0, provider) }
        }
    }

    /// The declaration whose marker would say `given:`; nil for an injected property and for a static instance.
    private func site(of need: NeedID, in provider: ProviderID) -> Site? {
        let definition = providers[provider]
        if let injection = definition.injection(of: need) { return injection.isProperty ? nil : injection.site }
        guard definition.arguments.contains(need), !definition.isCollection else { return nil }
        guard let initializer = definition.initializer, program.declaration(definition.site).kind != .typealias else {
            return definition.site
        }
        let isInherited = symbols.enclosingType(of: initializer) != symbols.symbol(of: definition.type)
        let saysType = bindings.marked[initializer]?.needs == nil && bindings.marked[definition.site]?.needs != nil
        return isInherited || saysType ? definition.site : initializer
    }

    // MARK: Whether the given parameter can propagate

    /// Whether no caller can pass a missing value to each type that needs it: one of them is shared, or one call makes several,
    /// and would take the value for each.
    func isNeededTogether(_ unmet: UnmetNeed) -> Bool {
        let needing = Set(unmet.needing)
        var others: Set<ProviderID> = []
        return needing.count > 1
            && needing.contains { provider in
                let callers = nodesReachable(from: [provider], most: Self.mostConsumers) { current in
                    // A type that needs the value itself passes it on.
                    (directConsumers[current] ?? []).filter { !needing.contains($0) }
                }.dropFirst()
                defer { others.formUnion(callers) }
                return pathsFromShared.isReached[provider] || !others.isDisjoint(with: callers)
            }
    }

    /// The members that would take a given parameter. One that already does asks its consumers for no other one.
    package func members(taking need: NeedID, of provider: ProviderID) -> [ProviderID] {
        let name = needs[need].name
        return nodesReachable(from: [provider], most: Self.mostConsumers) { current in
            graph.givens[current].contains { $0.name == name } ? [] : consumers[current] ?? []
        }
    }

    /// Whether a member that the parameter would propagate to already takes another value of that name.
    private func clashes(_ need: NeedID, of provider: ProviderID) -> Bool {
        let (name, key) = (needs[need].name, keys.key(needs[need].type))
        // The parameter itself and one that propagates to it are one.
        return members(taking: need, of: provider).contains { current in
            graph.givens[current].contains { other in
                other.name == name && (current != provider && other.origin != current || keys.key(other.type) != key)
            }
        }
    }

    /// The names of the parameters of a function or initializer. For a type, those of its only initializer, else its stored
    /// properties.
    private func givenNames(of site: Site) -> [String] {
        let source = program.source(site.file)
        if !program.declaration(site).parameters.isEmpty || program.declaration(site).kind == .initializer {
            return program.parameters(of: site).map { source.text($0.name) }
        }
        let initializers = program.members(of: site, .initializer)
        if initializers.count == 1 { return givenNames(of: initializers[0]) }
        return program.storedProperties(of: site).map { source.text(program.declaration($0).name) }
    }
}
