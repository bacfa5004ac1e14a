/// Everything that edges lead to from some nodes, each once, after these nodes themselves.
///
/// - Parameter most: No edges are followed once this many nodes are found.
package func nodesReachable<Node: Hashable>(from start: [Node], most: Int = .max, _ next: (Node) -> [Node]) -> [Node] {
    var seen: Set<Node> = []
    var (found, position) = (start.filter { seen.insert($0).inserted }, 0)
    while position < found.count, found.count < most {
        for node in next(found[position]) where seen.insert(node).inserted { found.append(node) }
        position += 1
    }
    return found
}
