/// Which values leave the actor that they are made on, and which can.
extension Resolution {
    /// Whether a provider is the value that a scope starts from, or its factory.
    package func isOfScope(_ provider: ProviderID) -> Bool {
        switch providers[provider].maker {
        case .input, .factory: true
        default: false
        }
    }

    /// Whether a closure, or one that it returns, may be called on another actor than the one that it is made on.
    func mayLeave(_ closure: ClosureID, outerMayLeave: Bool = false) -> Bool {
        let mayLeave = closures[closure].function.mayLeave(outerMayLeave)
        return closures[closure].inner.map { self.mayLeave($0, outerMayLeave: mayLeave) } ?? mayLeave
    }

    /// Whether an initializer certainly runs on another actor than its caller. An async one without an actor may run on
    /// the main actor, if that is the module's default.
    func isSentAway(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        guard case .type = definition.maker, definition.isolation == nil else { return false }
        return symbols.kind(of: definition.type) == .actor
    }
}

extension FunctionType {
    /// Whether a closure of this type may be called on another actor.
    ///
    /// - Parameter outerMayLeave: Whether the closure around it may.
    func mayLeave(_ outerMayLeave: Bool) -> Bool {
        globalActor == nil && (outerMayLeave || traits.contains(.isSendable))
    }
}
