/// Messages about needs: missing providers, closures, isolation and conditions.
struct GraphMessages: GraphReader {
    let graph: DependencyGraph

    // MARK: Missing

    /// - Parameter reportedNeed: The need to report instead, if `need` is written in no file: one that the provider meets.
    func missing(_ need: NeedID, of provider: ProviderID, at reportedNeed: NeedID?, notes: [Diagnostic.Note])
        -> Diagnostic
    {
        Diagnostic(
            .missingProvider, at: graph.location(ofNeed: reportedNeed ?? need),
            "nothing provides \(wanted(need, by: provider))", notes: notes)
    }

    /// A default that may hide a missing provider.
    ///
    /// - Parameter gap: The conditions under which nothing provides the type, if something does under others.
    func unprovidedDefault(
        _ need: NeedID, of provider: ProviderID, as key: TypeID, when gap: Conditions.Combination? = nil
    ) -> Diagnostic {
        let when = if case .possible(let text)? = gap { " when \(text)" } else { "" }
        let made = graph.keys.made(by: key)
        let passesValues = types.function(key)?.parameters.isEmpty == false && graph.resolution.find(made) != nil
        let reason =
            passesValues
            ? "no given parameter of '\(graph.text.show(made))' takes what it passes"
            : "nothing provides '\(graph.text.show(key))'\(when)"
        return Diagnostic(
            .unprovidedDefault, at: graph.location(ofNeed: need),
            "'\(graph.show(provider))' uses the default of '\(name(of: need))', because \(reason)")
    }

    /// A weak property whose default nil stays, because it would not keep what the graph makes.
    func leftNil(_ need: NeedID, of provider: ProviderID, made: ProviderID) -> Diagnostic {
        Diagnostic(
            .unprovidedDefault, at: graph.location(ofNeed: need),
            "'\(graph.show(provider))' leaves '\(name(of: need))' nil, because it would not keep a new "
                + "'\(graph.show(made))'")
    }

    func unheld(_ need: NeedID, made: ProviderID) -> Diagnostic {
        let needed = graph.needs[need]
        let isBundle = graph.providers[made].isBundle
        let holding = note(markerOf: made, "let the factory hold it: write '// @Provides(once)'")
        let keeping = (isBundle ? "" : "or ") + "let this property keep it"
        return Diagnostic(
            .invalidLifetime, at: program.nameLocation(of: needed),
            "'\(names.text(needed.name))' does not keep a new '\(graph.show(made))', which nothing else would hold",
            notes: (isBundle ? [] : [holding]) + [note(need, keeping)])
    }

    /// Lets the factory hold the one instance of a type.
    func holding(_ made: ProviderID) -> Diagnostic.Note {
        let marker = graph.markerEditor(of: made)?.changing(lifetime: .once)
        return note(
            markerOf: made, "'\(graph.show(made))' is provided here: ",
            marker?.fix("write", " so that the factory holds it") ?? Fix("let something hold it"))
    }

    private func wanted(_ need: NeedID, by provider: ProviderID) -> String {
        let definition = graph.providers[provider]
        let (type, consumer) = (graph.show(need: need), graph.show(provider))
        if graph.needs[need].requirement != nil {
            return "'\(showResult(ofRequirement: need))', which '\(type)' of '\(consumer)' returns"
        }
        if definition.receiver != need { return "'\(type)', which '\(consumer)' needs" }
        let isRead = program.declaration(definition.site).kind == .property
        return isRead ? "'\(type)', from which '\(consumer)' is read" : "'\(type)', which makes '\(consumer)'"
    }

