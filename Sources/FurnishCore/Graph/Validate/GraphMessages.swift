/// What is wrong with a graph, in words.
struct GraphMessages {
    let graph: DependencyGraph

    private var names: NameTable { graph.program.names }

    /// The sites that one error names before it counts the others.
    static let longestList = 12

    // MARK: Missing

    /// - Parameter opening: The need of the provider itself, where its own is written nowhere.
    func missing(_ need: Int, of provider: Int, at opening: Int?, notes: [Diagnostic.Note]) -> Diagnostic {
        Diagnostic(
            .missingProvider, at: graph.location(ofNeed: opening ?? need),
            "nothing provides '\(graph.show(need: need))', which '\(graph.show(provider))' needs", notes: notes)
    }

    func failable(_ need: Int, of provider: Int, made: Int, notes: [Diagnostic.Note] = []) -> Diagnostic {
        // An injected property of type `T?` needs a `T`, so it cannot ask for what may be missing.
        let isProperty = graph.providers[provider].injections.contains { $0.isProperty && $0.needs.contains(need) }
        let advice = isProperty ? "take '\(optional(need))' in the initializer" : "write '\(optional(need))'"
        return Diagnostic(
            .failableProvider, at: graph.location(ofNeed: need),
            "'\(graph.show(made))' is made by a failable initializer, so it may be missing where '\(graph.show(provider))' "
                + "needs it",
            notes: notes + [
                .init(graph.location(ofNeed: need), advice),
                .init(graph.program.nameLocation(graph.providers[made].maker), "this initializer may return nil"),
            ])
    }

    func failableElement(_ need: Int, of collection: Int, made: Int) -> Diagnostic {
        let types = graph.types
        let type = graph.providers[collection].type
        var elements = Array(types.children(of: graph.keys.key(type)))
        let element = elements.removeLast()
        elements.append(TypeChild(types.intern(.optional, [element]), label: element.label))
        let optionals = graph.text.show(types.intern(types[graph.keys.key(type)].kind, elements))
        let row = graph.providers[made]
        let file = graph.program.file(row.file)
        let marker = file.markers.first { $0.offset == row.markerOffset }
        let text = marker.map { ProposedMarker($0, in: file).replacing($0.collection, with: optionals) } ?? ""
        return Diagnostic(
            .failableProvider, at: graph.location(ofNeed: need),
            "'\(graph.show(made))' is made by a failable initializer, so it may be missing where '\(graph.text.show(type))' "
                + "needs it",
            notes: [
                .init(graph.location(ofNeed: need), "write '\(text)', and need '\(optionals)'"),
                .init(
                    graph.program.nameLocation(row.maker),
                    "or write an initializer that cannot fail: this one may return nil"),
            ])
    }

    /// The type that a need can have where what it asks for may be missing: a function's result is what may be.
    private func optional(_ need: Int) -> String {
        let text = graph.text.spell(graph.needs[need].type)
        return text.hasPrefix("any ") || text.hasPrefix("some ") ? "(\(text))?" : text + "?"
    }

    /// One line of the way from an entry point to a need.
    func hop(_ need: Int, of provider: Int) -> Diagnostic.Note {
        .init(graph.location(ofNeed: need), "'\(graph.show(provider))' needs '\(graph.show(need: need))'")
    }

    func alsoNeeded(_ need: Int, of provider: Int) -> Diagnostic.Note {
        .init(graph.location(ofNeed: need), "'\(graph.show(provider))' needs it too")
    }

    func alsoNeeded(_ need: Int, andMore count: Int) -> Diagnostic.Note {
        .init(graph.location(ofNeed: need), "and \(count) more \(count == 1 ? "needs" : "need") it, from here on")
    }

    // MARK: Closures

