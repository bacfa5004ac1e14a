import FurnishCore
import FurnishTables

/// The text of `furnish graph`: a tree for each entry point.
///
/// A provider's own needs are drawn once. Wherever else it is needed, an arrow (`↑`) refers back.
struct GraphTextReport {
    private let picture: GraphPicture
    private var text = ""
    /// Nil to leave lines out, which change with each edit.
    private let lines: LineTables?
    private var isDrawn: [Bool]
    private var isOnPath: [Bool]

    static func text(_ picture: GraphPicture, showsLines: Bool) -> String {
        var report = GraphTextReport(picture, showsLines ? LineTables() : nil)
        report.drawAll()
        return report.text
    }

    private init(_ picture: GraphPicture, _ lines: LineTables?) {
        self.picture = picture
        self.lines = lines
        isDrawn = [Bool](repeating: false, count: picture.nodes.count)
        isOnPath = isDrawn
    }

    private mutating func drawAll() {
        for area in picture.areas.indices {
            let starts = picture.nodes.indices.filter {
                let node = picture.nodes[$0]
                return node.area == area && node.isEntryPoint
            }
            drawRoots(starts, under: picture.areas[area].name)
        }
        let rest = picture.nodes.indices.filter { !isDrawn[$0] && picture.needers[$0].isEmpty }
        drawRoots(rest.filter { picture.nodes[$0].isFake }, under: "Fakes")
        drawRoots(rest.filter { picture.nodes[$0].kind == .factory }, under: "Opened by the program's own code")
        drawRoots(rest.filter { !picture.nodes[$0].isFake && !isDrawn[$0] }, under: "Needed by no entry point")
        // The remaining nodes need each other.
        for node in picture.nodes.indices where !isDrawn[node] { drawRoots([node], under: "In a cycle") }
    }

    private mutating func drawRoots(_ roots: [Int], under title: String) {
        guard !roots.isEmpty else { return }
        if !text.isEmpty { text += "\n" }
        text += title.printable + "\n"
        for root in roots {
            let placement = picture.nodes[root].area == .outermost ? "" : picture.nodes[root].placement
            let facts = facts(of: root, place: placement.isEmpty ? "" : "here because " + placement)
            text += "\n" + (picture.nodes[root].type + facts).printable + "\n"
            isDrawn[root] = true
            drawNeeds(of: root)
        }
    }

    /// One level of the tree. Recursion could overflow the stack, because a chain may be as long as the program.
    private struct Step {
        let node: Int
        let edges: [Int]
        var position = 0
        let margin: String
    }

    private mutating func drawNeeds(of root: Int) {
        var path = [Step(node: root, edges: picture.needs[root], margin: "")]
        isOnPath[root] = true
        while let step = path.last {
            guard step.position < step.edges.count else {
                isOnPath[step.node] = false
                path.removeLast()
                continue
            }
            path[path.count - 1].position += 1
            let isLast = step.position + 1 == step.edges.count
            let edge = picture.edges[step.edges[step.position]]
            let isAgain = isDrawn[edge.to]
            text += step.margin + (isLast ? "└─ " : "├─ ") + line(edge, isAgain: isAgain).printable + "\n"
            guard !isAgain else { continue }
            isDrawn[edge.to] = true
            isOnPath[edge.to] = true
            path.append(
                Step(node: edge.to, edges: picture.needs[edge.to], margin: step.margin + (isLast ? "   " : "│  ")))
        }
    }

    /// `clock: Clock is SystemClock (once) Clock.swift:4:8`
    private func line(_ edge: GraphPicture.Edge, isAgain: Bool) -> String {
        let node = picture.nodes[edge.to]
        let name = edge.name.isEmpty ? "" : edge.name + ": "
        if node.kind == .missing { return "\(name)\(edge.type) ✗ nothing provides it" }
        let needed = edge.way == .closure ? edge.type : edge.type == node.type ? "" : edge.type + " is "
        let made = edge.way == .closure ? " makes \(node.type)" : node.type
        if isAgain {
            let hasMore = !picture.needs[edge.to].isEmpty
            return "\(name)\(needed)\(made)"
                + (isOnPath[edge.to] && edge.isInCycle ? " ↺ a cycle" : hasMore ? " ↑" : "")
        }
        let isElsewhere = node.area != picture.nodes[edge.from].area
        return "\(name)\(needed)\(made)"
            + facts(of: edge.to, place: isElsewhere ? "in " + picture.areas[node.area].name : "")
    }

    /// - Parameter place: Its factory, or the reason why it lives there; empty to leave that out.
    private func facts(of index: Int, place: String) -> String {
        let node = picture.nodes[index]
        var facts: [String] = []
        if node.kind == .missing { facts.append("missing") }
        if node.lifetime != .each, !node.isFake { facts.append("\(node.lifetime)") }
        if node.isLive { facts.append("live") }
        if node.isFake { facts.append("fake") }
        if node.kind == .collection { facts.append("collection") }
        if node.isAsync { facts.append("async") }
        if node.isThrowing { facts.append("throws") }
        if !node.isolation.isEmpty { facts.append("@" + node.isolation) }
        if !node.givens.isEmpty { facts.append("given " + node.givens.map(\.name).joined(separator: ", ")) }
        if !node.defaults.isEmpty { facts.append("default " + node.defaults.map(\.name).joined(separator: ", ")) }
        if !node.condition.isEmpty { facts.append("#if " + node.condition) }
        if node.kind == .function, node.isMadeByMember { facts.append("from \(node.making)") }
        if !place.isEmpty { facts.append(place) }
        let line = lines?.line(of: node.location) ?? ""
        return (facts.isEmpty ? "" : " (" + facts.joined(separator: ", ") + ")") + "  \(node.location.file.name)\(line)"
    }
}

extension SourceFile {
    /// The last part of its path.
    var name: String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
    }
}
