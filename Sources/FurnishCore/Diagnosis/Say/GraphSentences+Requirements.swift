/// Sentences about given parameters, closures and isolation.
extension GraphSentences {
    // MARK: Given parameters

    func givenOnce(_ provider: ProviderID, _ given: [NeedID]) -> Diagnostic {
        let change = graph.markerEditor(of: provider)?.changing(lifetime: .each).change
        let removal = Fix("remove '\(resolution.lifetime(of: provider))' from this marker", change.map { [$0] } ?? [])
        let shown = given.map(name(of:))
        let list = shown.map { "'\($0)'" }.joined(separator: ", ")
        let sites = [providers[provider].callee, providers[provider].site]
        let withoutGivens = sites.lazy.compactMap { site -> Change? in
            guard let marker = bindings.marked[site]?.needs, !marker.given.isEmpty else { return nil }
            return MarkerEditor(marker, in: program.file(site.file)).removing(given: Set(shown)).change
        }.first
        let other = Fix(
            "remove \(shown.count == 1 ? list : "these names") from 'given:'", withoutGivens.map { [$0] } ?? [])
        return diagnostic(
            .givenOnce, markerOf: provider,
            "'\(show(provider))' is \(lifetimePhrase(provider)), so no caller can pass \(list)",
            notes: [note(markerOf: provider, "", removal), note(markerOf: provider, "", other).asAlternative])
    }

    /// - Parameter propagated: All given parameters of the needed provider.
    func needsGiven(
        _ parameter: GivenParameter, among propagated: [GivenParameter], _ need: NeedID, of provider: ProviderID
    ) -> Diagnostic {
        let (isNew, isCoder) = (resolution.isNewlyMade(provider), needs[parameter.need].isCoder)
        let reason =
            isNew
            ? "no caller of '\(show(provider))' can pass it"
            : "'\(show(provider))' is \(lifetimePhrase(provider)), so no caller can pass it"
        var made = needs[need].type
        while let function = types.function(made) { made = function.result }
        // A new instance can take all other given parameters from its own caller, so the closure takes only this one. A closure
        // with a coder makes a screen, and takes all that the screen is given.
        let all = isCoder ? graph.givens[parameter.origin] : propagated
        let taken = isNew && !isCoder ? [parameter] : all.filter { needs[$0.need].defaultValue == .none }
        let closure = attribute(ofClosure: need) + closureType(taking: taken, makes: made)
        return diagnostic(
            .needsGiven, need, "'\(show(need))' needs the given parameter '\(show(parameter.name))', but \(reason)",
            notes: [givenHere(parameter), openingNote(need, parameter.origin) ?? write(closure, need)]
                + note(bringing: parameter, to: need))
    }

    func givenMismatch(
        _ parameter: GivenParameter, _ known: GivenParameter, _ need: NeedID, of provider: ProviderID
    ) -> Diagnostic {
        let name = show(parameter.name)
        let requirement = requirementFix(of: need)
        // A caller can pass one value for both only if both have the same type.
        let isOneType = keys.key(parameter.type) == keys.key(known.type)
        let advice =
            requirement != nil
            ? "let '\(self.name(of: need))' take it"
            : isOneType
                ? "take '\(name)' as a given parameter of '\(show(provider))', or take closures"
                : "rename one of the parameters, or take closures"
        let isOfOne = parameter.origin == known.origin
        let uses = [parameter, known].map { isOfOne ? "as '\(show($0.type))'" : "for '\(show($0.origin))'" }
        return diagnostic(
            .givenMismatch, need, "'\(show(provider))' would be given '\(name)' \(uses[0]) and \(uses[1]); \(advice)",
            notes: (requirement.map { [note(need, "", $0)] } ?? []) + [givenHere(known), givenHere(parameter)])
    }

    func givenHere(_ parameter: GivenParameter) -> Note {
        note(parameter.need, "'\(show(parameter.origin))' is given '\(show(parameter.name))' here")
    }

    /// Several needs of one call would get the same value, although each gets an instance of its own.
    func sharedGiven(_ parameter: GivenParameter, _ needs: [NeedID], of provider: ProviderID) -> Diagnostic {
        let (name, owner, type) = (show(parameter.name), show(provider), show(needs[1]))
        let taken = needs.map { self.name(of: $0) }
        let requirements = needs.compactMap { need in
            requirementFix(of: need).map { fix in
                need == needs[0]
                    ? note(need, "let it take '\(name)' itself: ", fix) : note(need, "", fix).asAlternative
            }
        }
        let made = TypeName(symbols: symbols).name(keys.key(graph.needs[needs[1]].type))
        let own = TypeName.capitalized(taken[1]) + made
        let caller = ProposedMarker.text(.needs, "given: " + taken.joined(separator: ", "))
        let ways = [
            "to tell them apart, provide each as a typealias, such as 'typealias \(own) = \(type)', and take that",
            "or let the caller pass them: '\(caller)'",
            "if one value fits both, take '\(name)' as a given parameter of '\(owner)' itself",
        ].map { note(needs[1], $0) }
        let first = note(needs[0], "'\(taken[0])' is taken here, and is a '\(type)' of its own")
        return diagnostic(
            .givenMismatch, needs[1], "'\(taken[0])' and '\(taken[1])' of '\(owner)' would be given the same '\(name)'",
            notes: requirements.isEmpty
                ? [first, givenHere(parameter)] + ways : requirements + [givenHere(parameter)])
    }

