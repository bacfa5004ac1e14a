/// Messages about given parameters.
extension GraphMessages {
    func givenOnce(_ provider: ProviderID, _ given: [NeedID]) -> Diagnostic {
        let change = graph.markerEditor(of: provider)?.changing(lifetime: .each).change
        let removal = Fix("remove '\(resolution.lifetime(of: provider))' from this marker", change.map { [$0] } ?? [])
        let list = given.map { "'\(name(of: $0))'" }.joined(separator: ", ")
        return Diagnostic(
            .givenOnce, at: graph.markerLocation(provider),
            "'\(graph.show(provider))' is \(lifetimePhrase(provider)), so no caller can pass \(list)",
            notes: [
                note(markerOf: provider, "", removal),
                note(markerOf: provider, "or ", withoutGivens(given, of: provider)),
            ])
    }

    /// Removes the name, or all names.
    private func withoutGivens(_ given: [NeedID], of provider: ProviderID) -> Fix {
        let shown = given.map { name(of: $0) }
        let sites = [providers[provider].callee, providers[provider].site]
        let changes = sites.lazy.compactMap { site -> Change? in
            guard let marker = self.graph.bindings.marked[site]?.needs, !marker.given.isEmpty else { return nil }
            return MarkerEditor(marker, in: self.graph.program.file(site.file)).removing(given: Set(shown)).change
        }
        let what = shown.count == 1 ? "'\(shown[0])'" : "these names"
        return Fix("remove \(what) from 'given:'", changes.first.map { [$0] } ?? [])
    }

    /// Why no caller can pass a value to a shared instance.
    private func lifetimePhrase(_ provider: ProviderID) -> String {
        resolution.lifetime(of: provider) == .weak ? "kept while something references it" : "made once"
    }

    /// - Parameter propagated: All given parameters of the needed provider.
    func needsGiven(
        _ parameter: GivenParameter, among propagated: [GivenParameter], need: NeedID, of provider: ProviderID
    ) -> Diagnostic {
        let name = names.text(parameter.name)
        let reason =
            resolution.isNewlyMade(provider)
            ? "no caller of '\(graph.show(provider))' can pass it"
            : "'\(graph.show(provider))' is \(lifetimePhrase(provider)), so no caller can pass it"
        var made = graph.needs[need].type
        while let function = types.function(made) { made = function.result }
        // A new instance can take all other given parameters from its own caller, so the closure takes only this one. A closure
        // with a coder makes a screen, and takes all that the screen is given.
        let all = graph.needs[parameter.need].isCoder ? graph.givens[parameter.origin] : propagated
        let isNew = resolution.isNewlyMade(provider) && !graph.needs[parameter.need].isCoder
        let taken = isNew ? [parameter] : all.filter { graph.needs[$0.need].defaultValue == .none }
        let opening = openingScene(madeBy: parameter.origin, for: need).map { note(need, "", $0) }
        let closure = attribute(ofClosure: need) + closureType(taking: taken, makes: made)
        return Diagnostic(
            .needsGiven, at: graph.location(ofNeed: need),
            "'\(graph.show(need: need))' needs the given parameter '\(name)', but \(reason)",
            notes: [givenHere(parameter), opening ?? write(closure, need)] + note(bringing: parameter, to: need))
    }

    func givenMismatch(
        _ parameter: GivenParameter, _ known: GivenParameter, need: NeedID, of provider: ProviderID
    ) -> Diagnostic {
        let name = names.text(parameter.name)
        // A caller can pass one value for both only if both have the same type.
        let isOneType = keys.key(parameter.type) == keys.key(known.type)
        let requirement = requirementFix(of: need)
        let advice =
            requirement != nil
            ? "let '\(self.name(of: need))' take it"
            : isOneType
                ? "take '\(name)' as a given parameter of '\(graph.show(provider))', or take closures"
                : "rename one of the parameters, or take closures"
        let (use, otherUse) =
            parameter.origin == known.origin
            ? ("as '\(graph.text.show(parameter.type))'", "as '\(graph.text.show(known.type))'")
            : ("for '\(graph.show(parameter.origin))'", "for '\(graph.show(known.origin))'")
        return Diagnostic(
            .givenMismatch, at: graph.location(ofNeed: need),
            "'\(graph.show(provider))' would be given '\(name)' \(use) and \(otherUse); \(advice)",
            notes: (requirement.map { [note(need, "", $0)] } ?? []) + [givenHere(known), givenHere(parameter)])
    }

    func givenHere(_ parameter: GivenParameter) -> Diagnostic.Note {
        note(parameter.need, "'\(graph.show(parameter.origin))' is given '\(names.text(parameter.name))' here")
    }

    /// Several needs of one call would consume what a shared instance is given.
    func givenOfShared(_ parameter: GivenParameter, _ need: NeedID, of provider: ProviderID) -> Diagnostic {
        let name = names.text(parameter.name)
        return Diagnostic(
            .givenMismatch, at: graph.location(ofNeed: need),
            "several needs of '\(graph.show(provider))' pass '\(name)' to '\(graph.show(parameter.origin))', which they share, "
                + "and it can be passed once only",
            notes: [
                givenHere(parameter),
                note(
                    need,
                    "take it without 'consuming' or 'sending', or take '\(graph.show(parameter.origin))' in one place and pass it on"
                ),
            ])
    }

    /// Needs of one call that would get the same value, although each gets an instance of its own.
    func sharedGiven(_ parameter: GivenParameter, _ needs: [NeedID], of provider: ProviderID) -> Diagnostic {
        let (name, owner, second) = (names.text(parameter.name), graph.show(provider), needs[1])
        let (taken, type) = (needs.map { self.name(of: $0) }, graph.show(need: second))
        let requirements = needs.compactMap { need in
            requirementFix(of: need).map { note(need, need == needs[0] ? "let it take '\(name)' itself: " : "or ", $0) }
        }
        let made = TypeName(symbols: symbols).name(keys.key(graph.needs[second].type))
        let own = TypeName.capitalized(taken[1]) + made
        let caller = ProposedMarker.text(.needs, "given: " + taken.joined(separator: ", "))
        let notes = [
            note(needs[0], "'\(taken[0])' is taken here, and is a '\(type)' of its own"), givenHere(parameter),
            note(
                second,
                "to tell them apart, provide each as a typealias, such as 'typealias \(own) = \(type)', and take that"),
            note(second, "or let the caller pass them: '\(caller)'"),
            note(second, "if one value fits both, take '\(name)' as a given parameter of '\(owner)' itself"),
        ]
        return Diagnostic(
            .givenMismatch, at: graph.location(ofNeed: second),
            "'\(taken[0])' and '\(taken[1])' of '\(owner)' would be given the same '\(name)'",
            notes: requirements.isEmpty ? notes : requirements + [givenHere(parameter)])
    }
}
