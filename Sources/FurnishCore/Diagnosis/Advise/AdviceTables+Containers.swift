/// Hand-written containers, which the factory replaces. They are no candidates: the factory would only make them, and they
/// would make everything else.
extension AdviceTables {
    /// Whether a type makes three or more objects, and does little else.
    func isContainer(_ type: SymbolID) -> Bool {
        // A protocol's extension may have the functions.
        let ancestry = Ancestry(of: symbols.implicitType(type), symbols).found.filter { symbols[$0].kind == .protocol }
        let computed = ([type] + ancestry).flatMap(members).filter { member in
            let declaration = program.declaration(member)
            return declaration.kind == .function || declaration.traits.contains(.isComputed)
        }
        // The type hands on what its initializer takes, and does not make it.
        let taken = Set(neededKeys(type).compactMap { symbols.symbol(of: $0) })
        let objects = computed.compactMap(object).filter { !taken.contains($0) }
        return Set(objects).count >= 3 && 2 * objects.count > computed.count
    }

    /// The type of the object that a function or property returns; nil if it returns data.
    private func object(madeBy maker: Site) -> SymbolID? {
        guard let type = writtenType(of: maker), case let node = types[keys.key(type)], node.kind == .nominal
        else { return nil }
        switch symbols[node.symbol].kind {
        case .class, .actor, .struct: return isValue(node.symbol) ? nil : node.symbol
        case .protocol: return node.symbol
        case .foreign: return KnownType.has(.hasCoder, symbols.name(of: node.symbol)) ? node.symbol : nil
        case .enum, .typealias: return nil
        }
    }

    /// Whether a requirement makes an object, as its name says.
    func makesObject(_ requirement: Site) -> Bool {
        let name = names.text(program.name(requirement))
        return program.declaration(requirement).kind == .function
            && ["make", "create", "build", "resolve", "instantiate"].contains(where: name.hasPrefix)
            && object(madeBy: requirement) != nil
    }
}
