/// The errors that a call may throw. The type is known as long as all of them have the same type.
enum ThrownErrors: Equatable {
    case nothing
    case type(TypeID)
    case anything

    func union(_ other: ThrownErrors) -> ThrownErrors {
        if self == .nothing || self == other { return other }
        return other == .nothing ? self : .anything
    }

    /// The errors of a declaration itself.
    init(of site: Site, _ symbols: SymbolTable) {
        let type = symbols.program.thrownType(of: site)
        let isThrowing = Effects(of: site, symbols).contains(.isThrowing)
        let written = isThrowing && !type.isEmpty ? symbols.readType(type, at: site) : nil
        self =
            !isThrowing
            ? .nothing
            : written.flatMap { ProtocolNames(symbols: symbols).isAnyError($0) ? nil : .type($0) } ?? .anything
    }

    /// Those that a function of this type may throw.
    init(of function: FunctionType) { self = function.thrownType.map { .type($0) } ?? .anything }

    /// Compares types by key, because one type may have two names.
    func union(_ other: ThrownErrors, _ keys: TypeKeys) -> ThrownErrors {
        if case .type(let type) = other, self != .nothing, isOnly(type, keys) { return self }
        return union(other)
    }

    /// Whether all errors have this type.
    func isOnly(_ allowed: TypeID, _ keys: TypeKeys) -> Bool {
        switch self {
        case .nothing: true
        case .type(let type): keys.key(type) == keys.key(allowed)
        case .anything: false
        }
    }
}

package struct Effects: OptionSet {
    package let rawValue: UInt8

    package static let isAsync = Effects(rawValue: 1 &<< 0)
    package static let isThrowing = Effects(rawValue: 1 &<< 1)

    // The standard library's operations are generic, which is too slow in unoptimized builds.

    static var none: Effects { Effects(rawValue: 0) }

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    init(allowedBy traits: FunctionTraits) {
        self = .none
        if traits.contains(.isAsync) { insert(.isAsync) }
        if traits.contains(.isThrowing) { insert(.isThrowing) }
    }

    init(of site: Site, _ symbols: SymbolTable) {
        let declaration = symbols.program.declaration(site)
        self = declaration.traits.contains(.isAsync) ? .isAsync : .none
        if declaration.traits.contains(.isThrowing),
            symbols.program.source(site.file).text(symbols.program.thrownType(of: site)) != "Never"
        {
            insert(.isThrowing)
        }
    }

    /// A member of an actor is async for callers outside the actor.
    init(ofMember site: Site, _ symbols: SymbolTable) {
        self.init(of: site, symbols)
        let program = symbols.program
        if let owner = symbols.enclosingType(of: site), symbols[owner].kind == .actor, !program.isStaticOrGlobal(site),
            program.declaration(site).traits.isDisjoint(with: [.isNonisolated, .isLet])
        {
            insert(.isAsync)
        }
    }

    /// A call with an `isolated` parameter is async, because it runs on the actor that is passed.
    init(ofPassing needs: [Need], _ symbols: SymbolTable) {
        self = needs.contains { $0.defaultValue == .none && symbols.types.isIsolated($0.type) } ? .isAsync : .none
    }

    package var isEmpty: Bool { rawValue == 0 }

    package func contains(_ other: Effects) -> Bool { rawValue & other.rawValue == other.rawValue }

    package func union(_ other: Effects) -> Effects { Effects(rawValue: rawValue | other.rawValue) }

    // Without `~`, which is generic.
    package func subtracting(_ other: Effects) -> Effects { Effects(rawValue: rawValue ^ (rawValue & other.rawValue)) }

    /// ` async throws`, after parameters.
    func words(_ thrown: ThrownErrors, _ types: TypeText) -> String {
        let words = (contains(.isAsync) ? " async" : "") + (contains(.isThrowing) ? " throws" : "")
        guard case .type(let type) = thrown, contains(.isThrowing) else { return words }
        return words + "(" + types.spell(type) + ")"
    }

    package mutating func formUnion(_ other: Effects) { self = union(other) }

    mutating func insert(_ other: Effects) { self = union(other) }
}
