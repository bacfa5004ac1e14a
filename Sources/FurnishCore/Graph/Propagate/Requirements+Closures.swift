/// Checks generated closures: the effects that their types allow, and the actors that they may be called on.
extension Requirements {
    /// A closure may only have the effects in its type. A closure that is not `@Sendable` runs where it is made.
    func checkEffects(ofClosure closure: ClosureID, in provider: ProviderID, _ need: NeedID) {
        guard let offer = resolution.madeOffer(.closure(closure)) else { return }
        let made = resolution.offers[offer].provider
        let innermost = resolution.innermost(closure)
        let missing = self.effects[made].subtracting(Effects(allowedBy: innermost.function.traits))
        if !missing.isEmpty { note(.effectMismatch(made: made, missing, need: need, provider: provider)) }
        if let allowed = innermost.function.thrownType, self.effects[made].contains(.isThrowing),
            !self.thrown[made].isOnly(allowed, resolution.keys)
        {
            note(.thrownMismatch(made: made, allowed: allowed, need: need))
        }
        checkIsolation(of: offer, through: closure, in: provider, need)
    }

    /// Checks the closures in a collection that a need takes.
    func checkElements(of collection: ProviderID, _ need: NeedID) {
        for element in resolution.providers[collection].needs {
            guard case .closure(let closure) = calls.fulfilments[element] else { continue }
            checkEffects(ofClosure: closure, in: collection, need)
        }
    }

    /// A closure captures the factory of the type that it makes. If that factory is not `Sendable`, the closure must run on
    /// the actor that it is made on.
    private func checkIsolation(
        of offer: OfferID, through closure: ClosureID, in provider: ProviderID, _ need: NeedID
    ) {
        let made = resolution.offers[offer].provider
        let isSendableOrIsolated = placement.scope(of: made).isSendableOrIsolated
        let function = resolution.innermost(closure).function
        let isAsync = function.traits.contains(.isAsync)
        let mayLeave = resolution.mayLeave(closure) || resolution.isSentAway(provider)
        if !isSendableOrIsolated, mayLeave {
            // A sendable factory inside one that is not sendable is an error of its own.
            if !placement.scope(of: provider).isSendable, !resolution.isAroundSendable(placement.scopeOf[made]) {
                note(.sendableClosure(made: made, need: need))
            }
            return
        }
        if let closureActor = function.globalActor.map(resolution.keys.key) {
            checkHop(from: closureActor, to: offer, isAsync: isAsync, need)
            if !isSendableOrIsolated, isolations.actor(of: provider).map(resolution.keys.key) != closureActor {
                if isolations.actor(of: provider) == nil {
                    isolate(provider, on: closureActor)
                } else {
                    note(.isolationMismatch(actor: closureActor, need: need))
                }
            }
        } else if mayLeave {
            checkHop(from: nil, to: offer, isAsync: isAsync, need)
        } else if isolations.actor(of: provider) == nil, !isSendableOrIsolated || !isAsync {
            propagateIsolation(of: offer, to: provider, need)
        } else {
            checkHop(from: isolations.actor(of: provider), to: offer, isAsync: isAsync, need)
        }
    }

    /// A `@Sendable` autoclosure captures the factory, and runs on any actor. What is made before it is not captured.
    func checkSendableAutoclosure(_ offer: OfferID, in provider: ProviderID, _ need: NeedID) {
        let made = resolution.offers[offer].provider
        if resolution.lifetime(of: made).isSharedInCall || placement.isKeptUntilEnd(provider) { return }
        if !placement.scope(of: made).isSendableOrIsolated {
            if !placement.scope(of: provider).isSendable { note(.sendableClosure(made: made, need: need)) }
        } else {
            let isAsync = resolution.needs[need].autoclosure?.contains(.isAsync) == true
            checkHop(from: nil, to: offer, isAsync: isAsync, need)
        }
    }

    /// A closure that calls a member on another actor must be async.
    private func checkHop(from caller: TypeID?, to offer: OfferID, isAsync: Bool, _ need: NeedID) {
        guard let actor = isolations.actor(of: offer), isolations.mustHop(from: caller, to: offer) else { return }
        if !placement.scope(of: resolution.offers[offer].provider).isSendableOrIsolated || !isAsync {
            note(.isolationMismatch(actor: actor, need: need))
        }
    }
}
