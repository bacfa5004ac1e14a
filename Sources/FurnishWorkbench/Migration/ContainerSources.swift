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
    /// They are never written.
    let tests: [LexedText]
    /// In Factory, the types of the keys.
    let factories: [FactoryKey: TypeID]
    /// In Factory, properties of containers that only look up: `var log: any Log { Tooling.shared.log() }`.
    private(set) var aliases: [FactoryKey: FactoryKey] = [:]
    let helpers: ContainerHelpers
    /// The rows of the registrations of each type, and of each of Factory's keys.
    private var rowsOfType: [TypeID: [Int]] = [:]
    private var rowsOfKey: [FactoryKey: [Int]] = [:]
    let changes: RuntimeChanges
    private let textOfFile: [Int32: LexedText]

    /// The file's tokens; nil for a file of another module.
    func text(of file: Int32) -> LexedText? { textOfFile[file] }

    var symbols: SymbolTable { graph.symbols }
    var program: Program { graph.program }

    init(_ graph: DependencyGraph, _ tool: ContainerTool, tests: [SourceFile]) {
        (self.graph, self.tool) = (graph, tool)
        let (program, symbols, buffer) = (graph.program, graph.symbols, TokenBuffer())
        texts = program.modules[0].files.map(Int32.init).filter { !program.file($0).isBroken }.map {
            LexedText(program.file($0), file: $0)
        }
        textOfFile = Dictionary(texts.map { ($0.file, $0) }) { first, _ in first }
        self.tests = tests.map { LexedText(Scanner.scan($0, using: buffer), file: -1) }
        let scope = Self.defaultScope(tool, texts) ?? tool.defaultScope
        let helpers = ContainerHelpers(tool, texts, symbols, default: scope)
        let containers = Containers(tool, texts, symbols)
        (defaultScope, self.helpers) = (scope, helpers)
        registrations = texts.flatMap { text in
            RegistrationReader(
                tool: tool, symbols: symbols, text: text, defaultScope: scope, containers: containers, helpers: helpers
            ).registrations
        }
        changes = RuntimeChanges(
            tool, app: texts, tests: self.tests, symbols,
            containers: Set(registrations.compactMap { $0.key?.container }))
        factories = Dictionary(
            registrations.compactMap { registration in
                registration.key.flatMap { key in registration.type.map { (key, $0) } }
            }
        ) { first, _ in first }
        for (row, registration) in registrations.enumerated() {
            if let key = registration.key { rowsOfKey[key, default: []].append(row) }
            for type in types(of: registration) { rowsOfType[type, default: []].append(row) }
        }
        if tool == .factory { for text in texts { readAliases(text) } }
    }

    private func readAliases(_ text: LexedText) {
        let scanned = program.file(text.file)
        for row in scanned.declarations.indices where scanned.declarations[row].traits.contains(.isComputed) {
            let (site, declaration) = (Site(file: text.file, row: Int32(row)), scanned.declarations[row])
            guard let container = symbols.container(around: site), let body = text.body(of: declaration)
            else { continue }
            let value = text.keyword(body.open + 1) == .return ? body.tokens.dropFirst() : body.tokens
            let found = lookUps(in: value, of: text, at: site)
            guard found.count == 1, found[0].tokens == value, let key = found[0].key else { continue }
            aliases[FactoryKey(container: container, property: text.text(body.name))] = key
        }
    }

    /// In Factory, the containers that code makes anew, as tests do: `Container()`.
    private(set) lazy var containersMadeAnew = Set(registrations.compactMap { $0.key?.container }).filter { name in
        (texts + tests).contains { text in
            text.indices(of: name).contains { index in
                text.kind(index + 1) == .openParenthesis && text.kind(index - 1) != .at
                    && !text.text(index - 2).hasPrefix("shared") && text.text(index - 4) != "shared"
            }
        }
    }

    // MARK: Keys

    /// The keys of the types that a registration is for.
    func types(of registration: Registration) -> [TypeID] {
        ((registration.type.map { [$0] } ?? []) + registration.furtherTypes).map(graph.keys.key)
    }

    /// The registrations of a type, named or not.
    func rows(of type: TypeID) -> [Int] { rowsOfType[graph.keys.key(type)] ?? [] }

    /// The registrations that may answer a look-up.
    func rows(of lookUp: LookUp) -> [Int] {
        if let key = lookUp.key { return rowsOfKey[key] ?? [] }
        return lookUp.type.map(rows) ?? []
    }

    /// The registrations of one of Factory's keys: `Container.shared.api()`.
    func rows(ofCall call: String) -> [Int] {
        let path = call.split { ".()".contains($0) }.map(String.init)
        return path.count < 3 ? [] : rowsOfKey[FactoryKey(container: path[0], property: path[2])] ?? []
    }

    /// The registrations that may answer the look-up of a property.
    func rows(of property: PropertyLookUp) -> [Int] {
        if tool == .factory { return rows(ofCall: property.value) }
        let type = program.declaration(property.site).type
        return type.isEmpty ? [] : rows(of: symbols.readType(type, at: property.site))
    }

    func isOptionalOrFunction(_ type: TypeID) -> Bool {
        switch graph.types[graph.keys.key(type)].kind {
        case .optional, .function, .tuple, .metatype, .unreadable: true
        default: false
        }
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

    /// Whether a registration asks the factory already, or makes it.
    func asksFactory(_ registration: Registration) -> Bool {
        guard let body = registration.closure?.body else { return false }
        let names = [factory.name, TypeName.lowerCamel(factory.name)]
        return body.prefix(8).contains { names.contains(registration.text.text($0)) }
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
        return lookUps(in: start..<max(start, text.index(at: range.end - 1) ?? start) + 1, of: text, at: site)
    }

    func lookUps(in body: Range<Int>, of text: LexedText, resolver: [String] = [], at site: Site) -> [LookUp] {
        reader(of: text).lookUps(in: body, resolver: resolver, at: site)
    }

    func reader(of text: LexedText) -> LookUpReader {
        LookUpReader(sources: self, text: text)
    }

    // MARK: What the app and its tests change

    /// The places at which tests, or the app itself, say something else for a key.
    func replacements(of registration: Registration) -> (byTests: [Location], byApp: [Location]) {
        let names =
            registration.key.map { [$0.property] }
            ?? Set(types(of: registration).map { RuntimeChanges.lastName(graph.text.show($0)) }).sorted()
        return (
            names.flatMap { changes.replacedByTests[$0] ?? [] }, names.flatMap { changes.replacedByApp[$0] ?? [] }
        )
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
}
