/// Computes the key of each type. Two types with the same key are the same type, whatever their spelling. A key is a
/// type itself.
///
/// A typealias that something provides is a key of its own. So keys exist only once all provided typealiases are known.
package final class TypeKeys {
    private let symbols: SymbolTable
    private let providedAliases: Set<SymbolID>
    /// Keys that were already computed, by the type's row.
    private var known: [TypeID?] = []
    /// The depth of nested types. No real type reaches the greatest depth, but a typealias can lead to ever larger types.
    private var depth = 0
    /// Whether the type in work reached that depth. Then it is its own key, and its other parts, which may branch at each level, are
    /// not read. A part has the key that it has alone.
    private var isEndless = false

    private var types: TypeTable { symbols.types }

    init(_ symbols: SymbolTable, providedAliases: Set<SymbolID>) {
        (self.symbols, self.providedAliases) = (symbols, providedAliases)
    }

    /// For a closure, the key of its result, also through closures that return closures. Otherwise, the key itself.
    package func made(by key: TypeID) -> TypeID {
        var made = key
        while let function = types.function(made) { made = self.key(function.result) }
        return made
    }

    /// A key without generic arguments, and without the attributes and effects of functions.
    func erased(_ key: TypeID) -> TypeID {
        let node = types[key]
        if node.kind == .nominal { return types.nominal(node.symbol) }
        if let function = types.function(key) {
            let result = erased(self.key(function.result))
            return types.makeFunction(FunctionType(parameters: function.parameters, result: result, traits: []))
        }
        let parts = Array(types.children(of: key))
        return parts.isEmpty
            ? key
            : types.intern(node.kind, payload: node.payload, parts.map { TypeChild(erased($0.type), label: $0.label) })
    }

    /// Whether a type is a function type, also through typealiases.
    package func isFunction(_ type: TypeID) -> Bool {
        var key = self.key(type)
        // A provided typealias is a key of its own, and its target may be one too.
        for _ in 0..<64 where types[key].kind == .nominal {
            guard let target = symbols.aliasTarget(key) else { return false }
            key = self.key(target)
        }
        return types[key].kind == .function
    }

    package func key(_ type: TypeID) -> TypeID {
        let row = Int(type.row)
        if row < known.count, let key = known[row] { return key }
        if depth == 128 { isEndless = true }
        guard !isEndless else { return type }
        depth += 1
        var key = makeKey(type)
        depth -= 1
        if isEndless { key = type }
        if isEndless, depth > 0 { return key }
        isEndless = false
        while known.count <= row { known.append(nil) }
        known[row] = key
        return key
    }

    private func makeKey(_ type: TypeID) -> TypeID {
        let node = types[type]
        switch node.kind {
        case .any, .some: return key(types.child(0, of: type))
        case .specified where node.payload != Name(.inout).row: return key(types.child(0, of: type))
        case .unwrapped: return types.intern(.optional, keys(of: type))
        case .nominal: return nominalKey(type, node.symbol)
        case .member: return memberKey(type)
        case .composition: return compositionKey(type)
        case .function: return functionKey(type)
        case .tuple where node.isParenthesised: return key(types.child(0, of: type))
        case .metatype where isAny(types.child(0, of: type)):
            // `(any P).Type` is `P.Protocol`, and `any P.Type` is the type of a type that conforms.
            return types.intern(.metatype, payload: 1, keys(of: type))
        default: return types.intern(node.kind, payload: node.payload, keys(of: type))
        }
    }

    private func isAny(_ type: TypeID) -> Bool {
        let node = types[type]
        return node.kind == .any || node.isParenthesised && isAny(types.child(0, of: type))
    }

    private func keys(of type: TypeID) -> [TypeChild] {
        if types[type].children.isEmpty { return [] }
        return Array(types.children(of: type)).map { TypeChild(key($0.type), label: $0.label) }
    }

    private func nominalKey(_ type: TypeID, _ symbol: SymbolID) -> TypeID {
        let declared = symbols[symbol]
        if declared.kind == .typealias, !providedAliases.contains(symbol) { return target(of: type) ?? type }
        let arguments = keys(of: type)
        guard declared.isForeign, declared.parent == nil else {
            return declared.parent.flatMap { identity(declared.name, of: $0) } ?? types.nominal(symbol, arguments)
        }
        switch (declared.name, arguments.count) {
        case (Name(.optional), 1): return types.intern(.optional, arguments)
        case (Name(.array), 1): return types.intern(.array, arguments)
        case (Name(.dictionary), 2): return types.intern(.dictionary, arguments)
        case (Name(.void), 0): return types.intern(.tuple)
        default: return types.nominal(symbol, arguments)
        }
    }

    /// The key of the type that a typealias stands for. A type that is too large to write out keeps its name.
    private func target(of alias: TypeID) -> TypeID? {
        let target = symbols.aliasTarget(alias).map(key)
        return target.map { types[$0].size > TypeTable.largest ? alias : $0 }
    }

    /// The key of a member type: where `M` is `User`, `M.ID` has the key of `User.ID`.
    private func memberKey(_ type: TypeID) -> TypeID {
        let (name, parts) = (types[type].payload, keys(of: type))
        let member = types.intern(.member, payload: name, parts)
        if let symbol = symbols.symbol(of: member), !providedAliases.contains(symbol), let target = target(of: member) {
            return target
        }
        guard let symbol = symbols.known(Name(row: name), in: parts[0].type) else {
            return symbols.symbol(of: parts[0].type).flatMap { identity(Name(row: name), of: $0) } ?? member
        }
        return key(types.nominal(symbol, Array(parts.dropFirst())))
    }

    /// The key of `ID` in an `Identifiable` type that declares none: that of its property `id`.
    private func identity(_ name: Name, of owner: SymbolID) -> TypeID? {
        guard ProtocolNames(symbols: symbols).isIdentity(name, of: owner) else { return nil }
        let program = symbols.program
        let properties = symbols.members(of: owner, .property)
        guard let property = properties.first(where: { program.names.text(program.name($0)) == "id" }),
            case let type = program.declaration(property).type, !type.isEmpty
        else { return nil }
        return key(symbols.readType(type, at: property))
    }

    private func compositionKey(_ type: TypeID) -> TypeID {
        let parts = keys(of: type).flatMap { part in
            types[part.type].kind == .composition ? types.children(of: part.type).map(\.type) : [part.type]
        }
        var distinct = Set(parts).sorted(by: types.isNamedBefore)
        let inherited = Set(distinct.flatMap(symbols.inheritedSymbols(of:)))
        let meant = distinct.filter { part in symbols.symbol(of: part).map { !inherited.contains($0) } ?? true }
        if !meant.isEmpty { distinct = meant }
        return distinct.count == 1 ? distinct[0] : types.intern(.composition, distinct.map { TypeChild($0) })
    }

    private func functionKey(_ type: TypeID) -> TypeID {
        guard let function = types.function(type) else { return type }
        return types.makeFunction(
            FunctionType(
                parameters: function.parameters.map { TypeChild(key($0.type)) }, result: key(function.result),
                traits: function.traits, thrownType: function.thrownType.map(key),
                globalActor: function.globalActor.map(key)))
    }
}

extension SymbolTable {
    /// The type that `base.name` means, for a base without generic arguments.
    func known(_ name: Name, in base: TypeID) -> SymbolID? {
        let node = types[base]
        guard node.kind == .nominal, node.children.isEmpty else { return nil }
        let parent = aliasedSymbol(node.symbol)
        return nested(name, in: parent) ?? find(name, in: parent, module: -1)
    }

    /// The target of `type` if it is a typealias, with its generic arguments applied.
    func aliasTarget(_ type: TypeID) -> TypeID? {
        guard let alias = symbol(of: type), self[alias].kind == .typealias else { return nil }
        let target = target(of: alias)
        guard !types[type].children.isEmpty else { return target }
        // `typealias Subject = Store` passes the arguments of `Subject<User>` on.
        if types[type].kind == .nominal, !self[alias].isGeneric, types[target].kind == .nominal,
            types[target].children.isEmpty
        {
            return types.nominal(types[target].symbol, Array(types.children(of: type)))
        }
        var signature = GenericSignature()
        signature.settle(implicitType(alias), as: type, self)
        return types.substitute(target, signature.settled)
    }
}
