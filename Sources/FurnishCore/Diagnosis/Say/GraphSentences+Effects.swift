/// Sentences about needs that do not allow the effects of making their value, with the type to write instead.
extension GraphSentences {
    /// - Parameter effects: Those of making what meets the need that the need does not allow.
    func effectMismatch(_ call: ProviderCall, _ effects: Effects) -> Diagnostic {
        let (need, made) = (call.need, call.made)
        let needed = needs[need]
        let closure = writeClosure(for: need, effects.union(graph.effects[made]), thrownBy: made)
        let property = "let \(name(of: need)): \(show(needed.type))"
        let holding = "or let a type marked '// @Scope' hold it, with '// @Provides' on '\(property)'"
        let (place, notes): (String, [Note]) =
            if needed.isForResultBuilder {
                ("the result builder", [closure])
            } else if needed.autoclosure != nil {
                (
                    "the autoclosure",
                    waitingNote(of: effects, made, in: call.caller)
                        ?? [closure, write(graph.text.spell(needed.type), need)]
                )
            } else if call.isDirect {
                ("making '\(show(call.caller))' from a coder", [closure, note(need, holding)])
            } else {
                ("'\(show(need))'", waitingNote(of: effects, made, in: made) ?? [writeAllowing(made, in: need)])
            }
        return diagnostic(
            .effectMismatch, need, "making '\(show(made))' \(words(effects)), which \(place) does not allow",
            notes: causes(of: effects, made) + notes)
    }

    /// - Parameter allowed: The one type of error that the closure may throw.
    func thrownMismatch(_ need: NeedID, _ made: ProviderID, _ allowed: TypeID) -> Diagnostic {
        let (steps, end) = path(
            from: made, to: { !providers[$0].thrown.isOnly(allowed, keys) },
            through: { !graph.requirements.thrown[$0].isOnly(allowed, keys) })
        return diagnostic(
            .effectMismatch, need, "making '\(show(made))' can throw other errors than '\(show(need))' allows",
            notes: pathNotes(steps) + effectNotes(end, .isThrowing) + [writeAllowing(made, in: need)])
    }

    // MARK: The type to write instead

    /// Writes a closure without parameters that makes the value of a need and has the effects of making it.
    private func writeClosure(for need: NeedID, _ effects: Effects, thrownBy made: ProviderID) -> Note {
        var result = needs[need].type
        while types[result].kind == .specified { result = types.child(0, of: result) }
        // A function type inside a parameter's type cannot return `some P`.
        if types[result].kind == .some { result = types.intern(.any, [TypeChild(types.child(0, of: result))]) }
        let plain = FunctionType(parameters: [], result: result, traits: [], thrownType: nil, globalActor: nil)
        let type = types.makeFunction(allowing(effects, graph.requirements.thrown[made], plain))
        return write(attribute(ofClosure: need) + graph.text.spell(type), need)
    }

    /// The closure type of a need, with the missing effects added.
    private func writeAllowing(_ made: ProviderID, in need: NeedID) -> Note {
        let (effects, thrown) = (graph.effects[made], graph.requirements.thrown[made])
        var depth = 0
        if case .closure(var closure) = graph.fulfilments[need] {
            while let inner = graph.closures[closure].inner { (closure, depth) = (inner, depth + 1) }
            // The effects are those of the closures in a collection that the innermost closure makes.
            if providers[resolution.madeProvider(by: closure)].hasLazyElements { depth += 1 }
        }
        if needs[need].requirement != nil {
            let words = effects.words(thrown, graph.text).dropFirst()
            return note(need, "make \(depth == 0 ? "it" : "the closures that it returns") '\(words)'")
        }
        return write(graph.text.spell(allowing(effects, thrown, in: needs[need].type, depth: depth)), need)
    }

    /// - Parameter depth: The number of closures around the one that has the effects.
    private func allowing(_ effects: Effects, _ thrown: ThrownErrors, in type: TypeID, depth: Int) -> TypeID {
        let node = types[type]
        switch node.kind {
        case .function:
            guard var function = types.function(type) else { return type }
            if depth == 0 { return types.makeFunction(allowing(effects, thrown, function)) }
            function.result = allowing(effects, thrown, in: function.result, depth: depth - 1)
            return types.makeFunction(function)
        case .specified, .optional, .unwrapped, .tuple, .array, .dictionary:
            if node.kind == .tuple, !node.isParenthesised { return type }
            return types.replacingElement(of: type) { allowing(effects, thrown, in: $0, depth: depth) }
        case .nominal, .member:
            return symbols.aliasTarget(type).map { allowing(effects, thrown, in: $0, depth: depth) } ?? type
        default: return type
        }
    }

