/// The closures for needs of function type.
extension Expression {
    func closure(_ closure: ClosureID, within outer: ClosureContext) -> SwiftValue {
        let plan = graph.closures[closure]
        var context = outer
        context.depth += 1
        let named = namedActor(of: plan, within: outer)
        let actor = named ?? actor(of: plan.function, within: outer)
        context.isSentAway = plan.function.mayLeave(outer.isSentAway)
        context.actor = actor
        var head = named.map { [attributes(of: plan, on: $0, within: outer)] } ?? []
        if context.depth == 1 { context.copied = copiedValue(closure, within: context) }
        let captures =
            context.depth == 1
            ? captures(of: plan.offer, context) : capturesAgain(plan, context, isOnActor: named != nil)
        if !captures.isEmpty { head.append("[" + captures.joined(separator: ", ") + "]") }
        let isWritten = plan.function.thrownType != nil || outer.isRethrown && !outer.isInClosure
        let parameters = parameterNames(closure, &context, areWritten: isWritten).joined(separator: ", ")
        if isWritten {
            // Swift does not infer the typed error of a closure, nor that one without a `try` may throw.
            let effects = Effects(allowedBy: plan.function.traits)
            head.append("(" + parameters + ")" + effects.words(ThrownErrors(of: plan.function), types))
        } else if !parameters.isEmpty {
            head.append(parameters)
        }
        let body: String
        if let inner = plan.inner {
            body = self.closure(inner, within: context).line
        } else {
            let effects = effects(ofCalling: plan.offer, on: actor)
            body = context.copied ?? effects.prefix + call(plan.offer, within: context)
        }
        let start = head.isEmpty ? "{" : "{ " + head.joined(separator: " ") + " in"
        return SwiftValue(text: start, form: .closure(body))
    }

    /// The actor that a closure runs on: that of its type, or of the member that makes it.
    private func actor(of function: FunctionType, within context: ClosureContext) -> TypeID? {
        if let actor = function.globalActor { return actor }
        return function.mayLeave(context.isSentAway) ? nil : graph.isolations.actor(of: provider)
    }

    /// The actor that a closure states because it leaves that actor, which Swift allows only with a stated actor.
    private func namedActor(of plan: ClosurePlan, within context: ClosureContext) -> TypeID? {
        guard plan.inner == nil, plan.function.traits.contains(.isAsync) else { return nil }
        if isSentAway(plan, within: context) { return graph.isolations.actor(of: provider) }
        if isOnMainActorOnlyByDefault(plan, within: context), graph.isolations.mustHop(from: nil, to: plan.offer) {
            return graph.isolations.actor(of: plan.offer)
        }
        return nil
    }

    /// Whether a closure runs on the main actor only if that is the module's default. Its calls on an actor would then need
    /// `await` or not, depending on the default; stating the actor makes them the same.
    private func isOnMainActorOnlyByDefault(_ plan: ClosurePlan, within context: ClosureContext) -> Bool {
        let factory = graph.placement.scope(of: provider)
        return !factory.isSendableOrIsolated && !factory.isNonisolated
            && actor(of: plan.function, within: context) == nil && !plan.function.mayLeave(context.isSentAway)
    }

    /// Swift treats an async closure as `Sendable` only with `@Sendable`, even if the closure states its actor.
    private func attributes(of plan: ClosurePlan, on actor: TypeID, within context: ClosureContext) -> String {
        let waits = effects(ofCalling: plan.offer, on: actor).contains(.isAsync)
        return (waits && isSentAway(plan, within: context) ? "@Sendable " : "") + "@" + types.spell(actor)
    }

    /// Whether the value for a need leaves the actor of the member that passes it on.
    func isSentAway(_ need: NeedID) -> Bool {
        let definition = graph.providers[provider]
        guard definition.isolation == nil else { return false }
        if definition.arguments.contains(need) {
            return graph.resolution.isSentAway(provider) || definition.constructionEffects.contains(.isAsync)
        }
        return definition.injection(of: need)?.effects.contains(.isAsync) == true
    }

