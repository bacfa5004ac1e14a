/// Code for previews and tests, on which no fix should make the app depend.
extension DependencyGraph {
    /// Whether a declaration compiles only with `DEBUG`, is marked `fake`, or is part of a `PreviewProvider` or of a key by which
    /// another tool finds values.
    package func isForPreviews(_ site: Site) -> Bool {
        if bindings.marked[site]?.provides?.has(.fake) == true { return true }
        // Alternatives of one type are one candidate.
        let sites = symbols.symbol(at: site).map { symbols[$0].sites } ?? [site]
        if sites.allSatisfy(needsDebug) { return true }
        let type = symbols.symbol(at: site) ?? symbols.enclosingType(of: site)
        let parts = symbols.path(from: type).flatMap { symbols[$0].sites + symbols[$0].extensions }
        return inherits(parts, oneOf: ["PreviewProvider"]) || isOfKey(site) || isSample(site)
    }

    /// Whether a property or function is called `mock`, `previewModel` or `userStub`.
    private func isSample(_ site: Site) -> Bool {
        guard [.property, .function].contains(program.declaration(site).kind) else { return false }
        let name = program.names.text(program.name(site))
        return ["dummy", "example", "fake", "mock", "preview", "sample", "stub"].contains { word in
            let next = name.dropFirst(word.count).first
            return name.hasPrefix(word) && next?.isLowercase != true
                || name.hasSuffix(word.prefix(1).uppercased() + word.dropFirst())
        }
    }

    private static let valuesOfKeys: Set<String> = ["defaultValue", "liveValue", "previewValue", "testValue"]
    private static let keys: Set<String> = [
        "DependencyKey", "EnvironmentKey", "FocusedValueKey", "PreferenceKey", "TestDependencyKey",
    ]

    /// Whether a declaration is the value of a key, or is nested in a type that is only a key.
    private func isOfKey(_ site: Site) -> Bool {
        guard let owner = symbols.enclosingType(of: site) else { return false }
        let isValue = Self.valuesOfKeys.contains(program.names.text(program.name(site)))
        let parts = isValue ? symbols[owner].sites + symbols[owner].extensions : symbols[owner].sites
        return inherits(parts, oneOf: Self.keys)
    }

    private func needsDebug(_ site: Site) -> Bool {
        let conditions = bindings.conditions
        return conditions.isImpossible(all: [conditions.condition(of: site)], none: [conditions.isSet("DEBUG")])
    }

    private func inherits(_ parts: [Site], oneOf names: Set<String>) -> Bool {
        parts.flatMap(symbols.inheritedSymbols).contains { names.contains(symbols.name(of: $0)) }
    }
}