    func failable(_ need: NeedID, of provider: ProviderID, made: ProviderID, notes: [Diagnostic.Note] = [])
        -> Diagnostic
    {
        // An injected property of type `T?` needs a `T`, so only an initializer can take a value that may be missing.
        let isProperty = graph.providers[provider].injection(of: need)?.isProperty == true
        // A controller that a storyboard creates is made by a closure that takes the coder.
        let isFromCoder = graph.providers[made].needs.contains { graph.needs[$0].isCoder }
        let type =
            graph.needs[need].requirement != nil
            ? showResult(ofRequirement: need) + "?"
            : isFromCoder ? attribute(ofClosure: need) + closure(making: made, insteadOf: need) : optional(need)
        let advice =
            isProperty
            ? Fix("take '\(type)' in the initializer") : Fix("write '\(type)'", graph.writing(type, for: need))
        return Diagnostic(
            .failableProvider, at: graph.location(ofNeed: need),
            mayBeMissing(made, graph.show(provider)),
            notes: notes + [
                note(need, "", advice),
                note(graph.providers[made].maker, "this initializer may return nil"),
            ])
    }

    func failableElement(_ need: NeedID, of collection: ProviderID, made: ProviderID) -> Diagnostic {
        Diagnostic(
            .failableProvider, at: graph.location(ofNeed: need),
            mayBeMissing(made, graph.text.show(graph.providers[collection].type)),
            notes: [
                note(graph.providers[made].maker, "write an initializer that cannot fail: this one may return nil")
            ])
    }

    private func mayBeMissing(_ made: ProviderID, _ consumer: String) -> String {
        "'\(graph.show(made))' is made by a failable initializer, so it may be missing where '\(consumer)' needs it"
    }

    /// The type of a need with `?`, which for a closure belongs to its result.
    private func optional(_ need: NeedID) -> String {
        let text = graph.text.spell(graph.needs[need].type)
        return text.hasPrefix("any ") || text.hasPrefix("some ") ? "(\(text))?" : text + "?"
    }

    /// One line of the path from an entry point to a need.
    func stepNote(_ need: NeedID, of provider: ProviderID) -> Diagnostic.Note {
        note(need, phrase(need, of: provider))
    }

    /// Says that a provider needs a type, or that it is a member of that type's value.
    func phrase(_ need: NeedID, of provider: ProviderID) -> String {
        let definition = graph.providers[provider]
        if graph.needs[need].requirement != nil {
            return
                "'\(graph.show(need: need))' of '\(graph.show(provider))' makes '\(showResult(ofRequirement: need))'"
        }
        let isRead = program.declaration(definition.site).kind == .property
        let verb = definition.receiver != need ? "needs" : isRead ? "is read from" : "is made by"
        return "'\(graph.show(provider))' \(verb) '\(graph.show(need: need))'"
    }

    func alsoNeeded(_ need: NeedID, of provider: ProviderID) -> Diagnostic.Note {
        note(need, "'\(graph.show(provider))' needs it too")
    }

    func alsoNeeded(_ need: NeedID, andMore count: Int) -> Diagnostic.Note {
        note(need, "\(count) more \(count == 1 ? "type needs" : "types need") it, starting here")
    }

    // MARK: Isolation

    func isolationMismatch(_ need: NeedID, _ actor: TypeID) -> Diagnostic {
        let advice = sharingAdvice(for: graph.provider(meeting: need))
        let isAsyncEnough = asyncClosureHelps(graph.fulfilments[need])
        let other =
            isAsyncEnough
            ? (graph.needs[need].requirement == nil ? "take an async closure" : "make it 'async'")
            : runningThere(need, actor)
        return Diagnostic(
            .isolationMismatch, at: graph.location(ofNeed: need),
            "'\(graph.show(need: need))' is made on '@\(graph.text.show(actor))', which cannot be reached from here"
                + (advice.isEmpty || isAsyncEnough ? "; " + other : ""), notes: advice)
    }

    func callAcrossActors(_ need: NeedID, _ actor: TypeID) -> Diagnostic {
        Diagnostic(
            .isolationMismatch, at: graph.location(ofNeed: need),
            "'\(graph.show(need: need))' is made on '@\(graph.text.show(actor))', so it cannot share the 'graph' instances of this "
                + "call",
            notes: [
                note(
                    need,
                    "take a closure, such as '() async -> \(graph.text.show(graph.needs[need].type))', which begins a call of its "
                        + "own"),
                note(need, "or give what they share another lifetime, such as 'once'"),
            ])
    }

