/// What closures may do: no more than their types say, and nothing that takes their factory where it cannot be.
extension Propagation {
    /// A closure may do no more than its type says. One that is not `@Sendable` runs where it is made.
    mutating func checkEffects(ofClosure row: Int, in provider: Int, _ need: Int) {
        guard let made = graph.madeProvider(.closure(row)) else { return }
        let innermost = graph.innermost(row)
        let missing = graph.effects[made].subtracting(Effects(allowedBy: innermost.function.traits))
        if !missing.isEmpty { report(messages.effectOfClosure(need, made, missing)) }
        checkThrownType(of: made, allowed: innermost.function, need)
        checkIsolation(of: made, through: row, in: provider, need)
    }

    private mutating func checkThrownType(of made: Int, allowed function: FunctionType, _ need: Int) {
        guard let type = function.thrownType, graph.effects[made].contains(.isThrowing) else { return }
        if graph.thrown[made].isOnly(type, graph.keys) { return }
        report(messages.thrownMismatch(need, made, allowed: type))
    }

    /// A closure carries the factory of what it makes. Where that is not Sendable, the closure must run where it is made:
    /// on the actor that its type or its result names.
    private mutating func checkIsolation(of made: Int, through closure: Int, in provider: Int, _ need: Int) {
        let isShared = graph.scope(of: made).isShared
        let (function, mayLeave) = (graph.innermost(closure).function, graph.mayLeave(closure))
        if !isShared, graph.isSentAway(provider) || mayLeave {
            // A sendable factory in one that is not was reported.
            if !graph.scope(of: provider).isSendable, !graph.isAroundSendable(graph.scopeOf[made]) {
                report(messages.sendableClosure(need, made))
            }
            return
        }
        if let closureActor = function.globalActor.map(graph.keys.key) {
            if graph.actor(of: made) != nil, graph.mustHop(from: closureActor, to: made) {
                checkHop(to: made, function, need)
            }
            if !isShared, graph.actor(of: provider).map(graph.keys.key) != closureActor {
                if graph.actor(of: provider) == nil {
                    graph.isolations[provider] = closureActor
                } else {
                    report(messages.isolationMismatch(need, closureActor))
                }
            }
        } else if mayLeave || graph.isSentAway(provider) {
            if graph.mustHop(from: nil, to: made) { checkHop(to: made, function, need) }
        } else if graph.mustHop(from: graph.actor(of: provider), to: made) {
            if graph.actor(of: provider) == nil, !(isShared && function.traits.contains(.isAsync)) {
                carryIsolation(of: made, to: provider, need)
            } else {
                checkHop(to: made, function, need)
            }
        }
    }

    /// A closure that must wait for its turn on another actor must say so.
    private mutating func checkHop(to made: Int, _ function: FunctionType, _ need: Int) {
        guard let actor = graph.actor(of: made) else { return }
        if !graph.scope(of: made).isShared || !function.traits.contains(.isAsync) {
            report(messages.isolationMismatch(need, actor))
        }
    }

    /// A closure that makes a factory anew, once that is gone, does so on the factory's own actor.
    mutating func checkKept() {
        for provider in graph.providers.indices where graph.isKept[provider] {
            guard let actor = graph.scope(of: provider).isolation else { continue }
            for need in graph.providers[provider].needs {
                guard case .closure(let row) = graph.fulfilments[need] else { continue }
                checkRemaking(on: actor, row, in: provider, need)
            }
        }
    }

    private mutating func checkRemaking(on actor: TypeID, _ row: Int, in provider: Int, _ need: Int) {
        guard let made = graph.madeProvider(.closure(row)), graph.remakesFactory(provider, for: made) else { return }
        let function = graph.innermost(row).function
        let place = function.globalActor ?? graph.actor(of: provider)
        guard place.map(graph.keys.key) != graph.keys.key(actor) else { return }
        // Others can name the actor where they wait, and are reported already where they cannot.
        let waits = function.traits.contains(.isAsync)
        if waits ? function.globalActor != nil : !graph.mustHop(from: place, to: made) {
            report(messages.isolationMismatch(need, actor))
        }
    }
}
