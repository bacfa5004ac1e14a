/// Messages about providers that conflict with each other, with advice at each of them.
struct ConflictMessages: GraphReader {
    let graph: DependencyGraph

    /// The number of further sites that one error lists before it counts the rest.
    private static let longestList = 12

    // MARK: Duplicates

    /// - Parameter providers: All providers of the key, in file order.
    func duplicate(_ providers: [ProviderID], _ key: TypeID) -> Diagnostic {
        let type = graph.text.show(key)
        let message =
            graph.providers[providers[1]].isFake
            ? "'\(type)' has \(providers.count) fakes; keep one of them"
            : "'\(type)' is provided \(times(providers)); keep one of its providers"
        return sites(
            .duplicateProvider, message, providers,
            further: keepingBoth(for: providers[1], key) + oneScope(for: providers, type)
                + choosingHere(among: providers, key)
        ) {
            provider in
            // Which of them is meant is a decision, also where only one of the changes can be written.
            let fix = withdrawal(of: key, by: provider)
            return providers.contains { graph.providers[$0].isCollection } ? Fix(fix.title) : fix
        }
    }

    func duplicateKey(_ key: String, _ providers: [ProviderID]) -> Diagnostic {
        let message = "the key '\(key)' is used \(times(providers)); give each element a key of its own"
        return sites(.duplicateKey, message, providers, further: []) { _ in Fix("write another key here") }
    }

    private func times(_ providers: [ProviderID]) -> String {
        providers.count == 2 ? "twice" : "\(providers.count) times"
    }

    /// The change after which a provider no longer provides the key.
    private func withdrawal(of key: TypeID, by provider: ProviderID) -> Fix {
        let definition = graph.providers[provider]
        if definition.isCollection { return Fix("remove 'into:' from the marker of each element") }
        let marker = graph.providers[provider].marker
        guard graph.keys.key(definition.type) != key, !definition.isFake,
            let position = definition.additionalTypes.firstIndex(where: { graph.keys.key($0) == key }),
            marker?.additionalTypes.count == definition.additionalTypes.count,
            let proposed = graph.markerEditor(of: provider)?.removing(type: position)
        else {
            return Fix("remove this marker", marker.map { [program.source(definition.file).removing($0)] } ?? [])
        }
        return proposed.fix("write")
    }

    /// Advice to keep both: a function or property can provide its type under a typealias.
    private func keepingBoth(for provider: ProviderID, _ key: TypeID) -> [Diagnostic.Note] {
        let definition = graph.providers[provider]
        guard definition.isFunctionOrProperty, !definition.isFake, graph.keys.key(definition.type) == key else {
            return []
        }
        let offset = program.declaration(definition.site).type.start
        return [.init(program.location(definition.file, offset), "to keep both, \(typealiasAdvice(provider))")]
    }

    /// Advice for values of two scopes that both provide a type: they may be two kinds of one scope.
    private func oneScope(for providers: [ProviderID], _ type: String) -> [Diagnostic.Note] {
        let scopes = providers.compactMap { provider -> FactoryScope? in
            guard let receiver = graph.providers[provider].receiver,
                let made = graph.provider(meeting: receiver),
                case .input(let scope) = graph.providers[made].construction
            else { return nil }
            return graph.bindings.scopes[scope]
        }
        guard scopes.count == providers.count, scopes[0] !== scopes[1], let site = scopes[1].site,
            let first = scopes[0].type, let second = scopes[1].type
        else { return [] }
        let names = "'\(graph.text.show(first))' and '\(graph.text.show(second))'"
        return [
            note(
                site,
                "if \(names) are kinds of one scope, write one '// @Scope' struct in their place, with a property that holds either"
            )
        ]
    }

    /// Advice where only other modules provide the key: a provider of this module wins, and a typealias is a key of its own.
    private func choosingHere(among providers: [ProviderID], _ key: TypeID) -> [Diagnostic.Note] {
        guard !providers.contains(where: graph.resolution.isOwn), !graph.providers[providers[0]].isFake,
            let need = graph.needs.indices.first(where: {
                graph.offer(meeting: $0).map { graph.offers[$0].key } == key
            })
        else { return [] }
        let type = graph.text.show(key)
        return [
            note(
                need,
                "it is needed here; mark a function of module '\(names.text(program.modules[0].name))' that returns one "
                    + "'// @Provides', or give one of them a name of its own, such as 'typealias Main\(TypeName.capitalized(type)) = \(type)', "
                    + "and take that here")
        ]
    }

