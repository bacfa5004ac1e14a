/// Spells types out, as the user did or as a message shows them.
///
/// Held by reference, like all that would be copied for each look at it where nothing is optimised.
final class TypeText {
    let symbols: SymbolTable
    /// Names that mean something else where the text will stand, so that a type of that name is qualified: those of the
    /// members around it, and those of its own place.
    private let members: Set<String>
    let hidden: Set<String>
    /// Leaves out what says nothing of which type it is: `any`, `some`, `@escaping`, ownership.
    private let isBrief: Bool
    private let types: TypeTable
    private let names: NameTable
    /// What was asked for where nothing is hidden, by the type's row.
    @exclusivity(unchecked) private var known: [String?] = []
    private lazy var brief = TypeText(symbols: symbols, members: members, hidden: hidden, isBrief: true)

    convenience init(symbols: SymbolTable, members: Set<String> = Set()) {
        self.init(symbols: symbols, members: members, hidden: Set(), isBrief: false)
    }

    private init(symbols: SymbolTable, members: Set<String>, hidden: Set<String>, isBrief: Bool) {
        self.symbols = symbols
        self.members = members
        self.hidden = hidden
        self.isBrief = isBrief
        types = symbols.types
        names = symbols.program.names
    }

    /// The same for a place where further names mean something else.
    func hiding(_ names: Set<String>) -> TypeText {
        names.isEmpty ? self : TypeText(symbols: symbols, members: members, hidden: names, isBrief: isBrief)
    }

    /// `type` as it stands in generated code. Protocols in view get their `any`, also where the user left it out.
    func spell(_ type: TypeID) -> String {
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
        let node = types[type]
        switch node.kind {
        case .nominal, .composition:
            return isExistential(type) ? "any " + bare(type) : bare(type)
        case .any:
            let inner = types.child(0, of: type)
            return isConcrete(inner) ? spell(inner) : "any " + bare(inner)
        default: return bare(type)
        }
    }

    /// `type` as a parameter's; a function that is kept must say so. A member runs where its factory does, and on no actor
    /// that it is handed.
    func parameter(_ type: TypeID, isEscaping: Bool) -> String {
        let text = spell(types.isIsolated(type, names) ? types.child(0, of: type) : type)
        return isEscaping && !text.hasPrefix("@escaping ") ? "@escaping " + text : text
    }

    /// `type` as the comments of generated code name it: as there, but for an `any` in front.
    func title(_ type: TypeID) -> String { bare(type) }

    /// `type` as messages name it: without `any`, `some` and `@escaping`, however deep, and without parentheses around it.
    func show(_ type: TypeID) -> String {
        var shown = type
        while types[shown].kind == .any || types[shown].isParenthesised {
            shown = types.child(0, of: shown)
        }
        return brief.bare(shown)
    }

    /// Whether a value of this type is written with `any`.
    func isExistential(_ type: TypeID) -> Bool {
        let node = types[type]
        switch node.kind {
        case .any: return true
        case .nominal:
            let symbol = symbols.aliasedSymbol(node.symbol)
            if symbols[symbol].isForeign { return StandardLibrary.constrainedProtocols.contains(bare(type)) }
            return symbols[symbol].kind == .protocol
        case .composition: return types.children(of: type).contains { isExistential($0.type) }
        default: return false
        }
    }

    /// Whether `any` means nothing on a type: it is `Any`, or in view and no protocol.
    private func isConcrete(_ type: TypeID) -> Bool {
        let node = types[type]
        guard node.kind == .nominal else { return false }
        let symbol = symbols[symbols.aliasedSymbol(node.symbol)]
        return symbol.isForeign ? bare(type) == "Any" : symbol.kind != .protocol && symbol.kind != .typealias
    }

