/// What a mistake that was reported already may have kept from being there.
extension DependencyGraph {
    /// A type that a broken marker may have provided is not called missing, nor what is made with or around it.
    func isDoubtful(_ key: TypeID) -> Bool {
        // What cannot be read may provide anything.
        if bindings.mayProvideAnything || bindings.isIncomplete { return true }
        if bindings.doubtfulValues.contains(where: { keys.key($0) == key }) { return true }
        let types = types
        let node = types[key]
        switch node.kind {
        case .nominal: return bindings.doubtfulTypes.contains(node.symbol)
        case .optional, .array: return isDoubtful(types.child(0, of: key))
        case .dictionary: return isDoubtful(types.child(1, of: key))
        case .composition: return types.children(of: key).contains { isDoubtful($0.type) }
        case .function: return types.function(key).map { isDoubtful($0.result) } ?? false
        default: return false
        }
    }

    /// Whether something is missing for making a provider, so that it is not known what that would be given.
    func isLacking(_ provider: Int) -> Bool {
        reaches([provider]) { row in providers[row].needs.contains { fulfilments[$0] == .missing } }
    }

    /// Whether a mistake that is reported elsewhere may keep a provider from being given a value of this type.
    func mayLack(_ type: TypeID, in provider: Int) -> Bool {
        let key = keys.key(type)
        return reaches([provider]) { row in
            duplicates.colliding.contains(row) || providers[row].needs.contains { mayLack(key, by: $0, of: row) }
        }
    }

    private func mayLack(_ key: TypeID, by need: Int, of provider: Int) -> Bool {
        let needed = keys.key(needs[need].type)
        switch fulfilments[need] {
        // What nothing provides may be given a value once it is provided.
        case .missing: return needed == key || isDeclared(needed)
        case .given: return needed == key && !isNewlyMade(provider)
        case .provider, .closure, .omitted: return false
        }
    }

    /// Whether a type, or one that it is made of, is declared in view.
    private func isDeclared(_ type: TypeID) -> Bool {
        let node = types[type]
        if node.kind == .nominal, !symbols[node.symbol].isForeign { return true }
        return types.children(of: type).contains { isDeclared($0.type) }
    }

    /// Whether how a need is met depends on what one of these providers is given, and that is not known for certain.
    func isDoubtful(need: Int, through providers: [Int]) -> Bool {
        needs[need].isDoubtful || reaches(providers, isDoubtful(provider:))
    }

    private func isDoubtful(provider: Int) -> Bool {
        if duplicates.colliding.contains(provider) { return true }
        let row = providers[provider]
        let node = types[row.type]
        if node.kind == .nominal, bindings.doubtfulTypes.contains(node.symbol) { return true }
        return row.needs.contains { need in
            if needs[need].isDoubtful { return true }
            return fulfilments[need] == .missing && isDoubtful(keys.key(needs[need].type))
        }
    }
}
