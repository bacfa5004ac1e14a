/// Messages about providers that conflict with each other, with advice at each of them.
struct ConflictMessages: GraphReader {
    let graph: DependencyGraph

    // MARK: Duplicates

    /// - Parameter providers: All providers of the key, in file order.
    func duplicate(_ providers: [ProviderID], _ key: TypeID) -> Diagnostic {
        let type = graph.text.show(key)
        let areOfSeveralScopes = Set(providers.map { graph.scopeOf[$0] }).count > 1
        let message =
            graph.providers[providers[1]].isFake
            ? "'\(type)' has \(providers.count) fakes; keep one of them"
            : "'\(type)' is provided \(times(providers)); "
                + (areOfSeveralScopes ? "a key has one provider in all scopes" : "keep one of its providers")
        // Which of them is meant is a decision, also where only one of the changes can be written.
        let isWritten = !providers.contains { graph.providers[$0].isCollection }
        return sites(
            .duplicateProvider, message, providers,
            further: (areOfSeveralScopes ? namingEach(providers, key) : keepingBoth(for: providers[1], key))
                + choosingHere(among: providers, key)
        ) { provider in
            let fix = withdrawal(of: key, by: provider)
            return isWritten ? fix : Fix(fix.title)
        }
    }

    func duplicateKey(_ key: String, _ providers: [ProviderID]) -> Diagnostic {
        let message = "the key '\(key)' is used \(times(providers)); give each element a key of its own"
        return sites(.duplicateKey, message, providers, further: []) { _ in Fix("write another key here") }
    }

    private func times(_ sites: [ProviderID]) -> String { sites.count == 2 ? "twice" : "\(sites.count) times" }

    /// The change after which a provider no longer provides the key.
    private func withdrawal(of key: TypeID, by provider: ProviderID) -> Fix {
        let definition = providers[provider]
        if definition.isCollection { return Fix("remove 'into:' from the marker of each element") }
        let marker = providers[provider].marker
        guard keys.key(definition.type) != key, !definition.isFake,
            let position = definition.additionalTypes.firstIndex(where: { keys.key($0) == key }),
            marker?.additionalTypes.count == definition.additionalTypes.count,
            let proposed = graph.markerEditor(of: provider)?.removing(type: position)
        else { return Fix("remove this marker", marker.map { [program.source(definition.file).removing($0)] } ?? []) }
        return proposed.fix("write")
    }

    /// Advice to keep both: a function or property can provide its type under a typealias.
    private func keepingBoth(for provider: ProviderID, _ key: TypeID) -> [Diagnostic.Note] {
        let definition = providers[provider]
        guard definition.isFunctionOrProperty, !definition.isFake, keys.key(definition.type) == key else { return [] }
        let offset = program.declaration(definition.site).type.start
        return [.init(program.location(definition.file, offset), "to keep both, \(typealiasAdvice(provider))")]
    }

    /// A typealias for each scope, which is a key of its own.
    private func namingEach(_ providers: [ProviderID], _ key: TypeID) -> [Diagnostic.Note] {
        let (type, made) = (graph.text.show(key), TypeName.capitalized(TypeName(symbols: symbols).name(key)))
        return providers.map { provider in
            let scope = bindings.scopes[graph.scopeOf[provider]]
            let alias = (scope.type.map(TypeName(symbols: symbols).name) ?? "App") + made
            return note(
                markerOf: provider,
                "to keep both, write 'typealias \(alias) = \(type)', and provide it here and need it as that")
        }
    }

    /// Advice where only other modules provide the key: a provider of this module wins, and a typealias is a key of its own.
    private func choosingHere(among providers: [ProviderID], _ key: TypeID) -> [Diagnostic.Note] {
        guard !providers.contains(where: resolution.isOwn), !graph.providers[providers[0]].isFake,
            let need = needs.indices.first(where: { graph.offer(meeting: $0).map { graph.offers[$0].key } == key })
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
        let definition = providers[provider]
        let type = graph.text.show(definition.type)
        let name = TypeName.capitalized(names.text(program.name(definition.site)))
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
        notes += providers.dropFirst(2).map { note(markerOf: $0, "and again here: ", advice($0)) }
        return Diagnostic(code, at: graph.markerLocation(providers[1]), message, notes: notes + further)
    }

