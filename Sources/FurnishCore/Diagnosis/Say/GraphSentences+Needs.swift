/// Sentences about needs that nothing meets, and about what would meet them.
extension GraphSentences {
    func unmetNeed(_ unmet: UnmetNeed) -> Diagnostic {
        let (need, provider) = (unmet.need, unmet.provider)
        switch unmet.reason {
        case .missing(let path):
            return diagnostic(
                .missingProvider, unmet.reportedNeed, "nothing provides \(wanted(need, by: provider))",
                notes: pathNotes(path) + otherNeeds(unmet.steps))
        case .gap(let combination, let steps):
            let notes = unmet.alternatives.compactMap { alternative -> Note? in
                guard let site = graph.conditionSite(alternative), let text = graph.conditionText(of: alternative)
                else { return nil }
                let verb = providers[alternative].isCollection ? "declared" : "provided"
                return note(site, "\(verb) here only when \(text)")
            }
            let when = combination ?? "none of its providers is compiled, which takes too long to rule out"
            let message =
                "nothing provides \(wanted(need, by: provider)), when \(when); provide it in that case too, or put the need under '#if'"
            return diagnostic(.conditionGap, need, message, notes: otherNeeds(steps) + notes)
        case .notProvided(let combination):
            let when = combination.map { " when \($0)" } ?? ""
            return usingDefault(unmet, "nothing provides '\(show(unmet.key))'\(when)")
        case .notTaken(let made):
            return usingDefault(unmet, "no given parameter of '\(show(made))' takes what it passes")
        case .freed(let made): return usingDefault(unmet, "it would not keep a new '\(show(made))'")
        case .deeper(let made, let scope):
            let own = name(graph.scopeOf[provider])
            return usingDefault(unmet, "'\(show(made))' lives in \(name(scope)), and '\(show(provider))' in \(own)")
        }
    }

    private func usingDefault(_ unmet: UnmetNeed, _ reason: String) -> Diagnostic {
        diagnostic(
            .unprovidedDefault, unmet.need,
            "'\(show(unmet.provider))' uses the default of '\(name(of: unmet.need))', because \(reason)")
    }

    private func wanted(_ need: NeedID, by provider: ProviderID) -> String {
        let (type, consumer) = (show(need), show(provider))
        if needs[need].requirement != nil {
            return "'\(showResult(ofRequirement: need))', which '\(type)' of '\(consumer)' returns"
        }
        if providers[provider].receiver != need { return "'\(type)', which '\(consumer)' needs" }
        let isRead = program.declaration(providers[provider].site).kind == .property
        return isRead ? "'\(type)', from which '\(consumer)' is read" : "'\(type)', which makes '\(consumer)'"
    }

    private func otherNeeds(_ steps: [PathStep]) -> [Note] {
        // A type with two providers repeats the needs of its initializer.
        let others = zip(steps.dropFirst(), steps).filter { needs[$0.need].place != needs[$1.need].place }
        return others.map { note($0.0.need, "'\(show($0.0.provider))' needs it too") }.capped
    }

    // MARK: What meets a need, and does not fit

    func failable(_ need: NeedID, _ provider: ProviderID, _ made: ProviderID, _ others: [PathStep]) -> Diagnostic {
        // A controller that a storyboard creates is made by a closure that takes the coder.
        let isFromCoder = resolution.takesCoder(made)
        let type =
            needs[need].requirement != nil
            ? showResult(ofRequirement: need) + "?"
            : isFromCoder ? attribute(ofClosure: need) + closure(making: made, insteadOf: need) : optional(need)
        // An injected property of type `T?` needs a `T`, so only an initializer can take a value that may be missing.
        let isProperty = providers[provider].injection(of: need)?.isProperty == true
        let writing = isProperty ? note(need, "", Fix("take '\(type)' in the initializer")) : write(type, need)
        let initializer = note(providers[made].callee, "this initializer may return nil")
        return diagnostic(
            .failableProvider, need, mayBeMissing(made, show(provider)),
            notes: otherNeeds(others) + [openingNote(need, made) ?? writing, initializer])
    }

