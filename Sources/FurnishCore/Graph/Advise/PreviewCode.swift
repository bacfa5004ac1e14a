/// Code for previews and tests, on which no fix should make the app depend.
extension DependencyGraph {
    /// Whether a declaration compiles only with `DEBUG`, or is part of a `PreviewProvider`.
    func isForPreviews(_ site: Site) -> Bool {
        // Alternatives of one type are one candidate.
        let sites = symbols.symbol(at: site).map { symbols[$0].sites } ?? [site]
        if sites.allSatisfy(needsDebug) { return true }
        var type = symbols.symbol(at: site) ?? symbols.enclosingType(of: site)
        while let current = type {
            if isPreviewProvider(current) { return true }
            type = symbols[current].parent
        }
        return false
    }

    private func needsDebug(_ site: Site) -> Bool {
        let conditions = bindings.conditions
        let condition = conditions.condition(of: site)
        return condition != .always
            && conditions.combination(all: [condition], none: [conditions.isSet("DEBUG")]) == .impossible
    }

    private func isPreviewProvider(_ type: SymbolID) -> Bool {
        (symbols[type].sites + symbols[type].extensions).contains { site in
            symbols.inheritedSymbols(at: site).contains { program.names.text(symbols[$0].name) == "PreviewProvider" }
        }
    }
}
