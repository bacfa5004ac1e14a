/// The closures for needs of function type.
extension Expression {
    func closure(_ closure: ClosureID, within outer: ClosureContext) -> SwiftValue {
        let plan = graph.closures[closure]
        var context = outer
        context.isInClosure = true
        context.depth += 1
        let named = namedActor(of: plan, within: outer)
        let actor = named ?? actor(of: plan.function, within: outer)
        context.isSentAway = plan.function.mayLeave(outer.isSentAway)
        context.actor = actor
        var head = named.map { [attributes(of: plan, on: $0, within: outer)] } ?? []
        let captures = context.depth == 1 ? captures(for: plan.result) : capturesAgain(plan, isOnActor: named != nil)
        if !captures.isEmpty { head.append("[" + captures.joined(separator: ", ") + "]") }
        let parameters = parameterNames(closure, &context).joined(separator: ", ")
        if plan.function.thrownType != nil {
            head.append("(" + parameters + ")" + effectWords(plan.function))
        } else if !parameters.isEmpty {
            head.append(parameters)
        }
        let body: String
        switch plan.result {
        case .provider(let available):
            let effects = effects(ofCalling: graph.offers[available].provider, on: actor)
            body = effects.prefix + call(available, within: context)
        case .closure(let inner): body = self.closure(inner, within: context).line
        case .given, .omitted, .missing: body = ""
        }
        let start = head.isEmpty ? "{" : "{ " + head.joined(separator: " ") + " in"
        return SwiftValue(text: start, form: .closure(body))
    }

    /// The actor that a closure runs on: that of its type, or of the member that makes it.
    private func actor(of function: FunctionType, within context: ClosureContext) -> TypeID? {
        if let actor = function.globalActor { return actor }
        return function.mayLeave(context.isSentAway) ? nil : graph.isolations.actor(of: provider)
    }

    /// The actor that a closure states because it would not run on it otherwise.
    ///
    /// Either the closure makes its factory again on the factory's actor, or it leaves the actor, which Swift allows only
    /// with a stated actor.
    private func namedActor(of plan: ClosurePlan, within context: ClosureContext) -> TypeID? {
        guard case .provider = plan.result, plan.function.traits.contains(.isAsync),
            let made = graph.resolution.madeProvider(plan.result)
        else { return nil }
        if isSentAway(plan, within: context) { return graph.isolations.actor(of: provider) }
        if isOnMainActorOnlyByDefault(plan, within: context), graph.isolations.mustHop(from: nil, to: made) {
            return graph.isolations.actor(of: made)
        }
        guard let actor = graph.placement.scope(of: provider).isolation,
            graph.placement.remakesFactory(provider, for: made)
        else {
            return nil
        }
        return self.actor(of: plan.function, within: context).map(graph.keys.key) != graph.keys.key(actor) ? actor : nil
    }

    /// Whether a closure runs on the main actor only if that is the module's default. Its calls on an actor would then need
    /// `await` or not, depending on the default; stating the actor makes them the same.
    private func isOnMainActorOnlyByDefault(_ plan: ClosurePlan, within context: ClosureContext) -> Bool {
        let factory = graph.placement.scope(of: provider)
        return !factory.isSendableOrIsolated && !factory.isNonisolated
            && actor(of: plan.function, within: context) == nil
            && !plan.function.mayLeave(context.isSentAway)
    }

    /// Swift treats an async closure as `Sendable` only with `@Sendable`, even if the closure states its actor.
    private func attributes(of plan: ClosurePlan, on actor: TypeID, within context: ClosureContext) -> String {
        let waits = graph.resolution.madeProvider(plan.result).map {
            effects(ofCalling: $0, on: actor).contains(.isAsync)
        }
        return (waits == true && isSentAway(plan, within: context) ? "@Sendable " : "") + "@" + types.spell(actor)
    }

    /// Whether a closure leaves the actor that it is made on, although its type does not say so.
    private func isSentAway(_ plan: ClosurePlan, within context: ClosureContext) -> Bool {
        context.isSentAway && plan.function.globalActor == nil && !plan.function.traits.contains(.isSendable)
    }

    // MARK: Captures

    /// The factory whose member a closure calls. A factory that keeps the closure is captured weakly, and is made again
    /// from the same value if it has been freed.
    func owner(of made: ProviderID, within context: ClosureContext) -> String {
        if graph.placement.distance(from: provider, to: made) > 0 { return capturedName(names.parent) }
        return graph.placement.remakesFactory(provider, for: made)
            ? "(self ?? \(remadeFactory(within: context)))" : "self"
    }

