/// What an implementation of a protocol must declare, as far as the declarations in view tell it.
struct ProtocolRequirements {
    struct Requirement {
        let site: Site
        /// Whether an extension of the protocol, or of one that it inherits from, implements it.
        let hasImplementation: Bool
        /// The reason why no closure can do the same; nil for a function or property that one can implement.
        let obstacle: Obstacle?
    }

    enum Obstacle {
        case isInitializer, isSubscript, isAssociatedType, isStatic, isGeneric, mentionsSelf, hasSetter, hasNoResult,
            isRethrowing, isVariadic, isConditional
    }

    /// The protocol's own requirements, followed by those that it inherits.
    private(set) var all: [Requirement] = []
    /// An inherited class, or an inherited protocol whose requirements are not in view.
    private(set) var unknown: SymbolID?
    /// Whether only a class can conform.
    private(set) var isForClasses = false
    private(set) var isSendable = false

    /// - Parameter site: The declaration of the protocol, of which others may be alternatives under `#if`.
    init(of site: Site, _ symbols: SymbolTable) {
        let protocols = inherited(at: site, symbols)
        if symbols.program.hasAttribute("@objc", site) { isForClasses = true }
        let keys = TypeKeys(symbols, providedAliases: [])
        let extensions = ([symbols.symbol(at: site)].compactMap { $0 } + protocols).flatMap { symbols[$0].extensions }
        let implementing = extensions.filter { symbols.program.declaration($0).whereClause.isEmpty }
            .flatMap { members(of: $0, symbols) }.filter { isUsable($0, symbols) }
        let implemented = Set(implementing.map { Signature($0, symbols, keys) })
        var known: Set<Signature> = []
        for member in ([site] + protocols.flatMap { symbols[$0].sites }).flatMap({ members(of: $0, symbols) }) {
            let signature = Signature(member, symbols, keys)
            guard known.insert(signature).inserted else { continue }
            let (isImplemented, obstacle) = (implemented.contains(signature), obstacle(to: member, symbols, keys))
            // The implementation serves a requirement that no closure can meet.
            if isImplemented, obstacle != nil { continue }
            all.append(Requirement(site: member, hasImplementation: isImplemented, obstacle: obstacle))
        }
    }

    /// The reason why no closure can do what a requirement does; nil if one can.
    private func obstacle(to site: Site, _ symbols: SymbolTable, _ keys: TypeKeys) -> Obstacle? {
        let (trees, declaration) = (symbols.program.file(site.file).trees, symbols.program.declaration(site))
        let parameters = symbols.program.parameters(of: site)
        let written = parameters.map(\.type) + [declaration.type]
        let types = written.map { symbols.readType($0, at: site) }
        let isGeneric =
            !declaration.generics.isEmpty || !declaration.whereClause.isEmpty
            || types.contains { symbols.types.mentions(.some, in: $0) }
        let (traits, kind) = (declaration.traits, declaration.kind)
        let outer = symbols.program.declaration(symbols.program.parent(of: site))
        let reasons: [(Obstacle, Bool)] = [
            (.isInitializer, kind == .initializer), (.isSubscript, kind == .subscript),
            (.isAssociatedType, kind != .function && kind != .property), (.isStatic, traits.contains(.isStatic)),
            (.isGeneric, isGeneric), (.mentionsSelf, written.contains { trees.lastName("Self", in: $0) != nil }),
            (.hasSetter, traits.contains(.hasSetter)),
            (.hasNoResult, declaration.type.isEmpty || symbols.types.isVoid(keys.key(types[types.count - 1]))),
            (.isRethrowing, traits.contains(.isRethrowing)), (.isVariadic, parameters.contains(where: \.isVariadic)),
            (.isConditional, declaration.condition != outer.condition),
        ]
        return reasons.first(where: \.1)?.0
    }

    /// Whether a conforming type has the member of an extension wherever it is compiled.
    private func isUsable(_ member: Site, _ symbols: SymbolTable) -> Bool {
        let declaration = symbols.program.declaration(member)
        return !symbols.program.isHidden(member) && declaration.condition < 0
            && !declaration.traits.contains(.isUnavailable)
    }

    /// Whether closures can implement the protocol.
    var canBeMet: Bool { unknown == nil && !all.isEmpty && all.allSatisfy { $0.obstacle == nil } }

    /// Everything in a declaration that may be a requirement or implement one, in source order.
    private func members(of site: Site, _ symbols: SymbolTable) -> [Site] {
        let kinds: [Declaration.Kind] = [.function, .property, .initializer, .subscript, .other]
        return kinds.flatMap { symbols.program.members(of: site, $0) }.sorted { $0.row < $1.row }
    }

    /// The protocols in view that a protocol inherits from, nearest first.
    private mutating func inherited(at site: Site, _ symbols: SymbolTable) -> [SymbolID] {
        let all = nodesReachable(from: parts(inheritedAt: site, symbols)) { symbol in
            symbols[symbol].kind == .protocol ? symbols[symbol].sites.flatMap { parts(inheritedAt: $0, symbols) } : []
        }
        for symbol in all where symbols[symbol].kind != .protocol {
            let name = symbols[symbol].name
            if symbols[symbol].isForeign, KnownType.has(.hasNoRequirements, symbols.program.names.text(name)) {
                if name == Name(.anyObject) { isForClasses = true }
                if name == Name(.sendable) { isSendable = true }
            } else {
                unknown = unknown ?? symbol
            }
        }
        return all.filter { symbols[$0].kind == .protocol }
    }

    /// What a protocol inherits from, in its list and after `where Self:`, also as a composition or a typealias of one.
    private func parts(inheritedAt site: Site, _ symbols: SymbolTable) -> [SymbolID] {
        let declaration = symbols.program.declaration(site)
        let outside = symbols.program.parent(of: site)
        let stated = symbols.program.file(site.file).trees.statedOfSelf(declaration.whereClause)
            .map { symbols.readType($0.type, at: outside) }
        let types = nodesReachable(from: symbols.inheritedTypes(at: site) + stated) { type in
            if let target = symbols.aliasTarget(type) { return [target] }
            let isList = [.composition, .tuple].contains(symbols.types[type].kind)
            return isList ? symbols.types.children(of: type).map(\.type) : []
        }
        return types.compactMap { symbols.symbol(of: $0) }.filter { symbols[$0].kind != .typealias }
    }

    /// What makes two requirements the same one, and an extension's member its implementation.
    private struct Signature: Hashable {
        /// With the labels of parameters, which tell a function from a property.
        private let name: String
        private let isStatic: Bool
        private let types: [TypeID]

        init(_ site: Site, _ symbols: SymbolTable, _ keys: TypeKeys) {
            let declaration = symbols.program.declaration(site)
            let ranges = symbols.program.parameters(of: site).map(\.type) + [declaration.type]
            name = symbols.program.fullName(of: site)
            isStatic = declaration.traits.contains(.isStatic)
            types = ranges.map { keys.key(symbols.readType($0, at: site)) }
        }
    }
}
