/// A graph as reports show it: with text in place of rows, with what is missing as nodes too, and with what is wrong.
struct GraphPicture {
    struct Node {
        enum Kind: String {
            case initializer, function, property, collection, input, factory, missing
        }

        let kind: Kind
        /// The type, as messages show it; of a marked function its name.
        let type: String
        /// Nil of what is missing.
        var provider: Int?
        /// Its declaration; of what is missing, the first need.
        let location: Location
        /// A row of `areas`.
        let area: Int
        /// Why it lives there; empty where there is one factory, or where it is what a factory starts from.
        var placement = ""
        var isEntryPoint = false
        var lifetime = Marker.Lifetime.each
        /// As a caller writes it: `makeCounterViewModel(start:)`; empty where the factory has none.
        var member = ""
        /// What generated code writes to make it: `CounterViewModel.init(clock:start:)`.
        var making = ""
        var module = ""
        /// Further types under which it can be had.
        var aliases: [String] = []
        var givens: [(name: String, type: String)] = []
        var isAsync = false
        var isThrowing = false
        var isolation = ""
        var condition = ""
        var isInCycle = false
        /// No entry point reaches it.
        var isUnused = false
        /// What is said of it, and of what it needs.
        var problems: [Diagnostic] = []
    }

    struct Edge {
        enum Way: String {
            case direct, closure, contribution
        }

        /// Rows of `nodes`.
        let from: Int
        let to: Int
        /// What the parameter is called; empty of an instance whose member is used.
        let name: String
        /// The type, as it is needed.
        let type: String
        let way: Way
        let location: Location
        var isInCycle = false
    }

    /// A factory.
    struct Area {
        let name: String
        /// The row of the factory that it is made by.
        let parent: Int?
    }

    let module: String
    let areas: [Area]
    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    /// For each node the rows of its edges.
    private(set) var needs: [[Int]] = []
    private(set) var needers: [[Int]] = []
    let graph: DependencyGraph
    private let names: MemberNames
    /// The node of each provider that is shown.
    private var nodeOfProvider: [Int: Int] = [:]
    private var nodeOfMissing: [TypeID: Int] = [:]

    init(_ graph: DependencyGraph, _ names: MemberNames, _ diagnostics: [Diagnostic]) {
        self.graph = graph
        self.names = names
        module = graph.program.names.text(graph.program.modules[0].name)
        areas = graph.areas
        var rows: [Int: [Int]] = [:]
        for (row, entry) in graph.offers.enumerated() { rows[entry.provider, default: []].append(row) }
        let shown = graph.providers.indices.filter { graph.isReached[$0] } + graph.unmadeTemplates
        for provider in shown { addNode(provider, rows[provider] ?? []) }
        for provider in shown { addEdges(of: provider) }
        needs = [[Int]](repeating: [], count: nodes.count)
        needers = needs
        for (row, edge) in edges.enumerated() {
            needs[edge.from].append(row)
            needers[edge.to].append(row)
        }
        noteCycles()
        noteUnused()
        noteProblems(diagnostics)
    }

    // MARK: Nodes

    /// - Parameter rows: The rows of `offers` under which it can be had.
    private mutating func addNode(_ provider: Int, _ rows: [Int]) {
        let row = graph.providers[provider]
        var node = Node(
            kind: kind(row), type: graph.show(provider), provider: provider,
            location: graph.program.nameLocation(row.site), area: graph.area(of: provider))
        node.placement = placement(provider)
        node.isEntryPoint = row.isEntryPoint
        node.lifetime = row.lifetime
        node.module = graph.program.names.text(graph.program.module(of: row.site).name)
        node.making = making(row)
        node.givens = graph.givens[provider].map { given in
            (graph.program.names.text(given.name), graph.text.show(given.type))
        }
        node.isAsync = graph.effects[provider].contains(.isAsync)
        node.isThrowing = graph.effects[provider].contains(.isThrowing)
        node.isolation = graph.isolations[provider].map { graph.text.show($0) } ?? ""
        node.condition = graph.conditionSite(provider).flatMap(graph.program.conditionText) ?? ""
        for position in rows {
            if !graph.isOwnType(position) { node.aliases.append(graph.text.show(graph.offers[position].type)) }
            if graph.isOwnType(position), !names.names[position].isEmpty { node.member = member(position) }
        }
        nodeOfProvider[provider] = nodes.count
        nodes.append(node)
    }

    private func placement(_ provider: Int) -> String {
        let row = graph.providers[provider]
        if areas.count == 1 || graph.isOfScope(provider) { return "" }
        if row.pinned != nil { return "its marker says 'in: \(graph.scopeName(ofProvider: provider))'" }
        let types = graph.placement.path(of: provider, in: graph).map { graph.show(need: $0.need) }
        return types.isEmpty
            ? "nothing that it needs directly lives in a deeper scope" : "it needs " + types.joined(separator: " → ")
    }

    private func kind(_ provider: Provider) -> Node.Kind {
        switch provider.construction {
        case .initializer: .initializer
        case .function: .function
        case .property: .property
        case .collection: .collection
        case .input: .input
        case .factory: .factory
        }
    }

    private func member(_ row: Int) -> String {
        let provider = graph.offers[row].provider
        if graph.isProperty(provider) { return names.names[row] }
        let labels = graph.givens[provider].map { given in
            graph.isUnlabelled(given, of: provider) ? "_:" : graph.program.names.text(given.name) + ":"
        }
        return names.names[row] + "(" + labels.joined() + ")"
    }