    private func bare(_ type: TypeID) -> String {
        let node = types[type]
        switch node.kind {
        case .nominal: return path(node.symbol) + arguments(types.children(of: type))
        case .member:
            let parts = types.children(of: type)
            let name = names.escaped(Name(row: node.payload))
            return spell(parts.first!.type) + "." + name + arguments(parts.dropFirst())
        case .parameter: return names.text(Name(row: node.payload))
        case .optional: return operand(types.child(0, of: type)) + "?"
        case .unwrapped: return operand(types.child(0, of: type)) + "!"
        case .array: return "[" + spell(types.child(0, of: type)) + "]"
        case .dictionary: return "[" + spell(types.child(0, of: type)) + ": " + spell(types.child(1, of: type)) + "]"
        case .tuple: return "(" + list(types.children(of: type)) + ")"
        case .function: return function(type)
        case .composition: return types.children(of: type).map { bare($0.type) }.joined(separator: " & ")
        case .metatype:
            return metatypeOperand(types.child(0, of: type)) + (node.payload == 0 ? ".Type" : ".Protocol")
        case .any: return bare(types.child(0, of: type))
        case .some: return (isBrief ? "" : "some ") + bare(types.child(0, of: type))
        case .specified: return specifier(Name(row: node.payload)) + spell(types.child(0, of: type))
        case .inverse: return "~" + bare(types.child(0, of: type))
        case .unreadable: return "_"
        }
    }

    private func specifier(_ name: Name) -> String {
        let text = names.text(name)
        if isBrief, text != "inout" { return "" }
        return text == "escaping" ? "@escaping " : text + " "
    }

    /// What stands before a `?`, in parentheses where it must be.
    private func operand(_ type: TypeID) -> String {
        let text = spell(type)
        switch types[type].kind {
        case .any where isBrief, .some where isBrief: return operand(types.child(0, of: type))
        case .tuple where isBrief && types[type].isParenthesised: return operand(types.child(0, of: type))
        case .function, .some, .any, .specified, .composition: return "(" + text + ")"
        default: return isExistential(type) && !isBrief ? "(" + text + ")" : text
        }
    }

    /// The operand of `.Type` keeps the user's spelling: `any P.Type` and `(any P).Type` are two types.
    private func metatypeOperand(_ type: TypeID) -> String {
        switch types[type].kind {
        case .function, .some, .any, .composition: return "(" + spell(type) + ")"
        default: return bare(type)
        }
    }

    private func arguments(_ children: ArraySlice<TypeChild>) -> String {
        children.isEmpty ? "" : "<" + children.map { spell($0.type) }.joined(separator: ", ") + ">"
    }

    private func list(_ children: ArraySlice<TypeChild>) -> String {
        children.map { child in
            child.label == .none ? spell(child.type) : names.escaped(child.label) + ": " + spell(child.type)
        }.joined(separator: ", ")
    }

    private func function(_ type: TypeID) -> String {
        guard let function = types.function(type) else { return "_" }
        var text = ""
        if let actor = function.globalActor { text += "@" + spell(actor) + " " }
        if function.traits.contains(.isSendable) { text += "@Sendable " }
        if function.traits.contains(.isAutoclosure) { text += "@autoclosure " }
        text += "("
        text += function.parameters.map { parameter in
            parameter.label == .none
                ? spell(parameter.type) : "_ " + names.escaped(parameter.label) + ": " + spell(parameter.type)
        }.joined(separator: ", ")
        text += ")"
        if function.traits.contains(.isAsync) { text += " async" }
        if function.traits.contains(.isThrowing) { text += " throws" }
        if let thrown = function.thrownType { text += "(" + spell(thrown) + ")" }
        return text + " -> " + spell(function.result)
    }

    /// A type's full dotted name.
    func path(_ symbol: SymbolID) -> String {
        let declared = symbols[symbol]
        if let parent = declared.parent { return path(parent) + "." + names.escaped(declared.name) }
        if declared.isForeign { return foreignName(declared) }
        let name = names.text(declared.name)
        let isTaken = members.contains(name) || !hidden.isEmpty && hidden.contains(name)
        guard isTaken || symbols.isShadowed(symbol) else { return names.escaped(declared.name) }
        let module = symbols.program.modules[Int(declared.module)].name
        return names.escaped(module) + "." + names.escaped(declared.name)
    }

    /// A foreign type is qualified only where another type has its name.
    private func foreignName(_ declared: Symbol) -> String {
        let name = names.text(declared.name)
        // A number stands in a type as itself: `InlineArray<3, Int>`.
        if let first = name.utf8.first, SwiftKeyword.isDigit(first) { return name }
        let isQualified = declared.qualifier != .none && symbols.isAmbiguous(foreign: declared.name)
        return (isQualified ? names.escaped(declared.qualifier) + "." : "") + names.escaped(declared.name)
    }
}
