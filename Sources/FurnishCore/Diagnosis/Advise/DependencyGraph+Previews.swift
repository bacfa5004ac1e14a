/// Code for previews and tests, on which no fix should make the app depend.
extension DependencyGraph {
    /// Whether a declaration compiles only with `DEBUG`, is marked `fake`, or is part of a `PreviewProvider` or of a key by which
    /// another tool finds values.
    package func isForPreviews(_ site: Site) -> Bool {
        if bindings.marked[site]?.provides?.has(.fake) == true { return true }
        // Alternatives of one type are one candidate.
        let sites = symbols.symbol(at: site).map { symbols[$0].sites } ?? [site]
        let conditions = bindings.conditions
        let needsDebug = sites.allSatisfy {
            conditions.isImpossible(all: [conditions.condition(of: $0)], none: [conditions.isSet("DEBUG")])
        }
        if needsDebug { return true }
        let type = symbols.symbol(at: site) ?? symbols.enclosingType(of: site)
        let parts = symbols.path(from: type).flatMap { symbols[$0].sites + symbols[$0].extensions }
        return symbols.inherit(parts, oneOf: ["PreviewProvider"]) || symbols.isOfKey(site) || program.isSample(site)
    }
}

extension Program {
    /// Whether a property or function is called `mock`, `previewModel` or `userStub`.
    fileprivate func isSample(_ site: Site) -> Bool {
        guard [.property, .function].contains(declaration(site).kind) else { return false }
        let name = names.text(name(site))
        return ["dummy", "example", "fake", "mock", "preview", "sample", "stub"].contains { word in
            let next = name.dropFirst(word.count).first
            return name.hasPrefix(word) && next?.isLowercase != true
                || name.hasSuffix(word.prefix(1).uppercased() + word.dropFirst())
        }
    }
}

extension SymbolTable {
    private static let keys: Set<String> = [
        "DependencyKey", "EnvironmentKey", "FocusedValueKey", "PreferenceKey", "TestDependencyKey",
    ]

    /// Whether a declaration is the value of a key, or is nested in a type that is only a key.
    fileprivate func isOfKey(_ site: Site) -> Bool {
        guard let owner = enclosingType(of: site) else { return false }
        let isValue = ["defaultValue", "liveValue", "previewValue", "testValue"].contains(
            program.names.text(program.name(site)))
        return inherit(isValue ? self[owner].sites + self[owner].extensions : self[owner].sites, oneOf: Self.keys)
    }

    fileprivate func inherit(_ parts: [Site], oneOf ancestors: Set<String>) -> Bool {
        parts.flatMap(inheritedSymbols).contains { ancestors.contains(name(of: $0)) }
    }
}
