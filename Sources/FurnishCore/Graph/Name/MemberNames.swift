/// The names of the factories' members.
final class MemberNames {
    /// For each row of `Resolution.offers`, the name of its member; empty without one.
    let names: [String]
    /// The same names, in backticks if they are keywords.
    let escaped: [String]
    /// Providers whose members would have the same name.
    let collisions: [(name: String, providers: [Int])]
    /// All names in `names`.
    let all: Set<String>
    /// By row, the names of the variables and parameters that hold shared instances.
    let shared: [Int: String]
    /// By scope, the name of the value that its factory starts from.
    let inputs: [ScopeID: String]
    /// By scope, the name of the method that makes its factory, in backticks if it is a keyword.
    let makers: [ScopeID: String]
    /// The name of the property that holds a factory's parent.
    let parent: String

    init(_ graph: DependencyGraph) {
        var naming = Naming(graph)
        naming.nameAll()
        names = naming.names
        escaped = names.map(SwiftKeyword.escaped)
        all = Set(naming.names)
        shared = Self.sharedNames(graph, naming.names)
        (inputs, makers) = Self.scopeNames(graph, naming.names)
        parent = all.contains("parent") ? "parentFactory" : "parent"
        collisions = naming.collisions
    }

    /// The name of the variable that holds a new instance during injection.
    static let instance = "instance"

    private static func scopeNames(
        _ graph: DependencyGraph, _ names: [String]
    ) -> (inputs: [ScopeID: String], makers: [ScopeID: String]) {
        var (inputs, makers) = ([ScopeID: String](), [ScopeID: String]())
        guard graph.bindings.scopes.elements.contains(where: { $0.input != nil }) else { return (inputs, makers) }
        for (row, entry) in graph.offers.enumerated() {
            switch graph.providers[entry.provider].construction {
            case .input(let scope): inputs[scope] = names[row]
            case .factory(let scope): makers[scope] = SwiftKeyword.escaped(names[row])
            default: break
            }
        }
        return (inputs, makers)
    }

    private static func sharedNames(_ graph: DependencyGraph, _ names: [String]) -> [Int: String] {
        guard graph.hasGraphLifetimes else { return [:] }
        let taken = Set(graph.givens.joined().map { graph.program.names.text($0.name) } + [instance])
        var found: [Int: String] = [:]
        for row in Set(graph.sharing.rows.joined()) {
            let isMade = names[row].hasPrefix("make") && !graph.isProperty(graph.offers[row].provider)
            let name = isMade ? String(names[row].dropFirst(4)) : names[row]
            let short = TypeName.lowerCamel(name)
            found[row] = taken.contains(short) ? "shared" + TypeName.capitalized(name) : short
        }
        return found
    }

    private struct Naming {
        private let graph: DependencyGraph
        private(set) var names: [String]
        private(set) var collisions: [(name: String, providers: [Int])] = []

        init(_ graph: DependencyGraph) {
            self.graph = graph
            names = [String](repeating: "", count: graph.offers.count)
        }

        mutating func nameAll() {
            for row in graph.offers.indices where graph.hasMember(row) { names[row] = name(row, qualified: false) }
            let clashes = clashing()
            guard !clashes.isEmpty else { return }
            qualify(clashes, areFunctions: false)
            // A function keeps its name if renaming a type's member is enough.
            qualify(clashing(), areFunctions: true)
            var groups: [Int: [Int]] = [:]
            for (row, first) in clashing() { groups[first, default: []].append(row) }
            for (first, rows) in groups.sorted(by: { $0.key < $1.key }) {
                let providers = ([first] + rows).map { graph.offers[$0].provider }.sorted(by: graph.isWrittenBefore)
                collisions.append((name(first, qualified: false), providers))
            }
        }

        private mutating func qualify(_ clashes: [(row: Int, first: Int)], areFunctions: Bool) {
            for row in clashes.flatMap({ alternatives($0.row) + alternatives($0.first) })
            where graph.keepsName(row) == areFunctions {
                names[row] = name(row, qualified: true)
            }
        }

        /// Alternatives under `#if` have the same name.
        private func alternatives(_ row: Int) -> [Int] {
            guard let first = graph.find(graph.offers[row].key), let others = graph.alternatives[first],
                first == row || others.contains(row)
            else { return [row] }
            return [first] + others
        }

        /// The rows whose member would have the name and labels of an earlier one.
        private func clashing() -> [(row: Int, first: Int)] {
            let signatures = NameTable()
            var firstRows: [Int] = [-1]
            // Members with the name of the first one that are never compiled together with it.
            var standIns: [Int: [Int]] = [:]
            var clashes: [(row: Int, first: Int)] = []
            for row in graph.offers.indices where !names[row].isEmpty {
                let signature = Int(signatures.name(names[row] + labels(row)).row)
                if signature == firstRows.count {
                    firstRows.append(row)
                    continue
                }
                let known = [firstRows[signature]] + standIns[signature, default: []]
                if let other = known.first(where: { !graph.areExclusive(row, $0) }) {
                    clashes.append((row, other))
                } else {
                    standIns[signature, default: []].append(row)
                }
            }
            return clashes
        }

        private func labels(_ row: Int) -> String {
            let available = graph.offers[row]
            // A property and a method without parameters collide.
            if graph.isProperty(available.provider) || graph.givens[available.provider].isEmpty { return "()" }
            return "(" + graph.givens[available.provider].map { graph.program.names.text($0.name) + ":" }.joined() + ")"
        }

        private func name(_ row: Int, qualified: Bool) -> String {
            let available = graph.offers[row]
            let isProperty = graph.isProperty(available.provider)
            if graph.keepsName(row) {
                let site = graph.providers[available.provider].site
                let name = graph.program.names.text(graph.program.name(site))
                return qualified ? TypeName.lowerCamel(owner(of: site) + TypeName.capitalized(name)) : name
            }
            let type = graph.madeType(row)
            // The key, because `Array<Step>` is `[Step]`. A composition keeps the order in which it is written.
            let isComposition = graph.types[type].kind == .composition
            var name = TypeName(symbols: graph.symbols).name(isComposition ? type : graph.keys.key(type))
            if qualified { name = module(row) + TypeName.capitalized(name) }
            return isProperty ? TypeName.lowerCamel(name) : "make" + TypeName.capitalized(name)
        }

        /// The type that a function is a member of, or the module.
        private func owner(of site: Site) -> String {
            let symbols = graph.symbols
            return symbols.enclosingType(of: site).map { TypeName(symbols: symbols).name(symbols.implicitType($0)) }
                ?? graph.program.names.text(graph.program.module(of: site).name)
        }

        private func module(_ row: Int) -> String {
            let node = graph.types[graph.madeType(row)]
            if node.kind == .nominal {
                let module = graph.symbols[node.symbol].module
                if module >= 0 { return graph.program.names.text(graph.program.modules[Int(module)].name) }
            }
            return graph.program.names.text(
                graph.program.module(of: graph.providers[graph.offers[row].provider].site).name)
        }
    }
}
