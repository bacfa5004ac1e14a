import FurnishCore

/// Functions of the app, in extensions of the container, that register or look up what they are given.
struct ContainerHelpers {
    /// The scope of what each of those registers that only registers.
    private(set) var scopes: [String: String] = [:]
    /// Those that only look up, and whether they may give nil.
    private(set) var lookUps: [String: Bool] = [:]

    init(_ tool: ContainerTool, _ texts: [LexedText], _ symbols: SymbolTable, default scope: String) {
        let program = symbols.program
        for text in texts where tool != .factory {
            for call in ["register", "_register", "resolve"].flatMap(text.indices) where text.isCalled(call) {
                guard text.keyword(call - 1) != .func, let site = program.declaration(around: call, in: text),
                    program.declaration(site).kind == .function, let type = symbols.enclosingType(of: site),
                    ["Resolver", "Container"].contains(symbols.name(of: type)),
                    case let link = text.link(at: call), !link.arguments.isEmpty,
                    link.arguments.allSatisfy({ Self.isParameter($0.value, text, symbols) })
                else { continue }
                let declaration = program.declaration(site)
                let name = text.source.text(declaration.name)
                if text.text(call) == "resolve" {
                    lookUps[name] = text.source.text(declaration.type.range).hasSuffix("?")
                } else {
                    let option = text.chain(from: link.end).first { text.text($0.name) == tool.scopeOption }
                    scopes[name] = option?.arguments.first.map { text.text($0.value.upperBound - 1) } ?? scope
                }
            }
        }
        scopes["register"] = nil
        for name in ["resolve", "optional"] { lookUps[name] = nil }
    }

    /// `type`, or `Service.self` of a generic parameter.
    private static func isParameter(_ value: Range<Int>, _ text: LexedText, _ symbols: SymbolTable) -> Bool {
        let name = text.metatype(value) ?? value
        return name.count == 1 && text.tokens[name.lowerBound].isWord
            && !symbols.isDeclared(symbols.program.names.name(text.text(name.lowerBound)))
    }
}
