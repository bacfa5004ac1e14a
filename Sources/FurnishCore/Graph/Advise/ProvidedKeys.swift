/// What is provided, found by what a missing need may have meant. Rows are those of `Resolution.offers`, the
/// nearest of each key, in order.
struct ProvidedKeys {
    /// By the type that a typealias stands for.
    private(set) var aliases: [TypeID: [Int]] = [:]
    /// Generic types, by their symbol.
    private(set) var specialisations: [SymbolID: [Int]] = [:]
    /// Functions, by their result.
    private(set) var functions: [TypeID: [Int]] = [:]
    /// Types without generic arguments, by how they are spelled.
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
                specialisations[symbol, default: []].append(row)
            }
        }
    }
}