    func mayBeMissing(_ made: ProviderID, _ consumer: String) -> String {
        "'\(show(made))' is made by a failable initializer, so it may be missing where '\(consumer)' needs it"
    }

    /// The type of a need with `?`, which for a closure belongs to its result.
    private func optional(_ need: NeedID) -> String {
        let text = graph.text.spell(needs[need].type)
        return text.hasPrefix("any ") || text.hasPrefix("some ") ? "(\(text))?" : text + "?"
    }

    func rival(_ step: PathStep, _ maker: Site) -> Diagnostic {
        let (name, key) = (name(of: step.need), keys.key(needs[step.need].type))
        let unmet = UnmetNeed(key: key, need: step.need, provider: step.provider, reason: .notProvided(when: nil))
        let providing = AdviceQuery(unmet, tables).advice([AdviceRule.unmarked]).notes
        // Nobody can rename the initializer that a coder calls.
        let renaming = program.takesCoder(maker) ? [] : [note(step.need, "or give one of them a label of its own")]
        let given = tables.givens.note(giving: step.need, of: step.provider).map { [$0] } ?? []
        let message =
            "Swift would call an overload without '\(name)' in its place, because '\(name)' is left to its default"
        return diagnostic(.ambiguousInitializer, maker, message, notes: given + providing + renaming)
    }

    // MARK: Closures that outlive what they make

    func endless(_ closures: [NeedID], _ need: NeedID, of provider: ProviderID) -> Diagnostic {
        let (scope, shown) = (placement.scope(of: provider), show(provider))
        let keeper = placement.keeper[provider] ?? provider
        let reason = keeper == provider ? " ('once')" : ", because '\(show(keeper))' ('once') needs it"
        let access = scope.access == .package ? "package" : "public"
        let start = graph.show(scope: graph.scopeOf[provider])
        let opened = scope.parent != nil ? "" : "; it can end, because '\(start)' is \(access)"
        let held = keeper == provider ? "take it in something" : "let something hold '\(shown)'"
        let holder = "such as a screen, or a coordinator without 'once' that the app holds"
        let ways = closures.map { closure in
            let isRequirement = needs[closure].requirement != nil
            // A table of closures is written at the need.
            let written = isRequirement ? closure : need
            let place = isRequirement ? " here" : ""
            return note(written, "or write '\(endingType(of: written))'\(place), which returns nil after the end")
        }
        return diagnostic(
            .endedScope, need,
            "'\(shown)' may call '\(show(closures[0]))' after the end of '\(scope.factory)', which keeps '\(shown)'\(reason)\(opened)",
            notes: [note(need, "\(held) that '\(scope.factory)' does not keep, \(holder)")] + ways)
    }

    /// The closure's type with an optional result; for a requirement, its result alone.
    private func endingType(of need: NeedID) -> String {
        func ending(_ type: TypeID) -> TypeID {
            guard var function = types.function(type) ?? types.function(keys.key(type)) else {
                return [.array, .dictionary].contains(types[type].kind)
                    ? types.replacingElement(of: type, by: ending) : types.intern(.optional, [TypeChild(type)])
            }
            function.result = ending(function.result)
            return types.makeFunction(function)
        }
        let needed = needs[need]
        return graph.text.spell(ending(needed.requirement == nil ? needed.type : needed.closure(types).result))
    }

    // MARK: Cycles

    /// A closed loop, and the need at which a closure would break it.
    func cycle(_ path: [PathStep]) -> Diagnostic {
        let shown = (path + [path[0]]).map { "'\(show($0.provider))'" }
        let loop = abbreviated(shown) { count, _ in "… \(count) more …" }.joined(separator: " → ")
        let reason = path.count == 1 ? "it needs itself first" : "none of them can be made first"
        // A closure would make another instance than the one that already refers to this one.
        let back = path.first { needs[$0.need].isWeakOrUnowned }
        let position = back == nil ? positionToBreak(path) : nil
        let notes = path.indices.map { row -> Note in
            let advice = back == nil && row == position ?? 0 ? ": a closure here breaks the loop" : ""
            return .init(graph.location(ofNeed: path[row].need), phrase(path[row]) + advice, role: .cycle)
        }
        let withdrawing = back.map { step in
            let setter = "let '\(show(step.need))' set it, because it refers back"
            return Fix("remove the marker of '\(name(of: step.need))', and \(setter)")
        }
        return diagnostic(
            .dependencyCycle, path[0].need, "\(loop): \(reason); ",
            withdrawing ?? breaking(path[position ?? 0], isWritten: position != nil), notes: abbreviated(notes))
    }

