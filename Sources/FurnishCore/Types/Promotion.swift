/// Values that Swift converts where they are passed: a `T` to a `T?`, to `any P` or to a superclass of `T`.
struct Promotion {
    let keys: TypeKeys
    let symbols: SymbolTable

    /// Whether a parameter of type `taken` accepts a value of type `passed`, as far as the sources show.
    func fills(_ taken: TypeID, with passed: TypeID) -> Bool {
        let (wanted, value) = (keys.key(taken), keys.key(passed))
        if wanted == value { return true }
        if symbols.types[wanted].kind == .optional {
            let part = symbols.types.withoutOptional(value)
            return fills(symbols.types.child(0, of: wanted), with: part)
        }
        let ancestors = self.ancestors(in: wanted)
        guard !ancestors.isEmpty, symbols.types[value].kind == .nominal else { return false }
        return ancestors.isSubset(of: Ancestry(of: value, symbols, unconditionally: true).found)
    }

    /// The protocols and the class that a value of this type must inherit from; empty for a type without subtypes.
    private func ancestors(in key: TypeID) -> Set<SymbolID> {
        let node = symbols.types[key]
        switch node.kind {
        case .nominal where node.children.isEmpty:
            let kind = symbols[node.symbol].kind
            return kind == .protocol || kind == .class ? [node.symbol] : []
        case .composition:
            let parts = symbols.types.children(of: key).map { ancestors(in: $0.type) }
            return parts.contains([]) ? [] : parts.reduce(into: []) { $0.formUnion($1) }
        default: return []
        }
    }
}
