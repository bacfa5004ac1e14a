import FurnishCore

/// An app's sources, its registrations, and what asks for them.
final class ContainerSources {
    let tool: ContainerTool
    let graph: DependencyGraph
    let registrations: [Registration]
    /// The scope of registrations that say none.
    let defaultScope: String
    /// The app's files, in the order of their paths.
    let texts: [LexedText]
    private lazy var textsOfFiles = Dictionary(texts.map { ($0.file, $0) }) { first, _ in first }
    /// They are never written.
    let tests: [LexedText]
    /// In Factory, the types of the keys, by their names.
    private let factories: [String: TypeID]
    /// The rows of the registrations of each type, and of each of Factory's keys.
    private var rowsOfType: [TypeID: [Int]] = [:]
    private var rowsOfProperty: [String: [Int]] = [:]
    /// The names of scopes that something resets.
    let resetScopes: Set<String>

    var symbols: SymbolTable { graph.symbols }
    var program: Program { graph.program }

    init(_ graph: DependencyGraph, _ tool: ContainerTool, tests: [SourceFile]) {
        (self.graph, self.tool) = (graph, tool)
        let (program, symbols, buffer) = (graph.program, graph.symbols, TokenBuffer())
        texts = program.modules[0].files.map(Int32.init).filter { !program.file($0).isBroken }.map {
            LexedText(program.file($0), file: $0)
        }
        self.tests = tests.map { LexedText(Scanner.scan($0, using: buffer), file: -1) }
        let scope = Self.defaultScope(tool, texts) ?? tool.defaultScope
        defaultScope = scope
        let helpers = RegistrationReader.helpers(tool, texts, symbols, default: scope)
        registrations = texts.flatMap { text in
            RegistrationReader(tool: tool, symbols: symbols, text: text, defaultScope: scope, helpers: helpers)
                .registrations
        }
        factories = Dictionary(
            registrations.compactMap { registration in
                registration.property.flatMap { name in registration.type.map { (name, $0) } }
            }
        ) { first, _ in first }
        resetScopes = Self.resetScopes(tool, texts + self.tests)
        for (row, registration) in registrations.enumerated() {
            if let property = registration.property { rowsOfProperty[property, default: []].append(row) }
            for type in types(of: registration) { rowsOfType[type, default: []].append(row) }
        }
    }

    func text(of file: Int32) -> LexedText? { textsOfFiles[file] }

    // MARK: Keys

    /// The keys of the types that a registration is for.
    func types(of registration: Registration) -> [TypeID] {
        ((registration.type.map { [$0] } ?? []) + registration.furtherTypes).map(graph.keys.key)
    }

    /// The registrations of a type, named or not.
    func rows(of type: TypeID) -> [Int] { rowsOfType[graph.keys.key(type)] ?? [] }

    /// The registrations that may answer a look-up.
    func rows(of lookUp: LookUp) -> [Int] {
        if let property = lookUp.property { return rowsOfProperty[property] ?? [] }
        return lookUp.type.map(rows) ?? []
    }

    func rows(ofProperty name: String) -> [Int] { rowsOfProperty[name] ?? [] }

    /// The registrations that may answer the look-up of a property.
    func rows(of property: PropertyLookUp) -> [Int] {
        if tool == .factory {
            let path = property.value.dropLast(2).split(separator: ".").map(String.init)
            return path.count < 3
                ? []
                : rows(ofProperty: path[2]).filter { row in
                    symbols.enclosingType(of: registrations[row].site).map { symbols.name(of: $0) } == path[0]
                }
        }
        let type = program.declaration(property.site).type
        return type.isEmpty ? [] : rows(of: symbols.readType(type, at: property.site))
    }

    /// The name of the file with bridges.
    var bridgeFileName: String { "Furnish+\(program.names.text(program.modules[0].name)).swift" }

    /// Whether a provider only asks the container.
    func isBridge(_ provider: ProviderID) -> Bool {
        FilePath.name(program.source(graph.providers[provider].site.file).path) == bridgeFileName
    }

    /// The factory that the module has, if it starts from a type; else the one that it gets.
    var factory: (name: String, hasRoot: Bool) {
        let scope = graph.bindings.scopes[.outermost]
        return (scope.factory, scope.type != nil)
    }

    // MARK: Look-ups

    func lookUps(of registration: Registration) -> [LookUp] {
        guard let closure = registration.closure else { return [] }
        let resolver = closure.parameters.first.map { [$0] } ?? []
        return lookUps(in: closure.body, of: registration.text, resolver: resolver, at: registration.site)
    }

