import FurnishCore
import FurnishTables

/// A graph as reports show it: types as text, missing providers as nodes, and the diagnostics of each node.
struct GraphPicture {
    struct Node {
        enum Kind: String { case initializer, function, property, collection, bundle, input, factory, missing }

        let kind: Kind
        /// The type as messages show it, or the name of a function marked `@Needs`.
        let type: String
        /// Nil for a missing provider.
        var provider: ProviderID?
        /// The declaration, or the first need for a missing provider.
        let location: Location
        /// Its factory.
        let area: ScopeID
        /// The reason why it lives there; empty for a scope's value, or if there is only one factory.
        var placement = ""
        var isEntryPoint = false
        var lifetime = Marker.Lifetime.each
        /// Whether it touches the outside world.
        var isLive = false
        var isFake = false
        /// What a fake replaces, or what replaces something live.
        var counterparts: [String] = []
        /// The factory's member, for example `makeCounterViewModel(start:)`; empty if there is none.
        var member = ""
        /// The initializer or function that makes it, for example `CounterViewModel.init(clock:start:)`.
        var making = ""
        var module = ""
        /// The types after `as:`.
        var aliases: [String] = []
        var givens: [(name: String, type: String)] = []
        /// The parameters that use their defaults.
        var defaults: [(name: String, type: String)] = []
        var isAsync = false
        var isThrowing = false
        var isolation = ""
        var condition = ""
        var isInCycle = false
        /// Whether an entry point reaches it, or there is no entry point.
        var isReached = true
        /// The diagnostics about its declaration, marker and needs.
        var problems: [Diagnostic] = []

        /// Whether a function or property makes it, whose name the type does not tell.
        var isMadeByMember: Bool { (kind == .function || kind == .property) && !making.hasPrefix(type) }

        /// Whether it is reported as unused. Others that no entry point reaches may be used by other modules or by tests.
        var isUnused: Bool { problems.contains { $0.code == .unusedProvider } }
    }

    struct Edge {
        enum Way: String { case direct, closure, contribution }

        /// Indices of `nodes`.
        let from: Int
        let to: Int
        let need: NeedID
        /// The parameter's name; empty for the instance that a member is called on.
        let name: String
        /// The type of the need.
        let type: String
        let way: Way
        let location: Location
        var isInCycle = false
    }

    /// A factory.
    struct Area {
        let name: String
        /// The factory that makes it.
        let parent: ScopeID?
    }

    let module: String
    /// Each factory comes after the one that makes it.
    let areas: Table<FactoryScope, Area>
    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    /// By node, the indices of the edges from it.
    private(set) var needs: [[Int]] = []
    /// By node, the indices of the edges to it.
    private(set) var needers: [[Int]] = []
    let graph: DependencyGraph
    private let names: MemberNames
    /// The node of each shown provider.
    private var nodeOfProvider: [ProviderID: Int] = [:]
    private var nodeOfMissing: [TypeID: Int] = [:]

    init(_ graph: DependencyGraph, _ names: MemberNames, _ diagnostics: [Diagnostic]) {
        self.graph = graph
        self.names = names
        module = graph.program.names.text(graph.program.modules[0].name)
        areas = graph.bindings.scopes.map { Area(name: $0.factory, parent: $0.parent) }
        var offers: [ProviderID: [OfferID]] = [:]
        for offer in graph.offers.indices { offers[graph.offers[offer].provider, default: []].append(offer) }
        let shown = graph.providers.indices.filter { graph.isReached[$0] }
        for provider in shown { addNode(provider, offers[provider] ?? []) }
        for provider in shown { addEdges(of: provider) }
        needs = [[Int]](repeating: [], count: nodes.count)
        needers = needs
        for (position, edge) in edges.enumerated() {
            needs[edge.from].append(position)
            needers[edge.to].append(position)
        }
        noteCycles()
        noteReached()
        noteProblems(diagnostics)
    }

    // MARK: Nodes