    func unmatchedClosure(
        _ need: Int, _ closure: ClosurePlan, _ takes: [GivenParameter], _ position: Int
    ) -> Diagnostic {
        let parameter = closure.function.parameters[position]
        let takesText = takes.map { names.text($0.name) + ": " + graph.text.show($0.type) }.joined(separator: ", ")
        let isNamed = closure.function.parameters.contains { $0.label != .none }
        let possible = closureType(taking: takes, makes: closure.function.result, isNamed: isNamed)
        return Diagnostic(
            .missingProvider, at: graph.location(ofNeed: need),
            "nothing provides '\(graph.show(need: need))': "
                + "no given parameter of '\(graph.text.show(closure.function.result))' takes the \(ordinal(position)), "
                + "'\(graph.text.show(parameter.type))'",
            notes: [
                .init(
                    graph.location(ofNeed: need), graph.text.show(graph.needs[need].type), .compared(label: "needed")),
                .init(graph.location(ofNeed: need), possible, .compared(label: "possible")),
            ] + madeNote(closure, takes.isEmpty ? "it is given nothing" : "it is given (\(takesText))"))
    }

    /// A closure that takes all of these, with names where two are of one type.
    private func closureType(taking givens: [GivenParameter], makes result: TypeID, isNamed: Bool = false) -> String {
        let keys = givens.map { graph.keys.key($0.type) }
        let isNamed = isNamed || Set(keys).count < keys.count
        let parameters = givens.map { given in
            (isNamed ? "_ " + names.text(given.name) + ": " : "") + closureParameter(given)
        }
        return "(" + parameters.joined(separator: ", ") + ") -> " + graph.text.show(result)
    }

    /// A given parameter's type as a closure's: a function that is kept says so, in a function's type as well.
    private func closureParameter(_ given: GivenParameter) -> String {
        (given.isEscaping && graph.isFunction(given.type) ? "@escaping " : "") + graph.text.show(given.type)
    }

    /// Shows names for just what the closure takes: each the first of its type that no other has.
    func ambiguousClosure(_ need: Int, _ closure: ClosurePlan, _ takes: [GivenParameter]) -> Diagnostic {
        let parameters = closure.function.parameters
        var free = takes.filter { given in !parameters.contains { $0.label == given.name } }
        let named = parameters.map { parameter in
            let alike = free.firstIndex { graph.keys.key($0.type) == graph.keys.key(parameter.type) }
            let name = parameter.label == .none ? alike.map { free.remove(at: $0).name } : parameter.label
            return (name.map { "_ \(names.text($0)): " } ?? "") + graph.text.show(parameter.type)
        }
        return Diagnostic(
            .givenMismatch, at: graph.location(ofNeed: need),
            "'\(graph.show(need: need))' can be matched in more than one way; name its parameters, as in "
                + "'(\(named.joined(separator: ", "))) -> \(graph.text.show(closure.function.result))'")
    }

    func closureLacksInout(_ need: Int, _ parameter: GivenParameter) -> Diagnostic {
        Diagnostic(
            .needsGiven, at: graph.location(ofNeed: need),
            "'\(graph.show(need: need))' must take '\(names.text(parameter.name))' itself: it is 'inout'")
    }

    func lentClosure(
        _ need: Int, _ closure: ClosurePlan, _ position: Int, _ given: GivenParameter
    ) -> Diagnostic {
        let type = graph.text.show(closure.function.parameters[position].type)
        return Diagnostic(
            .missingProvider, at: graph.location(ofNeed: need),
            "nothing provides '\(graph.show(need: need))': '\(graph.text.show(closure.function.result))' keeps "
                + "'\(names.text(given.name))'",
            notes: [
                .init(graph.location(ofNeed: need), "write the \(ordinal(position)) as '@escaping \(type)'")
            ] + madeNote(closure, "it is given an escaping '\(names.text(given.name))'"))
    }

    private func madeNote(_ closure: ClosurePlan, _ text: String) -> [Diagnostic.Note] {
        guard let made = graph.madeProvider(closure.result) else { return [] }
        let location = graph.program.nameLocation(graph.providers[made].site)
        return [.init(location, "'\(graph.show(made))' is made here: \(text)")]
    }

    private func ordinal(_ position: Int) -> String {
        switch position {
        case 0: "first parameter"
        case 1: "second parameter"
        case 2: "third parameter"
        default: "parameter \(position + 1)"
        }
    }

    // MARK: Given parameters

