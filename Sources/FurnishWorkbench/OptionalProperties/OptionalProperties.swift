import FurnishCore

/// The classes with properties that are optional only because they are set after initialization.
struct OptionalProperties {
    private let scenes: SceneTable
    private var graph: DependencyGraph { scenes.graph }

    init(_ scenes: SceneTable) { self.scenes = scenes }

    /// The classes with such properties, each superclass before its subclasses.
    var classes: [CompleteClass] {
        let properties = graph.bindings.optionalProperties
        if properties.isEmpty { return [] }
        let shown = Set(
            scenes.storyboards.flatMap(\.customClasses).compactMap {
                scenes.classes.symbol($0) ?? scenes.classes.symbolWithoutModule($0)
            })
        let sites = Set(properties.map { graph.program.parent(of: $0.site) })
        let types = sites.compactMap { site in graph.symbols.symbol(at: site).map { (type: $0, site: site) } }.sorted {
            let depths = [$0.type, $1.type].map { graph.symbols.inheritanceChain(of: $0).count }
            return depths[0] == depths[1] ? $0.site < $1.site : depths[0] < depths[1]
        }
        return types.map { type, site in
            let own = properties.filter { graph.program.parent(of: $0.site) == site }
            return CompleteClass(own, of: type, at: site, scenes, shown: shown)
        }
    }
}
