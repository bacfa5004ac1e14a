/// Finds providers of a `String`, a `URL` and the like: each parameter of that type would get the value, whatever it means.
package struct UnnamedValues: GraphReader {
    package let graph: DependencyGraph

    package init(graph: DependencyGraph) { self.graph = graph }

    var problems: [GraphProblem] {
        providers.indices.filter(isUnnamed).compactMap { provider in
            let site = providers[provider].site
            // Another module reports its values itself where it has a factory.
            let place =
                program.module(of: site).origin == .dependency
                ? firstNeed(of: provider) : graph.isJudged(provider) ? program.nameLocation(site) : nil
            return place.map { .unnamedValue(provider, at: $0) }
        }
    }

    private func isUnnamed(_ provider: ProviderID) -> Bool {
        let definition = providers[provider]
        guard graph.isReached[provider], definition.marker?.kind == .provides, definition.collection == nil,
            !definition.isInvalid, definition.isFunctionOrProperty
        else { return false }
        return needsName(keys.key(definition.type))
    }

    /// Whether a type is a value of the standard library or Foundation, or built of nothing else.
    package func needsName(_ key: TypeID) -> Bool {
        let node = types[key]
        let parts = types.children(of: key)
        switch node.kind {
        case .optional, .array, .dictionary, .tuple: return !parts.isEmpty && parts.allSatisfy { needsName($0.type) }
        case .nominal:
            let symbol = symbols[node.symbol]
            guard symbol.isForeign, symbol.parent == nil else { return false }
            let name = names.text(symbol.name)
            return KnownType.needsName(name) || name == "Set" && parts.allSatisfy { needsName($0.type) }
        default: return false
        }
    }

    /// The first of the module's own needs that a provider meets.
    private func firstNeed(of provider: ProviderID) -> Location? {
        let steps = graph.reachedNeeds.filter {
            resolution.isOwn($0.provider) && graph.provider(meeting: $0.need) == provider
        }
        return steps.map { graph.location(ofNeed: $0.need) }.min { $0.precedes($1) }
    }

    /// The name of a typealias for what a declaration provides.
    func name(for site: Site) -> String {
        let maker = names.text(program.name(site))
        let value = maker.hasPrefix("make") && maker.utf8.count > 4 ? String(maker.dropFirst(4)) : maker
        let owner = symbols.enclosingType(of: site).map { graph.text.path($0).filter { $0 != "." } } ?? ""
        let name = TypeName.capitalized(value)
        return [name, owner + name].first { !isTaken($0) } ?? owner + name + "Value"
    }

    private func isTaken(_ name: String) -> Bool {
        KnownType.needsName(name) || KnownType.module(of: name) != nil
            || symbols.find(names.name(name), in: nil, module: 0) != nil
    }
}