    private func runningThere(_ need: NeedID, _ actor: TypeID) -> String {
        let name = graph.text.show(actor)
        return graph.needs[need].requirement == nil
            ? "let the closure run there, with '@\(name)' in its type" : "mark it '@\(name)'"
    }

    /// Advice that lets other actors use the factory of a provider; empty if they already can.
    private func sharingAdvice(for made: ProviderID?) -> [Diagnostic.Note] {
        guard let made, !graph.placement.scope(of: made).isSendableOrIsolated else { return [] }
        let scope = graph.placement.scope(of: made)
        guard let type = scope.type, let site = scope.site, let marker = scope.marker else {
            return [
                note(
                    graph.providers[made].site,
                    "start the factory of '\(graph.show(made))' from a type marked '// @Scope(root, sendable)', or "
                        + "'// @Scope(root)' and '@MainActor'")
            ]
        }
        let file = program.file(site.file)
        let start = "\(scope.factory) starts from '\(graph.text.show(type))': "
        let isolating = Fix("mark it '@MainActor'", file.adding(attribute: "@MainActor", to: site.row))
        let sending = MarkerEditor(marker, in: file).adding(word: "sendable")
        return [
            note(site, start, isolating),
            .init(program.location(site.file, marker.offset), "or ", sending.fix("write")),
        ]
    }

    /// Whether an async closure could reach the made instance, and the need is not such a closure already.
    private func asyncClosureHelps(_ fulfilment: Fulfilment) -> Bool {
        guard let made = graph.resolution.madeProvider(fulfilment), graph.placement.scope(of: made).isSendableOrIsolated
        else { return false }
        guard case .closure(let closure) = fulfilment else { return true }
        return !graph.resolution.innermost(closure).function.traits.contains(.isAsync)
    }

    /// - Parameter reason: The place where Swift would take the call for another one.
    func unrepeatableDefault(_ need: NeedID, _ reason: String) -> Diagnostic {
        let parameter = graph.needs[need]
        return Diagnostic(
            .unsupportedParameter, at: program.nameLocation(of: parameter),
            "'\(names.text(parameter.name))' cannot be left out \(reason), and its "
                + "default may not be visible to generated code; give one of them a label of its own")
    }

    func asyncTwin(_ callee: Site, of provider: ProviderID) -> Diagnostic {
        Diagnostic(
            .ambiguousInitializer, at: program.nameLocation(callee),
            "Swift would call the async overload in its place, because what makes '\(graph.show(provider))' is async; "
                + "mark that one, or give one of them a label of its own")
    }

    func sendableClosure(_ need: NeedID, _ made: ProviderID) -> Diagnostic {
        let function = types.function(graph.keys.key(graph.needs[need].type))
        let closure =
            graph.needs[need].isSendableAutoclosure
            ? "a '@Sendable' autoclosure"
            : function?.traits.contains(.isSendable) == true
                ? "a '@Sendable' closure" : "a closure that is sent to an actor"
        let maker =
            graph.needs[need].requirement == nil
            ? closure : "'\(graph.show(need: need))', which may be called on any actor,"
        return Diagnostic(
            .isolationMismatch, at: graph.location(ofNeed: need),
            "\(maker) cannot make '\(graph.show(made))': it would capture the factory, which is not Sendable",
            notes: sharingAdvice(for: made))
    }

    // MARK: Conditions, unused providers

    func conditionGap(
        _ need: NeedID, of provider: ProviderID, _ gap: (combination: String, alternatives: [ProviderID]),
        notes: [Diagnostic.Note]
    ) -> Diagnostic {
        Diagnostic(
            .conditionGap, at: graph.location(ofNeed: need),
            "nothing provides \(wanted(need, by: provider)), when \(gap.combination); provide it in that case too, or put the "
                + "need under '#if'",
            notes: notes
                + gap.alternatives.compactMap { alternative in
                    guard let site = graph.conditionSite(alternative), let text = graph.conditionText(of: alternative)
                    else { return nil }
                    let verb = graph.providers[alternative].isCollection ? "declared" : "provided"
                    return note(site, "\(verb) here only when \(text)")
                })
    }
}
