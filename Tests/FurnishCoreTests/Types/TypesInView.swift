@testable import FurnishCore
@testable import FurnishWorkbench

/// A small program, and the types that a text means inside one of its declarations.
struct TypesInView {
    let symbols: SymbolTable
    private var types: TypeTable { symbols.types }
    private var names: NameTable { symbols.program.names }

    /// - Parameter others: Modules of the same package, which need not be imported.
    init(_ text: String = "", _ others: (name: String, text: String)...) {
        let all = [("App", ModuleOrigin.own, text)] + others.map { ($0.name, ModuleOrigin.sibling, $0.text) }
        let modules = all.map { name, origin, text in
            let file = SourceFile(path: "\(name).swift", text: text)
            return ScannedModule(name: name, origin: origin, files: [Scanner.scan(file, using: TokenBuffer())])
        }
        symbols = SymbolTable(Program(modules))
    }

    /// The type that `text` means inside the declarations with these names, or at file level.
    func read(_ text: String, inside path: String = "") -> TypeID {
        let file = symbols.program.file(0)
        let row = file.declarations.indices.first { row in
            let (enclosing, name) = (file.enclosingPath(of: row), file.writtenText(file.declarations[row].name))
            return (enclosing.isEmpty ? name : "\(enclosing).\(name)") == path
        }
        let site = Site(file: 0, row: row.map(Int32.init) ?? Site.fileLevel)
        precondition(path.isEmpty == (row == nil), "There is no '\(path)'.")
        return TypeReader.read(SourceFile(path: "Type.swift", text: text), at: site, symbols)
    }

    func describe(_ text: String, inside path: String = "") -> String { describe(read(text, inside: path)) }

    /// The structure of a type. A declared type is `App::Wallet.Row`, and a foreign one has a module only if its text
    /// says so.
    func describe(_ type: TypeID) -> String {
        let node = types[type]
        let parts = types.children(of: type).map(describe)
        let list = "(" + parts.joined(separator: ", ") + ")"
        switch node.kind {
        case .nominal: return path(node.symbol) + (parts.isEmpty ? "" : "<" + parts.joined(separator: ", ") + ">")
        case .parameter: return "parameter " + names.text(Name(row: node.payload))
        case .member, .specified: return names.text(Name(row: node.payload)) + list
        case .metatype: return (node.payload == 0 ? "Type" : "Protocol") + list
        case .function: return types.function(type).map(describe) ?? "invalid"
        case .unreadable: return "unreadable"
        default: return "\(node.kind)\(list)"
        }
    }

    private func describe(_ part: TypeChild) -> String {
        (part.label == .none ? "" : names.text(part.label) + ": ") + describe(part.type)
    }

    /// For example `function(id: Int): async -> User`.
    private func describe(_ function: FunctionType) -> String {
        let traits: [(FunctionTraits, String)] = [
            (.isIsolatedToAny, "isolated"), (.isC, "c"), (.isOther, "other"), (.isSendable, "Sendable"),
            (.isAutoclosure, "autoclosure"), (.isAsync, "async"), (.isNonsending, "nonsending"),
            (.isThrowing, "throws"),
        ]
        var words = traits.filter { function.traits.contains($0.0) }.map(\.1)
        if let thrown = function.thrownType { words.append("only \(describe(thrown))") }
        if let actor = function.globalActor { words.append("on \(describe(actor))") }
        let parameters = function.parameters.map(describe).joined(separator: ", ")
        words += ["->", describe(function.result)]
        return "function(" + parameters + "): " + words.joined(separator: " ")
    }

    private func path(_ symbol: SymbolID) -> String {
        let declared = symbols[symbol]
        let name = names.text(declared.name)
        if let parent = declared.parent { return path(parent) + "." + name }
        if declared.isForeign {
            return (declared.qualifier == .none ? "" : names.text(declared.qualifier) + "::") + name
        }
        return names.text(symbols.program.modules[Int(declared.module)].name) + "::" + name
    }
}
