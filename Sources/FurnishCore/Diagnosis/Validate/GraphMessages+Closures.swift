/// The diagnostics about closures whose parameters do not fit what they make.
extension GraphMessages {
    func unmatchedClosure(
        _ need: NeedID, _ closure: ClosurePlan, _ takes: [GivenParameter], _ position: Int
    ) -> Diagnostic {
        let parameter = closure.function.parameters[position]
        let takesText = takes.map { names.text($0.name) + ": " + graph.text.show($0.type) }.joined(separator: ", ")
        let isNamed = closure.function.parameters.contains { $0.label != .none }
        let type = closureType(taking: takes, makes: closure.function.result, isNamed: isNamed)
        let site = needs[need].requirement
        let possible = site.map { requirement($0, taking: takes) } ?? type
        let needed = site.map(written) ?? graph.text.show(needs[need].type)
        let other =
            site.map { rewriting($0, as: possible) }
            ?? Fix("take '\(type)'", graph.writing(attribute(ofClosure: need) + type, for: need))
        // Where something can take the value, code that passes it is right.
        let made = graph.offers[closure.offer].provider
        let given = takes.isEmpty ? "nothing" : "(\(takesText))"
        let declaration = note(providers[made].site, "'\(graph.show(made))' is made here: it is given \(given)")
        let taking = GivenHints(graph).notes(taking: parameter.type, madeWith: made)
        let fix = taking.isEmpty ? other : Fix(other.title)
        return Diagnostic(
            .missingProvider, at: graph.location(ofNeed: need),
            "nothing provides '\(graph.show(need: need))': "
                + "no given parameter of '\(graph.text.show(closure.function.result))' takes the \(ordinal(position)), "
                + "'\(graph.text.show(parameter.type))'",
            notes: [
                .init(graph.location(ofNeed: need), needed, role: .compared(label: "needed")),
                .init(graph.location(ofNeed: need), possible, role: .compared(label: "possible")).with(fix: fix),
                declaration,
            ] + taking)
    }

    /// A closure that takes all of these, with parameter names if two have the same type.
    func closureType(taking givens: [GivenParameter], makes result: TypeID, isNamed: Bool = false) -> String {
        let keys = givens.map { graph.keys.key($0.type) }
        let isNamed = isNamed || Set(keys).count < keys.count
        let parameters = givens.map { given in
            // A function that escapes needs the attribute here too.
            let attribute = given.isEscaping && graph.keys.isFunction(given.type) ? "@escaping " : ""
            return (isNamed ? "_ " + names.text(given.name) + ": " : "") + attribute + graph.text.show(given.type)
        }
        return "(" + parameters.joined(separator: ", ") + ") -> " + graph.text.show(result)
    }

    /// The type of a closure that makes what a provider provides.
    ///
    /// - Parameter need: A need for another such closure, whose parameters are kept where they fill what nothing provides yet.
    func closure(making provider: ProviderID, insteadOf need: NeedID? = nil) -> String {
        let definition = providers[provider]
        let made = definition.isFailable ? types.intern(.optional, [TypeChild(definition.type)]) : definition.type
        let type = need.map { needs[$0].type }
        // A key has no parameter names.
        let function = type.flatMap { types.function($0) ?? types.function(keys.key($0)) }
        let written = function?.parameters ?? []
        let hints = GivenHints(graph)
        var taken: Set<NeedID> = []
        let kept = written.compactMap { parameter -> GivenParameter? in
            let open = hints.open(taking: parameter.type, madeWith: provider).filter { !taken.contains($0.need) }
            guard let found = open.first(where: { needs[$0.need].name == parameter.label }) ?? open.first else {
                return nil
            }
            taken.insert(found.need)
            return GivenParameter(
                name: needs[found.need].name, type: parameter.type, origin: found.provider, need: found.need,
                isEscaping: false)
        }
        let givens = graph.givens[provider].filter { needs[$0.need].defaultValue == .none }
        return closureType(taking: givens + kept, makes: made)
    }

    func ambiguousClosure(_ need: NeedID, _ closure: ClosurePlan, _ takes: [GivenParameter]) -> Diagnostic {
        let (parameters, promotion) = (closure.function.parameters, Promotion(keys: graph.keys, symbols: symbols))
        // As many as the closure takes, if their types fit.
        let named = takes.filter { given in parameters.contains { promotion.fills(given.type, with: $0.type) } }
        let type =
            needs[need].requirement.map { requirement($0, taking: takes) }
            ?? closureType(taking: Array(named.prefix(parameters.count)), makes: closure.function.result, isNamed: true)
        return Diagnostic(
            .givenMismatch, at: graph.location(ofNeed: need),
            "'\(graph.show(need: need))' can be matched in more than one way; name its parameters: ",
            Fix("write '\(type)', for example"))
    }

    private func ordinal(_ position: Int) -> String {
        position < 3 ? ["first", "second", "third"][position] + " parameter" : "parameter \(position + 1)"
    }
}
