import FurnishTables

/// The private struct that keeps a replacement of a type with `@available`. Swift allows no property of a type that only some
/// systems have, and warns about one of a deprecated type. So the property's type is `Any`.
struct FakeBox {
    let name: String
    /// The merged availability of all alternatives, which the initializer has too.
    let availability: PlatformAvailability
    /// The type of the replacement.
    let type: String

    /// Returns nil where the property can have the type of the replacement.
    ///
    /// - Parameter type: The type of the replacement.
    init?(_ argument: FakeArgument, _ type: String, _ describer: Describer) {
        let graph = describer.graph
        var found: PlatformAvailability?
        for offer in argument.alternatives { found.merge(graph.availability(ofOffer: offer)) }
        let provider = graph.offers[argument.offer].provider
        let types = [graph.offers[argument.offer].type] + graph.givens[provider].map(\.type)
        guard let found, !types.allSatisfy({ Self.isEverywhere($0, graph.symbols) })
        else { return nil }
        let factory = graph.bindings.scopes[argument.scope].factory
        name = describer.privateName("Fake" + factory + TypeName.capitalized(describer.names.names[argument.offer]))
        availability = found
        self.type = type
    }

    /// Whether all systems certainly have the names in a type. Out of view, that is known of few.
    private static func isEverywhere(_ type: TypeID, _ symbols: SymbolTable) -> Bool {
        let node = symbols.types[type]
        if node.kind == .nominal {
            let symbol = symbols[node.symbol]
            switch symbol.kind {
            case .foreign:
                guard KnownType.isStruct(symbols.program.names.text(symbol.name)) else { return false }
            case .typealias: return false
            case .class, .struct, .enum, .actor, .protocol:
                if symbols.availability(of: node.symbol) != nil { return false }
            }
        }
        return symbols.types.children(of: type).allSatisfy { isEverywhere($0.type, symbols) }
    }
}
