import FurnishCore
import FurnishTables

/// The graph as JSON, which the page of the command line documents. The numbers of nodes and factories are their indices in the lists.
struct GraphJSONReport {
    private let picture: GraphPicture
    private let lines = LineTables()
    /// The factories that the closure for a need keeps.
    private var kept: [NeedID: [String]] = [:]

    static func text(_ picture: GraphPicture) -> String { GraphJSONReport(picture).text }

    private init(_ picture: GraphPicture) {
        self.picture = picture
        let keepers = FactoryKeepers(picture.graph)
        for scope in picture.areas.indices {
            for keeper in keepers.keeping[scope] { kept[keeper.need, default: []].append(picture.areas[scope].name) }
        }
    }

    private var text: String {
        let factories = picture.areas.elements.map { area -> JSON in
            ["name": .text(area.name), "parent": area.parent.map { .number($0.row) } ?? .absent]
        }
        return "{\"module\": \(JSON.quoted(picture.module)),\n\"factories\": \(JSON.lines(factories)),\n"
            + "\"nodes\": \(JSON.lines(picture.nodes.indices.map(node))),\n"
            + "\"edges\": \(JSON.lines(picture.edges.map(edge)))}\n"
    }

    private func node(_ index: Int) -> JSON {
        let node = picture.nodes[index]
        let start: JSON = [
            "id": .number(index), "type": .text(node.type), "kind": .text(node.kind.rawValue),
            "entryPoint": .flag(node.isEntryPoint),
            "lifetime": node.kind == .missing ? .absent : .text("\(node.lifetime)"), "live": .flag(node.isLive),
            "fake": .flag(node.isFake), "factory": .number(node.area.row), "placement": .text(node.placement),
            "member": .text(node.member), "making": .text(node.making), "module": .text(node.module),
        ]
        return start + JSON(node.location, lines) + [
            "as": .texts(node.aliases), "given": parameters(node.givens), "defaults": parameters(node.defaults),
            "async": .flag(node.isAsync), "throws": .flag(node.isThrowing), "isolation": .text(node.isolation),
            "condition": .text(node.condition), "cycle": .flag(node.isInCycle), "unused": .flag(node.isUnused),
            "problems": .list(node.problems.map { DiagnosticReport.json($0, lines) }),
        ]
    }

    private func parameters(_ parameters: [(name: String, type: String)]) -> JSON {
        .list(parameters.map { ["name": .text($0.name), "type": .text($0.type)] })
    }

    private func edge(_ edge: GraphPicture.Edge) -> JSON {
        let start: JSON = [
            "from": .number(edge.from), "to": .number(edge.to), "name": .text(edge.name), "type": .text(edge.type),
            "way": .text(edge.way.rawValue), "keeps": .texts(kept[edge.need] ?? []),
        ]
        return start + JSON(edge.location, lines) + ["cycle": .flag(edge.isInCycle)]
    }
}
