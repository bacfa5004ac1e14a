/// Tells services from data, such as a `Movie`, which the graph cannot make: it can meet no parameter of the initializer.
extension AdviceTables {
    /// Whether a type is a value: data, an enum, or a struct that needs nothing.
    func isValue(_ symbol: SymbolID) -> Bool {
        switch symbols[symbol].kind {
        case .enum: true
        case .struct: needsNothing(symbol) || isData(symbol)
        case .class, .actor: isData(symbol)
        case .protocol, .typealias, .foreign: false
        }
    }

    /// Whether a caller passes the values of a type. Of a class that no store manages, only the user knows.
    func isPassed(_ symbol: SymbolID) -> Bool {
        isData(symbol) && (![.class, .actor].contains(symbols[symbol].kind) || isManaged(symbol))
    }

    /// Whether the graph can meet no parameter of a type's initializer, not even one that it would have to make first.
    func isData(_ symbol: SymbolID) -> Bool {
        if let isData = dataTypes[symbol] { return isData }
        if isManaged(symbol) { return true }
        if symbols[symbol].kind == .protocol {
            dataTypes[symbol] = describesData(symbol)
            return dataTypes[symbol] == true
        }
        // Nothing is known of a type that no visible initializer makes.
        if initializers(of: symbol).isEmpty { return false }
        var isService = false
        let types = nodesReachable(from: [symbol]) { current -> [SymbolID] in
            if isService || dataTypes[current] == true || isManaged(current) { return [] }
            let needed = initializers(of: current).joined().map(\.type) + settableTypes(current)
            isService = dataTypes[current] == false || needsNothing(current) || needed.contains(where: isProvided)
            return needed.compactMap(declaredType)
        }
        // Of the types on the way, all are data where the first is.
        if isService { dataTypes[symbol] = false } else { for other in types { dataTypes[other] = true } }
        return !isService
    }

    /// The types that the graph would have to make for a type, where one initializer makes it.
    package func neededKeys(_ symbol: SymbolID) -> [TypeID] { parameterTypes(symbol).map(plain) }

    /// The types of the parameters, where one initializer makes a type.
    func parameterTypes(_ symbol: SymbolID) -> [TypeID] {
        let initializers = initializers(of: symbol)
        return initializers.count == 1 ? initializers[0].map(\.type) : []
    }

    /// The types that the initializers take under a label, which is empty for `_`.
    func takenTypes(_ symbol: SymbolID, under label: String) -> [TypeID] {
        initializers(of: symbol).joined().filter { names.text($0.label) == label }.map(\.type)
    }

    /// Whether the graph would fill a parameter that a call without arguments leaves to its default.
    func isFilled(_ symbol: SymbolID) -> Bool {
        initializers(of: symbol).joined().contains { parameter in
            let key = keys.key(parameter.type)
            let wrapped = types[key].kind == .optional ? resolution.find(types.child(0, of: key)) : nil
            return resolution.find(key) != nil || wrapped != nil
        }
    }

    /// Whether a store makes the instances of a class, or a decoder makes those with an identity. Either is enough for a struct.
    func isManaged(_ symbol: SymbolID) -> Bool {
        guard [.class, .struct].contains(symbols[symbol].kind) else { return false }
        if symbols[symbol].sites.contains(where: { program.hasAttribute("@Model", $0) }) { return true }
        let ancestors = Ancestry(of: symbols.implicitType(symbol), symbols).found.filter { symbols[$0].isForeign }
        let names = ancestors.map(symbols.name)
        if names.contains(where: { KnownType.has(.isManagedByStore, $0) }) { return true }
        if symbols[symbol].kind == .struct {
            return names.contains { ["Codable", "Decodable", "Identifiable"].contains($0) }
                && !names.contains { KnownType.has(.isOnMainActor, $0) }
        }
        guard names.contains(where: { ["Codable", "Decodable", "Encodable"].contains($0) }) else { return false }
        let properties = symbols.inheritanceChain(of: symbol).flatMap { symbols.members(of: $0, .property) }
        return names.contains("Identifiable") || properties.contains { program.names.text(program.name($0)) == "id" }
    }

    /// Whether a marker alone would let the graph make a type. A struct's defaults are values, a class's are settings.
    private func needsNothing(_ symbol: SymbolID) -> Bool {
        switch symbols[symbol].kind {
        case .class, .actor: initializers(of: symbol).contains { $0.allSatisfy(\.hasDefault) }
        case .struct: initializers(of: symbol).contains { $0.isEmpty } && settableTypes(symbol).isEmpty
        case .enum, .protocol, .typealias, .foreign: false
        }
    }

