import FurnishCore

/// A place where a container is told how to make a type.
struct Registration {
    /// Which container it belongs to.
    enum Owner: Equatable {
        case main
        /// In Factory, a `SharedContainer` of the app's own.
        case shared(String)
        /// A container that is made elsewhere, such as a child.
        case other(String)
    }

    /// How long the container keeps what it makes.
    enum Scope: Equatable {
        case lifetime(Marker.Lifetime, name: String)
        /// A cache of the app's own.
        case own(String)
    }

    let text: LexedText
    /// The token of `register`, or of a factory's name.
    let name: Int
    /// The tokens of all of it, with its options.
    let tokens: Range<Int>
    /// The function or property that it is in.
    let site: Site
    let owner: Owner
    let closure: ClosureText?
    /// What it registers, and where that is written: a type, or the value that tells it.
    let type: TypeID?
    /// That type as the source spells it.
    let spelling: String?
    let furtherTypes: [TypeID]
    /// In Factory, the name of the property, which is the key.
    let property: String?
    /// Whether a name is part of the key.
    let isNamed: Bool
    let scope: Scope
    /// The option that says the scope, with its period.
    let scopeTokens: Range<Int>?
    /// The names of options that are no scope and no further type.
    let otherOptions: [String]
    /// In Factory, whether callers pass a parameter.
    let takesParameter: Bool

    var place: Location { Location(text.source, text.tokens[name].start) }
    var lifetime: Marker.Lifetime? { if case .lifetime(let lifetime, _) = scope { lifetime } else { nil } }
    var isKept: Bool { lifetime == .once || lifetime == .weak }
}

/// Reads the registrations in a file.
struct RegistrationReader {
    let tool: ContainerTool
    let symbols: SymbolTable
    let text: LexedText
    /// The scope of registrations that say none.
    let defaultScope: String
    /// The functions of the app whose body is one registration of their own parameters, with the scopes that they say.
    var helpers: [String: String] = [:]

    private var program: Program { symbols.program }

    /// In the order of the file.
    var registrations: [Registration] {
        switch tool {
        case .resolver, .swinject:
            (["register"] + helpers.keys.sorted()).flatMap(text.indices).sorted().compactMap(registration)
                + autoregistrations
        case .factory: factories
        }
    }

    // MARK: Resolver and Swinject

    private func registration(at name: Int) -> Registration? {
        guard text.isCalled(name), text.keyword(name - 1) != .func, let site = declaration(around: name),
            program.declaration(site).kind != .import
        else { return nil }
        let start = text.startOfCall(at: name)
        let link = text.link(at: name)
        guard link.arguments.allSatisfy({ ["_", "name", "factory", "mainActorFactory"].contains($0.label) }) else {
            return nil
        }
        let closures = link.arguments.filter { text.kind($0.value.lowerBound) == .openBrace }
        let opening = link.trailing ?? closures.first?.value.lowerBound
        let written = link.arguments.first { $0.label == "_" }.flatMap { text.metatype($0.value) }
        guard opening != nil || written != nil, let owner = owner(before: name, in: site) else { return nil }
        let closure = opening.map { ClosureText(at: $0, in: text) }
        let spelled = written ?? closure.flatMap(writtenType)
        let type = spelled.map { readType($0, at: site) } ?? closure.flatMap { self.type(of: $0, at: site) }
        let isNamed = link.arguments.contains { $0.label == "name" && text.text($0.value) != "nil" }
        return registration(
            name, start, link.end, site, owner, closure, type, spelled, property: nil, isNamed: isNamed,
            takesParameter: false)
    }

    /// `autoregister(API.self, initializer: RemoteAPI.init)`
    private var autoregistrations: [Registration] {
        tool != .swinject
            ? []
            : text.indices(of: "autoregister").compactMap { name in
                guard text.kind(name + 1) == .openParenthesis, let site = declaration(around: name),
                    let owner = owner(before: name, in: site)
                else { return nil }
                let link = text.link(at: name)
                let written = link.arguments.first.flatMap { text.metatype($0.value) }
                return registration(
                    name, text.startOfCall(at: name), link.end, site, owner, nil,
                    written.map { readType($0, at: site) }, written, property: nil,
                    isNamed: link.arguments.contains { $0.label == "name" }, takesParameter: false)
            }
    }

