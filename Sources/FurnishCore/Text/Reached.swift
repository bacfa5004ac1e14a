/// Everything that edges lead to from some nodes, each once, after these nodes themselves.
///
/// - Parameter most: Where to stop: no edges are followed once so many nodes are found.
package func reached<Node: Hashable>(from start: [Node], most: Int = .max, _ next: (Node) -> [Node]) -> [Node] {
    var seen: Set<Node> = []
    var (found, position) = (start.filter { seen.insert($0).inserted }, 0)
    while position < found.count, found.count < most {
        for node in next(found[position]) where seen.insert(node).inserted { found.append(node) }
        position += 1
    }
    return found
}
