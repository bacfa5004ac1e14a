/// The provided types, indexed by the ways in which a missing need may differ from them. Rows are those of
/// `Resolution.offers`: the nearest offer of each key, in order.
struct ProvidedTypeIndex {
    /// Provided typealiases, by the type that they are another name for.
    private(set) var aliases: [TypeID: [Int]] = [:]
    /// Provided generic types, by their declaration.
    private(set) var specializations: [SymbolID: [Int]] = [:]
    /// Provided functions, by their result.
    private(set) var functions: [TypeID: [Int]] = [:]
    /// Provided types without generic arguments, with their spelling.
    private(set) var spellings: [(spelling: TypeSpelling, row: Int)] = []

    init(_ graph: DependencyGraph) {
        for row in graph.offers.indices {
            let key = graph.offers[row].key
            guard graph.find(key) == row else { continue }
            let node = graph.types[key]
            if let function = graph.types.function(key) {
                functions[graph.keys.key(function.result), default: []].append(row)
            }
            guard node.kind == .nominal else { continue }
            let symbol = node.symbol
            if graph.symbols[symbol].kind == .typealias {
                aliases[graph.keys.key(graph.symbols.target(of: symbol)), default: []].append(row)
            }
            if node.children.isEmpty {
                spellings.append((TypeSpelling(graph.program.names.text(graph.symbols[symbol].name)), row))
            } else {
                specializations[symbol, default: []].append(row)
            }
        }
    }
}
