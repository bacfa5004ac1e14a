/// Sentences about rows that exclude each other, with advice at each of them.
extension GraphSentences {
    /// The outermost factory is named after the type of its root.
    func namingFactory(insteadOf site: Site) -> Note {
        let isTaken = ["App", "AppFactory"].contains { symbols.isDeclared(program.names.name($0)) }
        let (root, marker) = (isTaken ? "Root" : "App", ProposedMarker.text(.scope, "root"))
        return note(
            site,
            "to keep its name, write '\(marker)' above 'struct \(root) {}', which names the factory '\(root)Factory'")
    }

    func renaming(_ provider: ProviderID, among members: [ProviderID]) -> String {
        let definition = providers[provider]
        if definition.isNamedAfterDeclaration { return "rename this function" }
        if types[definition.type].kind != .nominal { return typealiasAdvice(provider) }
        let isSameType = members.allSatisfy { keys.key(providers[$0].type) == keys.key(definition.type) }
        guard isSameType else { return "rename '\(graph.showMade(by: provider))'" }
        let given = graph.givens[provider].first.map { "rename its given parameter '\(show($0.name))', or " }
        return (given ?? "") + "remove this marker"
    }

    /// Names the typealias after the function or property.
    private func typealiasAdvice(_ provider: ProviderID) -> String {
        let type = show(providers[provider].type)
        let name = TypeName.capitalized(show(providers[provider].site))
        let alias = name == type ? "Other" + name : name
        return "write 'typealias \(alias) = \(type)' and use '\(alias)' as the type here"
    }

    // MARK: Duplicates

    func duplicates(_ providers: [ProviderID], _ key: TypeID) -> Diagnostic {
        let type = show(key)
        let areOfSeveralScopes = Set(providers.map { graph.scopeOf[$0] }).count > 1
        let message =
            graph.providers[providers[1]].isFake
            ? "'\(type)' has \(providers.count) fakes; keep one of them"
            : "'\(type)' is provided \(times(providers)); "
                + (areOfSeveralScopes ? "a key has one provider in all scopes" : "keep one of its providers")
        // Which of them is meant is a decision, also where only one of the changes can be written.
        let isWritten = !providers.contains { graph.providers[$0].isCollection }
        let diagnostic = conflict(.duplicateProvider, message, providers) { provider in
            let fix = withdrawal(of: key, by: provider)
            return isWritten ? fix : Fix(fix.title)
        }
        let keeping = areOfSeveralScopes ? namingEach(providers, key) : keepingBoth(for: providers[1], key)
        return diagnostic.with(notes: diagnostic.notes + keeping + choosingHere(among: providers, key))
    }

    func times(_ providers: [ProviderID]) -> String {
        providers.count == 2 ? "twice" : "\(providers.count) times"
    }

    /// One error for all providers, reported at the second.
    func conflict(
        _ code: DiagnosticCode, _ message: String, _ providers: [ProviderID], _ advice: (ProviderID) -> Fix
    ) -> Diagnostic {
        let other = providers.count == 2 ? "the other" : "another"
        let reasons = ["the first is here; to keep \(other) instead, ", "to keep the first, "]
        return diagnostic(
            code, markerOf: providers[1], message,
            notes: providers.enumerated().map { position, provider in
                let reason = reasons.dropFirst(position).first ?? "and again here: "
                return note(markerOf: provider, reason, advice(provider))
            })
    }

    /// The change after which a provider no longer provides the key.
    private func withdrawal(of key: TypeID, by provider: ProviderID) -> Fix {
        let definition = providers[provider]
        if definition.isCollection { return Fix("remove 'into:' from the marker of each element") }
        let marker = definition.marker
        guard keys.key(definition.type) != key, !definition.isFake,
            let position = definition.additionalTypes.firstIndex(where: { keys.key($0) == key }),
            marker?.additionalTypes.count == definition.additionalTypes.count,
            let proposed = graph.markerEditor(of: provider)?.removing(type: position)
        else { return Fix("remove this marker", marker.map { [program.source(definition.file).removing($0)] } ?? []) }
        return proposed.fix("write")
    }

