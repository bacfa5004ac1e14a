import FurnishCore

/// A key of Factory: a property of a container.
struct FactoryKey: Hashable {
    /// `Container`, or a `SharedContainer` of the app's own.
    let container: String
    let property: String

    /// The look-up of it, outside of the container.
    var call: String { "\(container).shared.\(property)" }
}

/// A place where a container is told how to make a type.
struct Registration {
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
    var tokens: Range<Int>
    /// The function or property that it is in.
    let site: Site
    /// The name of another container than the main one, such as a child.
    var otherContainer: String?
    var closure: ClosureText?
    /// What it registers.
    var type: TypeID?
    /// That type as the source spells it.
    var spelling: String?
    var furtherTypes: [TypeID] = []
    var key: FactoryKey?
    /// Whether a name is part of the key.
    var isNamed = false
    var scope = Scope.own("")
    /// The option that says the scope, with its period.
    var scopeTokens: Range<Int>?
    /// Whether a function of the app says the scope.
    var isByHelper = false
    /// The names of options that are no scope and no further type.
    var otherOptions: [String] = []
    /// In Factory, whether callers pass a parameter.
    var takesParameter = false

    init(_ text: LexedText, _ name: Int, _ tokens: Range<Int>, at site: Site) {
        (self.text, self.name, self.tokens, self.site) = (text, name, tokens, site)
    }

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
    let containers: Containers
    let helpers: ContainerHelpers

    private var program: Program { symbols.program }

    /// In the order of the file.
    var registrations: [Registration] {
        if tool == .factory { return factories }
        let calls = ["register", "autoregister"] + helpers.scopes.keys
        return calls.flatMap(text.indices).sorted().compactMap(registration)
    }

    // MARK: Resolver and Swinject

    private func registration(at name: Int) -> Registration? {
        guard text.isCalled(name), text.keyword(name - 1) != .func,
            let site = program.declaration(around: name, in: text),
            program.declaration(site).kind != .import, isOfContainer(name, in: site)
        else { return nil }
        let link = text.link(at: name)
        let isAutomatic = text.text(name) == "autoregister"
        let labels: Set<String> = ["_", "name", "factory", "mainActorFactory"]
        guard isAutomatic || link.arguments.allSatisfy({ labels.contains($0.label) }) else { return nil }
        let factory = link.arguments.first { text.kind($0.value.lowerBound) == .openBrace }
        let opening = isAutomatic ? nil : link.trailing ?? factory?.value.lowerBound
        let written = link.arguments.first { $0.label == "_" }.flatMap { text.metatype($0.value) }
        // In a helper, a parameter is the type.
        let isOfParameter = written == nil && link.arguments.contains { $0.label == "_" && $0.value.count == 1 }
        guard opening != nil || written != nil, !isOfParameter else { return nil }
        var found = Registration(text, name, text.startOfCall(at: name)..<link.end, at: site)
        found.closure = opening.map {
            ClosureText(at: $0, in: text, actor: factory?.label == "mainActorFactory" ? "MainActor" : nil)
        }
        let spelled = written ?? found.closure.flatMap(writtenType)
        found.type =
            spelled.map { text.type($0, at: site, symbols) } ?? found.closure.flatMap { self.type(of: $0, at: site) }
        found.spelling = spelled.map { text.text($0) }
        found.isNamed = link.arguments.contains { $0.label == "name" && text.text($0.value) != "nil" }
        found.otherContainer = otherContainer(before: name, in: site)
        found.isByHelper = helpers.scopes[text.text(name)] != nil
        readOptions(of: &found)
        return found
    }

    /// Whether a call is one of the container, and not of something else that registers.
    private func isOfContainer(_ name: Int, in site: Site) -> Bool {
        let container = tool == .resolver ? "Resolver" : "Container"
        let extended = symbols.typeName(around: site)
        guard text.kind(name - 1) == .period else { return extended == container }
        let receiver = text.text(text.start(ofOperandBefore: name - 1)..<name - 1)
        if containers.isOther(before: name - 1, in: text) { return true }
        return switch tool {
        case .resolver:
            ["Resolver", "Resolver.main", "Resolver.root", "main", "root"].contains(receiver)
                || ["self", "Self"].contains(receiver) && extended == container
        default: receiver.lowercased().hasSuffix("container") || isMade(receiver)
        }
    }

    private func otherContainer(before name: Int, in site: Site) -> String? {
        let type = symbols.typeName(around: site)
        if text.kind(name - 1) == .period, containers.isOther(before: name - 1, in: text) {
            return text.text(text.start(ofOperandBefore: name - 1)..<name - 1)
        }
        if let type, containers.fillsChild(type) { return type }
        let isOfInstance = text.kind(name - 1) != .period && !program.declaration(site).traits.contains(.isStatic)
        return tool == .resolver && isOfInstance ? "self" : nil
    }

    /// Whether the file declares something of a name as a container.
    private func isMade(_ receiver: String) -> Bool {
        text.indices(of: receiver).contains { index in
            [.equal, .colon].contains(text.kind(index + 1)) && text.text(index + 2) == "Container"
        }
    }

    // MARK: Factory

