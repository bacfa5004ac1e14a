/// Sentences about values and state.
extension GraphSentences {
    func unnamed(_ provider: ProviderID, at place: Location) -> Diagnostic {
        let site = providers[provider].site
        let type = show(providers[provider].type)
        let name = UnnamedValues(graph: graph).name(for: site)
        let declared = program.nameLocation(site)
        let isFixed = declared.file.isInCheckout
        // A public declaration can only name public types.
        let access = program.declaration(site).access
        let word = !isFixed && access > .internal ? "\(min(access, .public)) " : ""
        let words =
            isFixed
            ? "provide that in this module, and need it here" : "and provide and need '\(name)' in place of '\(type)'"
        return Diagnostic(
            .unnamedValue, at: place,
            "'\(show(site))' provides '\(type)', which says nothing of what it means: each '\(type)' in the program gets it",
            notes: [.init(isFixed ? place : declared, "write '\(word)typealias \(name) = \(type)', \(words)")])
    }

    func kept(_ value: KeptValue, in view: ProviderID, _ made: ProviderID, _ passed: [String]) -> Diagnostic {
        let property = show(value.property)
        let written = writtenType(of: value.property).map { show($0) }
        var advice = "let an initializer take '\(graph.showMade(by: made))'"
        if let type = written ?? value.type ?? (value.isWhole ? graph.showMade(by: made) : nil) {
            // A view that makes a model should also keep it.
            let isKept = value.wrapper == "ObservedObject" && value.type != nil
            advice = "write '@\(isKept ? "StateObject" : value.wrapper) var \(property): \(type)'"
            if value.initializer != nil {
                advice += " and no initializer, or let that take '@autoclosure @escaping () -> \(type)'"
            }
            if !passed.isEmpty {
                let marker = ProposedMarker.text(.needs, "given: " + passed.joined(separator: ", "))
                advice += ", and mark the initializer of '\(type)' '\(marker)'"
            }
        }
        return diagnostic(
            .unprovidedDefault, value.property,
            "'\(show(view))' fills '\(property)' without the factory, which provides '\(show(made))'",
            notes: [note(value.property, "", Fix("to take it from the factory, " + advice))])
    }

    /// A type that conforms to the protocol, and the marker as it was meant.
    func meant(_ type: SymbolID, _ target: Site, _ mistake: MisplacedProtocols.Mistake) -> Note {
        let name = graph.text.path(mistake.type)
        let reason = "'\(graph.text.path(type))' conforms to '\(name)': "
        let file = program.file(mistake.site.file)
        let removal = [file.source.removing(mistake.marker)]
        let end = ", and remove the marker of the protocol"
        guard let provider = tables.providersOfSymbol[type]?.first(where: { providers[$0].isProvided }) else {
            let text = MarkerEditor(mistake.marker, in: file).adding(type: name).text
            let marking = Change(program.source(target.file), .marker(program.declaration(target).range.start, text))
            let title = "'\(text)'\(end)"
            return note(
                target, reason,
                Fix("mark it " + title, [marking] + removal, fullTitle: "mark '\(graph.text.path(type))' " + title))
        }
        let isStated = providers[provider].additionalTypes.contains { symbols.symbol(of: $0) == mistake.type }
        let proposed = isStated ? nil : graph.markerEditor(of: provider)?.adding(type: name)
        return note(
            markerOf: provider, reason,
            proposed?.fix("write", end, with: removal) ?? Fix("remove the marker of the protocol", removal))
    }

    // MARK: Lifetimes

    /// The most types that a message names.
    private static let mostUsers = 5

