/// What an implementation of a protocol must declare, as far as the declarations in view tell it.
struct ProtocolRequirements {
    struct Requirement {
        let site: Site
        /// Whether an extension of the protocol, or of one that it inherits from, implements it.
        let hasImplementation: Bool
        /// The reason why no closure can do the same; nil for a function or property that one can implement.
        let obstacle: RequirementObstacle?
    }

    /// The protocol's own requirements, followed by those that it inherits.
    private(set) var all: [Requirement] = []
    /// An inherited class, or an inherited protocol whose requirements are not in view.
    private(set) var unknown: SymbolID?
    /// Whether only a class can conform.
    private(set) var isForClasses = false
    private(set) var isSendable = false

    /// Protocols that only the compiler implements, so that they have no requirements.
    private static let markers: Set<String> = [
        "Any", "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    ]

    /// - Parameter site: The declaration of the protocol, of which others may be alternatives under `#if`.
    init(of site: Site, _ symbols: SymbolTable) {
        let protocols = inherited(at: site, symbols)
        let keys = TypeKeys(symbols, providedAliases: [])
        var implemented: Set<Signature> = []
        for symbol in [symbols.symbol(at: site)].compactMap({ $0 }) + protocols {
            for site in symbols[symbol].extensions where symbols.program.declaration(site).whereClause.isEmpty {
                for member in members(of: site, symbols) {
                    if let signature = Signature(member, symbols, keys) { implemented.insert(signature) }
                }
            }
        }
        var known: Set<Signature> = []
        for site in [site] + protocols.flatMap({ symbols[$0].sites }) {
            for member in members(of: site, symbols) {
                let signature = Signature(member, symbols, keys)
                if let signature, !known.insert(signature).inserted { continue }
                all.append(
                    Requirement(
                        site: member, hasImplementation: signature.map(implemented.contains) ?? false,
                        obstacle: RequirementObstacle(to: member, symbols, keys)))
            }
        }
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
        var found: [SymbolID] = []
        var waiting = symbols.inheritedSymbols(at: site)
        while !waiting.isEmpty {
            let symbol = symbols.aliasedSymbol(waiting.removeFirst())
            let name = symbols.program.names.text(symbols[symbol].name)
            if symbols[symbol].isForeign, Self.markers.contains(name) {
                if name == "AnyObject" { isForClasses = true }
                if name == "Sendable" { isSendable = true }
            } else if symbols[symbol].kind != .protocol {
                unknown = unknown ?? symbol
            } else if !found.contains(symbol) {
                found.append(symbol)
                waiting += symbols[symbol].sites.flatMap(symbols.inheritedSymbols)
            }
        }
        return found
    }

    /// What makes two requirements the same one, and an extension's member its implementation.
    private struct Signature: Hashable {
        private let name: Name
        private let isProperty: Bool
        private let labels: [Name]
        private let types: [TypeID]

        /// Returns nil for anything but a function or property.
        init?(_ site: Site, _ symbols: SymbolTable, _ keys: TypeKeys) {
            let declaration = symbols.program.declaration(site)
            guard declaration.kind == .function || declaration.kind == .property else { return nil }
            let file = symbols.program.file(site.file)
            let parameters = declaration.parameters.indices.map { file.parameters[$0] }
            name = symbols.program.name(site)
            isProperty = declaration.kind == .property
            labels = parameters.map { symbols.program.names.name(file.source, $0.label) }
            types = (parameters.map(\.type) + [declaration.type]).map { keys.key(symbols.readType($0, at: site)) }
        }
    }
}
