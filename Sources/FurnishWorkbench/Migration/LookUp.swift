import FurnishCore

/// A place where code asks a container for something.
struct LookUp {
    /// All of the expression, with `!` or `as!` behind it.
    let tokens: Range<Int>
    /// The token of `resolve`, or of a key's name.
    let name: Int
    /// What it asks for, where that is written or told by what takes it.
    var type: TypeID?
    /// That type as the source spells it; nil where it is told by another file.
    var spelling: String?
    var key: FactoryKey?
    var isNamed = false
    var hasArguments = false
    /// Whether it may give nil.
    var isOptional = false
}

/// Reads the look-ups in a part of a file.
struct LookUpReader {
    let sources: ContainerSources
    let text: LexedText

    private var tool: ContainerTool { sources.tool }
    private var symbols: SymbolTable { sources.symbols }

    /// In the order of the file.
    ///
    /// - Parameters:
    ///   - resolver: The names that mean the container there, besides the usual ones.
    ///   - site: The declaration around the tokens.
    func lookUps(in body: Range<Int>, resolver: [String] = [], at site: Site) -> [LookUp] {
        var found: [LookUp] = []
        for index in candidates(body) where index >= found.last?.tokens.upperBound ?? 0 {
            if let lookUp = lookUp(at: index, in: body, resolver, site) { found.append(lookUp) }
        }
        return found
    }

    /// The words that may be the name of a look-up. In Factory, it is that of a key.
    private func candidates(_ body: Range<Int>) -> [Int] {
        if tool == .factory { return body.filter { text.tokens[$0].isWord } }
        let names = ["resolve", "optional"] + sources.helpers.lookUps.keys
        return names.flatMap(text.indices).filter(body.contains).sorted()
    }

    private func lookUp(at name: Int, in body: Range<Int>, _ resolver: [String], _ site: Site) -> LookUp? {
        if tool == .factory { return factoryCall(at: name, site) }
        let word = text.text(name)
        guard word != "optional" || tool == .resolver, text.kind(name + 1) == .openParenthesis,
            !text.tokens[name + 1].startsLine
        else { return nil }
        var start = name
        if text.kind(name - 1) == .period {
            start = text.start(ofOperandBefore: name - 1)
            guard isContainer(text.text(start..<name - 1), resolver, site) else { return nil }
        } else if tool == .swinject || !isInContainer(site) {
            return nil
        }
        let link = text.link(at: name)
        var (end, type, spelling) = (link.end, TypeID?.none, String?.none)
        var isOptional = sources.helpers.lookUps[word] ?? (tool == .swinject || word == "optional")
        while text.kind(end) == .postfixExclamation { (end, isOptional) = (end + 1, false) }
        if let written = link.arguments.first(where: { $0.label == "_" }).flatMap({ text.metatype($0.value) }) {
            (type, spelling) = (text.type(written, at: site, symbols), text.text(unparenthesised(written)))
        } else if text.keyword(end) == .as, text.tokens[end + 1].isWord {
            let cast = end + 1..<text.endOfType(from: end + 1)
            (type, spelling, end) = (text.type(cast, at: site, symbols), text.text(cast), cast.upperBound)
        } else if let told = typeFilled(by: start..<end, in: body, at: site) {
            (type, spelling) = told
        }
        return LookUp(
            tokens: start..<end, name: name, type: type, spelling: spelling,
            isNamed: link.arguments.contains { $0.label == "name" },
            hasArguments: link.arguments.contains { $0.label.hasPrefix("arg") }, isOptional: isOptional)
    }

    /// `self.api()`, `Container.shared.api()`, `api.resolve()` in an extension of the container.
    private func factoryCall(at name: Int, _ site: Site) -> LookUp? {
        var (start, container) = (name, symbols.container(around: site))
        if text.kind(name - 1) == .period {
            start = text.start(ofOperandBefore: name - 1)
            let receiver = text.text(start..<name - 1)
            if receiver.hasSuffix(".shared") {
                container = String(receiver.dropLast(7))
            } else if receiver != "self" {
                return nil
            }
        }
        guard let container, case let key = FactoryKey(container: container, property: text.text(name)) else {
            return nil
        }
        if let other = sources.aliases[key], let type = sources.factories[other], text.kind(name + 1) != .colon {
            return LookUp(tokens: start..<name + 1, name: name, type: type, key: other)
        }
        let isResolved = text.kind(name + 1) == .period && text.text(name + 2) == "resolve"
        let call = isResolved ? name + 2 : name
        guard text.kind(call + 1) == .openParenthesis, !text.tokens[call + 1].startsLine,
            let type = sources.factories[key]
        else { return nil }
        let link = text.link(at: call)
        return LookUp(
            tokens: start..<link.end, name: name, type: type, key: key, hasArguments: !link.arguments.isEmpty)
    }

    private func isInContainer(_ site: Site) -> Bool { symbols.typeName(around: site) == tool.title }

    private func isContainer(_ receiver: String, _ resolver: [String], _ site: Site) -> Bool {
        if resolver.contains(receiver) { return true }
        if tool == .resolver {
            return ["Resolver", "Resolver.main", "Resolver.root"].contains(receiver)
                || ["self", "Self"].contains(receiver) && isInContainer(site)
        }
        return Self.isNameOfContainer(receiver.split(separator: ".").last.map(String.init) ?? "")
    }

    static func isNameOfContainer(_ name: String) -> Bool {
        ["container", "resolver", "assembler", "injector"].contains(where: name.lowercased().hasSuffix)
    }

    // MARK: What a look-up fills