    /// Advice to keep both: a function or property can provide its type under a typealias.
    private func keepingBoth(for provider: ProviderID, _ key: TypeID) -> [Note] {
        let definition = providers[provider]
        guard definition.isFunctionOrProperty, !definition.isFake, keys.key(definition.type) == key else { return [] }
        let offset = program.declaration(definition.site).type.start
        return [.init(program.location(definition.file, offset), "to keep both, \(typealiasAdvice(provider))")]
    }

    /// A typealias for each scope, which is a key of its own.
    private func namingEach(_ providers: [ProviderID], _ key: TypeID) -> [Note] {
        let made = TypeName.capitalized(TypeName(symbols: symbols).name(key))
        return providers.map { provider in
            let alias = (placement.scope(of: provider).type.map(TypeName(symbols: symbols).name) ?? "App") + made
            return note(
                markerOf: provider,
                "to keep both, write 'typealias \(alias) = \(show(key))', and provide it here and need it as that")
        }
    }

    /// Advice where only other modules provide the key: a provider of this module wins, and a typealias is a key of its own.
    private func choosingHere(among providers: [ProviderID], _ key: TypeID) -> [Note] {
        guard !providers.contains(where: resolution.isOwn), !graph.providers[providers[0]].isFake,
            let need = needs.indices.first(where: { graph.offer(meeting: $0).map { graph.offers[$0].key } == key })
        else { return [] }
        let (type, module) = (show(key), show(program.modules[0].name))
        let making = "mark a function of module '\(module)' that returns one '// @Provides'"
        let naming = "'typealias Main\(TypeName.capitalized(type)) = \(type)', and take that here"
        let advice = "it is needed here; \(making), or give one of them a name of its own, such as \(naming)"
        return [note(need, advice)]
    }

    // MARK: Alternatives

    func unlike(_ provider: ProviderID, _ first: ProviderID, _ trait: AlternativeTrait) -> Diagnostic {
        let (place, other) = (alternativeLocation(provider), alternativeLocation(first))
        let word = trait == .givens ? "given parameters" : "\(trait)"
        let notes: [Note] =
            trait != .lifetime
            ? [.init(other, "the other is here")]
            : [
                .init(other, "the other is here: ", changing(first, toLifetimeOf: provider)),
                Note(place, "", changing(provider, toLifetimeOf: first)).asAlternative,
            ]
        let message =
            "'\(show(provider))' \(phrase(trait, of: provider)) here but \(phrase(trait, of: first)) under another '#if'; alternatives must have the same \(word); write the same for both"
        return Diagnostic(.conditionMismatch, at: place, message, notes: notes)
    }

    func phrase(_ trait: AlternativeTrait, of provider: ProviderID) -> String {
        let lifetime = resolution.lifetime(of: provider)
        switch trait {
        case .lifetime: return "is " + (lifetime == .each ? "new for each need" : "'\(lifetime)'")
        case .givens:
            let givens = graph.givens[provider].map { "\(show($0.name)): \(show(keys.key($0.type)))" }
            return "is given " + (givens.isEmpty ? "nothing" : "'\(givens.joined(separator: ", "))'")
        case .effects:
            return graph.effects[provider].isEmpty
                ? "is not async and cannot throw" : words(graph.effects[provider])
        case .scope: return "lives in " + name(graph.scopeOf[provider])
        }
    }

    private func changing(_ provider: ProviderID, toLifetimeOf other: ProviderID) -> Fix {
        let changed = graph.markerEditor(of: provider)?.changing(lifetime: resolution.lifetime(of: other))
        return changed?.fix("write") ?? Fix("write the same")
    }

    /// The marker of an alternative, or its initializer if the alternatives share one marker.
    private func alternativeLocation(_ provider: ProviderID) -> Location {
        providers[provider].conditionalInitializer.map(program.nameLocation) ?? graph.markerLocation(provider)
    }
}