    /// Names the typealias after the function or property.
    private func typealiasAdvice(_ provider: ProviderID) -> String {
        let definition = graph.providers[provider]
        let type = graph.text.show(definition.type)
        let name = TypeName.capitalized(
            program.source(definition.site.file).text(program.declaration(definition.site).name))
        let alias = name == type ? "Other" + name : name
        return "write 'typealias \(alias) = \(type)' and use '\(alias)' as the type here"
    }

    /// One error for all sites, reported at the second.
    private func sites(
        _ code: DiagnosticCode, _ message: String, _ providers: [ProviderID], further: [Diagnostic.Note],
        _ advice: (ProviderID) -> Fix
    ) -> Diagnostic {
        let other = providers.count == 2 ? "the other" : "another"
        var notes = [
            note(markerOf: providers[0], "the first is here; to keep \(other) instead, ", advice(providers[0])),
            note(markerOf: providers[1], "to keep the first, ", advice(providers[1])),
        ]
        let others = providers.dropFirst(2)
        notes += others.prefix(Self.longestList).map { note(markerOf: $0, "and again here: ", advice($0)) }
        if let next = others.dropFirst(Self.longestList).first {
            notes.append(note(markerOf: next, "\(others.count - Self.longestList) more times, starting here"))
        }
        return Diagnostic(code, at: graph.markerLocation(providers[1]), message, notes: notes + further)
    }

    // MARK: Alternatives

    /// - Returns: nil if the two alternatives can replace each other.
    func conditionMismatch(_ provider: ProviderID, _ first: ProviderID) -> Diagnostic? {
        guard let difference = difference(provider, first) else { return nil }
        return Diagnostic(
            .conditionMismatch, at: alternativeLocation(provider),
            "'\(graph.show(provider))' \(difference.here) here but \(difference.there) under another '#if'; alternatives must have "
                + "the same \(difference.what); write the same for both",
            notes: [.init(alternativeLocation(first), "the other is here: ", difference.advice)]
                + (difference.otherAdvice.map { [.init(alternativeLocation(provider), "or ", $0)] } ?? []))
    }

    /// The differing property, its value for each alternative, and the changes: at the first, and optionally at the second.
    private typealias Difference = (what: String, here: String, there: String, advice: Fix, otherAdvice: Fix?)

    private func difference(_ provider: ProviderID, _ first: ProviderID) -> Difference? {
        let lifetimes = (graph.providers[provider].lifetime, graph.providers[first].lifetime)
        if lifetimes.0 != lifetimes.1 {
            return (
                "lifetime", "is " + words(lifetimes.0), words(lifetimes.1),
                changing(first, to: lifetimes.0), changing(provider, to: lifetimes.1)
            )
        }
        let givens = (graph.givens[provider], graph.givens[first])
        if !isAlike(givens.0, givens.1) {
            return (
                "given parameters", "is given " + words(givens.0), words(givens.1),
                Fix("write the same 'given:' for both, or let both need the same types"), nil
            )
        }
        let effects = (graph.effects[provider], graph.effects[first])
        if effects.0 != effects.1 {
            return (
                "effects", words(effects.0), words(effects.1),
                Fix("declare both '\(effects.0.union(effects.1).words(.anything, graph.text).dropFirst())'"), nil
            )
        }
        let scopes = (graph.scopeOf[provider], graph.scopeOf[first])
        guard scopes.0 != scopes.1 else { return nil }
        let messages = ScopeMessages(graph: graph)
        let inner = scopes.0 == .outermost ? scopes.1 : scopes.0
        let type = graph.bindings.scopes[inner].type.map { graph.text.show($0) } ?? ""
        return (
            "scope", "lives in " + messages.name(scopes.0), "in " + messages.name(scopes.1),
            Fix("write 'in: \(type)' for both"), nil
        )
    }

    private func isAlike(_ left: [GivenParameter], _ right: [GivenParameter]) -> Bool {
        left.map(\.name) == right.map(\.name)
            && left.map { graph.keys.key($0.type) } == right.map { graph.keys.key($0.type) }
    }

    private func words(_ lifetime: Marker.Lifetime) -> String {
        lifetime == .each ? "new for each need" : "'\(lifetime)'"
    }

