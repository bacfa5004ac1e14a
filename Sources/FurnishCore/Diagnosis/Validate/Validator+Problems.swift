import FurnishTables

/// Reports the problems that earlier stages found, unless a problem may be a consequence of another mistake.
extension Validator {
    mutating func reportProblems() {
        for problem in graph.templateProblems { report(TemplateMessages(graph: graph).message(problem)) }
        let (placement, requirements) = (graph.placement.problems, graph.requirements.problems)
        if placement.isEmpty, requirements.isEmpty { return }
        let certainty = Certainty(graph)
        for problem in placement where certainty.isCertain(problem) {
            report(ScopeMessages(graph: graph).message(problem))
        }
        for problem in requirements where certainty.isCertain(problem) { report(messages.message(problem)) }
    }

    /// One error for all providers whose members would have the same name. Where something is missing, given parameters that
    /// are still unknown may make the members different overloads.
    mutating func reportCollisions(_ names: MemberNames) {
        for (name, providers) in names.collisions where !providers.contains(where: graph.reachesMissingNeed) {
            report(ConflictMessages(graph: graph).nameCollision(name, providers))
        }
    }
}

/// Tells problems that stand for themselves from those that may be consequences of other mistakes.
private struct Certainty {
    private let graph: DependencyGraph
    /// For each provider, whether mistakes make its given parameters uncertain.
    private let uncertain: Table<Provider, Bool>
    /// Whether the factory may be another one, on another actor.
    private let areScopesUnknown: Bool

    init(_ graph: DependencyGraph) {
        self.graph = graph
        uncertain = graph.findUncertain()
        areScopesUnknown = graph.areScopesUnknown
    }

    func isCertain(_ problem: PlacementProblem) -> Bool {
        if graph.bindings.mayBeRoot { return false }
        return switch problem {
        case .captured(let need, let provider, let made, _, _, _):
            !graph.isPlaceUnknown(provider) && !mayBeConsequence(need: need, through: [provider, made])
        case .disjoint(_, _, let second, let made):
            !mayBeConsequence(need: second.need, through: [second.provider, made])
        }
    }

    func isCertain(_ problem: RequirementProblem) -> Bool {
        switch problem {
        case .needsGiven(let parameter, _, let need, let provider):
            !mayBeConsequence(need: need, through: [provider, parameter.origin])
        case .givenMismatch(let parameter, let known, let need, let provider):
            !mayBeConsequence(need: need, through: [provider, parameter.origin, known.origin])
        case .sharedGiven(let parameter, let needs, let provider):
            !mayBeConsequence(need: needs[1], through: [provider, parameter.origin])
        case .unmatchedClosure(_, let position, let closure, let need):
            !isUnknown(graph.closures[closure].function.parameters[position].type, givenTo: closure)
                && isCertain(ofClosure: closure, need)
        case .nonescapingClosure(_, _, let closure, let need), .ambiguousClosure(_, let closure, let need):
            isCertain(ofClosure: closure, need)
        case .isolationMismatch, .sendableClosure: !areScopesUnknown
        default: true
        }
    }

    /// A closure that captures a scope may have to be one that opens the scope, with other parameters.
    private func isCertain(ofClosure closure: ClosureID, _ need: NeedID) -> Bool {
        !graph.placement.capturingNeeds.contains(need)
            && !mayBeConsequence(need: need, through: made(by: closure))
    }

    /// Whether a closure's parameter may match no given parameter only because of a mistake that is reported elsewhere.
    private func isUnknown(_ type: TypeID, givenTo closure: ClosureID) -> Bool {
        made(by: closure).contains { graph.requirements.mismatched.contains($0) || graph.mayMissGiven(type, in: $0) }
    }

    private func made(by closure: ClosureID) -> [ProviderID] {
        graph.madeProvider(.closure(closure)).map { [$0] } ?? []
    }

    /// Whether a problem with a need may be a consequence of another mistake: of one in the need itself, or of one that makes
    /// the given parameters of these providers uncertain.
    private func mayBeConsequence(need: NeedID, through providers: [ProviderID]) -> Bool {
        graph.needs[need].isDoubtful || providers.contains { uncertain[$0] }
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
        case .nonescapingClosure(let parameter, let position, let closure, let need):
            nonescapingClosure(need, graph.closures[closure], position, parameter)
        case .unmatchedClosure(let takes, let position, let closure, let need):
            unmatchedClosure(need, graph.closures[closure], takes, position)
        case .ambiguousClosure(let takes, let closure, let need):
            ambiguousClosure(need, graph.closures[closure], takes)
        case .effectOfAutoclosure(let made, let effects, let need): effectOfAutoclosure(need, made, effects)
        case .listOfClosures(let made, let need): listOfClosures(need, made)
        case .effectOfClosure(let made, let effects, let need): effectOfClosure(need, made, effects)
        case .effectOfCoderMade(let made, let effects, let need, let provider):
            effectOfCoderMade(need, provider, made, effects)
        case .thrownMismatch(let made, let allowed, let need): thrownMismatch(need, made, allowed: allowed)
        case .isolationMismatch(let actor, let need): isolationMismatch(need, actor)
        case .sendableClosure(let made, let need): sendableClosure(need, made)
        }
    }
}
