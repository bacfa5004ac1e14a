import FurnishCore

/// Tells which types keep state, so that two instances may differ after they are made.
final class KeptState {
    private let graph: DependencyGraph
    private var known: [SymbolID: Bool] = [:]
    /// The classes and actors of a protocol.
    private lazy var conforming = findConforming()

    private var symbols: SymbolTable { graph.symbols }
    private var program: Program { graph.program }

    init(_ graph: DependencyGraph) { self.graph = graph }

    /// Whether a type is an actor, a class with state of its own or of a superclass, or a protocol of such types.
    func contains(_ type: SymbolID) -> Bool {
        if let known = known[type] { return known }
        // A class that only contains another of itself keeps no state.
        known[type] = false
        let result =
            switch symbols[type].kind {
            case .actor: true
            case .class: symbols.inheritanceChain(of: type).contains(where: hasState)
            case .protocol: (conforming[type] ?? []).contains(where: contains)
            case .foreign: KnownType.has(.keepsState, program.names.text(symbols[type].name))
            case .typealias: contains(symbols.aliasedSymbol(type))
            case .struct, .enum: false
            }
        known[type] = result
        return result
    }

    /// Whether a type shows something: a view or a controller.
    func isShown(_ type: SymbolID) -> Bool {
        Ancestry(of: symbols.implicitType(type), symbols).found.contains { ancestor in
            let name = program.names.text(symbols[ancestor].name)
            return symbols[ancestor].isForeign
                && (KnownType.has(.hasCoder, name) || KnownType.has(.isOnMainActor, name))
        }
    }

    private func hasState(_ type: SymbolID) -> Bool {
        if symbols[type].isForeign { return contains(type) }
        let parameters = symbols.members(of: type, .initializer).flatMap { initializer in
            let file = program.file(initializer.file)
            return program.declaration(initializer).parameters.indices.map { row in
                (
                    name: file.source.text(file.parameters[row].name),
                    type: graph.keys.key(symbols.readType(file.parameters[row].type, at: initializer))
                )
            }
        }
        return symbols[type].sites.flatMap { program.storedProperties(of: $0) }.contains { property in
            let declaration = program.declaration(property)
            guard declaration.traits.contains(.isLet) else { return true }
            if startsWithState(declaration.initialValue, in: property.file) { return true }
            guard let held = heldType(property), case let key = graph.keys.key(held),
                let symbol = symbols.symbol(of: key)
            else { return false }
            // A parameter's value is somebody else's state.
            let name = program.names.text(program.name(property))
            let isPassed =
                declaration.initialValue.isEmpty && parameters.contains { $0.name == name || $0.type == key }
            return !isPassed && contains(symbol)
        }
    }

    /// Whether a value names a type that keeps state, of which only the compiler knows what it makes: `DispatchQueue.marked()`.
    private func startsWithState(_ value: ByteRange, in file: Int32) -> Bool {
        let text = program.source(file).text(value)
        return text.firstIndex(of: ".").map { KnownType.has(.keepsState, String(text[..<$0])) } == true
    }

    private func heldType(_ property: Site) -> TypeID? {
        let declaration = program.declaration(property)
        if !declaration.type.isEmpty { return symbols.readType(declaration.type, at: property) }
        return InitialValue(symbols: symbols).type(of: property)
    }

    private func findConforming() -> [SymbolID: [SymbolID]] {
        SymbolID.all(in: symbols).reduce(into: [:]) { table, type in
            guard symbols[type].kind == .class || symbols[type].kind == .actor else { return }
            for ancestor in Ancestry(of: symbols.implicitType(type), symbols).found
            where symbols[ancestor].kind == .protocol { table[ancestor, default: []].append(type) }
        }
    }
}