    /// Whether a closure leaves the actor that it is made on, although its type does not say so.
    private func isSentAway(_ plan: ClosurePlan, within context: ClosureContext) -> Bool {
        context.isSentAway && plan.function.globalActor == nil && !plan.function.traits.contains(.isSendable)
    }

    // MARK: Captures

    /// The name of the scope value that a closure returns, if it reads the value when it is made: see `isScopeValue`.
    private func copiedValue(_ closure: ClosureID, within context: ClosureContext) -> String? {
        let offer = graph.closures[closure].offer
        guard graph.placement.isScopeValue(graph.offers[offer].provider),
            effects(ofCalling: offer, on: graph.isolations.actor(of: provider)).isEmpty,
            graph.isSendable(graph.offers[offer].type)
                || graph.closures[closure].function.globalActor == nil
                    && !graph.resolution.mayLeave(closure, outerMayLeave: context.isSentAway)
        else { return nil }
        return SwiftKeyword.escaped(capturedName(names.names[offer]))
    }

    /// The factory whose member a closure calls.
    func owner(of made: ProviderID, isWeak: Bool) -> String {
        let isOuter = graph.placement.distance(from: provider, to: made) > 0
        return (isOuter ? capturedName(names.parent) : "self") + (isWeak ? "?" : "")
    }

    /// A closure captures the value that it copies, the outer factory whose member it calls, or this factory if it holds it weakly.
    private func captures(of offer: OfferID, _ context: ClosureContext) -> [String] {
        let distance = graph.placement.distance(from: provider, to: graph.offers[offer].provider)
        let path = distance > 0 ? describer.parentPath(distance).joined(separator: ".") : "self"
        if context.copied != nil { return [capture(names.names[offer], path + "." + names.escaped[offer])] }
        if distance > 0 { return [(context.isWeak ? "weak " : "") + capture(names.parent, path)] }
        return context.isWeak ? ["weak self"] : []
    }

    /// A weak capture is a variable, so a nested closure that may run elsewhere needs one of its own.
    private func capturesAgain(_ plan: ClosurePlan, _ context: ClosureContext, isOnActor: Bool) -> [String] {
        guard isOnActor || plan.function.traits.contains(.isSendable) || plan.function.globalActor != nil,
            context.isWeak, context.copied == nil
        else { return [] }
        return ["weak " + owner(of: graph.offers[plan.offer].provider, isWeak: false)]
    }

    private func capture(_ name: String, _ path: String) -> String {
        let prefix = path.hasPrefix("self.") ? "" : selfPrefix(before: names.parent)
        return "\(SwiftKeyword.escaped(capturedName(name))) = \(prefix)\(path)"
    }

    /// The name of a captured value, which differs from all parameters.
    private func capturedName(_ name: String) -> String {
        let isTaken =
            hidden.contains(name) || graph.calls[provider].contains { $0.closure.map { takes(name, $0) } == true }
        return isTaken ? "outer" + TypeName.capitalized(name) : name
    }

    private func takes(_ name: String, _ closure: ClosureID) -> Bool {
        graph.requirements.filled[closure].contains { graph.program.names.text($0) == name }
            || graph.closures[closure].inner.map { takes(name, $0) } == true
    }

    /// Uses `$0`, `$1` and so on unless the closure has nested closures or a signature.
    private func parameterNames(_ closure: ClosureID, _ context: inout ClosureContext, areWritten: Bool) -> [String] {
        let isShort = graph.closures[closure].inner == nil && !areWritten
        let names = graph.requirements.filled[closure]
        for (position, name) in names.enumerated() {
            context.taken[name] = isShort ? "$\(position)" : describer.variable(name)
        }
        return isShort ? [] : names.map(describer.variable)
    }
}