    /// The container that a registration is for; nil for a function of that name that is something else.
    private func owner(before name: Int, in site: Site) -> Registration.Owner? {
        guard text.kind(name - 1) == .period else {
            // In an extension of the container.
            let extended = symbols.enclosingType(of: site).map(symbols.name(of:))
            guard extended == (tool == .resolver ? "Resolver" : "Container") else { return nil }
            return tool == .swinject || program.declaration(site).traits.contains(.isStatic) ? .main : .other("self")
        }
        let receiver = text.text(text.start(ofOperandBefore: name - 1)..<name - 1)
        if tool == .resolver {
            if ["Resolver", "Resolver.main", "Resolver.root", "main", "root", "self", "Self"].contains(receiver) {
                return .main
            }
            return isMade(receiver, as: "Resolver") ? .other(receiver) : nil
        }
        guard receiver.lowercased().hasSuffix("container") || isMade(receiver, as: "Container") else { return nil }
        return isChild(receiver) ? .other(receiver) : .main
    }

    /// Whether a file declares something of a name as a container.
    private func isMade(_ receiver: String, as type: String) -> Bool {
        text.indices(of: receiver).contains { index in
            [.equal, .colon].contains(text.kind(index + 1)) && text.text(index + 2) == type
        }
    }

    /// Whether a container is made with a parent.
    private func isChild(_ receiver: String) -> Bool {
        let last = receiver.split(separator: ".").last.map(String.init) ?? receiver
        return text.indices(of: last).contains { index in
            text.kind(index + 1) == .equal && text.text(index + 2) == "Container"
                && text.labels(of: index + 3).contains("parent")
        }
    }

    /// The functions in extensions of the container whose body is one registration of what they are given.
    static func helpers(_ tool: ContainerTool, _ texts: [LexedText], _ symbols: SymbolTable, default scope: String)
        -> [String: String]
    {
        var found: [String: String] = [:]
        let container = tool == .resolver ? "Resolver" : "Container"
        for text in texts where tool != .factory {
            for call in text.indices(of: "register") + text.indices(of: "_register") {
                guard let row = symbols.program.file(text.file).innermost(around: text.tokens[call].start),
                    case let site = Site(file: text.file, row: row),
                    symbols.program.declaration(site).kind == .function,
                    symbols.enclosingType(of: site).map(symbols.name(of:)) == container, text.isCalled(call),
                    text.keyword(call - 1) != .func,
                    !text.link(at: call).arguments.isEmpty,
                    text.link(at: call).arguments.allSatisfy({
                        $0.value.count == 1 && text.tokens[$0.value.lowerBound].isWord
                    })
                else { continue }
                let option = text.chain(from: text.link(at: call).end).first { text.text($0.name) == tool.scopeOption }
                let name = symbols.program.source(site.file).text(symbols.program.declaration(site).name)
                found[name] = option?.arguments.first.map { text.text($0.value.upperBound - 1) } ?? scope
            }
        }
        found["register"] = nil
        return found
    }

    // MARK: Factory

    /// The computed properties of containers: `var api: Factory<API> { self { RemoteAPI() }.singleton }`.
    private var factories: [Registration] {
        let scanned = program.file(text.file)
        return scanned.declarations.indices.compactMap { row in
            let site = Site(file: text.file, row: Int32(row))
            let declaration = scanned.declarations[row]
            guard declaration.kind == .property || declaration.kind == .function,
                let owner = containerOwner(of: site), !declaration.type.isEmpty,
                let kind = ["Factory", "ParameterFactory"].first(where: isFactoryType(declaration, scanned)),
                let name = text.index(startingAt: declaration.name.start),
                let body = text.first(.openBrace, from: name)
            else { return nil }
            return factory(name, body, site, owner, takesParameter: kind == "ParameterFactory")
        }
    }

    private func isFactoryType(_ declaration: Declaration, _ scanned: ScannedFile) -> (String) -> Bool {
        { scanned.source.text(declaration.type.range).hasPrefix($0 + "<") }
    }

    /// The container of which a declaration is a member.
    private func containerOwner(of site: Site) -> Registration.Owner? {
        guard let type = symbols.enclosingType(of: site) else { return nil }
        let name = symbols.name(of: type)
        if name == "Container" { return .main }
        let conforms = (symbols[type].sites + symbols[type].extensions).contains { site in
            symbols.inheritedSymbols(at: site).contains { symbols.name(of: $0) == "SharedContainer" }
        }
        return conforms ? .shared(name) : nil
    }

    private func factory(
        _ name: Int, _ body: Int, _ site: Site, _ owner: Registration.Owner, takesParameter: Bool
    ) -> Registration {
        var index = body + 1
        if text.keyword(index) == .return { index += 1 }
        let start = index
        // `self { … }`, `Factory(self) { … }`, `.init(self) { … }`
        if text.kind(index) == .period { index += 1 }
        let link = text.link(at: index)
        let isFactory =
            ["self", "Factory", "ParameterFactory", "init"].contains(text.text(index)) && link.trailing != nil
        let closure = isFactory ? link.trailing.map { ClosureText(at: $0, in: text) } : nil
        // `Factory<T>`, `ParameterFactory<P, T>`
        let written = symbols.readType(program.declaration(site).type, at: site)
        let type = symbols.types.child(takesParameter ? 1 : 0, of: written)
        return registration(
            name, start, link.end, site, owner, closure, type, nil, property: text.text(name), isNamed: false,
            takesParameter: takesParameter, endsAt: text.close(of: body))
    }