    func unstated(_ question: StateQuestion) -> Diagnostic {
        let name = show(question.provider)
        var users: [String] = []
        for step in question.needing {
            let isClosure = if case .closure = graph.fulfilments[step.need] { true } else { false }
            let user = "'\(show(step.provider))'" + (isClosure ? " by a closure" : "")
            if !users.contains(user) { users.append(user) }
        }
        // A function or a computed property may return an instance that something else keeps.
        let (most, isCalled) = (Self.mostUsers, !providers[question.provider].isInitialized)
        let shown =
            users.prefix(most).joined(separator: ", ")
            + (users.count > most ? " and \(users.count - most) more" : "")
        let message =
            isCalled
            ? "'\(name)' is called for each need, and what it returns keeps state: \(shown)"
            : question.needing.count == 1
                ? "'\(name)' keeps state, and each \(shown) would get another one"
                : "'\(name)' keeps state, and each need would get another one: \(shown)"
        let answers = answers(to: question)
        return diagnostic(
            .unstatedLifetime, markerOf: question.provider, message,
            notes: answers.prefix(1)
                + answers.dropFirst().map(\.asAlternative))
    }

    private func answers(to question: StateQuestion) -> [Note] {
        let provider = question.provider
        let (isCalled, kind) = (
            !providers[provider].isInitialized, symbols.kind(of: keys.key(providers[provider].type))
        )
        let sharing = question.isRenewed ? [] : [stating(.graph, "all that one call makes shares one", question)]
        let once = answers(.once, "the factory keeps one for all", question)
        let weak =
            kind == .class || kind == .actor
            ? answers(.weak, "one for all, while something else keeps it", question) : []
        let each = stating(
            .each, isCalled ? "it returns the same one, or a new one is meant" : "each need gets its own", question)
        let isStatic = isCalled && providers[provider].member?.owner != nil
        let areAllOfViews = question.ofViews.count == question.needing.count
        let kept = areAllOfViews ? once : question.meetInOneCall ? sharing + once + weak : once + weak + sharing
        let markers = (isStatic ? [each] + kept : kept + [each]).map { note(markerOf: provider, "", $0) }
        // A controller makes its root view once.
        let isSharedFirst = question.meetInOneCall && !question.isRenewed && !areAllOfViews
        let above = answersAbove(question.ofViews)
        return isSharedFirst ? markers.prefix(1) + above + markers.dropFirst() : above + markers
    }

    /// The answers at the views: an autoclosure, or a given parameter.
    private func answersAbove(_ ofViews: [PathStep]) -> [Note] {
        let closures = ofViews.compactMap { step -> Note? in
            KeptValues(graph: graph).wrapper(keeping: step.need, of: step.provider).map { wrapper in
                let (name, type) = (name(of: step.need), show(needs[step.need].type))
                let words = "take '@autoclosure @escaping () -> \(type)' here, and pass '\(name)()' to '\(wrapper)'"
                return note(step.need, "", Fix(words))
            }
        }
        return closures.capped + ofViews.compactMap { tables.givens.note(giving: $0.need, of: $0.provider) }.capped
    }

    /// One for each place where the instance may be kept: in the scope of all that need it, then further out.
    private func answers(_ lifetime: Marker.Lifetime, _ meaning: String, _ question: StateQuestion) -> [Fix] {
        let provider = question.provider
        let common = placement.scopes.innermost(around: question.needing.map { graph.scopeOf[$0.provider] })
        guard providers[provider].statedScope == nil, let scope = common, scope != .outermost else {
            return [stating(lifetime, meaning, question)]
        }
        let name = graph.show(scope: scope, in: program.moduleOfFile[Int(providers[provider].file)])
        let inside = stating(lifetime, in: name, "one in each '\(name)' scope", question)
        // An outer scope may not have what the provider needs.
        let isFree = graph.scopeOf[provider] == .outermost
        return isFree ? [inside, stating(lifetime, "one for all '\(name)' scopes", question)] : [inside]
    }

    private func stating(
        _ lifetime: Marker.Lifetime, in scope: String? = nil, _ meaning: String, _ question: StateQuestion
    ) -> Fix {
        // Alternatives under other `#if`s must have the same lifetime.
        let others = resolution.alternatives(of: question.provider).filter {
            providers[$0].marker?.statesLifetime == false
        }.compactMap { graph.markerEditor(of: $0)?.stating(lifetime, in: scope).change }
        let proposed = graph.markerEditor(of: question.provider)?.stating(lifetime, in: scope)
        return proposed?.fix("write", ": " + meaning, with: others) ?? Fix(meaning)
    }
}
