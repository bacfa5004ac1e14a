/// Whether types are `Sendable`, which depends on the module's default isolation.
struct Sendability {
    let resolution: Resolution
    /// Whether the main actor is that default.
    let isMainActorDefault: Bool

    private var types: TypeTable { resolution.types }

    /// nil if that is not known.
    func isSendable(_ type: TypeID) -> Bool? {
        let key = resolution.keys.key(type)
        let kind = types[key].kind
        switch kind {
        case .nominal: return isSendable(types[key].symbol, key)
        case .optional, .array, .dictionary, .tuple, .composition:
            let parts = types.children(of: key).map { isSendable($0.type) }
            // One part that is `Sendable` is enough for a composition. Anything else needs all of them.
            let isEnough = kind == .composition
            return parts.contains(isEnough) ? isEnough : parts.contains(nil) ? nil : !isEnough
        case .function: return types.function(key).map { $0.traits.contains(.isSendable) || $0.globalActor != nil }
        default: return nil
        }
    }

    private func isSendable(_ symbol: SymbolID, _ type: TypeID) -> Bool? {
        let (declared, program) = (resolution.symbols[symbol], resolution.program)
        switch declared.kind {
        case .actor: return true
        case .foreign:
            let isKnown =
                KnownType.isSendable(program.names.text(declared.name))
                && types.children(of: type).allSatisfy { isSendable($0.type) == true }
            return isKnown ? true : nil
        case .class, .struct, .enum, .protocol, .typealias:
            let canBeOnActor =
                isMainActorDefault && declared.module == 0 && [.class, .struct, .enum].contains(declared.kind)
            let isOnActor =
                canBeOnActor
                && declared.sites.allSatisfy { site in
                    !resolution.bindings.isolation.isNonisolated(site)
                        && !program.declaration(site).traits.contains(.isNotSendable)
                }
            if isOnActor || Ancestry(of: type, resolution.symbols).contains(foreign: .sendable) { return true }
            return declared.kind == .class || declared.kind == .protocol ? false : nil
        }
    }
}
