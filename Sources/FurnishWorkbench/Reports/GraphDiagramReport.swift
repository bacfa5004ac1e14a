import FurnishCore
import FurnishTables

/// The graph for Mermaid and Graphviz. Lifetimes are shapes; cycles and missing providers are red.
enum GraphDiagramReport {
    // MARK: Mermaid

    static func mermaid(_ picture: GraphPicture) -> String {
        var text = "flowchart LR\n"
        for area in picture.areas.indices where picture.areas[area].parent == nil {
            text += mermaidArea(area, picture, indentation: "    ")
        }
        for edge in picture.edges {
            let arrow = edge.way == .closure ? "-.->" : edge.isInCycle ? "==>" : "-->"
            let label = edge.name.isEmpty ? "" : "|\"\(mermaidText(edge.name))\"|"
            text += "    n\(edge.from) \(arrow)\(label) n\(edge.to)\n"
        }
        text += "    classDef missing stroke:#d33,color:#d33,stroke-dasharray:4\n    classDef cycle stroke:#d33\n"
        text += mermaidClass("missing", picture.nodes.indices.filter { picture.nodes[$0].kind == .missing })
        text += mermaidClass("cycle", picture.nodes.indices.filter { picture.nodes[$0].isInCycle })
        return text
    }

    /// Writes a factory and, inside it, the factories that it makes.
    private static func mermaidArea(_ area: ScopeID, _ picture: GraphPicture, indentation: String) -> String {
        var text = "\(indentation)subgraph area\(area.row)[\"\(mermaidText(picture.areas[area].name))\"]\n"
        for (number, node) in picture.nodes.enumerated() where node.area == area {
            text += "\(indentation)    n\(number)\(mermaidShape(node))\n"
        }
        for child in picture.areas.indices where picture.areas[child].parent == area {
            text += mermaidArea(child, picture, indentation: indentation + "    ")
        }
        return text + indentation + "end\n"
    }

    private static func mermaidShape(_ node: GraphPicture.Node) -> String {
        let (open, close): (String, String)
        switch GraphShape(node) {
        case .entryPoint: (open, close) = ("[[", "]]")
        case .each, .missing: (open, close) = ("[", "]")
        case .once: (open, close) = ("{{", "}}")
        case .graph: (open, close) = ("([", "])")
        case .weak: (open, close) = ("[/", "/]")
        case .collection: (open, close) = ("[(", ")]")
        }
        return open + "\"" + mermaidText(node.type) + "\"" + close
    }

    private static func mermaidClass(_ name: String, _ nodes: [Int]) -> String {
        nodes.isEmpty ? "" : "    class \(nodes.map { "n\($0)" }.joined(separator: ",")) \(name)\n"
    }

    private static func mermaidText(_ text: String) -> String {
        var result = ""
        // A character may begin with a quotation mark and go on with an accent, so scalars are escaped.
        for scalar in text.printable.unicodeScalars {
            switch scalar {
            case "\"": result += "#quot;"
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            case "#": result += "#35;"
            // Backticks at both ends would make a label Markdown.
            case "`": result += "#96;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    // MARK: DOT

    static func dot(_ picture: GraphPicture) -> String {
        var text = "digraph \(JSON.quoted(picture.module)) {\n    rankdir=LR;\n"
        text +=
            "    node [fontname=\"Helvetica\", shape=box, style=rounded];\n    edge [fontname=\"Helvetica\", fontsize=10];\n"
        for area in picture.areas.indices where picture.areas[area].parent == nil {
            text += cluster(area, picture, indentation: "    ")
        }
        for edge in picture.edges {
            var attributes: [String] = []
            if !edge.name.isEmpty { attributes.append("label=\(JSON.quoted(edge.name))") }
            if edge.way == .closure { attributes.append("style=dashed") }
            if edge.isInCycle || picture.nodes[edge.to].kind == .missing { attributes.append("color=\"#dd3333\"") }
            text += "    n\(edge.from) -> n\(edge.to)"
            text += (attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]") + ";\n"
        }
        return text + "}\n"
    }

    /// Writes a factory and, inside it, the factories that it makes.
    private static func cluster(_ area: ScopeID, _ picture: GraphPicture, indentation: String) -> String {
        var text = "\(indentation)subgraph cluster_\(area.row) {\n"
        let inner = indentation + "    "
        text += "\(inner)label=\(JSON.quoted(picture.areas[area].name));\n"
        for (number, node) in picture.nodes.enumerated() where node.area == area {
            text += "\(inner)n\(number) [label=\(JSON.quoted(node.type))\(dotShape(node))];\n"
        }
        for child in picture.areas.indices where picture.areas[child].parent == area {
            text += cluster(child, picture, indentation: inner)
        }
        return text + indentation + "}\n"
    }

    private static func dotShape(_ node: GraphPicture.Node) -> String {
        let isRed = node.isInCycle || node.kind == .missing
        let color = isRed ? ", color=\"#dd3333\", fontcolor=\"#dd3333\"" : ""
        switch GraphShape(node) {
        case .each: return color
        case .entryPoint: return ", shape=cds, style=bold" + color
        case .once: return ", shape=hexagon, style=solid" + color
        case .graph: return ", shape=ellipse, style=solid" + color
        case .weak: return ", shape=octagon, style=dashed" + color
        case .collection: return ", shape=folder, style=solid" + color
        case .missing: return ", style=\"rounded,dashed\"" + color
        }
    }
}

/// The shapes of nodes in diagrams.
enum GraphShape {
    case entryPoint, each, once, weak, graph, collection, missing

    init(_ node: GraphPicture.Node) {
        if node.kind == .missing {
            self = .missing
        } else if node.isEntryPoint {
            self = .entryPoint
        } else if node.kind == .collection {
            self = .collection
        } else {
            switch node.lifetime {
            case .each: self = .each
            case .once: self = .once
            case .weak: self = .weak
            case .graph: self = .graph
            }
        }
    }
}
