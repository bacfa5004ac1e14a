/// Finds providers of a `String`, a `URL` and the like: each parameter of that type would get the value, whatever it means.
struct UnnamedValues: GraphReader {
    let graph: DependencyGraph

    var warnings: [Diagnostic] {
        providers.indices.filter(isUnnamed).compactMap { provider in
            let site = providers[provider].site
            if program.module(of: site).origin == .dependency {
                return firstNeed(of: provider).map { warning(provider, at: $0) }
            }
            // Another module reports its values itself where it has a factory.
            return graph.isJudged(provider) ? warning(provider, at: program.nameLocation(site)) : nil
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
    func needsName(_ key: TypeID) -> Bool {
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

    private func warning(_ provider: ProviderID, at place: Location) -> Diagnostic {
        let site = providers[provider].site
        let (type, maker) = (graph.text.show(providers[provider].type), names.text(program.name(site)))
        let name = name(for: site)
        let declared = program.nameLocation(site)
        let isFixed = declared.file.isInCheckout
        // A public declaration can only name public types.
        let access = program.declaration(site).access
        let word = !isFixed && access > .internal ? "\(min(access, .public)) " : ""
        let words =
            isFixed
            ? "provide that in this module, and need it here" : "and provide and need '\(name)' in place of '\(type)'"
        return Diagnostic(
            .unnamedValue, at: place,
            "'\(maker)' provides '\(type)', which says nothing of what it means: each '\(type)' in the program gets it",
            notes: [.init(isFixed ? place : declared, "write '\(word)typealias \(name) = \(type)', \(words)")])
    }
}
