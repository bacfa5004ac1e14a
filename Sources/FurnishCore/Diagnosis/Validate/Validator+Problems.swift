/// Reports the problems that earlier stages found, unless a problem may be a consequence of another mistake.
extension Validator {
    mutating func reportProblems() {
        let problems = graph.placement.problems.filter(isCertain)
        if !problems.isEmpty {
            let followers = ScopeFollowers(graph)
            for problem in problems { report(ScopeMessages(graph: graph).message(problem, followers)) }
        }
        for problem in graph.requirements.problems where isCertain(problem) { report(messages.message(problem)) }
        reportEndedScopes()
    }

    /// One error for all providers whose members would have the same name. Where something is missing, given parameters that
    /// are still unknown may make the members different overloads.
    mutating func reportCollisions(_ names: MemberNames) {
        for (name, providers) in names.collisions where providers.allSatisfy(graph.validity.isComplete) {
            report(ConflictMessages(graph: graph).nameCollision(name, providers))
        }
    }

    private func isCertain(_ problem: PlacementProblem) -> Bool {
        if graph.validity.isRootInvalid { return false }
        switch problem {
        case .captured(let need, let provider, let made, _, _, _):
            return isValid(need, [provider, made]) && graph.validity.isPlaced(provider)
        case .disjoint(_, _, let second, let made): return isValid(second.need, [second.provider, made])
        }
    }

    /// The call is not `Sendable`, so what is made on another actor cannot share its instances.
    mutating func reportCallsAcrossActors() {
        if graph.sharing.held.isEmpty { return }
        for provider in graph.reachedProviders where graph.sharing.hasCall(provider) {
            for need in graph.sharing.sharedNeeds(of: provider) where isValid(need, [provider]) {
                guard let offer = graph.offer(meeting: need) else { continue }
                let own = graph.isolations.actor(of: provider)
                let other = graph.resolution.providers(at: offer).first {
                    graph.isolations.mustHop(from: own, to: $0) && graph.placement.scope(of: $0).isSendableOrIsolated
                }
                if let actor = other.flatMap(graph.isolations.actor) { report(messages.callAcrossActors(need, actor)) }
            }
        }
    }

    /// Effects only grow, so a problem with them stays whatever is missing.
    private func isCertain(_ problem: RequirementProblem) -> Bool {
        switch problem {
        case .needsGiven(let parameter, _, let need, let provider):
            isValid(need, [provider, parameter.origin]) && ownFactory(need, of: provider) == nil
        case .givenMismatch(let parameter, let known, let need, let provider):
            isValid(need, [provider, parameter.origin, known.origin])
        case .sharedGiven(let parameter, let needs, let provider): isValid(needs[1], [provider, parameter.origin])
        case .givenOfShared(let parameter, let need, let provider): isValid(need, [provider, parameter.origin])
        case .unmatchedClosure(_, let position, let closure, let need):
            isCertain(need, closure)
                && !mayBeGiven(graph.closures[closure].function.parameters[position].type, to: closure)
        case .ambiguousClosure(_, let closure, let need): isCertain(need, closure)
        case .isolationMismatch(_, let need), .sendableClosure(_, let need):
            !graph.validity.isRootInvalid && !graph.resolution.isInvalid(need)
        default: true
        }
    }

    /// A closure that captures a scope may have to be one that opens the scope, with other parameters.
    private func isCertain(_ need: NeedID, _ closure: ClosureID) -> Bool {
        !graph.placement.capturingNeeds.contains(need)
            && isValid(need, graph.resolution.madeProvider(.closure(closure)).map { [$0] } ?? [])
    }

    /// Whether what a closure makes may be given a value of this type, once a missing type exists or another error is gone.
    private func mayBeGiven(_ type: TypeID, to closure: ClosureID) -> Bool {
        guard let made = graph.resolution.madeProvider(.closure(closure)), !graph.validity.isComplete(made) else {
            return false
        }
        return graph.validity.areGivensUnknown(made) || missing.contains { $0.key == graph.keys.key(type) }
    }

    func isValid(_ need: NeedID, _ providers: [ProviderID]) -> Bool {
        !graph.resolution.isInvalid(need) && !providers.contains(where: graph.validity.isInvalid)
    }
}

extension GraphMessages {
    func message(_ problem: RequirementProblem) -> Diagnostic {
        switch problem {
        case .givenOnce(let provider, let needs): givenOnce(provider, needs)
        case .ownGivenMismatch(let parameter, let known): ownGivenMismatch(parameter, known)
        case .givenMismatch(let parameter, let known, let need, let provider):
            givenMismatch(parameter, known, need: need, of: provider)
        case .sharedGiven(let parameter, let needs, let provider): sharedGiven(parameter, needs, of: provider)
        case .givenOfShared(let parameter, let need, let provider): givenOfShared(parameter, need, of: provider)
        case .needsGiven(let parameter, let propagated, let need, let provider):
            needsGiven(parameter, among: propagated, need: need, of: provider)
        case .closureLacksInout(let parameter, let need): closureLacksInout(need, parameter)
        case .unmatchedClosure(let takes, let position, let closure, let need):
            unmatchedClosure(need, graph.closures[closure], takes, position)
        case .ambiguousClosure(let takes, let closure, let need):
            ambiguousClosure(need, graph.closures[closure], takes)
        case .effectOfAutoclosure(let made, let effects, let need, let provider):
            effectOfAutoclosure(need, of: provider, made, effects)
        case .effectOfClosure(let made, let effects, let need): effectOfClosure(need, made, effects)
        case .effectOfCoderMade(let made, let effects, let need, let provider):
            effectOfCoderMade(need, provider, made, effects)
        case .thrownMismatch(let made, let allowed, let need): thrownMismatch(need, made, allowed: allowed)
        case .isolationMismatch(let actor, let need): isolationMismatch(need, actor)
        case .sendableClosure(let made, let need): sendableClosure(need, made)
        }
    }
}
