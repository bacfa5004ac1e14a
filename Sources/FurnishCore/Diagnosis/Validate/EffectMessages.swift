/// Messages for needs that do not allow the effects of making their value, with the type to write instead.
extension GraphMessages {
    /// - Parameter effects: Those of making what meets the need that the need does not allow.
    func effectMismatch(_ call: ProviderCall, _ effects: Effects) -> Diagnostic {
        let (need, provider, made) = (call.need, call.caller, call.made)
        let needed = needs[need]
        let all = effects.union(graph.effects[made])
        let type = closure(making: needed.type, all, graph.requirements.thrown[made])
        let closure = write(attribute(ofClosure: need) + graph.text.spell(type), need)
        let (place, notes): (String, [Diagnostic.Note])
        if needed.isForResultBuilder {
            (place, notes) = ("the result builder", [closure])
        } else if needed.autoclosure != nil {
            let waiting = waitingNotes(of: effects, made, in: provider)
            place = "the autoclosure"
            notes = waiting.isEmpty ? [closure, write(graph.text.spell(needed.type), need)] : waiting
        } else if call.isDirect {
            let property = "let \(name(of: need)): \(graph.text.show(needed.type))"
            let holding = "or let a type marked '// @Scope' hold it, with '// @Provides' on '\(property)'"
            (place, notes) = ("making '\(graph.show(provider))' from a coder", [closure, note(need, holding)])
        } else {
            let waiting = waitingNotes(of: effects, made, in: made)
            place = "'\(graph.show(need: need))'"
            notes = waiting.isEmpty ? [writeAllowing(made, in: need)] : waiting
        }
        return Diagnostic(
            .effectMismatch, at: graph.location(ofNeed: need),
            "making '\(graph.show(made))' \(words(effects)), which \(place) does not allow",
            notes: causes(of: effects, made) + notes)
    }

    /// - Parameter allowed: The one type of error that the closure may throw.
    func thrownMismatch(_ need: NeedID, _ made: ProviderID, allowed: TypeID) -> Diagnostic {
        let (steps, end) = path(
            from: made, to: { !providers[$0].thrown.isOnly(allowed, graph.keys) },
            through: { !graph.requirements.thrown[$0].isOnly(allowed, graph.keys) })
        return Diagnostic(
            .effectMismatch, at: graph.location(ofNeed: need),
            "making '\(graph.show(made))' can throw other errors than '\(graph.show(need: need))' allows",
            notes: pathNotes(steps) + effectNotes(end, .isThrowing) + [writeAllowing(made, in: need)])
    }

    func words(_ effects: Effects) -> String {
        switch effects {
        case .isAsync: "is async"
        case .isThrowing: "can throw"
        default: "is async and can throw"
        }
    }

    // MARK: The type to write instead

    /// `@escaping ` where a closure type needs it: for a parameter. A property's closure always escapes. A closure that takes the
    /// place of another runs on the same actor.
    func attribute(ofClosure need: NeedID) -> String {
        let actor = types.function(keys.key(needs[need].type))?.globalActor
        return (needs[need].isParameter ? "@escaping " : "") + (actor.map { "@\(graph.text.show($0)) " } ?? "")
    }

    func write(_ type: String, _ need: NeedID) -> Diagnostic.Note {
        note(need, "", Fix("write '\(type)'", graph.writing(type, for: need)))
    }

    /// The type of a closure without parameters that makes a value and has the effects of making it.
    func closure(making type: TypeID, _ effects: Effects, _ thrown: ThrownErrors) -> TypeID {
        var result = type
        while types[result].kind == .specified { result = types.child(0, of: result) }
        // A function type inside a parameter's type cannot return `some P`.
        if types[result].kind == .some { result = types.intern(.any, [TypeChild(types.child(0, of: result))]) }
        let plain = FunctionType(parameters: [], result: result, traits: [], thrownType: nil, globalActor: nil)
        return types.makeFunction(allowing(effects, thrown, plain))
    }

    /// The closure type of a need, with the missing effects added.
    private func writeAllowing(_ made: ProviderID, in need: NeedID) -> Diagnostic.Note {
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
        let type = allowing(effects, thrown, in: needs[need].type, depth: depth)
        return write(graph.text.spell(type), need)
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
    private func causes(of effects: Effects, _ made: ProviderID) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var remaining = effects
        while !remaining.isEmpty {
            let (steps, end) = path(
                from: made, to: { !providers[$0].effects.isDisjoint(with: remaining) },
                through: { !graph.effects[$0].isDisjoint(with: remaining) })
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
    /// - Returns: An empty array if it is something else, or if what is made has the effects itself.
    private func waitingNotes(of effects: Effects, _ made: ProviderID, in owner: ProviderID) -> [Diagnostic.Note] {
        if !KeptState(graph).isShown(providers[owner].type) { return [] }
        let path = path(
            from: made, to: { !providers[$0].effects.isDisjoint(with: effects) },
            through: { !graph.effects[$0].isDisjoint(with: effects) })
        guard let need = path.steps.last?.need else { return [] }
        let type = closure(making: needs[need].type, graph.effects[path.end], graph.requirements.thrown[path.end])
        return [write(attribute(ofClosure: need) + graph.text.spell(type), need)]
    }

    /// The calls of a provider that have these effects: its initializer or function, and the members injected after it.
    private func effectNotes(_ provider: ProviderID, _ effects: Effects) -> [Diagnostic.Note] {
        let definition = providers[provider]
        var calls = [(site: definition.callee, effects: definition.constructionEffects)]
        calls += definition.injections.map { ($0.site, $0.effects) }
        return calls.filter { !$0.effects.isDisjoint(with: effects) }.map { call in
            let isAsync = program.declaration(call.site).traits.contains(.isAsync)
            let isOnActor = !isAsync && definition.arguments.contains { types.isIsolated(needs[$0].type) }
            let reason = isOnActor ? "runs on the actor of its 'isolated' parameter" : words(call.effects)
            return note(call.site, "\(callee(call.site, of: provider)) \(reason)")
        }
    }

    private func callee(_ site: Site, of provider: ProviderID) -> String {
        switch program.declaration(site).kind {
        case .initializer: "this initializer of '\(graph.show(provider))'"
        case .function, .property: "'\(program.fullName(of: site))'"
        default: "'\(graph.show(provider))'"
        }
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
