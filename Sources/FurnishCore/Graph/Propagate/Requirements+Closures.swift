/// Checks generated closures: the effects that their types allow, and the actors that they may be called on.
extension Requirements {
    /// A closure may only have the effects in its type. A closure that is not `@Sendable` runs where it is made.
    func checkEffects(of call: ProviderCall, in closure: ClosureID) {
        let (effects, function) = (self.effects[call.made], resolution.innermost(closure).function)
        let missing = effects.subtracting(Effects(allowedBy: function.traits))
        if !missing.isEmpty { note(.effectMismatch(call, missing)) }
        if let allowed = function.thrownType, effects.contains(.isThrowing),
            !self.thrown[call.made].isOnly(allowed, resolution.keys)
        {
            note(.thrownMismatch(made: call.made, allowed: allowed, need: call.need))
        }
        checkIsolation(of: call, in: closure, function)
    }

    /// Checks the closures in a collection that a need takes.
    func checkElements(of collection: ProviderID, _ need: NeedID) {
        let step = PathStep(need: need, provider: collection)
        for element in calls.firstCalls(of: collection) {
            guard let closure = element.closure else { continue }
            checkEffects(of: ProviderCall(step, element.offer, by: closure, resolution), in: closure)
        }
    }

    /// A closure captures the factory of the type that it makes. If that factory is not `Sendable`, the closure must run on
    /// the actor that it is made on.
    private func checkIsolation(of call: ProviderCall, in closure: ClosureID, _ function: FunctionType) {
        let (provider, isSendable) = (call.caller, placement.scope(of: call.made).isSendableOrIsolated)
        let actor = isolations.actor(of: provider)
        let isAsync = function.traits.contains(.isAsync)
        let mayLeave = resolution.mayLeave(closure) || resolution.isSentAway(provider)
        if !isSendable, mayLeave {
            // A sendable factory inside one that is not sendable is an error of its own.
            if !placement.scope(of: provider).isSendable,
                !placement.scopes.hasSendable(in: placement.scopeOf[call.made])
            {
                note(.sendableClosure(made: call.made, need: call.need))
            }
        } else if let closureActor = function.globalActor.map(resolution.keys.key) {
            checkHop(from: closureActor, call, isAsync: isAsync)
            if isSendable || actor.map(resolution.keys.key) == closureActor { return }
            if actor == nil {
                isolations.isolate(provider, on: closureActor)
            } else {
                note(.isolationMismatch(actor: closureActor, need: call.need))
            }
        } else if mayLeave {
            checkHop(from: nil, call, isAsync: isAsync)
        } else if actor == nil, !isSendable || !isAsync {
            propagateIsolation(of: call)
        } else {
            checkHop(from: actor, call, isAsync: isAsync)
        }
    }

    /// A `@Sendable` autoclosure captures the factory, and runs on any actor. What is made before it is not captured.
    func checkSendableAutoclosure(_ call: ProviderCall) {
        if resolution.lifetime(of: call.made).isSharedInCall || placement.isKeptUntilEnd(call.caller) { return }
        if placement.scope(of: call.made).isSendableOrIsolated {
            let isAsync = resolution.needs[call.need].autoclosure?.contains(.isAsync) == true
            checkHop(from: nil, call, isAsync: isAsync)
        } else if !placement.scope(of: call.caller).isSendable {
            note(.sendableClosure(made: call.made, need: call.need))
        }
    }

    /// A closure that calls a member on another actor must be async.
    private func checkHop(from caller: TypeID?, _ call: ProviderCall, isAsync: Bool) {
        guard let actor = isolations.actor(of: call.offer), isolations.mustHop(from: caller, to: call.offer) else {
            return
        }
        if !placement.scope(of: call.made).isSendableOrIsolated || !isAsync {
            note(.isolationMismatch(actor: actor, need: call.need))
        }
    }
}