    /// All look-ups of a registration, also those in its options.
    func allLookUps(of registration: Registration) -> [LookUp] {
        let text = registration.text
        let closures = registration.tokens.filter { text.kind($0) == .openBrace }.map { ClosureText(at: $0, in: text) }
        let resolver = closures.flatMap { $0.parameters.prefix(1) }
        return lookUps(in: registration.tokens, of: text, resolver: resolver, at: registration.site)
    }

    /// The look-ups in all that a declaration contains.
    func lookUps(inDeclaration site: Site, of text: LexedText) -> [LookUp] {
        let range = program.declaration(site).range
        guard let start = text.index(startingAt: range.start) else { return [] }
        var end = start
        while end < text.count, text.tokens[end].start < range.end { end += 1 }
        return lookUps(in: start..<end, of: text, at: site)
    }

    func lookUps(in body: Range<Int>, of text: LexedText, resolver: [String] = [], at site: Site) -> [LookUp] {
        LookUpReader(tool: tool, symbols: symbols, text: text, factories: factories)
            .lookUps(in: body, resolver: resolver, at: site)
    }

    // MARK: What the app and its tests change

    /// The places at which tests or previews register a key again, or say what it is there.
    func replacements(of registration: Registration) -> [Location] {
        if let property = registration.property { return Self.overrides(of: property, in: texts + tests) }
        let names = Set(types(of: registration).map { lastName(graph.text.show($0)) })
        return tests.flatMap { text in
            text.indices(of: "register").filter { index in
                Self.registeredNames(at: index, in: text).contains { names.contains(lastName($0)) }
            }.map { Location(text.source, text.tokens[$0].start) }
        }
    }

    private func lastName(_ type: String) -> String {
        type.split { ". ".contains($0) }.last.map(String.init) ?? type
    }

    /// The types that a call of `register` in a test may be for.
    private static func registeredNames(at index: Int, in text: LexedText) -> [String] {
        let link = text.link(at: index)
        let links = [link] + text.chain(from: link.end)
        let written = links.flatMap(\.arguments).compactMap { text.metatype($0.value) }.map { text.text($0) }
        let open = link.trailing ?? link.arguments.map(\.value.lowerBound).first { text.kind($0) == .openBrace }
        guard let open else { return written }
        let closure = ClosureText(at: open, in: text)
        let casts = closure.body.filter { text.keyword($0) == .as }.map {
            text.text($0 + 1..<text.endOfType(from: $0 + 1))
        }
        let made: [String] =
            if case .call(let call) = BodyShape(closure.body, in: text) { [text.text(call.type)] } else { [] }
        return written + casts + made + (closure.result.map { [text.text($0)] } ?? [])
    }

    /// The places at which code says something else for one of Factory's keys: `Container.shared.api.register { … }`.
    private static func overrides(of property: String, in texts: [LexedText]) -> [Location] {
        let options: Set<String> = [
            "register", "onTest", "onPreview", "onDebug", "onSimulator", "onDevice", "context", "preview", "onArg",
            "onArgs",
        ]
        return texts.flatMap { text in
            text.indices(of: property).filter { index in
                text.kind(index + 1) == .period && options.contains(text.text(index + 2))
                    || text.kind(index + 1) == .openParenthesis && text.kind(index + 2) == .closeParenthesis
                        && text.kind(index + 3) == .period && options.contains(text.text(index + 4))
            }.map { Location(text.source, text.tokens[$0].start) }
        }
    }

    /// The scope that the app gives to registrations without one.
    private static func defaultScope(_ tool: ContainerTool, _ texts: [LexedText]) -> String? {
        let name = tool == .swinject ? "defaultObjectScope" : "defaultScope"
        return texts.lazy.flatMap { text in
            text.indices(of: name).lazy.filter { [.equal, .colon].contains(text.kind($0 + 1)) }.map { index in
                text.text(text.endOfValue(from: index + 2) - 1)
            }
        }.first
    }

    private static func resetScopes(_ tool: ContainerTool, _ texts: [LexedText]) -> Set<String> {
        var found: Set<String> = []
        for text in texts {
            for index in text.indices(of: "reset") where text.kind(index + 1) == .openParenthesis {
                let arguments = text.link(at: index).arguments
                if let scope = arguments.first(where: { $0.label == "scope" }) {
                    found.insert(text.text(scope.value.upperBound - 1))
                } else if tool == .factory {
                    found.formUnion(["cached", "shared"])
                } else {
                    found.insert(text.text(index - 2))
                }
            }
            for index in text.indices(of: "resetObjectScope") {
                if let scope = text.link(at: index).arguments.first {
                    found.insert(text.text(scope.value.upperBound - 1))
                }
            }
        }
        return found
    }
}
