/// Which values leave the actor that they are made on, and which can.
extension Resolution {
    /// Whether a provider is the value that a scope starts from, or its factory.
    package func isOfScope(_ provider: ProviderID) -> Bool {
        switch providers[provider].maker {
        case .input, .factory: true
        default: false
        }
    }

    /// Whether a child of this scope is sendable, which requires this scope to be sendable too.
    func isAroundSendable(_ scope: ScopeID) -> Bool {
        bindings.scopes.elements.contains { $0.isSendable && $0.parent == scope }
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

    /// Whether the value for a need leaves the actor of the member that passes it on.
    func isSentAway(_ need: NeedID, by provider: ProviderID) -> Bool {
        let definition = providers[provider]
        guard definition.isolation == nil else { return false }
        if definition.arguments.contains(need) {
            return isSentAway(provider) || definition.constructionEffects.contains(.isAsync)
        }
        return definition.injections.contains { $0.needs.contains(need) && $0.effects.contains(.isAsync) }
    }

    /// Whether a type is certainly not `Sendable`, unless the main actor is the default isolation.
    func isNotSendable(_ type: TypeID) -> Bool { isSendable(type, ifMainActorIsDefault: false) == false }

    /// Whether a type is `Sendable`, depending on the module's default isolation; nil if that is not known.
    func isSendable(_ type: TypeID, ifMainActorIsDefault: Bool) -> Bool? {
        let key = keys.key(type)
        let kind = types[key].kind
        switch kind {
        case .nominal: return isSendable(types[key].symbol, key, ifMainActorIsDefault)
        case .optional, .array, .dictionary, .tuple, .composition:
            let parts = types.children(of: key).map { isSendable($0.type, ifMainActorIsDefault: ifMainActorIsDefault) }
            // One part that is `Sendable` is enough for a composition. Anything else needs all of them.
            let isEnough = kind == .composition
            return parts.contains(isEnough) ? isEnough : parts.contains(nil) ? nil : !isEnough
        case .function: return types.function(key).map { $0.traits.contains(.isSendable) || $0.globalActor != nil }
        default: return nil
        }
    }

    private func isSendable(_ symbol: SymbolID, _ type: TypeID, _ isMainActorDefault: Bool) -> Bool? {
        let declared = symbols[symbol]
        switch declared.kind {
        case .actor: return true
        case .foreign:
            let isKnown =
                KnownType.isSendable(program.names.text(declared.name))
                && types.children(of: type).allSatisfy {
                    isSendable($0.type, ifMainActorIsDefault: isMainActorDefault) == true
                }
            return isKnown ? true : nil
        case .class, .struct, .enum, .protocol, .typealias:
            let canBeOnActor =
                isMainActorDefault && declared.module == 0 && [.class, .struct, .enum].contains(declared.kind)
            let isOnActor =
                canBeOnActor
                && declared.sites.allSatisfy { site in
                    !bindings.isolation.isNonisolated(site)
                        && !program.declaration(site).traits.contains(.isNotSendable)
                }
            if isOnActor || Ancestry(of: type, symbols).contains(foreign: .sendable) { return true }
            return declared.kind == .class || declared.kind == .protocol ? false : nil
        }
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
