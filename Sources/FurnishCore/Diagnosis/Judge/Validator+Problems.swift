/// Reports the problems that earlier stages found, unless a problem may be a consequence of another mistake.
extension Validator {
    func reportProblems() {
        for problem in placement.problems where isCertain(problem) { report(.placement(problem)) }
        for problem in graph.requirements.problems where isCertain(problem) { report(.requirement(problem)) }
        reportEndedScopes()
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
                if let actor = other.flatMap(graph.isolations.actor) { report(.sharedAcrossActors(need, actor)) }
            }
        }
    }

    /// Whether it cannot be a consequence of another mistake. Effects only grow, so a problem with them stays whatever is missing.
    private func isCertain(_ problem: RequirementProblem) -> Bool {
        switch problem {
        case .givenOnce, .effectMismatch, .thrownMismatch: true
        case .givenMismatch(let parameter, let known, let need, let provider):
            isValid(need, [provider, parameter.origin, known.origin])
        case .sharedGiven(let parameter, let needs, let provider): isValid(needs[1], [provider, parameter.origin])
        case .givenOfShared(let parameter, let need, let provider): isValid(need, [provider, parameter.origin])
        case .needsGiven(let parameter, _, let need, let provider):
            isValid(need, [provider, parameter.origin]) && ownFactory(need, of: provider) == nil
        case .unmatchedClosure(_, let position, let id, let need):
            isCertain(need, id) && !mayBeGiven(graph.closures[id].function.parameters[position].type, to: id)
        case .ambiguousClosure(_, let id, let need): isCertain(need, id)
        case .isolationMismatch(_, let need), .sendableClosure(_, let need): isPlaced(need)
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