    /// - Parameter offers: The provider's own offer and those for `as:`.
    private mutating func addNode(_ provider: ProviderID, _ offers: [OfferID]) {
        let definition = graph.providers[provider]
        var node = Node(
            kind: kind(definition), type: graph.showMade(by: provider), provider: provider,
            location: graph.program.nameLocation(definition.site), area: graph.scopeOf[provider])
        node.placement = placement(provider)
        node.isEntryPoint = definition.isEntryPoint
        node.lifetime = graph.resolution.lifetime(of: provider)
        node.isLive = definition.isLive
        node.isFake = definition.isFake
        node.counterparts = counterparts(of: provider).map(graph.show)
        node.module = graph.program.names.text(graph.program.module(of: definition.site).name)
        node.making = making(definition)
        node.givens = graph.givens[provider].map { given in
            (graph.program.names.text(given.name), graph.text.show(given.type))
        }
        node.defaults = definition.needs.filter { graph.fulfilments[$0] == .omitted }.map { need in
            (graph.program.names.text(graph.needs[need].name), graph.text.show(graph.needs[need].type))
        }
        node.isAsync = graph.effects[provider].contains(.isAsync)
        node.isThrowing = graph.effects[provider].contains(.isThrowing)
        node.isolation = graph.isolations.own[provider].map { graph.text.show($0) } ?? ""
        node.condition = graph.conditionText(of: provider) ?? ""
        for offer in offers {
            if !graph.resolution.isOwnType(offer) { node.aliases.append(graph.text.show(graph.offers[offer].type)) }
            if graph.resolution.isOwnType(offer), !names.names[offer].isEmpty { node.member = member(offer) }
        }
        nodeOfProvider[provider] = nodes.count
        nodes.append(node)
    }

    /// The live providers that a fake replaces, or the fakes of a live one.
    private func counterparts(of provider: ProviderID) -> [ProviderID] {
        func replaced(by fake: ProviderID) -> [ProviderID] {
            graph.resolution.keysReplaced(by: fake).compactMap(graph.resolution.find)
                .flatMap(graph.resolution.providers(at:))
        }
        let definition = graph.providers[provider]
        if definition.isFake { return replaced(by: provider) }
        return definition.isLive ? graph.providers.indices.filter { replaced(by: $0).contains(provider) } : []
    }

    private func placement(_ provider: ProviderID) -> String {
        let definition = graph.providers[provider]
        if areas.count == 1 || graph.resolution.isOfScope(provider) { return "" }
        if definition.statedScope != nil { return "its marker says 'in: \(statedScope(of: provider))'" }
        if case .bundle = definition.maker { return "its closures are made where it is needed" }
        let types = graph.placement.path(of: provider).map { graph.show(need: $0.need) }
        return types.isEmpty
            ? "nothing that it needs directly lives in a deeper scope" : "it needs " + types.joined(separator: " → ")
    }

    /// As written: the outermost factory has the name of its class or of the type that it starts from.
    private func statedScope(of provider: ProviderID) -> String {
        if let written = graph.providers[provider].marker?.scope, !written.isEmpty {
            return graph.markerLocation(provider).file.text(written)
        }
        return graph.show(scope: graph.scopeOf[provider])
    }

    private func kind(_ provider: Provider) -> Node.Kind {
        switch provider.maker {
        case .type, .function, .foreignFactory: provider.isInitialized ? .initializer : .function
        case .property: .property
        case .collection: .collection
        case .bundle: .bundle
        case .input: .input
        case .factory: .factory
        }
    }

    private func member(_ offer: OfferID) -> String {
        let provider = graph.offers[offer].provider
        if graph.isProperty(provider) { return names.names[offer] }
        let labels = graph.givens[provider].map { given in
            graph.isUnlabelled(given, of: provider) ? "_:" : graph.program.names.text(given.name) + ":"
        }
        return names.names[offer] + "(" + labels.joined() + ")"
    }

    private func making(_ provider: Provider) -> String {
        let owner = provider.member?.owner ?? provider.receiver.map { graph.needs[$0].type }
        let prefix = owner.map { graph.text.show($0) + "." } ?? ""
        let labels = graph.showLabels(of: provider)
        switch provider.maker {
        case .type, .function, .foreignFactory:
            guard let name = provider.functionName else { return "\(graph.text.show(provider.type)).init(\(labels))" }
            return "\(prefix)\(graph.program.names.text(name))(\(labels))"
        case .property(let made): return prefix + graph.program.names.text(made.name)
        case .collection: return "all \(provider.needs.count) that are provided into it"
        case .bundle:
            let met = provider.needs.filter { !graph.fulfilments[$0].isOmitted }
            let requirements = met.map { graph.program.names.text(graph.needs[$0].name) }
            return "closures for " + requirements.joined(separator: ", ")
        case .input: return "what the factory starts from"
        case .factory(let scope): return "\(graph.bindings.scopes[scope].factory).init(_:parent:)"
        }
    }

