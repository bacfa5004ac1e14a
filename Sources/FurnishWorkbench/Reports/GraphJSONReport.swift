import FurnishCore
import FurnishTables

/// The graph as JSON, which the page GraphFormat documents. The numbers of nodes and factories are their indices in the lists.
struct GraphJSONReport {
    private let picture: GraphPicture
    private var lines = LineTables()
    /// The factories that the closure for a need keeps.
    private var kept: [NeedID: [String]] = [:]

    static func text(_ picture: GraphPicture) -> String {
        var report = GraphJSONReport(picture)
        return report.json()
    }

    private init(_ picture: GraphPicture) {
        self.picture = picture
        let keepers = FactoryKeepers(picture.graph)
        for scope in picture.areas.indices {
            for keeper in keepers.keeping[scope] { kept[keeper.need, default: []].append(picture.areas[scope].name) }
        }
    }

    private mutating func json() -> String {
        let factories = picture.areas.elements.map { area in
            var object = JSONObject()
            object.add("name", area.name)
            if let parent = area.parent { object.add("parent", parent.row) }
            return object
        }
        let nodes = picture.nodes.indices.map { node($0) }
        let edges = picture.edges.map { edge($0) }
        return "{\"module\": \(JSONObject.quoted(picture.module)),\n"
            + "\"factories\": \(JSONObject.list(factories)),\n\"nodes\": \(JSONObject.list(nodes)),\n"
            + "\"edges\": \(JSONObject.list(edges))}\n"
    }

    private mutating func node(_ index: Int) -> JSONObject {
        let node = picture.nodes[index]
        var object = JSONObject()
        object.add("id", index)
        object.add("type", node.type)
        object.add("kind", node.kind.rawValue)
        object.add("entryPoint", flag: node.isEntryPoint)
        if node.kind != .missing { object.add("lifetime", "\(node.lifetime)") }
        object.add("live", flag: node.isLive)
        object.add("fake", flag: node.isFake)
        object.add("factory", node.area.row)
        object.add("placement", node.placement)
        object.add("member", node.member)
        object.add("making", node.making)
        object.add("module", node.module)
        object.add(node.location, &lines)
        object.add("as", node.aliases)
        object.add("given", objects: node.givens.map(parameter))
        object.add("defaults", objects: node.defaults.map(parameter))
        object.add("async", flag: node.isAsync)
        object.add("throws", flag: node.isThrowing)
        object.add("isolation", node.isolation)
        object.add("condition", node.condition)
        object.add("cycle", flag: node.isInCycle)
        object.add("unused", flag: node.isUnused)
        object.add("problems", objects: node.problems.map { DiagnosticReport.object($0, &lines) })
        return object
    }

    private func parameter(_ name: String, _ type: String) -> JSONObject {
        var object = JSONObject()
        object.add("name", name)
        object.add("type", type)
        return object
    }

    private mutating func edge(_ edge: GraphPicture.Edge) -> JSONObject {
        var object = JSONObject()
        object.add("from", edge.from)
        object.add("to", edge.to)
        object.add("name", edge.name)
        object.add("type", edge.type)
        object.add("way", edge.way.rawValue)
        object.add("keeps", kept[edge.need] ?? [])
        object.add(edge.location, &lines)
        object.add("cycle", flag: edge.isInCycle)
        return object
    }
}