    // MARK: What all have

    private func registration(
        _ name: Int, _ start: Int, _ end: Int, _ site: Site, _ owner: Registration.Owner, _ closure: ClosureText?,
        _ type: TypeID?, _ spelling: Range<Int>?, property: String?, isNamed: Bool, takesParameter: Bool,
        endsAt limit: Int? = nil
    ) -> Registration {
        let options = text.chain(from: end)
        let defaultScope = helpers[text.text(name)] ?? self.defaultScope
        let last = options.last?.end ?? end
        var (further, others) = ([TypeID](), [String]())
        var (scope, scopeTokens) = (defaultScope, Range<Int>?.none)
        for option in options {
            let optionName = text.text(option.name)
            let types = option.arguments.filter { $0.label == "_" }.compactMap { text.metatype($0.value) }
            if optionName == "implements", types.count == option.arguments.count {
                further += types.map { readType($0, at: site) }
            } else if let named = scopeName(option) {
                (scope, scopeTokens) = (named, option.name - 1..<option.end)
            } else {
                others.append(optionName)
            }
        }
        if let limit, last != limit { others.append(text.text(last)) }
        return Registration(
            text: text, name: name, tokens: start..<last, site: site, owner: owner, closure: closure, type: type,
            spelling: spelling.map { text.text($0) }, furtherTypes: further, property: property, isNamed: isNamed,
            scope: tool.lifetime(ofScope: scope).map { .lifetime($0, name: scope) } ?? .own(scope),
            scopeTokens: scopeTokens, otherOptions: others, takesParameter: takesParameter)
    }

    /// `application` in `.scope(.application)`, `singleton` in `.singleton`.
    private func scopeName(_ option: LexedText.Link) -> String? {
        let name = text.text(option.name)
        if name == tool.scopeOption, option.arguments.count == 1 {
            return text.text(option.arguments[0].value.upperBound - 1)
        }
        return tool == .factory && option.arguments.isEmpty && tool.lifetime(ofScope: name) != nil ? name : nil
    }

    private func readType(_ tokens: Range<Int>, at site: Site) -> TypeID {
        TypeReader.read(text.source, text.range(tokens), at: site, symbols)
    }

    /// The type that a closure's head, a cast or the call in it says.
    private func writtenType(_ closure: ClosureText) -> Range<Int>? {
        if let result = closure.result { return result }
        let body = text.lastReturn(in: closure.body) ?? closure.body
        switch BodyShape(body, in: text) {
        case .call(let call): return call.cast ?? call.type
        case .value(let value):
            let cast = value.first { text.keyword($0) == .as && text.tokens[$0 + 1].isWord }
            return cast.map { $0 + 1..<value.upperBound }
        case .statements: return nil
        }
    }

    /// The type of the single value of a closure.
    private func type(of closure: ClosureText, at site: Site) -> TypeID? {
        guard case .value(let value) = BodyShape(closure.body, in: text) else { return nil }
        return InitialValue(symbols: symbols).type(ofValueAt: text.range(value), in: text.source, at: site)
    }

    private func declaration(around index: Int) -> Site? {
        program.file(text.file).innermost(around: text.tokens[index].start).map { Site(file: text.file, row: $0) }
    }
}

extension LexedText {
    /// The first token of `container.register`.
    fileprivate func startOfCall(at name: Int) -> Int {
        kind(name - 1) == .period ? start(ofOperandBefore: name - 1) : name
    }

    fileprivate func isCalled(_ name: Int) -> Bool {
        kind(name + 1) == .openParenthesis || kind(name + 1) == .openBrace
    }

    /// The value of the only `return` of a body, which ends it.
    func lastReturn(in body: Range<Int>) -> Range<Int>? {
        let returns = body.filter { keyword($0) == .return }
        guard returns.count == 1, isOutside(body.lowerBound, returns[0]) else { return nil }
        return returns[0]..<body.upperBound
    }

    func index(startingAt offset: UInt32) -> Int? {
        index(at: offset).flatMap { tokens[$0].start == offset ? $0 : nil }
    }
}

extension ScannedFile {
    /// The row of the innermost declaration whose text contains an offset.
    func innermost(around offset: UInt32) -> Int32? {
        var (found, row) = (Int32?.none, Int32(0))
        while row < declarations.count {
            let declaration = declarations[Int(row)]
            if declaration.range.start <= offset, offset < declaration.range.end {
                (found, row) = (row, row + 1)
            } else {
                row = max(declaration.membersEnd, row + 1)
            }
        }
        return found
    }
}
