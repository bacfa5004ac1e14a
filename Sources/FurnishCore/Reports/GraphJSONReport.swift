/// The graph for tools; the README documents it. Nodes and factories are numbered by their places in the lists.
struct GraphJSONReport {
    private let picture: GraphPicture
    private var lines = LineTables()

    static func text(_ picture: GraphPicture) -> String {
        var report = GraphJSONReport(picture)
        return report.json()
    }

    private init(_ picture: GraphPicture) {
        self.picture = picture
    }

    /// A line for each node and edge, so that two graphs can be compared line by line.
    private mutating func json() -> String {
        let factories = picture.areas.map { area in
            var object = JSONObject()
            object.add("name", area.name)
            if let parent = area.parent { object.add("parent", parent) }
            return object.text
        }
        let nodes = picture.nodes.indices.map { node($0).text }
        let edges = picture.edges.map { edge($0).text }
        return "{\"module\": \(JSONObject.quoted(picture.module)),\n"
            + "\"factories\": \(list(factories)),\n\"nodes\": \(list(nodes)),\n\"edges\": \(list(edges))}\n"
    }

    private func list(_ objects: [String]) -> String {
        objects.isEmpty ? "[]" : "[\n" + objects.joined(separator: ",\n") + "\n]"
    }

    private mutating func node(_ row: Int) -> JSONObject {
        let node = picture.nodes[row]
        var object = JSONObject()
        object.add("id", row)
        object.add("type", node.type)
        object.add("kind", node.kind.rawValue)
        object.add("entryPoint", flag: node.isEntryPoint)
        if node.kind != .missing { object.add("lifetime", "\(node.lifetime)") }
        object.add("factory", node.area)
        object.add("member", node.member)
        object.add("making", node.making)
        object.add("module", node.module)
        add(node.location, to: &object)
        object.add("as", node.aliases)
        object.add(
            "given",
            objects: node.givens.map { given in
                var object = JSONObject()
                object.add("name", given.name)
                object.add("type", given.type)
                return object
            })
        object.add("async", flag: node.isAsync)
        object.add("throws", flag: node.isThrowing)
        object.add("isolation", node.isolation)
        object.add("condition", node.condition)
        object.add("cycle", flag: node.isInCycle)
        object.add("unused", flag: node.isUnused)
        object.add("problems", objects: node.problems.map { DiagnosticReport.object($0, &lines) })
        return object
    }

    private mutating func edge(_ edge: GraphPicture.Edge) -> JSONObject {
        var object = JSONObject()
        object.add("from", edge.from)
        object.add("to", edge.to)
        object.add("name", edge.name)
        object.add("type", edge.type)
        object.add("way", edge.way.rawValue)
        add(edge.location, to: &object)
        object.add("cycle", flag: edge.isInCycle)
        return object
    }

    private mutating func add(_ location: Location, to object: inout JSONObject) {
        let position = lines.position(of: location)
        object.add("file", location.file.path)
        object.add("line", position.line)
        object.add("column", position.column)
    }
}