    func givenOnce(_ provider: Int, _ given: [Int]) -> Diagnostic {
        let row = graph.providers[provider]
        let list = given.map { "'\(names.text(graph.needs[$0].name))'" }.joined(separator: ", ")
        return Diagnostic(
            .givenOnce, at: graph.program.location(row.file, row.markerOffset),
            "'\(graph.show(provider))' is \(shared(provider)), so no caller can give it \(list)",
            notes: [
                .init(
                    graph.program.location(row.file, row.markerOffset),
                    "remove '\(row.lifetime)' from this marker, or \(ungiving(given))")
            ])
    }

    /// An empty `given:` is a mistake.
    private func ungiving(_ given: [Int]) -> String {
        let name = names.text(graph.needs[given[0]].name)
        return given.count == 1 ? "'\(name)' from 'given:'" : "these names from 'given:'"
    }

    /// How an instance is that several needs have in common.
    private func shared(_ provider: Int) -> String {
        graph.providers[provider].lifetime == .weak ? "shared for as long as something holds it" : "made once"
    }

    /// - Parameter risen: All that what is needed is given.
    func needsGiven(
        _ parameter: GivenParameter, among risen: [GivenParameter], need: Int, of provider: Int
    ) -> Diagnostic {
        let name = names.text(parameter.name)
        let reason =
            graph.isNewlyMade(provider)
            ? "'\(name)' cannot be asked of whoever makes '\(graph.show(provider))'"
            : "'\(graph.show(provider))' is \(shared(provider)) and cannot be given it"
        var made = graph.needs[need].type
        while let function = graph.types.function(made) { made = function.result }
        // Of what is newly made, all but the one that cannot rises past the closure.
        let taken = graph.isNewlyMade(provider) ? [parameter] : risen.filter(mustBeGiven)
        return Diagnostic(
            .needsGiven, at: graph.location(ofNeed: need),
            "'\(graph.show(need: need))' needs to be given '\(name)': \(reason)",
            notes: [
                .init(
                    graph.location(ofNeed: parameter.need),
                    "'\(graph.show(parameter.origin))' is given '\(name)' here"),
                .init(
                    graph.location(ofNeed: need),
                    "write '\(attribute(ofClosure: need, provider))\(closureType(taking: taken, makes: made))'"),
            ])
    }

    private func mustBeGiven(_ parameter: GivenParameter) -> Bool {
        graph.needs[parameter.need].defaultValue == .none
    }

    func givenMismatch(
        _ parameter: GivenParameter, _ known: GivenParameter, need: Int, of provider: Int
    ) -> Diagnostic {
        let name = names.text(parameter.name)
        // What the outer type takes is one value for both, and so of one type.
        let isOneType = graph.keys.key(parameter.type) == graph.keys.key(known.type)
        let advice = isOneType ? "take it as given" : "give one of them another name"
        return Diagnostic(
            .givenMismatch, at: graph.location(ofNeed: need),
            "'\(graph.show(provider))' would be given '\(name)' for '\(graph.show(parameter.origin))' and for "
                + "'\(graph.show(known.origin))'; \(advice), or need closures",
            notes: [
                .init(graph.location(ofNeed: known.need), "'\(graph.show(known.origin))' is given '\(name)' here"),
                .init(
                    graph.location(ofNeed: parameter.need), "'\(graph.show(parameter.origin))' is given '\(name)' here"),
            ])
    }

    func ownGivenMismatch(_ parameter: GivenParameter, _ known: GivenParameter) -> Diagnostic {
        let name = names.text(parameter.name)
        return Diagnostic(
            .givenMismatch, at: graph.location(ofNeed: parameter.need),
            "'\(graph.show(parameter.origin))' would be given '\(name)' as '\(graph.text.show(known.type))' and as "
                + "'\(graph.text.show(parameter.type))'; give one of them another name",
            notes: [.init(graph.location(ofNeed: known.need), "it is given '\(name)' here")])
    }

    // MARK: Isolation

