/// The provided types, indexed by the ways in which a missing need may differ from them. Rows are those of
/// `Resolution.offers`: the nearest offer of each key, in order.
struct ProvidedTypeIndex {
    /// Provided typealiases, by the type that they are another name for.
    private(set) var aliases: [TypeID: [OfferID]] = [:]
    /// Provided generic types, by their declaration.
    private(set) var specializations: [SymbolID: [OfferID]] = [:]
    /// Provided functions, by their result.
    private(set) var functions: [TypeID: [OfferID]] = [:]

    init(_ graph: DependencyGraph) {
        for offer in graph.offers.indices {
            let key = graph.offers[offer].key
            guard graph.resolution.find(key) == offer else { continue }
            let node = graph.types[key]
            if let function = graph.types.function(key) {
                functions[graph.keys.key(function.result), default: []].append(offer)
            }
            guard node.kind == .nominal else { continue }
            if let target = graph.symbols.aliasTarget(key) {
                aliases[graph.keys.key(target), default: []].append(offer)
            }
            if !node.children.isEmpty { specializations[node.symbol, default: []].append(offer) }
        }
    }
}

extension TypeSpelling {
    /// The position of the only nearest name, among those that differ by a letter or two.
    func nearest(among names: [TypeSpelling]) -> Int? {
        let nearest = allNearest(among: names)
        return nearest.count == 1 ? nearest[0] : nil
    }

    /// The positions of the nearest names, which may be equally near.
    func allNearest(among names: [TypeSpelling]) -> [Int] {
        var (nearest, least) = ([Int](), Int.max)
        for position in names.indices {
            guard let distance = distance(to: names[position]), distance <= least else { continue }
            nearest = distance == least ? nearest + [position] : [position]
            least = distance
        }
        return nearest
    }
}