    /// The types of a struct's properties that code can set later: `struct Product { var name = ""; init() {} }` is data.
    private func settableTypes(_ symbol: SymbolID) -> [TypeID] {
        guard symbols[symbol].kind == .struct else { return [] }
        let properties = symbols[symbol].sites.flatMap(program.storedProperties).filter {
            !program.isHidden($0) && !program.declaration($0).traits.contains(.isLet)
                && !program.hasModifier("private(set)", $0)
        }
        return MemberwiseParameter.all(of: properties, symbols).compactMap(parameter).map(\.type)
    }

    /// The types that conform to a protocol, without those for previews.
    func conforming(to symbol: SymbolID) -> [SymbolID] {
        (candidates[symbol] ?? []).filter { !graph.isForPreviews($0.site) }.map(\.symbol)
    }

    /// Whether a protocol only describes data: it has values, its functions return some, and all that conform are data.
    private func describesData(_ symbol: SymbolID) -> Bool {
        let (sites, conforming) = (symbols[symbol].sites, conforming(to: symbol))
        let functions = sites.flatMap { program.members(of: $0, .function) }.map(program.declaration)
        return !conforming.isEmpty && !sites.flatMap { program.members(of: $0, .property) }.isEmpty
            && functions.allSatisfy { !$0.type.isEmpty && $0.traits.isDisjoint(with: [.isAsync, .isThrowing]) }
            && conforming.allSatisfy { symbols[$0].kind == .enum || isPassed($0) }
    }

    /// Whether the graph meets a need for a type, or could because something conforms to it.
    private func isProvided(_ type: TypeID) -> Bool {
        let key = plain(type)
        if resolution.find(key) != nil { return true }
        switch types[key].kind {
        case .nominal: return candidates[types[key].symbol]?.isEmpty == false && isProtocol(types[key].symbol)
        case .composition: return types.children(of: key).contains { isProvided($0.type) }
        default: return false
        }
    }

    private func isProtocol(_ symbol: SymbolID) -> Bool {
        symbols[symbol].kind == .protocol && symbols[symbol].sites.contains { !graph.isForPreviews($0) }
    }

    /// The declared type that a need for this type would have to be met by.
    private func declaredType(for type: TypeID) -> SymbolID? {
        let key = plain(type)
        guard types[key].kind == .nominal, case let symbol = types[key].symbol else { return nil }
        return [.class, .struct, .actor].contains(symbols[symbol].kind) ? symbol : nil
    }

    /// A type without `?` and closures around it, which ask for the type as well.
    private func plain(_ type: TypeID) -> TypeID {
        let key = keys.key(type)
        if resolution.find(key) != nil { return key }
        if types[key].kind == .optional { return plain(types.child(0, of: key)) }
        return types.function(key).map { plain($0.result) } ?? key
    }

    private typealias NeededParameter = (label: Name, type: TypeID, hasDefault: Bool)

    /// The parameters of the initializer that would be used, or of each one that could be.
    private func initializers(of symbol: SymbolID) -> [[NeededParameter]] {
        guard let site = symbols[symbol].sites.first else { return [] }
        switch InitializerChoice(of: symbol, at: site, symbols, isMarked: isMarked) {
        case .declared(let initializer): return [parameters(of: initializer)]
        case .ambiguous(let initializers): return initializers.map(parameters)
        case .memberwise(let parameters): return [parameters.compactMap(parameter)]
        case .modelActor, .implicit: return [[]]
        case .impossible: return []
        }
    }

    private func parameters(of initializer: Site) -> [NeededParameter] {
        program.parameters(of: initializer).map { parameter in
            let label = names.name(program.source(initializer.file), parameter.label)
            return (label, symbols.readType(parameter.type, at: initializer), !parameter.defaultValue.isEmpty)
        }
    }

    private func parameter(_ memberwise: MemberwiseParameter) -> NeededParameter? {
        memberwise.need(from: .graph, isInvalid: false, symbols).map { ($0.label, $0.type, $0.defaultValue != .none) }
    }

    private func isMarked(_ site: Site) -> Bool { bindings.marked[site]?.needs != nil }
}

extension TypeTable {
    /// A named type itself, or all parts of a composition; empty for any other type.
    func namedParts(of key: TypeID) -> Set<SymbolID> {
        switch self[key].kind {
        case .nominal: return [self[key].symbol]
        case .composition:
            let parts = children(of: key).map { namedParts(of: $0.type) }
            return parts.contains([]) ? [] : parts.reduce(into: []) { $0.formUnion($1) }
        default: return []
        }
    }
}
