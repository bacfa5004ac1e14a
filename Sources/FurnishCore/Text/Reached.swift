/// Everything that edges lead to from some nodes, each once, after these nodes themselves.
package func reached<Node: Hashable>(from start: [Node], _ next: (Node) -> [Node]) -> [Node] {
    var seen: Set<Node> = []
    var (found, position) = (start.filter { seen.insert($0).inserted }, 0)
    while position < found.count {
        for node in next(found[position]) where seen.insert(node).inserted { found.append(node) }
        position += 1
    }
    return found
}
