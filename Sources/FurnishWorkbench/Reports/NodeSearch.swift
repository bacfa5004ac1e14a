import FurnishCore

/// Finds the nodes that the user of `furnish explain` means.
struct NodeSearch {
    let picture: GraphPicture

    private var graph: DependencyGraph { picture.graph }

    static func plain(_ name: String) -> String { name.hasPrefix("any ") ? String(name.dropFirst(4)) : name }

    /// The nodes with exactly this type or alias, else with another spelling of it, else with a name that ends so, else those that
    /// a function or property of this name makes.
    func nodes(called name: String) -> [Int] {
        let plain = Self.plain(name)
        let all = picture.nodes.indices
        let exact = all.filter { picture.nodes[$0].type == plain || picture.nodes[$0].aliases.contains(plain) }
        if !exact.isEmpty { return exact }
        let same = nodes(spelledOtherwise: name)
        if !same.isEmpty { return same }
        let longer = all.filter { node in
            let type = picture.nodes[node].type
            return type.hasSuffix("." + plain) || type.hasPrefix(plain + "<")
        }
        return longer.isEmpty ? all.filter { isMade($0, by: plain) } : longer
    }

    /// Whether a function or property of this name makes a node, with or without its labels and its owner, or a marked typealias
    /// of this name stands for it.
    private func isMade(_ node: Int, by name: String) -> Bool {
        let making = picture.nodes[node].making
        if !picture.nodes[node].isMadeByMember {
            return picture.nodes[node].provider.map { graph.program.fullName(of: graph.providers[$0].site) } == name
        }
        let plain = making.prefix { $0 != "(" }
        return [making[...], plain].contains { $0 == name || $0.hasSuffix("." + name) }
    }

    /// Finds other spellings, such as `Optional<[Int]>` for `[Int]?`: looks the name up in each file until it means a type
    /// that something provides.
    private func nodes(spelledOtherwise name: String) -> [Int] {
        let text = SourceFile(path: "", text: name)
        for file in graph.program.modules[0].files {
            let type = TypeReader.read(text, at: Site(file: Int32(file), row: -1), graph.symbols)
            guard let offer = graph.resolution.find(graph.keys.key(type)) else { continue }
            let providers = graph.resolution.providers(at: offer)
            return picture.nodes.indices.filter { picture.nodes[$0].provider.map(providers.contains) == true }
        }
        return []
    }

    /// The type in the graph that was probably meant.
    func nearest(to name: String) -> String? {
        let all = picture.nodes.flatMap { [$0.type] + $0.aliases }
        let wanted = EditDistance.lowercased(name)
        let misspelled = all.compactMap { other in
            EditDistance.distance(wanted, EditDistance.lowercased(other), limit: (wanted.count + 2) / 4).map {
                (distance: $0, name: other)
            }
        }
        if let near = misspelled.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) { return near.name }
        // `Cart` was probably an abbreviation of `CartViewModel`: choose the shortest name that contains it.
        let longer = name.isEmpty ? [] : all.filter { $0.lowercased().contains(name.lowercased()) }
        return longer.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }
}