    /// The node as its declaration is called.
    func name(of node: Int) -> String { nodes[node].provider.map(declaration) ?? nodes[node].type }

    /// A function or property as its declaration is called, `now()` or `Settings.host`, and anything else by its type.
    func declaration(of provider: ProviderID) -> String {
        let definition = graph.providers[provider]
        if case .property = definition.maker { return making(definition) }
        return graph.show(provider)
    }

    private mutating func missingNode(_ need: NeedID, of provider: ProviderID) -> Int {
        let key = graph.keys.key(graph.needs[need].type)
        if let known = nodeOfMissing[key] { return known }
        let node = Node(
            kind: .missing, type: graph.show(need: need), location: graph.location(ofNeed: need),
            area: graph.scopeOf[provider])
        nodeOfMissing[key] = nodes.count
        nodes.append(node)
        return nodes.count - 1
    }

    // MARK: Edges

    private mutating func addEdges(of provider: ProviderID) {
        guard let from = nodeOfProvider[provider] else { return }
        for need in graph.providers[provider].needs {
            let calls = graph.calls[provider].filter { $0.need == need }
            let isMetByInvalid = calls.first.map { $0.isDirect && graph.providers[$0.made].isInvalid } == true
            if graph.fulfilments[need] == .missing || isMetByInvalid {
                add(need, from, missingNode(need, of: provider), .direct)
                continue
            }
            for call in calls {
                guard let to = nodeOfProvider[call.made] else { continue }
                let isElement = call.isDirect && graph.providers[provider].isCollection
                add(need, from, to, isElement ? .contribution : call.isDirect ? .direct : .closure)
            }
        }
    }

    private mutating func add(_ need: NeedID, _ from: Int, _ to: Int, _ way: Edge.Way) {
        let parameter = graph.needs[need]
        edges.append(
            Edge(
                from: from, to: to, need: need, name: graph.program.names.text(parameter.name),
                type: graph.text.show(parameter.type), way: way, location: graph.program.location(of: parameter)))
    }

    // MARK: Problems

    private mutating func noteCycles() {
        var group = Table<Provider, Int>(repeating: 0, count: graph.providers.count)
        for (number, members) in graph.requirements.topology.eagerGroups.enumerated() {
            for provider in members { group[provider] = number }
        }
        for edge in edges.indices where edges[edge].way != .closure {
            guard let needer = nodes[edges[edge].from].provider, let made = nodes[edges[edge].to].provider,
                group[needer] == group[made]
            else { continue }
            edges[edge].isInCycle = true
            nodes[edges[edge].from].isInCycle = true
            nodes[edges[edge].to].isInCycle = true
        }
    }

    private mutating func noteReached() {
        let entryPoints = nodes.indices.filter { nodes[$0].isEntryPoint }
        if entryPoints.isEmpty { return }
        let found = Set(nodesReachable(from: entryPoints) { needs[$0].map { edges[$0].to } })
        for node in nodes.indices { nodes[node].isReached = found.contains(node) }
    }

    /// A diagnostic belongs to the nodes with their declaration, marker or a need at its location.
    private mutating func noteProblems(_ diagnostics: [Diagnostic]) {
        var owners: [Location: Set<Int>] = [:]
        for (position, node) in nodes.enumerated() {
            owners[node.location, default: []].insert(position)
            guard let provider = node.provider else { continue }
            owners[graph.markerLocation(provider), default: []].insert(position)
            for need in graph.providers[provider].needs {
                owners[graph.location(ofNeed: need), default: []].insert(position)
            }
        }
        for diagnostic in Renderer.sorted(diagnostics) {
            for node in owners[diagnostic.location] ?? [] { nodes[node].problems.append(diagnostic) }
        }
    }
}
