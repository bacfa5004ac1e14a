/// Hints about providers of other modules that are not visible or have a mistake.
extension MissingProviderHints {
    func hiddenProviders(of key: TypeID) -> [Diagnostic.Note] {
        guard graph.program.modules.count > 1 else { return [] }
        let name = unknownName(key)
        let fitting = hidden.filter { hidden in
            if hidden.types.contains(key) { return true }
            guard let name, let symbol = hidden.symbol else { return false }
            if hidden.factory == name { return true }
            guard symbols[symbol].parent == nil else { return false }
            return symbols[symbol].name == name
        }
        return messages.capped(
            fitting.compactMap { hidden in
                if let mistake = hidden.mistake { return messages.mistake(mistake, in: hidden.site) }
                return hidden.isVisible ? nil : messages.hidden(hidden)
            })
    }

    /// The name of a type that no source in view declares.
    func unknownName(_ key: TypeID) -> Name? {
        guard types[key].kind == .nominal else { return nil }
        let symbol = symbols[types[key].symbol]
        return symbol.isForeign && symbol.parent == nil ? symbol.name : nil
    }
}
