/// Values that Swift converts where they are passed: a `T` to a `T?`, to `any P` or to a superclass of `T`.
struct Promotion {
    let keys: TypeKeys
    let symbols: SymbolTable

    /// Whether a parameter of type `taken` accepts a value of type `passed`, as far as the sources show.
    func fills(_ taken: TypeID, with passed: TypeID) -> Bool {
        let (wanted, value) = (keys.key(taken), keys.key(passed))
        if wanted == value { return true }
        if symbols.types[wanted].kind == .optional {
            return fills(symbols.types.child(0, of: wanted), with: symbols.types.withoutOptional(value))
        }
        let isComposed = symbols.types[wanted].kind == .composition
        let parts = isComposed ? symbols.types.children(of: wanted).map(\.type) : [wanted]
        let ancestors = parts.compactMap(ancestor)
        guard ancestors.count == parts.count, symbols.types[value].kind == .nominal else { return false }
        return Ancestry(of: value, symbols, unconditionally: true).found.isSuperset(of: ancestors)
    }

    /// The protocol or class from which a value of this type must inherit; nil for a type without subtypes.
    private func ancestor(_ key: TypeID) -> SymbolID? {
        let node = symbols.types[key]
        guard node.kind == .nominal, node.children.isEmpty else { return nil }
        return [.protocol, .class].contains(symbols[node.symbol].kind) ? node.symbol : nil
    }
}
