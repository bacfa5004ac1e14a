import FurnishCore
import FurnishTables

/// The lines of `furnish explain` that say what keeps an instance or a factory alive, and until when.
struct KeeperReport {
    private let picture: GraphPicture
    private let keepers: FactoryKeepers
    private let places = LineTables()

    private var graph: DependencyGraph { picture.graph }

    init(_ picture: GraphPicture) {
        self.picture = picture
        keepers = FactoryKeepers(picture.graph)
    }

    /// The lines about what keeps a factory.
    func lines(ofFactory scope: ScopeID) -> [String] {
        let opener = scope == .outermost ? "the code that made it" : "the code that opened it"
        return [opener + (ofProgram(scope).map { ", and itself as long as the program once it has made \($0)" } ?? "")]
            + keeping(scope, "it")
    }

    /// The lines about what keeps an instance; empty if that is obvious.
    func lines(of index: Int) -> [String] {
        let node = picture.nodes[index]
        guard let provider = node.provider else { return [] }
        if case .factory(let scope) = graph.providers[provider].maker { return lines(ofFactory: scope) }
        let factory = (node.isFake ? "the fake of " : "") + picture.areas[node.area].name
        switch node.lifetime {
        case _ where node.kind == .input || node.lifetime.isKeptByFactory:
            return [factory + end(of: index)] + keeping(node.area, "that factory")
        case .weak: return ["whatever references it, not by \(factory)"] + onces(around: index, "is made with it")
        case .graph: return ["what needs it in the call that makes it"] + onces(around: index, "is made with one")
        case _ where node.kind == .initializer || node.kind == .function:
            return onces(around: index, "is made with one")
        case .each, .once: return []
        }
    }

    /// Until when a factory keeps an instance.
    private func end(of index: Int) -> String {
        let node = picture.nodes[index]
        if let kept = ofProgram(node.area) { return ", which lives as long as the program once it has made \(kept)" }
        var others: [String] = []
        // What is stored there is unknown.
        if node.kind == .property { others.append(node.making) }
        if picture.needers[index].contains(where: { picture.edges[$0].way != .closure }) {
            others.append("what needs it")
        }
        let longer = others.isEmpty ? "" : "; \(others.joined(separator: " and ")) may keep it longer"
        return ", until that is released" + longer
    }

    /// The `once` because of which a factory lives as long as the program.
    private func ofProgram(_ scope: ScopeID) -> String? {
        scope == .outermost ? keepers.ofProgram.map { graph.showMade(by: $0.kept) } : nil
    }

    /// Says what keeps a factory, apart from the code that made it.
    private func keeping(_ scope: ScopeID, _ factory: String) -> [String] {
        if scope == .outermost, let (_, closure) = keepers.ofProgram {
            return closure.map { [describe($0, "keeps \(factory)")] } ?? []
        }
        let children = picture.areas.indices.filter { picture.areas[$0].parent == scope }
        return Self.shortened(
            keepers.keeping[scope].map { describe($0, "keeps \(factory)") }
                + children.map { "each \(picture.areas[$0].name) keeps \(factory), its parent" })
    }

    private func describe(_ keeper: PathStep, _ verb: String) -> String {
        let name = graph.program.names.text(graph.needs[keeper.need].name)
        let owner = picture.declaration(of: keeper.provider)
        let closure = name.isEmpty ? "a closure in \(owner)" : "'\(name)' of \(owner)"
        return "\(closure) \(verb)  \(places.place(of: graph.location(ofNeed: keeper.need)))"
    }

    /// The `once` instances that take a new instance of a node when they are made, directly or in something else.
    private func onces(around index: Int, _ verb: String) -> [String] {
        let found = nodesReachable(from: [index]) { current in
            if current != index, picture.nodes[current].lifetime.isKeptByFactory { return [] }
            return picture.needers[current].map { picture.edges[$0] }.filter { $0.way != .closure }.map(\.from)
        }
        let kept = found.dropFirst().map { picture.nodes[$0] }.filter(\.lifetime.isKeptByFactory)
        let lines = kept.map { "\($0.type) \(verb), and \(picture.areas[$0.area].name) keeps \($0.type)" }
        return Self.shortened(lines.sorted())
    }

    static func shortened(_ lines: [String]) -> [String] {
        let shown = lines.prefix(20)
        return shown + (lines.count > shown.count ? ["and \(lines.count - shown.count) more"] : [])
    }
}
