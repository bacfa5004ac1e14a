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

    func wanted(_ need: NeedID, by provider: ProviderID) -> String {
        let definition = providers[provider]
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
        let isProperty = providers[provider].injection(of: need)?.isProperty == true
        // A controller that a storyboard creates is made by a closure that takes the coder.
        let isFromCoder = resolution.takesCoder(made)
        let type =
            needs[need].requirement != nil
            ? showResult(ofRequirement: need) + "?"
            : isFromCoder ? attribute(ofClosure: need) + closure(making: made, insteadOf: need) : optional(need)
        let writing =
            isProperty
            ? Fix("take '\(type)' in the initializer") : Fix("write '\(type)'", graph.writing(type, for: need))
        let advice = openingScene(madeBy: made, for: need) ?? writing
        return Diagnostic(
            .failableProvider, at: graph.location(ofNeed: need), mayBeMissing(made, graph.show(provider)),
            notes: notes + [note(need, "", advice), note(providers[made].callee, "this initializer may return nil")])
    }

    func mayBeMissing(_ made: ProviderID, _ consumer: String) -> String {
        "'\(graph.show(made))' is made by a failable initializer, so it may be missing where '\(consumer)' needs it"
    }

    /// The type of a need with `?`, which for a closure belongs to its result.
    private func optional(_ need: NeedID) -> String {
        let text = graph.text.spell(needs[need].type)
        return text.hasPrefix("any ") || text.hasPrefix("some ") ? "(\(text))?" : text + "?"
    }

    /// One line of the path from an entry point to a need.
    func stepNote(_ need: NeedID, of provider: ProviderID) -> Diagnostic.Note { note(need, phrase(need, of: provider)) }

    /// Says that a provider needs a type, or that it is a member of that type's value.
    func phrase(_ need: NeedID, of provider: ProviderID) -> String {
        let definition = providers[provider]
        if needs[need].requirement != nil {
            return "'\(graph.show(need: need))' of '\(graph.show(provider))' makes '\(showResult(ofRequirement: need))'"
        }
        let isRead = program.declaration(definition.site).kind == .property
        let verb = definition.receiver != need ? "needs" : isRead ? "is read from" : "is made by"
        return "'\(graph.show(provider))' \(verb) '\(graph.show(need: need))'"
    }

    // MARK: Isolation

    func isolationMismatch(_ need: NeedID, _ actor: TypeID) -> Diagnostic {
        let advice = sharingAdvice(for: graph.provider(meeting: need))
        return Diagnostic(
            .isolationMismatch, at: graph.location(ofNeed: need),
            "'\(graph.show(need: need))' is made on '@\(graph.text.show(actor))', which cannot be reached from here"
                + (advice.isEmpty ? "; make it async" : ""), notes: advice)
    }

    /// Advice that lets other actors use the factory of a provider; empty if they already can.
    private func sharingAdvice(for made: ProviderID?) -> [Diagnostic.Note] {
        guard let made, !placement.scope(of: made).isSendableOrIsolated else { return [] }
        let scope = placement.scope(of: made)
        guard let type = scope.type, let site = scope.site, let editor = graph.markerEditor(of: scope) else {
            return [
                note(
                    providers[made].site,
                    "start the factory of '\(graph.show(made))' from a 'nonisolated struct App' marked "
                        + "'// @Scope(root, sendable)', or '// @Scope(root)' and '@MainActor'")
            ]
        }
        let start = program.declaration(site).range.start
        let change = Change(program.source(site.file), .type(ByteRange(start, start), "@MainActor "))
        return [
            note(
                site, "\(scope.factory) starts from '\(graph.text.show(type))': ", Fix("mark it '@MainActor'", change)),
            .init(
                program.location(site.file, scope.marker?.offset ?? 0), "or ",
                editor.adding(word: "sendable").fix("write")),
        ]
    }

    func sendableClosure(_ need: NeedID, _ made: ProviderID) -> Diagnostic {
        Diagnostic(
            .isolationMismatch, at: graph.location(ofNeed: need),
            "a closure that may be called on any actor cannot make '\(graph.show(made))': it would capture the factory, which is "
                + "not Sendable", notes: sharingAdvice(for: made))
    }
}