    /// The type of the constant or the parameter that a value fills.
    func typeFilled(by value: Range<Int>, in body: Range<Int>, at site: Site) -> (TypeID, String?)? {
        let before = value.lowerBound - 1
        if text.kind(before) == .equal {
            // `let api: API =`, and the default of a parameter.
            var colon = before - 1
            while colon > body.lowerBound, text.kind(colon) != .colon {
                if [.let, .var].contains(text.keyword(colon)) || text.kind(colon) == .comma { return nil }
                if text.tokens[colon].isOpening { return nil }
                colon = (text.openings[colon] ?? colon) - 1
            }
            guard text.kind(colon) == .colon else { return nil }
            let written = colon + 1..<before
            return (text.type(written, at: site, symbols), text.text(written))
        }
        guard let open = text.opening(around: value.lowerBound), open >= body.lowerBound,
            text.kind(open) == .openParenthesis,
            let call = InitializerCall(calledAt: open, in: text, symbols, at: site),
            let position = call.arguments.firstIndex(where: { $0.value == value })
        else { return nil }
        let parameter = call.parameter(ofArgument: position)
        return (parameter.type, parameter.spelling)
    }

    private func unparenthesised(_ type: Range<Int>) -> Range<Int> {
        text.kind(type.lowerBound) == .openParenthesis && text.close(of: type.lowerBound) == type.upperBound - 1
            ? type.lowerBound + 1..<type.upperBound - 1 : type
    }
}

/// A call of an initializer that is in view, and the parameters that its arguments fill.
struct InitializerCall {
    struct Parameter {
        let label: String
        let name: String
        let type: TypeID
        /// The type as it is written.
        let spelling: String?
        let hasDefault: Bool
        let defaultValue: ParsedText
    }

    let type: SymbolID
    /// The declared initializer; nil for the memberwise one and for one that Swift adds.
    let initializer: Site?
    let arguments: [LexedText.Argument]
    let parameters: [Parameter]
    /// For each argument, the row of its parameter.
    private let filled: [Int]

    /// - Returns: nil if no initializer in view, or more than one, takes these arguments.
    init?(calledAt open: Int, in text: LexedText, _ symbols: SymbolTable, at site: Site) {
        var end = open
        if text.keyword(open - 1) == .`init`, text.kind(open - 2) == .period { end = open - 2 }
        let start = text.start(ofOperandBefore: end)
        guard start < end, text.tokens[start].isWord,
            let symbol = symbols.symbol(of: text.type(start..<end, at: site, symbols))
        else { return nil }
        type = symbols.aliasedSymbol(symbol)
        let program = symbols.program
        guard !symbols[type].isForeign, symbols[type].kind != .protocol else { return nil }
        var candidates: [(site: Site?, parameters: [Parameter])] = []
        for owner in symbols.inheritanceChain(of: type) {
            candidates += symbols.members(of: owner, .initializer).map { ($0, Self.parameters(of: $0, symbols)) }
            // A class that declares initializers inherits none, apart from convenience.
            if !candidates.isEmpty { break }
        }
        if candidates.isEmpty, let site = symbols[type].sites.first {
            candidates = [(nil, symbols.memberwiseParameters(of: type, at: site).map(Self.parameter(symbols)))]
        }
        let arguments = text.arguments(of: open)
        let fitting = candidates.compactMap { candidate in
            Self.rows(of: arguments.map(\.label), among: candidate.parameters).map { (candidate, rows: $0) }
        }
        guard fitting.count == 1, case (let found, let rows) = fitting[0] else { return nil }
        if let site = found.site, program.declaration(site).traits.contains(.isFailable) { return nil }
        (initializer, self.arguments, parameters, filled) = (found.site, arguments, found.parameters, rows)
    }

    func parameter(ofArgument position: Int) -> Parameter { parameters[filled[position]] }

    /// The parameters that the call leaves to their defaults.
    var omitted: [Parameter] { parameters.indices.filter { !filled.contains($0) }.map { parameters[$0] } }

    /// - Returns: nil if the labels do not fit.
    private static func rows(of labels: [String], among parameters: [Parameter]) -> [Int]? {
        var (rows, next) = ([Int](), 0)
        for label in labels {
            while next < parameters.count, parameters[next].label != label {
                guard parameters[next].hasDefault else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            rows.append(next)
            next += 1
        }
        return parameters[next...].allSatisfy(\.hasDefault) ? rows : nil
    }

    private static func parameters(of site: Site, _ symbols: SymbolTable) -> [Parameter] {
        let source = symbols.program.source(site.file)
        return symbols.program.parameters(of: site).map { parameter in
            let label = source.text(parameter.label)
            return Parameter(
                label: label.isEmpty ? "_" : label, name: source.text(parameter.name),
                type: symbols.readType(parameter.type, at: site), spelling: source.text(parameter.type.range),
                hasDefault: !parameter.defaultValue.isEmpty, defaultValue: parameter.defaultValue)
        }
    }

    private static func parameter(_ symbols: SymbolTable) -> (MemberwiseParameter) -> Parameter {
        { parameter in
            let (program, name) = (symbols.program, symbols.program.names.text(parameter.name))
            let declaration = program.declaration(parameter.site)
            return Parameter(
                label: name, name: name, type: parameter.type(symbols) ?? symbols.types.unreadable,
                spelling: declaration.type.isEmpty
                    ? nil : program.source(parameter.site.file).text(declaration.type.range),
                hasDefault: parameter.defaultValue(symbols) != .none, defaultValue: declaration.initialValue)
        }
    }
}
