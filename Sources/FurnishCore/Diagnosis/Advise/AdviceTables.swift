/// What the rules of advice look up. It exists only if a provider is missing, so its tables cost a correct program nothing.
package final class AdviceTables: GraphReader {
    package let graph: DependencyGraph
    /// The visible types for each protocol or class in their ancestry.
    private(set) lazy var candidates = SubtypeCandidate.byAncestor(in: graph)
    private(set) lazy var providersOfSymbol = Dictionary(grouping: graph.providers.indices) { [graph] in
        graph.symbols.symbol(of: graph.providers[$0].type)
    }
    private(set) lazy var neededKeys = Set(graph.needs.elements.map { [keys = graph.keys] in keys.key($0.type) })
    /// The nearest offer of each key.
    private lazy var nearest = graph.offers.indices.filter { graph.resolution.find(graph.offers[$0].key) == $0 }
    /// Provided typealiases, by the type that they are another name for.
    private(set) lazy var providedAliases = Dictionary(grouping: nearest) { [graph] in
        graph.symbols.aliasTarget(graph.offers[$0].key).map(graph.keys.key)
    }
    /// Provided generic types, by their declaration.
    private(set) lazy var providedSpecializations = Dictionary(grouping: nearest) { [graph] in
        let type = graph.types[graph.offers[$0].key]
        return type.kind == .nominal && !type.children.isEmpty ? type.symbol : nil
    }
    /// Provided functions, by their result.
    private(set) lazy var providedFunctions = Dictionary(grouping: nearest) { [graph] in
        graph.types.function(graph.offers[$0].key).map { graph.keys.key($0.result) }
    }
    /// Marked declarations of other modules that are not visible.
    private(set) lazy var hidden = HiddenProvider.all(in: graph)
    private(set) lazy var makers = findMakers()
    package private(set) lazy var givens = GivenHints(graph)
    /// Whether a type is data, as far as it was asked.
    var dataTypes: [SymbolID: Bool] = [:]
    /// The own module's types that only their own file sees.
    private(set) lazy var privateTypes = Dictionary(
        SymbolID.all(in: graph.symbols).lazy.filter { [symbols = graph.symbols] type in
            symbols[type].isPrivate && symbols[type].module == 0 && symbols[type].parent == nil
        }.map { (self.graph.symbols[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    /// The types in view that are in no other type, with their spelling.
    private(set) lazy var declaredNames = SymbolID.all(in: graph.symbols).compactMap {
        type -> (spelling: TypeSpelling, site: Site)? in
        let symbol = graph.symbols[type]
        guard !symbol.isForeign, symbol.parent == nil, graph.symbols.isVisible(type, fromModule: 0),
            let site = symbol.sites.first
        else { return nil }
        return (TypeSpelling(graph.program.names.text(symbol.name)), site)
    }
    /// Needs of closures that pass values although no given parameter takes them, also those that use a default for that reason.
    private(set) lazy var closuresWithUnusedParameters = graph.fulfilments.indices.compactMap {
        need -> (need: NeedID, function: FunctionType, made: ProviderID)? in
        let key = graph.keys.key(graph.needs[need].type)
        let made: ProviderID?
        switch graph.fulfilments[need] {
        case .closure(let closure) where graph.requirements.filled[closure].isEmpty:
            made = graph.resolution.madeProvider(by: closure)
        case .omitted: made = graph.provider(ofKey: graph.keys.made(by: key))
        default: made = nil
        }
        return made.flatMap { made in graph.types.function(key).map { (need, $0, made) } }
    }

    init(_ graph: DependencyGraph) { self.graph = graph }
}
