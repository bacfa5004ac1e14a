/// The names of types that protocols declare, and names of protocols.
struct ProtocolNames {
    let symbols: SymbolTable

    /// The type of that name which a type around a place inherits from a protocol: a typealias, or the `ID` of `Identifiable`.
    func member(_ name: Name, at site: Site) -> SymbolID? {
        guard name == Name(.identity) || symbols.namesOfProtocolAliases.contains(name) else { return nil }
        for current in symbols.path(from: symbols.symbol(at: site) ?? symbols.enclosingType(of: site)) {
            if isIdentity(name, of: current) { return symbols.foreign(name, in: current) }
            let inherited = symbols.inheritedSymbols(of: symbols.implicitType(current))
            let members = inherited.filter { symbols[$0].kind == .protocol }.compactMap {
                symbols.find(name, in: $0, module: symbols[$0].module)
            }
            if let alias = members.first(where: { symbols[$0].kind == .typealias }) { return alias }
        }
        return nil
    }

    /// Whether a name is the `ID` of a type that conforms to `Identifiable`.
    func isIdentity(_ name: Name, of type: SymbolID) -> Bool {
        name == Name(.identity) && !symbols[type].isGeneric
            && Ancestry(of: symbols.implicitType(type), symbols).contains(foreign: .identifiable)
    }

    /// The names in the angle brackets of a protocol, `protocol Repository<Model>`.
    func primaryAssociatedTypes(of symbol: SymbolID) -> [Name] {
        let (declared, names) = (symbols[symbol], symbols.program.names)
        guard declared.isForeign else { return declared.sites.first.map(symbols.genericParameters) ?? [] }
        let known = ["Clock": "Duration", "Collection": "Element", "Sequence": "Element"]
        return known[names.text(declared.name)].map { [names.name($0)] } ?? []
    }

    /// Whether a thrown type is that of all errors, so that `throws(any Error)` is `throws`.
    func isAnyError(_ type: TypeID) -> Bool {
        let isAny = symbols.types[type].kind == .any
        return symbols.unknownName(isAny ? symbols.types.child(0, of: type) : type) == Name(.error)
    }
}
