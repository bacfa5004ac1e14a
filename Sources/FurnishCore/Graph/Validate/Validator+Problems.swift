/// Reports the problems that earlier stages found, unless a problem may be a consequence of another mistake.
extension Validator {
    mutating func reportProblems() {
        for problem in graph.templateProblems { report(TemplateMessages(graph: graph).message(problem)) }
        for problem in graph.placement.problems where isCertain(problem) {
            report(ScopeMessages(graph: graph).message(problem))
        }
        let areScopesUnknown = graph.areScopesUnknown
        for problem in graph.requirements.problems where isCertain(problem, areScopesUnknown) {
            report(messages.message(problem))
        }
    }

    /// One error for all providers whose members would have the same name. Where something is missing, given parameters that
    /// are still unknown may make the members different overloads.
    mutating func reportCollisions(_ names: MemberNames) {
        for (name, providers) in names.collisions where !providers.contains(where: graph.reachesMissingNeed) {
            report(ConflictMessages(graph: graph).nameCollision(name, providers))
        }
    }

    private func isCertain(_ problem: PlacementProblem) -> Bool {
        if graph.bindings.mayBeRoot { return false }
        return switch problem {
        case .captured(let need, let provider, let made, _, _, _):
            !graph.isPlaceUnknown(provider) && !graph.mayBeConsequence(need: need, through: [provider, made])
        case .disjoint(_, _, let second, let made):
            !graph.mayBeConsequence(need: second.need, through: [second.provider, made])
        }
    }

    /// - Parameter areScopesUnknown: Whether the factory may be another one, on another actor.
    private func isCertain(_ problem: RequirementProblem, _ areScopesUnknown: Bool) -> Bool {
        switch problem {
        case .needsGiven(let parameter, _, let need, let provider):
            !graph.mayBeConsequence(need: need, through: [provider, parameter.origin])
        case .givenMismatch(let parameter, let known, let need, let provider):
            !graph.mayBeConsequence(need: need, through: [provider, parameter.origin, known.origin])
        case .sharedGiven(let parameter, let needs, let provider):
            !graph.mayBeConsequence(need: needs[1], through: [provider, parameter.origin])
        case .unmatchedClosure(_, let position, let closure, let need):
            !isUnknown(graph.closures[closure].function.parameters[position].type, givenTo: closure)
                && isCertain(ofClosure: closure, need)
        case .lentClosure(_, _, let closure, let need), .ambiguousClosure(_, let closure, let need):
            isCertain(ofClosure: closure, need)
        case .isolationMismatch, .sendableClosure: !areScopesUnknown
        default: true
        }
    }

    /// A closure that captures a scope may have to be one that opens the scope, with other parameters.
    private func isCertain(ofClosure closure: ClosureID, _ need: NeedID) -> Bool {
        !graph.placement.capturingNeeds.contains(need)
            && !graph.mayBeConsequence(need: need, through: made(by: closure))
    }

    /// Whether a closure's parameter may match no given parameter only because of a mistake that is reported elsewhere.
    private func isUnknown(_ type: TypeID, givenTo closure: ClosureID) -> Bool {
        made(by: closure).contains { graph.requirements.mismatched.contains($0) || graph.mayMissGiven(type, in: $0) }
    }

    private func made(by closure: ClosureID) -> [ProviderID] {
        graph.madeProvider(.closure(closure)).map { [$0] } ?? []
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
        case .needsGiven(let parameter, let propagated, let need, let provider):
            needsGiven(parameter, among: propagated, need: need, of: provider)
        case .closureLacksInout(let parameter, let need): closureLacksInout(need, parameter)
        case .lentClosure(let parameter, let position, let closure, let need):
            lentClosure(need, graph.closures[closure], position, parameter)
        case .unmatchedClosure(let takes, let position, let closure, let need):
            unmatchedClosure(need, graph.closures[closure], takes, position)
        case .ambiguousClosure(let takes, let closure, let need):
            ambiguousClosure(need, graph.closures[closure], takes)
        case .effectOfAutoclosure(let made, let effects, let need): effectOfAutoclosure(need, made, effects)
        case .effectOfClosure(let made, let effects, let need): effectOfClosure(need, made, effects)
        case .effectOfCoderMade(let made, let effects, let need, let provider):
            effectOfCoderMade(need, provider, made, effects)
        case .thrownMismatch(let made, let allowed, let need): thrownMismatch(need, made, allowed: allowed)
        case .isolationMismatch(let actor, let need): isolationMismatch(need, actor)
        case .sendableClosure(let made, let need): sendableClosure(need, made)
        }
    }
}
