/// What the rules of advice look up. It exists only if a provider is missing, so its tables cost a correct program nothing.
package final class AdviceTables: GraphReader {
    package let graph: DependencyGraph
    /// The visible types for each protocol or class in their ancestry.
    private(set) lazy var candidates = SubtypeCandidate.byAncestor(in: graph)
    private(set) lazy var providersOfSymbol = Dictionary(grouping: providers.indices) {
        symbols.symbol(of: providers[$0].type)
    }
    private(set) lazy var neededKeys = Set(needs.elements.map { keys.key($0.type) })
    /// The nearest offer of each key.
    private lazy var nearest = graph.offers.indices.filter { resolution.find(graph.offers[$0].key) == $0 }
    /// Provided typealiases, by the type that they are another name for.
    private(set) lazy var providedAliases = Dictionary(grouping: nearest) {
        symbols.aliasTarget(graph.offers[$0].key).map(keys.key)
    }
    /// Provided generic types, by their declaration.
    private(set) lazy var providedSpecializations = Dictionary(grouping: nearest) {
        let key = graph.offers[$0].key
        return types[key].children.isEmpty ? nil : nominal(key)
    }
    /// Provided functions, by their result.
    private(set) lazy var providedFunctions = Dictionary(grouping: nearest) {
        types.function(graph.offers[$0].key).map { keys.key($0.result) }
    }
    /// Marked declarations of other modules that are not visible.
    private(set) lazy var hidden = HiddenProvider.all(in: graph)
    private(set) lazy var makers = findMakers()
    package private(set) lazy var givens = GivenHints(graph)
    /// Whether a type is data, as far as it was asked.
    var dataTypes: [SymbolID: Bool] = [:]
    /// The own module's types that only their own file sees.
    private(set) lazy var privateTypes = Dictionary(
        SymbolID.all(in: symbols).filter {
            symbols[$0].isPrivate && symbols[$0].module == 0 && symbols[$0].parent == nil
        }
        .map { (symbols[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    /// The types in view that are in no other type, with their spelling.
    private(set) lazy var declaredNames = SymbolID.all(in: symbols).filter {
        !symbols[$0].isForeign && symbols[$0].parent == nil && symbols.isVisible($0, fromModule: 0)
    }.compactMap { type in symbols[type].sites.first.map { (spelling: TypeSpelling(symbols.name(of: type)), site: $0) }
    }
    /// Needs of closures that pass values although no given parameter takes them, also those that use a default for that reason.
    private(set) lazy var closuresWithUnusedParameters = graph.fulfilments.indices.compactMap {
        need -> (need: NeedID, function: FunctionType, made: ProviderID)? in
        let key = keys.key(needs[need].type)
        let made: ProviderID?
        switch graph.fulfilments[need] {
        case .closure(let closure) where graph.requirements.filled[closure].isEmpty:
            made = resolution.madeProvider(by: closure)
        case .omitted: made = graph.provider(ofKey: keys.made(by: key))
        default: made = nil
        }
        return made.flatMap { made in types.function(key).map { (need, $0, made) } }
    }

    init(_ graph: DependencyGraph) { self.graph = graph }
}
