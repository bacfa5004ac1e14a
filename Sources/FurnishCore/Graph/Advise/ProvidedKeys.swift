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

/// How the name of a type is spelled, whatever the case of its letters.
struct TypeSpelling {
    private let bytes: [UInt8]
    private let length: Int
    /// One bit for each letter that occurs, several letters sharing one.
    private let letters: UInt64

    init(_ name: String) {
        bytes = EditDistance.lowercased(name)
        length = name.utf8.count
        letters = bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }

    /// The letters between two names; nil where they are too many to be a slip. Short names are near each other by
    /// chance: `Date` and `Data` are, so a letter must be missing or misplaced, and the shortest differ in case alone.
    func distance(to other: TypeSpelling) -> Int? {
        let shorter = min(length, other.length)
        let limit = shorter < 4 ? 0 : shorter < 10 ? 1 : 2
        // What is cheap to see tells most names apart: a slip changes the length by one, and two letters at most.
        let surplus = length - other.length
        guard surplus <= limit, -surplus <= limit, (letters ^ other.letters).nonzeroBitCount <= 2 * limit else {
            return nil
        }
        if shorter < 6, surplus == 0, letters != other.letters { return nil }
        return EditDistance.distance(bytes, other.bytes, limit: limit)
    }
}