    /// The computed properties of containers: `var api: Factory<API> { self { RemoteAPI() }.singleton }`.
    private var factories: [Registration] {
        let scanned = program.file(text.file)
        return scanned.declarations.indices.compactMap { row in
            let site = Site(file: text.file, row: Int32(row))
            let declaration = scanned.declarations[row]
            guard declaration.kind == .property || declaration.kind == .function,
                let container = symbols.container(around: site), !declaration.type.isEmpty,
                case let type = scanned.source.text(declaration.type.range),
                (factoryTypes.contains { type.hasPrefix($0 + "<") }), let body = text.body(of: declaration)
            else { return nil }
            return factory(body.name, body.open, site, container, takesParameter: type.hasPrefix("ParameterFactory<"))
        }
    }

    /// With the app's own names for them: `typealias Dependency = Factory`.
    private var factoryTypes: [String] { ["Factory", "ParameterFactory"] + containers.factoryAliases }

    private func factory(_ name: Int, _ body: Int, _ site: Site, _ container: String, takesParameter: Bool)
        -> Registration
    {
        let start = text.keyword(body + 1) == .return ? body + 2 : body + 1
        // `self { … }`, `Factory(self) { … }`, `.init(self) { … }`
        let link = text.link(at: text.kind(start) == .period ? start + 1 : start)
        var found = Registration(text, name, start..<link.end, at: site)
        if ["self", "Factory", "ParameterFactory", "init"].contains(text.text(link.name)) {
            found.closure = link.trailing.map { ClosureText(at: $0, in: text) }
        }
        // `Factory<T>`, `ParameterFactory<P, T>`
        let written = symbols.readType(program.declaration(site).type, at: site)
        found.type = symbols.types.child(takesParameter ? 1 : 0, of: written)
        found.key = FactoryKey(container: container, property: text.text(name))
        found.takesParameter = takesParameter
        readOptions(of: &found)
        if found.tokens.upperBound != text.close(of: body) { found.closure = nil }
        return found
    }

    // MARK: What all have

    private func readOptions(of registration: inout Registration) {
        var scope = helpers.scopes[text.text(registration.name)] ?? defaultScope
        for option in text.chain(from: registration.tokens.upperBound) {
            let types = option.arguments.filter { $0.label == "_" }.compactMap { text.metatype($0.value) }
            if text.text(option.name) == "implements", types.count == option.arguments.count {
                registration.furtherTypes += types.map { text.type($0, at: registration.site, symbols) }
            } else if let named = scopeName(option) {
                (scope, registration.scopeTokens) = (named, option.name - 1..<option.end)
            } else {
                registration.otherOptions.append(text.text(option.name))
            }
            registration.tokens = registration.tokens.lowerBound..<option.end
        }
        registration.scope = tool.lifetime(ofScope: scope).map { .lifetime($0, name: scope) } ?? .own(scope)
    }

    /// `application` in `.scope(.application)`, `singleton` in `.singleton`.
    private func scopeName(_ option: LexedText.Link) -> String? {
        let name = text.text(option.name)
        if name == tool.scopeOption, option.arguments.count == 1 {
            return text.text(option.arguments[0].value.upperBound - 1)
        }
        return tool == .factory && option.arguments.isEmpty && tool.lifetime(ofScope: name) != nil ? name : nil
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
}

extension LexedText {
    /// The first token of `container.register`.
    fileprivate func startOfCall(at name: Int) -> Int {
        kind(name - 1) == .period ? start(ofOperandBefore: name - 1) : name
    }

    func isCalled(_ name: Int) -> Bool {
        kind(name + 1) == .openParenthesis || kind(name + 1) == .openBrace
    }

    /// The value of the only `return` of a body, which ends it.
    func lastReturn(in body: Range<Int>) -> Range<Int>? {
        let returns = body.filter { keyword($0) == .return }
        guard returns.count == 1, isOutside(body.lowerBound, returns[0]) else { return nil }
        return returns[0]..<body.upperBound
    }

    /// The name of a declaration, and what is in the first braces behind it.
    func body(of declaration: Declaration) -> (name: Int, open: Int, tokens: Range<Int>)? {
        guard let name = index(startingAt: declaration.name.start), let open = first(.openBrace, from: name)
        else { return nil }
        return (name, open, open + 1..<max(close(of: open), open + 1))
    }

    func index(startingAt offset: UInt32) -> Int? {
        index(at: offset).flatMap { tokens[$0].start == offset ? $0 : nil }
    }
}

extension SymbolTable {
    /// The name of the type around a declaration, or that it extends.
    func typeName(around site: Site) -> String? { enclosingType(of: site).map(name(of:)) }

    /// In Factory, the container of which a declaration is a member.
    func container(around site: Site) -> String? {
        guard let type = enclosingType(of: site) else { return nil }
        if name(of: type) == "Container" { return "Container" }
        let isShared = (self[type].sites + self[type].extensions).contains { site in
            inheritedSymbols(at: site).contains { name(of: $0) == "SharedContainer" }
        }
        return isShared ? name(of: type) : nil
    }
}

extension Program {
    func attributes(of site: Site) -> [ByteRange] { ranges(declaration(site).attributes, site) }

    func modifiers(of site: Site) -> [ByteRange] { ranges(declaration(site).modifiers, site) }

    private func ranges(_ rows: Run, _ site: Site) -> [ByteRange] {
        rows.indices.map { file(site.file).ranges[$0].range }
    }

    /// The innermost declaration around a token.
    func declaration(around index: Int, in text: LexedText) -> Site? {
        file(text.file).innermost(around: text.tokens[index].start).map { Site(file: text.file, row: $0) }
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
