/// Warns of properties that are optional only because they are set after initialization, and writes the initializer that
/// sets them.
struct OptionalProperties {
    private let scenes: SceneTable
    private var graph: DependencyGraph { scenes.graph }

    init(_ scenes: SceneTable) { self.scenes = scenes }

    var warnings: [Diagnostic] {
        let found = graph.bindings.optionalProperties
        if found.isEmpty { return [] }
        // A subclass inherits how its superclass is made.
        let shown = Set(
            scenes.storyboards.flatMap(\.customClasses).compactMap(scenes.classes.symbol).flatMap {
                graph.symbols.inheritanceChain(of: $0)
            })
        let parts = Set(scenes.storyboards.flatMap(\.elements).map(\.customClass).compactMap(scenes.classes.symbol))
        var earlier: Set<SymbolID> = []
        var warnings: [Diagnostic] = []
        for (type, site) in classes(of: found) {
            let properties = found.filter { graph.program.parent(of: $0.site) == site }
            let complete = CompleteClass(properties, of: type, at: site, scenes, isShown: shown.contains(type))
            let (edits, obstacles) = complete.change(after: earlier, isPart: parts.contains(type))
            earlier.insert(type)
            warnings += properties.map { warning($0, complete.signature, edits, obstacles) }
        }
        return warnings
    }

    /// The declarations around the properties, each superclass before its subclasses.
    private func classes(of properties: [OptionalNeed]) -> [(type: SymbolID, site: Site)] {
        let sites = Set(properties.map { graph.program.parent(of: $0.site) })
        return sites.compactMap { site in graph.symbols.symbol(at: site).map { (type: $0, site: site) } }.sorted {
            let depths = [$0.type, $1.type].map { graph.symbols.inheritanceChain(of: $0).count }
            return depths[0] == depths[1] ? $0.site < $1.site : depths[0] < depths[1]
        }
    }

    private func warning(
        _ property: OptionalNeed, _ signature: String, _ edits: [Fix.Edit], _ notes: [Diagnostic.Note]
    ) -> Diagnostic {
        let name = graph.program.names.text(graph.program.name(property.site))
        let location = graph.program.nameLocation(property.site)
        let fix = Fix("set it in '\(signature)'" + (property.isSet ? "" : ", marked '// @Needs'"), edits)
        let owner = graph.program.names.text(graph.program.name(graph.program.parent(of: property.site)))
        let text =
            property.isSet
            ? "'\(name)' does not have to be optional: "
            : "the factory does not set '\(name)', because it does not make '\(owner)': "
        return Diagnostic(.optionalProperty, at: location, text, fix, notes: notes)
    }
}
