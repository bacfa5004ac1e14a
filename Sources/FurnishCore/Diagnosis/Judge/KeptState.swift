/// Tells which types keep state, so that two instances may differ after they are made.
package final class KeptState: GraphReader {
    package let graph: DependencyGraph
    /// By key. A class that only contains another of itself keeps no state.
    private var known: [TypeID: Bool] = [:]
    private var shown: [TypeID: Bool] = [:]

    package init(_ graph: DependencyGraph) { self.graph = graph }

    /// Whether a value of a type keeps state, or an optional, an array or a dictionary of such values.
    package func isKept(by type: TypeID) -> Bool {
        let key = keys.key(type)
        if let known = known[key] { return known }
        known[key] = false
        let result =
            switch types[key].kind {
            case .nominal: isKept(by: types[key].symbol)
            // `AsyncStream<Int>.Continuation`
            case .member: KnownType.has(.keepsState, program.names.text(Name(row: types[key].payload)))
            case .any, .optional, .array, .dictionary, .tuple: types.children(of: key).contains { isKept(by: $0.type) }
            default: false
            }
        known[key] = result
        return result
    }

    /// Whether a type is an actor, or a class with state of its own or of a superclass.
    private func isKept(by type: SymbolID) -> Bool {
        switch symbols[type].kind {
        case .actor: true
        case .class: symbols.inheritanceChain(of: type).contains(where: hasState)
        case .foreign: KnownType.has(.keepsState, symbols.name(of: type))
        case .typealias: isKept(by: symbols.target(of: type))
        case .struct, .enum, .protocol: false
        }
    }

    /// Whether each evaluation of a body makes a type anew: a SwiftUI view.
    func isView(_ type: TypeID) -> Bool { symbols.kind(of: type) != .class && isShown(type) }

    /// Whether a type shows something: a view or a controller.
    func isShown(_ type: TypeID) -> Bool {
        if let shown = shown[type] { return shown }
        let isShown = Ancestry(of: type, symbols).found.contains { ancestor in
            let name = symbols.name(of: ancestor)
            // Apple's modules are out of view. On other systems, a module in view may take their place.
            return symbols[ancestor].module != 0
                && (KnownType.has(.hasCoder, name) || KnownType.has(.isOnMainActor, name))
        }
        shown[type] = isShown
        return isShown
    }

    private func hasState(_ type: SymbolID) -> Bool {
        if symbols[type].isForeign { return isKept(by: type) }
        return symbols[type].sites.flatMap { program.storedProperties(of: $0) }.contains { property in
            program.declaration(property).traits.contains(.isLet)
                ? fillsWithState(property, of: type) : !isInjected(property)
        }
    }

    private func isInjected(_ property: Site) -> Bool {
        let file = program.file(property.file)
        return bindings.marked[property]?.needs != nil
            || program.declaration(property).attributes.indices.contains {
                PropertyWrapper.isOfOtherTool(file.source.text(file.ranges[$0]))
            }
    }

    /// Whether a type itself makes what a `let` keeps. The value of a parameter or of another declaration is somebody else's state.
    private func fillsWithState(_ property: Site, of type: SymbolID) -> Bool {
        let (declaration, source) = (program.declaration(property), program.source(property.file))
        let (value, written) = (declaration.initialValue, program.declaration(property).type)
        guard !value.isEmpty else {
            let held = symbols.readType(written, at: property)
            return isKept(by: held) && !isPassed(property, held, to: type)
        }
        guard source.isMade(value) else { return false }
        if !written.isEmpty { return isKept(by: symbols.readType(written, at: property)) }
        if let made = InitialValue(symbols: symbols).type(of: property) { return isKept(by: made) }
        // The tree has the names in such a value. Only the compiler knows the whole type of `[Box()]`, `DispatchQueue.marked()` and `AsyncStream.makeStream()`.
        let trees = program.file(property.file).trees
        guard let name = trees.names(in: value).min(by: { $0.start < $1.start }),
            source.text(ByteRange(value.start, name.start)).allSatisfy({ $0 == "[" || $0.isWhitespace })
        else { return false }
        let isMember = source.bytes[Int(name.end)] == UInt8(ascii: ".")
        if let made = symbols.lookUp(program.names.name(source, name), at: program.parent(of: property)) {
            return !isMember && isKept(by: types.nominal(made))
        }
        return KnownType.has(.keepsState, source.text(name)) || source.text(value).hasSuffix(".makeStream()")
    }

    private func isPassed(_ property: Site, _ held: TypeID, to type: SymbolID) -> Bool {
        let (name, key) = (program.name(property), keys.key(held))
        return symbols.members(of: type, .initializer).contains { initializer in
            TypeReader.parameters(of: initializer, symbols).contains { $0.label == name || keys.key($0.type) == key }
        }
    }
}