    private func changing(_ provider: ProviderID, to other: Marker.Lifetime) -> Fix {
        graph.markerEditor(of: provider)?.changing(lifetime: other).fix("write") ?? Fix("write the same")
    }

    private func words(_ givens: [GivenParameter]) -> String {
        if givens.isEmpty { return "nothing" }
        return "'"
            + givens.map { "\(names.text($0.name)): \(graph.text.show($0.type))" }.joined(separator: ", ")
            + "'"
    }

    private func words(_ effects: Effects) -> String {
        effects.isEmpty ? "is not async and cannot throw" : GraphMessages(graph: graph).words(effects)
    }

    /// A member with too many variants. What is provided under all conditions needs none.
    func tooManyConditions(_ provider: ProviderID) -> Diagnostic {
        let notes = graph.providers[provider].needs.compactMap { need -> Diagnostic.Note? in
            guard let condition = graph.argumentConditions[need] else { return nil }
            let others = graph.bindings.conditions.all(of: [], none: [condition])
            return note(
                need, "so that no default is needed, ",
                Fix(
                    "mark a function that returns '\(graph.text.show(graph.needs[need].type))' with '// @Provides' under "
                        + "'#if \(graph.bindings.conditions.text(of: others))' too"))
        }
        return Diagnostic(
            .conditionMismatch, at: program.nameLocation(graph.providers[provider].maker),
            "the member for '\(graph.show(provider))' would be written more than \(Conditions.mostWorlds) times, because what it "
                + "needs exists under '#if' conditions of their own", notes: Array(notes.prefix(Self.longestList)))
    }

    func tooManyFakes(_ location: Location, _ fake: String) -> Diagnostic {
        Diagnostic(
            .conditionMismatch, at: location,
            "the initializer of '\(fake)' would be written more than \(Conditions.mostFakes) times, because its parts exist under '#if' "
                + "conditions of their own; put several of them under one condition")
    }

    /// The marker of an alternative, or its initializer if the alternatives share one marker.
    private func alternativeLocation(_ provider: ProviderID) -> Location {
        graph.providers[provider].conditionalInitializer.map(program.nameLocation) ?? graph.markerLocation(provider)
    }

    // MARK: Names

    /// - Parameter providers: Two or more, in the order of their markers.
    func nameCollision(_ name: String, _ providers: [ProviderID]) -> Diagnostic {
        let shown = providers.map { graph.showMade(by: $0) }
        let types = Set(shown).count == 1 ? "" : ", for '\(shown[0])' and '\(shown[1])'"
        let count = providers.count == 2 ? "two" : "\(providers.count)"
        return Diagnostic(
            .nameCollision, at: graph.markerLocation(providers[1]),
            "the factory would have \(count) members called '\(name)'\(types)",
            notes: providers.enumerated().map { position, provider in
                let prefix = position == 0 ? "the first is here: " : position == 1 ? "" : "and another here: "
                return note(markerOf: provider, prefix + renaming(provider, among: providers))
            })
    }

    private func renaming(_ provider: ProviderID, among providers: [ProviderID]) -> String {
        let definition = graph.providers[provider]
        if definition.isNamedAfterDeclaration { return "rename this function" }
        if types[definition.type].kind != .nominal { return typealiasAdvice(provider) }
        let isSameType = providers.allSatisfy {
            graph.keys.key(graph.providers[$0].type) == graph.keys.key(definition.type)
        }
        guard isSameType else { return "rename '\(graph.showMade(by: provider))'" }
        let given = graph.givens[provider].first.map { "rename its given parameter '\(names.text($0.name))'" }
        return (given.map { $0 + ", or " } ?? "") + "remove this marker"
    }

    /// A user's type with the name of a generated factory.
    func factoryName(_ name: String, of type: Site, _ scope: FactoryScope) -> Diagnostic {
        if program.source(type.file).isGenerated {
            return Diagnostic(
                .nameCollision, at: program.location(type.file, 0), "this file was generated: delete it, or write to it"
            )
        }
        let start = scope.site.map { site -> Diagnostic.Note in
            note(site, "the factory starts from '\(names.text(program.name(site)))'")
        }
        return Diagnostic(
            .nameCollision, at: program.nameLocation(type),
            "'\(name)' is the name of a class that Furnish generates; give this type another name",
            notes: start.map { [$0] } ?? [])
    }
}