    /// Calls the parent's member, because a test may override it, unless that member is on an actor that the closure is not
    /// on.
    private func remadeFactory(within context: ClosureContext) -> String {
        let ownScope = graph.scopeOf[provider]
        let factory = graph.bindings.scopes[ownScope]
        let input = names.inputs[ownScope].map { SwiftKeyword.escaped(capturedName($0)) } ?? ""
        let parent = capturedName(names.parent)
        if let maker = factory.maker, let method = names.makers[ownScope],
            !graph.isolations.mustHop(from: context.actor, to: maker)
        {
            return "\(parent).\(method)(\(input))"
        }
        if isMadeAgain(ownScope) { return "\(capturedName(names.makeAgain))(\(input))" }
        let further = factory.parent == nil ? "" : ", parent: \(parent)"
        return "\(SwiftKeyword.escaped(factory.factory))(\(input)\(further))"
    }

    /// A closure captures the outer factory whose member it calls. It captures this factory weakly if this factory keeps it.
    func captures(for result: Fulfilment) -> [String] {
        guard let made = graph.resolution.madeProvider(result) else { return [] }
        let distance = graph.placement.distance(from: provider, to: made)
        let parent = names.parent
        if distance > 0 {
            return [capture(parent, [String](repeating: parent, count: distance).joined(separator: "."))]
        }
        guard graph.placement.remakesFactory(provider, for: made) else { return [] }
        let ownScope = graph.scopeOf[provider]
        let input = names.inputs[ownScope].map { [capture($0, SwiftKeyword.escaped($0))] } ?? []
        let outer = graph.bindings.scopes[ownScope].parent == nil ? [] : [capture(parent, parent)]
        let again = isMadeAgain(ownScope) ? [capture(names.makeAgain, names.makeAgain)] : []
        return ["weak self"] + input + outer + again
    }

    /// Whether a fake of the outermost factory decides what makes it again.
    private func isMadeAgain(_ scope: ScopeID) -> Bool {
        graph.bindings.scopes[scope].parent == nil && graph.fakes.isFaked(scope)
    }

    /// A weak `self` is a variable, so a nested closure that may run elsewhere needs a capture of its own.
    private func capturesAgain(_ plan: ClosurePlan, isOnActor: Bool) -> [String] {
        guard isOnActor || plan.function.traits.contains(.isSendable) || plan.function.globalActor != nil,
            let made = graph.resolution.madeProvider(plan.result), graph.placement.remakesFactory(provider, for: made)
        else { return [] }
        return ["weak self"]
    }

    private func capture(_ name: String, _ path: String) -> String {
        "\(SwiftKeyword.escaped(capturedName(name))) = \(selfPrefix(before: name))\(path)"
    }

    /// The name of a captured value, which differs from all parameters.
    private func capturedName(_ name: String) -> String {
        let isTaken =
            hidden.contains(name) || graph.providers[provider].needs.contains { takes(name, graph.fulfilments[$0]) }
        return isTaken ? "outer" + TypeName.capitalized(name) : name
    }

    private func takes(_ name: String, _ fulfilment: Fulfilment) -> Bool {
        guard case .closure(let closure) = fulfilment else { return false }
        return graph.requirements.filled[closure].contains { graph.program.names.text($0) == name }
            || takes(name, graph.closures[closure].result)
    }

    /// Swift does not infer the typed error of a closure.
    private func effectWords(_ function: FunctionType) -> String {
        (function.traits.contains(.isAsync) ? " async" : "")
            + (function.thrownType.map { " throws(" + types.spell($0) + ")" } ?? "")
    }

    /// Uses `$0`, `$1` and so on unless the closure has nested closures or a signature.
    private func parameterNames(_ closure: ClosureID, _ context: inout ClosureContext) -> [String] {
        let plan = graph.closures[closure]
        var isShort = plan.function.thrownType == nil
        if case .closure = plan.result { isShort = false }
        var parameters: [String] = []
        for (position, name) in graph.requirements.filled[closure].enumerated() {
            if isShort {
                context.taken[name] = "$\(position)"
            } else {
                let text = graph.program.names.escaped(name)
                context.taken[name] = text
                parameters.append(text)
            }
        }
        return parameters
    }
}
