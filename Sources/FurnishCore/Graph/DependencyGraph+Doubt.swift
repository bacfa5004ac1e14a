/// What a mistake that was reported already may have kept from being there.
extension DependencyGraph {
    /// A type that a broken marker may have provided is not called missing, nor what is made with or around it.
    func isDoubtful(_ key: TypeID) -> Bool {
        // What cannot be read may provide anything.
        if bindings.mayProvideAnything || bindings.isIncomplete { return true }
        if bindings.doubtfulValues.contains(where: { keys.key($0) == key }) { return true }
        let types = program.types
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

    /// Whether making a provider takes a value of this type that nothing provides, or that nobody can give it.
    func isLacking(_ type: TypeID, in provider: Int) -> Bool {
        reaches([provider]) { row in
            providers[row].needs.contains { need in
                guard keys.key(bindings.needs[need].type) == keys.key(type) else { return false }
                switch fulfilments[need] {
                case .missing: return true
                case .given: return !isNewlyMade(row)
                case .provider, .closure, .omitted: return false
                }
            }
        }
    }

    /// Whether how a need is met depends on what one of these providers is given, and that is not known for certain.
    func isDoubtful(need: Int, through providers: [Int]) -> Bool {
        bindings.needs[need].isDoubtful || reaches(providers, isDoubtful(provider:))
    }

    private func isDoubtful(provider: Int) -> Bool {
        let row = providers[provider]
        let node = program.types[row.type]
        if node.kind == .nominal, bindings.doubtfulTypes.contains(node.symbol) { return true }
        return row.needs.contains { need in
            if bindings.needs[need].isDoubtful { return true }
            return fulfilments[need] == .missing && isDoubtful(keys.key(bindings.needs[need].type))
        }
    }
}