    // MARK: Closures

    func unmatchedClosure(
        _ need: NeedID, _ closure: ClosurePlan, _ takes: [GivenParameter], _ position: Int
    ) -> Diagnostic {
        let (parameter, made) = (closure.function.parameters[position], graph.offers[closure.offer].provider)
        let isNamed = closure.function.parameters.contains { $0.label != .none }
        let type = closureType(taking: takes, makes: closure.function.result, isNamed: isNamed)
        let (site, place) = (needs[need].requirement, graph.location(ofNeed: need))
        let possible = site.map { requirement($0, taking: takes) } ?? type
        let needed = site.map { program.file($0.file).writtenText(range(ofRequirement: $0)) }
        let other =
            site.map { rewriting($0, as: possible) }
            ?? Fix("take '\(type)'", graph.writing(attribute(ofClosure: need) + type, for: need))
        let taking = tables.givens.notes(taking: parameter.type, madeWith: made)
        let list = takes.map { show($0.name) + ": " + show($0.type) }.joined(separator: ", ")
        let given = list.isEmpty ? "nothing" : "(\(list))"
        let ordinal =
            position < 3 ? ["first", "second", "third"][position] + " parameter" : "parameter \(position + 1)"
        return diagnostic(
            .missingProvider, need,
            "nothing provides '\(show(need))': no given parameter of '\(show(closure.function.result))' takes the \(ordinal), '\(show(parameter.type))'",
            notes: [
                .init(place, needed ?? show(needs[need].type), role: .compared(label: "needed")),
                // Where something can take the value, code that passes it is right.
                .init(place, possible, role: .compared(label: "possible"))
                    .with(fix: taking.isEmpty ? other : Fix(other.title)),
                note(providers[made].site, "'\(show(made))' is made here: it is given \(given)"),
            ] + taking)
    }

    /// For a requirement that returns a controller of a storyboard: what can open its scene.
    func openingNote(_ need: NeedID, _ made: ProviderID) -> Note? {
        guard resolution.takesCoder(made), let type = symbols.symbol(of: providers[made].type) else { return nil }
        let fix = openingScene(of: type, with: closure(making: made, insteadOf: need), for: need)
        return fix.map { note(need, "", $0) }
    }

    /// Lets a requirement take all that a caller passes to what it makes; nil for a need that is none.
    private func requirementFix(of need: NeedID) -> Fix? {
        guard let site = needs[need].requirement, let made = graph.provider(meeting: need) else { return nil }
        return rewriting(site, as: requirement(site, taking: graph.givens[made]))
    }

    /// For a need of a marked protocol: the requirement that brings the parameter can take it.
    func note(bringing parameter: GivenParameter, to need: NeedID) -> [Note] {
        guard let made = graph.provider(meeting: need), providers[made].isBundle,
            let found = calls[made].first(where: { call in
                graph.givens[call.made].contains { $0.need == parameter.need }
            }), let fix = requirementFix(of: found.need)
        else { return [] }
        return [note(found.need, "", fix).asAlternative]
    }

    // MARK: Isolation

    /// Advice that lets other actors use the factory of a provider; empty if they already can.
    func sharingAdvice(for made: ProviderID) -> [Note] {
        let scope = placement.scope(of: made)
        if scope.isSendableOrIsolated { return [] }
        guard let type = scope.type, let site = scope.site, let editor = graph.markerEditor(of: scope) else {
            let start =
                "a 'nonisolated struct App' marked '// @Scope(root, sendable)', or '// @Scope(root)' and '@MainActor'"
            return [note(providers[made].site, "start the factory of '\(show(made))' from \(start)")]
        }
        let start = program.declaration(site).range.start
        let change = Change(program.source(site.file), .type(ByteRange(start, start), "@MainActor "))
        let sendable = editor.adding(word: "sendable").fix("write")
        return [
            note(site, "\(scope.factory) starts from '\(show(type))': ", Fix("mark it '@MainActor'", change)),
            Note(editor.place, "", sendable).asAlternative,
        ]
    }
}