    func isolationMismatch(_ need: Int, _ actor: TypeID) -> Diagnostic {
        var advice = sharingAdvice(for: graph.madeProvider(graph.fulfilments[need]))
        if helpsToWait(graph.fulfilments[need]) { advice.append("take an async closure") }
        if advice.isEmpty { advice = ["let the closure run there, with '@\(graph.text.show(actor))' in its type"] }
        return Diagnostic(
            .isolationMismatch, at: graph.location(ofNeed: need),
            "'\(graph.show(need: need))' is made on '@\(graph.text.show(actor))', which cannot be reached from here; "
                + advice.joined(separator: ", or "))
    }

    /// How the factory of a provider could be reached from other actors; nothing where it can.
    private func sharingAdvice(for made: Int?) -> [String] {
        guard let made, !graph.scope(of: made).isShared else { return [] }
        let scope = graph.scope(of: made)
        guard let type = scope.type else {
            return [
                "start the factory from a type marked '// @Scope(root, sendable)', or '// @Scope(root)' and '@MainActor'"
            ]
        }
        return [
            "mark '\(graph.text.show(type))', which its factory starts from, '@MainActor', or add 'sendable' to its '@Scope'"
        ]
    }

    /// Whether a closure that waits reaches what is made, and the one that is needed does not wait already.
    private func helpsToWait(_ fulfilment: Fulfilment) -> Bool {
        guard let made = graph.madeProvider(fulfilment), graph.scope(of: made).isShared else { return false }
        guard case .closure(let row) = fulfilment else { return true }
        return !graph.innermost(row).function.traits.contains(.isAsync)
    }

    func unrepeatableDefault(_ need: Int) -> Diagnostic {
        let row = graph.needs[need]
        return Diagnostic(
            .unsupportedParameter, at: graph.program.nameLocation(ofTypeAt: row.offset, in: row.file),
            "'\(names.text(row.name))' cannot be left out before a parameter of the same label, and its "
                + "default may not be visible to generated code; give one of them a label of its own")
    }

    func sendableClosure(_ need: Int, _ made: Int) -> Diagnostic {
        let function = graph.types.function(graph.keys.key(graph.needs[need].type))
        let closure =
            function?.traits.contains(.isSendable) == true
            ? "a '@Sendable' closure" : "a closure that is sent to an actor"
        return Diagnostic(
            .isolationMismatch, at: graph.location(ofNeed: need),
            "\(closure) cannot make '\(graph.show(made))': it would carry the factory, which is not Sendable; "
                + sharingAdvice(for: made).joined())
    }

    // MARK: Conditions and the rest

    func conditionGap(
        _ need: Int, of provider: Int, _ gap: (combination: String, alternatives: [Int]), notes: [Diagnostic.Note]
    ) -> Diagnostic {
        Diagnostic(
            .conditionGap, at: graph.location(ofNeed: need),
            "nothing provides '\(graph.show(need: need))', which '\(graph.show(provider))' needs, when \(gap.combination)",
            notes: notes
                + gap.alternatives.compactMap { alternative in
                    guard let site = graph.conditionSite(alternative), let text = graph.program.conditionText(of: site)
                    else { return nil }
                    let verb = graph.providers[alternative].isCollection ? "declared" : "provided"
                    return .init(graph.program.nameLocation(site), "\(verb) here only when \(text)")
                })
    }

    func unused(_ provider: Int) -> Diagnostic {
        let site = graph.providers[provider].site
        let asked =
            canBeEntryPoint(provider) ? ", or add '// @Needs' beside it if the app itself asks the factory for it" : ""
        return Diagnostic(
            .unusedProvider, at: graph.program.nameLocation(site),
            "no entry point needs '\(graph.show(provider))'; remove its '@Provides'\(asked)")
    }

    /// Whether a plain `@Needs` beside the `@Provides` would say that the app itself asks for it.
    private func canBeEntryPoint(_ provider: Int) -> Bool {
        let site = graph.providers[provider].site
        let saysNeeds = graph.program.file(site.file).markers.contains {
            $0.kind == .needs && $0.attachment == .declaration(Int(site.row))
        }
        return !saysNeeds && graph.program.declaration(site).kind != .property && !graph.providers[provider].isTemplate
    }
}