    private func making(_ provider: Provider) -> String {
        let owner = provider.owner ?? provider.receiver.map { graph.needs[$0].type }
        let prefix = owner.map { graph.text.show($0) + "." } ?? ""
        let labels = provider.arguments.map { need in
            let label = graph.needs[need].label
            return (label == .none ? "_" : graph.program.names.text(label)) + ":"
        }.joined()
        switch provider.construction {
        case .initializer: return "\(graph.text.show(provider.type)).init(\(labels))"
        case .function(let name): return "\(prefix)\(graph.program.names.text(name))(\(labels))"
        case .property(let name): return prefix + graph.program.names.text(name)
        case .collection: return "all \(provider.needs.count) that are provided into it"
        case .input: return "what the factory starts from"
        case .factory(let scope): return "\(graph.bindings.scopes[scope].factory).init(_:parent:)"
        }
    }

    private mutating func missingNode(_ need: Int, of provider: Int) -> Int {
        let key = graph.keys.key(graph.needs[need].type)
        if let known = nodeOfMissing[key] { return known }
        let node = Node(
            kind: .missing, type: graph.show(need: need), location: graph.location(ofNeed: need),
            area: graph.area(of: provider))
        nodeOfMissing[key] = nodes.count
        nodes.append(node)
        return nodes.count - 1
    }

    // MARK: Edges

    private mutating func addEdges(of provider: Int) {
        guard let from = nodeOfProvider[provider] else { return }
        for need in graph.providers[provider].needs {
            switch graph.fulfilments[need] {
            case .given, .omitted: continue
            case .missing:
                // What a generic parameter will be, only who needs the template knows.
                if graph.types.mentions(.parameter, in: graph.needs[need].type) { continue }
                add(need, from, missingNode(need, of: provider), .direct)
            case .provider(let row): addEdges(need, from, row, way(of: provider))
            case .closure:
                guard let row = graph.madeRow(graph.fulfilments[need]) else { continue }
                addEdges(need, from, row, .closure)
            }
        }
    }

    private func way(of provider: Int) -> Edge.Way {
        graph.providers[provider].isCollection ? .contribution : .direct
    }

    private mutating func addEdges(_ need: Int, _ from: Int, _ row: Int, _ way: Edge.Way) {
        for made in graph.providers(at: row) {
            if let to = nodeOfProvider[made] { add(need, from, to, way) }
        }
    }

    private mutating func add(_ need: Int, _ from: Int, _ to: Int, _ way: Edge.Way) {
        let row = graph.needs[need]
        edges.append(
            Edge(
                from: from, to: to, name: graph.program.names.text(row.name), type: graph.show(need: need), way: way,
                location: graph.program.location(row.file, row.offset)))
    }

    // MARK: What is wrong

    private mutating func noteCycles() {
        let edges = edges
        let needs = needs
        let eager = { (node: Int) in needs[node].filter { edges[$0].way != .closure }.map { edges[$0].to } }
        var group = [Int](repeating: 0, count: nodes.count)
        for (number, members) in Components(count: nodes.count, successors: eager).groups.enumerated() {
            for node in members { group[node] = number }
        }
        for row in edges.indices where edges[row].way != .closure && group[edges[row].from] == group[edges[row].to] {
            self.edges[row].isInCycle = true
            nodes[edges[row].from].isInCycle = true
            nodes[edges[row].to].isInCycle = true
        }
    }

    private mutating func noteUnused() {
        guard nodes.contains(where: \.isEntryPoint) else { return }
        var isReached = nodes.map(\.isEntryPoint)
        var waiting = nodes.indices.filter { isReached[$0] }
        while let node = waiting.popLast() {
            for edge in needs[node] where !isReached[edges[edge].to] {
                isReached[edges[edge].to] = true
                waiting.append(edges[edge].to)
            }
        }
        for node in nodes.indices where !isReached[node] { nodes[node].isUnused = true }
    }

    /// A diagnostic belongs to the node at whose declaration, marker or needs it stands.
    private mutating func noteProblems(_ diagnostics: [Diagnostic]) {
        var owners: [Place: [Int]] = [:]
        for (row, node) in nodes.enumerated() {
            owners[Place(node.location), default: []].append(row)
            guard let provider = node.provider else { continue }
            let made = graph.providers[provider]
            owners[Place(graph.program.location(made.file, made.markerOffset)), default: []].append(row)
            for need in made.needs { owners[Place(graph.location(ofNeed: need)), default: []].append(row) }
        }
        for diagnostic in Renderer.sorted(diagnostics) {
            for node in Set(owners[Place(diagnostic.location)] ?? []) {
                nodes[node].problems.append(diagnostic)
            }
        }
    }

    private struct Place: Hashable {
        let file: ObjectIdentifier
        let offset: UInt32

        init(_ location: Location) {
            file = ObjectIdentifier(location.file)
            offset = location.offset
        }
    }
}

/// The factories that a graph becomes, and what lives in which. The one place where reports ask for it.
extension DependencyGraph {
    /// Each factory after the one that it is made by.
    fileprivate var areas: [GraphPicture.Area] {
        bindings.scopes.map { GraphPicture.Area(name: $0.factory, parent: $0.parent) }
    }

    /// The type that the scope of a provider starts from.
    fileprivate func scopeName(ofProvider provider: Int) -> String {
        let scope = scope(of: provider)
        return scope.type.map { text.show($0) } ?? scope.factory
    }

    /// - Returns: a row of `areas`.
    fileprivate func area(of provider: Int) -> Int { scopeOf[provider] }
}
