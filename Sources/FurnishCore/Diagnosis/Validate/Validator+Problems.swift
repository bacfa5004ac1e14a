/// Reports the problems that earlier stages found, unless a problem may be a consequence of another mistake.
extension Validator {
    func reportProblems() {
        let messages = ScopeMessages(graph: graph)
        for problem in placement.problems where isCertain(problem) { report(messages.message(problem)) }
        for problem in graph.requirements.problems { if let diagnostic = diagnostic(problem) { report(diagnostic) } }
        reportEndedScopes()
    }

    /// One error for all providers whose members would have the same name. Where something is missing, given parameters that
    /// are still unknown may make the members different overloads.
    func reportCollisions(_ names: MemberNames) {
        for (name, providers) in names.collisions where providers.allSatisfy(graph.validity.isComplete) {
            report(ConflictMessages(graph: graph).nameCollision(name, providers))
        }
    }

    private func isCertain(_ problem: PlacementProblem) -> Bool {
        if graph.validity.isRootInvalid { return false }
        switch problem {
        case .captured(let call, _, _, _):
            return isValid(call.need, [call.caller, call.made]) && graph.validity.isPlaced(call.caller)
        case .disjoint(_, let call): return isValid(call.need, [call.caller, call.made])
        }
    }

    /// The call is not `Sendable`, so what is made on another actor cannot share its instances.
    func reportCallsAcrossActors() {
        if graph.sharing.held.isEmpty { return }
        for provider in graph.reachedProviders where graph.sharing.hasCall(provider) {
            for call in graph.sharing.sharedCalls(of: provider) where isValid(call.need, [provider]) {
                let (need, own) = (call.need, graph.isolations.actor(of: provider))
                let other = resolution.providers(at: call.offer).first {
                    graph.isolations.mustHop(from: own, to: $0) && placement.scope(of: $0).isSendableOrIsolated
                }
                guard let actor = other.flatMap(graph.isolations.actor) else { continue }
                let closure = "() async -> \(graph.text.show(needs[need].type))"
                report(
                    .isolationMismatch, at: graph.location(ofNeed: need),
                    "'\(graph.show(need: need))' is made on '@\(graph.text.show(actor))', so it cannot share the 'graph' "
                        + "instances of this call",
                    notes: [
                        note(need, "take a closure, such as '\(closure)', which begins a call of its own"),
                        note(need, "or give what they share another lifetime, such as 'once'"),
                    ])
            }
        }
    }

    /// nil for what may be a consequence of another mistake. Effects only grow, so a problem with them stays whatever is missing.
    private func diagnostic(_ problem: RequirementProblem) -> Diagnostic? {
        switch problem {
        case .givenOnce(let provider, let needs): return messages.givenOnce(provider, needs)
        case .givenMismatch(let parameter, let known, let need, let provider)
        where isValid(need, [provider, parameter.origin, known.origin]):
            return messages.givenMismatch(parameter, known, need: need, of: provider)
        case .sharedGiven(let parameter, let needs, let provider) where isValid(needs[1], [provider, parameter.origin]):
            return messages.sharedGiven(parameter, needs, of: provider)
        case .givenOfShared(let parameter, let need, let provider) where isValid(need, [provider, parameter.origin]):
            return messages.givenOfShared(parameter, need, of: provider)
        case .needsGiven(let parameter, let propagated, let need, let provider)
        where isValid(need, [provider, parameter.origin]) && ownFactory(need, of: provider) == nil:
            return messages.needsGiven(parameter, among: propagated, need: need, of: provider)
        case .unmatchedClosure(let takes, let position, let id, let need)
        where isCertain(need, id) && !mayBeGiven(graph.closures[id].function.parameters[position].type, to: id):
            return messages.unmatchedClosure(need, graph.closures[id], takes, position)
        case .ambiguousClosure(let takes, let id, let need) where isCertain(need, id):
            return messages.ambiguousClosure(need, graph.closures[id], takes)
        case .effectMismatch(let call, let effects): return messages.effectMismatch(call, effects)
        case .thrownMismatch(let made, let allowed, let need):
            return messages.thrownMismatch(need, made, allowed: allowed)
        case .isolationMismatch(let actor, let need) where isPlaced(need):
            return messages.isolationMismatch(need, actor)
        case .sendableClosure(let made, let need) where isPlaced(need): return messages.sendableClosure(need, made)
        default: return nil
        }
    }

    /// Whether the factory that meets a need is known.
    private func isPlaced(_ need: NeedID) -> Bool { !graph.validity.isRootInvalid && !resolution.isInvalid(need) }

    /// A closure that captures a scope may have to be one that opens the scope, with other parameters.
    private func isCertain(_ need: NeedID, _ closure: ClosureID) -> Bool {
        !placement.capturingNeeds.contains(need) && isValid(need, [resolution.madeProvider(by: closure)])
    }

    /// Whether what a closure makes may be given a value of this type, once a missing type exists or another error is gone.
    private func mayBeGiven(_ type: TypeID, to closure: ClosureID) -> Bool {
        let made = resolution.madeProvider(by: closure)
        if graph.validity.isComplete(made) { return false }
        return graph.validity.areGivensUnknown(made) || missing.contains { $0.key == keys.key(type) }
    }

    func isValid(_ need: NeedID, _ providers: [ProviderID]) -> Bool {
        !resolution.isInvalid(need) && !providers.contains(where: graph.validity.isInvalid)
    }
}
