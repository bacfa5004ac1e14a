/// Hints about unmarked functions and properties that return the missing type.
extension MissingProviderHints {
    /// - Parameter declared: The hints about the missing type's own declaration.
    func makers(of key: TypeID, besides declared: [Diagnostic.Note]) -> [Diagnostic.Note] {
        // A container that makes everything by hand is what the factory replaces.
        let isMarkable = declared.contains { $0.fix?.changes.isEmpty == false }
        let outside = isCandidate
        defer { isCandidate = outside }
        if isMarkable { isCandidate = { [self] in outside($0) && !unmarkedMakers.isInContainer($0) } }
        return makers(of: key)
    }

    private func makers(of key: TypeID) -> [Diagnostic.Note] {
        let isCommon = isOfStandardLibrary(key)
        let found = (unmarkedMakers.sites[key] ?? []).filter { site in
            guard fillsGap(site) else { return false }
            // Many declarations return a `String`, so only a misspelled marker shows that one is meant.
            return !isCommon || graph.program.file(site.file).misspelled(.provides, on: site.row) != nil
        }
        return HintMessages.capped(found.map { messages.mark(maker: $0, of: key) })
    }

    /// Hints about makers that something else keeps from being called. They are proposed only if nothing else is.
    func distantMakers(of key: TypeID) -> [Diagnostic.Note] {
        if isOfStandardLibrary(key) || isForeign(key) && !isProtocolOrComposition(key) { return [] }
        return HintMessages.capped(
            unmarkedMakers.distant(key).filter(fillsGap).map { messages.mark(maker: $0, of: key) })
    }

    private func isProtocolOrComposition(_ key: TypeID) -> Bool {
        types[key].kind == .composition || types[key].kind == .nominal && symbols[types[key].symbol].kind == .protocol
    }

    /// Whether the standard library declares a type and all types that it is built from: `String`, `[Int]`, `() -> Void`.
    func isOfStandardLibrary(_ key: TypeID) -> Bool {
        let node = types[key]
        switch node.kind {
        case .nominal:
            let symbol = symbols[node.symbol]
            return symbol.isForeign && symbol.parent == nil
                && KnownType.has(.isInStandardLibrary, graph.program.names.text(symbol.name))
                && types.children(of: key).allSatisfy { isOfStandardLibrary($0.type) }
        case .optional, .array, .dictionary, .tuple:
            return types.children(of: key).allSatisfy { isOfStandardLibrary($0.type) }
        case .function: return true
        default: return false
        }
    }
}
