/// Writes types, for generated code or for messages.
///
/// This is a class because in debug builds each access to a struct would copy it.
package final class TypeText {
    let symbols: SymbolTable
    /// Names with another meaning at the place of the text, so that a type of such a name must be qualified: those of
    /// the factory's members, and those of the place itself.
    private let members: Set<String>
    let hidden: Set<String>
    /// Leaves out the words that do not identify a type: `any`, `some`, `@escaping`, ownership.
    private let isBrief: Bool
    private let types: TypeTable
    private let names: NameTable
    /// Earlier results for places without hidden names, by the type's row.
    private var known: [String?] = []
    private lazy var brief = TypeText(symbols: symbols, members: members, hidden: hidden, isBrief: true)

    init(symbols: SymbolTable, members: Set<String> = Set(), hidden: Set<String> = Set(), isBrief: Bool = false) {
        (self.symbols, self.members, self.hidden, self.isBrief) = (symbols, members, hidden, isBrief)
        (types, names) = (symbols.types, symbols.program.names)
    }

    /// A copy for a place where further names have another meaning.
    func hiding(_ names: Set<String>) -> TypeText {
        names.isEmpty ? self : TypeText(symbols: symbols, members: members, hidden: names, isBrief: isBrief)
    }

    /// `type` as generated code spells it. A protocol in view gets `any`, even if the user left it out.
    package func spell(_ type: TypeID) -> String {
        if isBrief { return bare(type) }
        guard hidden.isEmpty else { return makeSpelling(type) }
        let row = Int(type.row)
        if row < known.count, let text = known[row] { return text }
        let text = makeSpelling(type)
        while known.count <= row { known.append(nil) }
        known[row] = text
        return text
    }

    private func makeSpelling(_ type: TypeID) -> String {
        if types[type].kind == .any, isConcrete(types.child(0, of: type)) { return spell(types.child(0, of: type)) }
        return isExistential(type) ? "any " + bare(type) : bare(type)
    }

    /// `type` as the type of a parameter. A function that the callee keeps is `@escaping`. `isolated` is left out,
    /// because a member runs where its factory does.
    func parameter(_ type: TypeID, isEscaping: Bool) -> String {
        let shown = types.isIsolated(type) ? types.child(0, of: type) : type
        let isWritten = types.isSpecified(shown, as: .escaping)
        return isEscaping && !isWritten ? Self.escaping(spell(shown)) : spell(shown)
    }

    /// The type of an escaping parameter. Swift reads `nonisolated(nonsending)` only before all attributes.
    static func escaping(_ function: String) -> String {
        guard function.hasPrefix(nonsending) else { return "@escaping " + function }
        return nonsending + "@escaping " + function.dropFirst(nonsending.count)
    }

    static let nonsending = "nonisolated(nonsending) "

    /// `type` as comments in generated code name it: without `any` at its start.
    func title(_ type: TypeID) -> String { bare(type) }

    /// `type` as messages name it: without `any`, `some`, `@escaping` and outer parentheses.
    package func show(_ type: TypeID) -> String {
        var shown = type
        while types[shown].kind == .any || types[shown].isParenthesised { shown = types.child(0, of: shown) }
        return brief.bare(shown)
    }

    /// Whether Swift requires `any` before this type.
    ///
    /// - Parameter orUnknown: Whether a type that no source in view declares counts, unless it is a known class.
    func isExistential(_ type: TypeID, orUnknown: Bool = false) -> Bool {
        let node = types[type]
        switch node.kind {
        case .any: return true
        case .nominal:
            let symbol = symbols.aliasedSymbol(node.symbol)
            if symbols[symbol].isForeign {
                let name = symbols.name(of: symbol)
                return KnownType.has(.needsAny, name) || orUnknown && !KnownType.isClass(name)
            }
            return symbols[symbol].kind == .protocol
        case .composition: return types.children(of: type).contains { isExistential($0.type, orUnknown: orUnknown) }
        default: return false
        }
    }

    /// Whether `any` has no meaning before a type: it is `Any`, or in view and not a protocol.
    private func isConcrete(_ type: TypeID) -> Bool {
        let node = types[type]
        guard node.kind == .nominal else { return false }
        let symbol = symbols[symbols.aliasedSymbol(node.symbol)]
        return symbol.isForeign ? bare(type) == "Any" : symbol.kind != .protocol && symbol.kind != .typealias
    }

    private func bare(_ type: TypeID) -> String {
        let node = types[type]
        switch node.kind {
        case .nominal where node.children.isEmpty: return path(node.symbol)
        case .nominal: return path(node.symbol) + (isTooLong(type) ? "<…>" : arguments(types.children(of: type)))
        case .member:
            let parts = types.children(of: type)
            let name = names.escaped(Name(row: node.payload))
            return spell(parts.first!.type) + "." + name + arguments(parts.dropFirst())
        case .parameter: return names.text(Name(row: node.payload))
        case .optional: return optional(types.child(0, of: type))
        case .unwrapped: return operand(types.child(0, of: type)) + "!"
        case .array: return "[" + spell(types.child(0, of: type)) + "]"
        case .dictionary: return "[" + spell(types.child(0, of: type)) + ": " + spell(types.child(1, of: type)) + "]"
        case .tuple: return "(" + (isTooLong(type) ? "…" : list(types.children(of: type))) + ")"
        case .function: return function(type)
        case .composition: return types.children(of: type).map { bare($0.type) }.joined(separator: " & ")
        case .metatype: return metatypeOperand(types.child(0, of: type)) + (node.payload == 0 ? ".Type" : ".Protocol")
        case .any: return bare(types.child(0, of: type))
        case .some: return (isBrief ? "" : "some ") + bare(types.child(0, of: type))
        case .specified: return specified(Name(row: node.payload), spell(types.child(0, of: type)))
        case .inverse: return "~" + bare(types.child(0, of: type))
        case .unreadable: return "_"
        }
    }

    /// Whether nobody would read all of a type in a message.
    private func isTooLong(_ type: TypeID) -> Bool { isBrief && types[type].size > 200 }

    private func specified(_ name: Name, _ type: String) -> String {
        let text = names.text(name)
        if isBrief, text != "inout" { return type }
        return text == "escaping" ? Self.escaping(type) : text + " " + type
    }

    /// The optional of `type`.
    func optional(_ type: TypeID) -> String { operand(type) + "?" }

    /// `type` before a `?`, in parentheses if it needs them.
    private func operand(_ type: TypeID) -> String {
        let text = spell(type)
        switch types[type].kind {
        case .any where isBrief, .some where isBrief: return operand(types.child(0, of: type))
        case .tuple where isBrief && types[type].isParenthesised: return operand(types.child(0, of: type))
        case .function, .some, .any, .specified, .composition: return "(" + text + ")"
        default: return isExistential(type) && !isBrief ? "(" + text + ")" : text
        }
    }

    /// The operand of `.Type` keeps the user's spelling, because `any P.Type` and `(any P).Type` are different types.
    private func metatypeOperand(_ type: TypeID) -> String {
        switch types[type].kind {
        case .function, .some, .any, .composition: return "(" + spell(type) + ")"
        default: return bare(type)
        }
    }

    private func arguments(_ children: ArraySlice<TypeChild>) -> String {
        if children.isEmpty { return "" }
        let text = list(children)
        // Swift would read `<-` as one operator.
        return (text.hasPrefix("-") ? "< " : "<") + text + ">"
    }

    private func list(_ children: ArraySlice<TypeChild>, labeled prefix: String = "") -> String {
        children.map { child in
            child.label == .none ? spell(child.type) : prefix + names.escaped(child.label) + ": " + spell(child.type)
        }.joined(separator: ", ")
    }

    private func function(_ type: TypeID) -> String {
        guard let function = types.function(type) else { return "_" }
        var text = function.traits.contains(.isNonsending) ? Self.nonsending : ""
        if let actor = function.globalActor { text += "@" + spell(actor) + " " }
        for (name, trait) in FunctionTraits.attributes where function.traits.contains(trait) {
            text += "@" + name + " "
        }
        text += "(" + list(function.parameters[...], labeled: "_ ") + ")"
        if function.traits.contains(.isAsync) { text += " async" }
        if function.traits.contains(.isThrowing) { text += " throws" }
        if let thrown = function.thrownType { text += "(" + spell(thrown) + ")" }
        return text + " -> " + spell(function.result)
    }

    /// A name in the place of a type, where words such as `some` would begin another type.
    private func typeName(_ name: Name) -> String {
        let text = names.escaped(name)
        let isLower = text.utf8.first.map { $0 >= UInt8(ascii: "a") } == true
        return isLower && SwiftKeyword.isTypePrefix(text) ? "`" + text + "`" : text
    }

    /// The typealias that makes a scope of this module from another module's type: `typealias Session = Core.Session`.
    func scopeTypealias(of type: SymbolID) -> String {
        let (path, names) = (path(type), symbols.program.names)
        let symbol = symbols[type]
        let module = symbol.module < 0 ? "" : names.text(symbols.program.modules[Int(symbol.module)].name)
        // The own module may have a type of that name.
        let isTaken = symbols.find(symbol.name, in: nil, module: 0).map { $0 != type } ?? false
        let name = (isTaken ? module : "") + names.text(symbol.name)
        return "typealias \(name) = " + (path.hasPrefix(module + ".") ? "" : module + ".") + path
    }

    /// The type that a scope starts from, as a module names it. A typealias in the own module usually has the name of its type.
    func show(scope type: TypeID, in module: Int32 = 0) -> String {
        guard let symbol = symbols.symbol(of: type), symbols[symbol].module > 0 else { return show(type) }
        let path = symbols.path(from: symbol).reversed().map { symbols[$0].name }
        let other = module == symbols[symbol].module ? nil : symbols.find(path[0], in: nil, module: 0)
        let isTaken = other.map { symbols.aliasedSymbol($0) != symbol } ?? false
        return isTaken ? show(type) : path.map(names.escaped).joined(separator: ".")
    }

    /// The full dotted name of a type.
    package func path(_ symbol: SymbolID) -> String {
        let declared = symbols[symbol]
        if let parent = declared.parent { return path(parent) + "." + typeName(declared.name) }
        if declared.isForeign { return foreignName(declared) }
        let name = names.text(declared.name)
        let isTaken = members.contains(name) || !hidden.isEmpty && hidden.contains(name)
        let isQualified = !isBrief && declared.qualifier != .none
        guard isTaken || isQualified || isShadowed(declared) else { return typeName(declared.name) }
        let module = symbols.program.modules[Int(declared.module)].name
        return NamedValue.qualifier(module, symbols) + typeName(declared.name)
    }

    /// Whether a type of another module must be qualified, because another module declares its name, or one out of view.
    private func isShadowed(_ declared: Symbol) -> Bool {
        if declared.module <= 0 { return false }
        let foreign = symbols.find(declared.name, in: nil, module: -1)
        return foreign.map { symbols[$0].qualifier != .none } == true
            || symbols.declared(declared.name).contains { symbols[$0].module != declared.module }
    }

    /// A type that generated code takes from the standard library, qualified only if its name means something else.
    func standard(_ name: String) -> String {
        guard members.contains(name) || symbols.hiddenStandardNames.contains(name),
            let module = KnownType.module(of: name), !symbols.hiddenStandardNames.contains(module)
        else { return name }
        return module + "." + name
    }

    /// The empty tuple, which a type called `Void` does not hide.
    var void: String { symbols.hiddenStandardNames.contains("Void") ? "()" : "Void" }

    /// The name of a foreign type, qualified only if another type has the same name.
    private func foreignName(_ declared: Symbol) -> String {
        let name = names.text(declared.name)
        // A number is an argument of its own: `InlineArray<3, Int>`.
        if let first = name.utf8.first, SwiftKeyword.isDigit(first) || first == UInt8(ascii: "-") { return name }
        // In backticks, these would be types that a program declares.
        if name == "Any" || name == "Self" { return name }
        let isTaken = symbols.ambiguousForeignNames.contains(declared.name) || symbols.isDeclared(declared.name)
        if !isTaken { return typeName(declared.name) }
        if declared.qualifier != .none { return names.escaped(declared.qualifier) + "." + typeName(declared.name) }
        // The file with the name may not import the other type's module, but the generated file may.
        let module = isBrief ? nil : KnownType.module(of: name)
        return (module.map { $0 + "." } ?? "") + typeName(declared.name)
    }
}