    /// Adds only the effects that are missing. `throws` names the error type if there is exactly one.
    private func allowing(_ effects: Effects, _ thrown: ThrownErrors, _ function: FunctionType) -> FunctionType {
        var function = function
        if effects.contains(.isAsync) { function.traits.insert(.isAsync) }
        if effects.contains(.isThrowing) {
            let isPlain = function.traits.contains(.isThrowing) && function.thrownType == nil
            function.thrownType = if case .type(let error) = thrown, !isPlain { error } else { nil }
            function.traits.insert(.isThrowing)
        }
        function.traits.remove(.hasThrownType)
        if function.thrownType != nil { function.traits.insert(.hasThrownType) }
        return function
    }

    // MARK: The path to the cause, each step with its own position

    /// - Parameter effects: The first path leads to a provider with at least one of them, a second path to one with the rest.
    private func causes(of effects: Effects, _ made: ProviderID) -> [Note] {
        var notes: [Note] = []
        var remaining = effects
        while !remaining.isEmpty {
            let (steps, end) = path(from: made, toCauseOf: remaining)
            notes += pathNotes(steps)
            let found = providers[end].effects
            guard !found.isDisjoint(with: remaining) else { return notes }
            notes += effectNotes(end, remaining)
            remaining = remaining.subtracting(found)
        }
        return notes
    }

    /// Proposes a closure at the need for what has the effects, because the code that makes a view cannot wait.
    ///
    /// - Parameter owner: The view, or a model that a view makes.
    /// - Returns: nil if it is something else, or if what is made has the effects itself.
    private func waitingNote(of effects: Effects, _ made: ProviderID, in owner: ProviderID) -> [Note]? {
        if !KeptState(graph).isShown(providers[owner].type) { return nil }
        let (steps, end) = path(from: made, toCauseOf: effects)
        return steps.last.map { [writeClosure(for: $0.need, graph.effects[end], thrownBy: end)] }
    }

    /// The calls of a provider that have these effects: its initializer or function, and the members injected after it.
    private func effectNotes(_ provider: ProviderID, _ effects: Effects) -> [Note] {
        let definition = providers[provider]
        var calls = [(site: definition.callee, effects: definition.constructionEffects)]
        calls += definition.injections.map { ($0.site, $0.effects) }
        return calls.filter { !$0.effects.isDisjoint(with: effects) }.map { call in
            let isAsync = program.declaration(call.site).traits.contains(.isAsync)
            let isOnActor = !isAsync && definition.arguments.contains { types.isIsolated(needs[$0].type) }
            let reason = isOnActor ? "runs on the actor of its 'isolated' parameter" : words(call.effects)
            let subject =
                switch program.declaration(call.site).kind {
                case .initializer: "this initializer of '\(show(provider))'"
                case .function, .property: "'\(program.fullName(of: call.site))'"
                default: "'\(show(provider))'"
                }
            return note(call.site, "\(subject) \(reason)")
        }
    }

    private func path(from provider: ProviderID, toCauseOf effects: Effects) -> (steps: [PathStep], end: ProviderID) {
        path(
            from: provider, to: { !providers[$0].effects.isDisjoint(with: effects) },
            through: { !graph.effects[$0].isDisjoint(with: effects) })
    }

    /// The shortest way by direct needs that lead towards a cause, to a cause or to where no such need is left.
    private func path(
        from provider: ProviderID, to isCause: (ProviderID) -> Bool, through leadsToCause: (ProviderID) -> Bool
    ) -> (steps: [PathStep], end: ProviderID) {
        func calls(_ provider: ProviderID) -> [ProviderCall] {
            graph.calls[provider].filter { $0.isDirect && leadsToCause($0.made) }
        }
        let paths = Paths(from: [provider], count: providers.count, calls)
        let end = providers.indices.first { paths.isReached[$0] && (isCause($0) || calls($0).isEmpty) }
        return (end.map(paths.path) ?? [], end ?? provider)
    }
}