    private func breaking(_ consumer: PathStep, isWritten: Bool) -> Fix {
        let (need, provider) = (consumer.need, consumer.provider)
        // In what a factory that can end keeps, the closure returns nil after the end.
        let ends = graph.provider(meeting: need).map { made in
            placement.isKeptUntilEnd(provider) && graph.scopeOf[made] == graph.scopeOf[provider]
        }
        let closure = "() -> \(show(need))" + (ends == true ? "?" : "")
        // The code around a property uses its type.
        let isProperty = providers[provider].injection(of: need)?.isProperty == true
        return Fix(
            "take '\(closure)' in '\(show(provider))'",
            isWritten && !isProperty ? graph.writing(attribute(ofClosure: need) + closure, for: need) : [])
    }

    /// The position of the need that should become a closure, if one can: preferably the need of a shared instance, because the closure
    /// then returns the instance that all others use.
    private func positionToBreak(_ path: [PathStep]) -> Int? {
        let candidates = path.indices.filter { position in
            let provider = providers[path[position].provider]
            return graph.isJudged(path[position].provider) && provider.receiver != path[position].need
                && !provider.isCollection
        }
        let shared = candidates.first { !resolution.isNewlyMade(path[($0 + 1) % path.count].provider) }
        return shared ?? candidates.first
    }

    /// A provider that would make itself again. The way out is a name of its own for the inner type.
    func decorating(_ decorator: ProviderID, _ need: NeedID) -> Diagnostic {
        // The type that it wraps, without closures and `?` around it.
        let key = graph.offer(meeting: need).map { graph.offers[$0].key } ?? keys.key(needs[need].type)
        let (shown, type) = (show(decorator), show(key))
        let known = tables.providedAliases[key]?.first { graph.offers[$0].provider != decorator }
        var notes = [known.map { taking($0, in: decorator, need) } ?? naming(key, insideOf: decorator, need)]
        if needs[need].defaultValue != .none {
            notes.append(note(need, "or use the default: '// @Needs(default: \(name(of: need)))'"))
        }
        if case .type = providers[decorator].maker {
            notes.append(note(need, "for another '\(shown)', take '() -> \(shown)'"))
        }
        return diagnostic(
            .dependencyCycle, need,
            "'\(shown)' provides '\(type)' and needs one, so it would make itself again and again", notes: notes)
    }

    private func naming(_ key: TypeID, insideOf decorator: ProviderID, _ need: NeedID) -> Note {
        let inner = graph.offers.elements.first {
            $0.key == key && $0.provider != decorator && resolution.isOwn($0.provider)
        }?.provider
        let alias = "Inner" + TypeName.capitalized(TypeName(symbols: symbols).name(key))
        let providing = inner.map { "'\(show($0))' as '\(alias)' here" } ?? "the inner type as '\(alias)'"
        let writing = "write 'typealias \(alias) = \(show(key))', provide \(providing)"
        let advice = "give the inner type a name of its own: \(writing), and take '\(alias)' in '\(show(decorator))'"
        return inner.map { note(markerOf: $0, advice) } ?? note(need, advice)
    }

    /// Takes the inner type under the name of its own that it has already.
    private func taking(_ inner: OfferID, in decorator: ProviderID, _ need: NeedID) -> Note {
        let (type, maker) = (graph.offers[inner].type, show(graph.offers[inner].provider))
        let isWritten = keys.key(needs[need].type) == symbols.aliasTarget(graph.offers[inner].key).map(keys.key)
        let fix = Fix(
            "take '\(show(type))' in '\(show(decorator))'",
            isWritten ? graph.writing(graph.text.spell(type), for: need) : [])
        return note(need, "'\(maker)' is provided as '\(show(type))': ", fix)
    }
}