    // MARK: Alternatives

    /// - Returns: nil if the two alternatives can replace each other.
    func conditionMismatch(_ provider: ProviderID, _ first: ProviderID) -> Diagnostic? {
        let (here, there) = (traits(of: provider), traits(of: first))
        guard let row = here.indices.first(where: { here[$0] != there[$0] }) else { return nil }
        let trait = ["lifetime", "given parameters", "effects", "scope"][row]
        let lifetimes = (resolution.lifetime(of: provider), resolution.lifetime(of: first))
        let notes: [Diagnostic.Note] =
            lifetimes.0 == lifetimes.1
            ? [.init(alternativeLocation(first), "the other is here")]
            : [
                .init(alternativeLocation(first), "the other is here: ", changing(first, to: lifetimes.0)),
                .init(alternativeLocation(provider), "or ", changing(provider, to: lifetimes.1)),
            ]
        return Diagnostic(
            .conditionMismatch, at: alternativeLocation(provider),
            "'\(graph.show(provider))' \(here[row]) here but \(there[row]) under another '#if'; alternatives must have the same "
                + "\(trait); write the same for both", notes: notes)
    }

    /// The lifetime, given parameters, effects and scope of a provider, as messages say them. Alternatives must have the same.
    private func traits(of provider: ProviderID) -> [String] {
        let (lifetime, effects) = (resolution.lifetime(of: provider), graph.effects[provider])
        let givens = graph.givens[provider].map { "\(names.text($0.name)): \(graph.text.show(keys.key($0.type)))" }
        return [
            "is " + (lifetime == .each ? "new for each need" : "'\(lifetime)'"),
            "is given " + (givens.isEmpty ? "nothing" : "'\(givens.joined(separator: ", "))'"),
            effects.isEmpty ? "is not async and cannot throw" : GraphMessages(graph: graph).words(effects),
            "lives in " + ScopeMessages(graph: graph).name(graph.scopeOf[provider]),
        ]
    }

    private func changing(_ provider: ProviderID, to other: Marker.Lifetime) -> Fix {
        graph.markerEditor(of: provider)?.changing(lifetime: other).fix("write") ?? Fix("write the same")
    }

    /// A member with too many variants. What is provided under all conditions needs none.
    func tooManyConditions(_ provider: ProviderID) -> Diagnostic {
        let notes = providers[provider].needs.compactMap { need -> Diagnostic.Note? in
            if graph.argumentConditions[need] == nil { return nil }
            let type = graph.text.show(needs[need].type)
            return note(
                need,
                "so that no default is needed, mark one function that returns '\(type)' '// @Provides', with the '#if' in its body"
            )
        }
        return Diagnostic(
            .conditionMismatch, at: program.nameLocation(providers[provider].callee),
            "the member for '\(graph.show(provider))' would be written more than \(Conditions.mostWorlds) times, because what it "
                + "needs exists under '#if' conditions of their own", notes: notes.capped)
    }

    /// The marker of an alternative, or its initializer if the alternatives share one marker.
    private func alternativeLocation(_ provider: ProviderID) -> Location {
        providers[provider].conditionalInitializer.map(program.nameLocation) ?? graph.markerLocation(provider)
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
        let isSameType = providers.allSatisfy { keys.key(graph.providers[$0].type) == keys.key(definition.type) }
        guard isSameType else { return "rename '\(graph.showMade(by: provider))'" }
        let given = graph.givens[provider].first.map { "rename its given parameter '\(names.text($0.name))'" }
        return (given.map { $0 + ", or " } ?? "") + "remove this marker"
    }
}
