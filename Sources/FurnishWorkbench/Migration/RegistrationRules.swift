import FurnishCore

/// The rules by which a registration moves.
struct RegistrationRules {
    private let sources: ContainerSources
    private let reader: MovedRegistrationReader
    /// For each registration, those that its closure asks for, and those that ask for it.
    private let asked: [[Int]]
    private let askedBy: [Int: [Int]]
    /// The registrations that a type asks for which another one makes, with the name of such a type.
    private let askedByTypes: [Int: String]
    /// The global actor that each closure runs on.
    private let actors: [String?]
    /// How each would move, as far as only its closure is concerned.
    private(set) var moved: [RegistrationPlan.State] = []

    private var registrations: [Registration] { sources.registrations }
    private var graph: DependencyGraph { sources.graph }

    init(_ sources: ContainerSources) {
        self.sources = sources
        reader = MovedRegistrationReader(sources)
        let asked = sources.registrations.map { sources.allLookUps(of: $0).flatMap(sources.rows) }
        self.asked = asked
        askedBy = Dictionary(
            grouping: asked.indices.flatMap { row in Set(asked[row]).subtracting([row]).map { (asked: $0, by: row) } },
            by: \.asked
        ).mapValues { $0.map(\.by).sorted() }
        askedByTypes = Self.askedByTypes(sources, Self.madeTypes(sources))
        actors = sources.registrations.map { $0.actor(sources.program) }
        moved = sources.registrations.map { registration in
            let read = reader.read(registration)
            guard registration.isKept, case .moves(let moved) = read, !moved.givens.isEmpty else { return read }
            return .stays(StayReason("arguments", "it is kept, and takes arguments"))
        }
    }

    /// The types that closures make, and those that the factory makes since an earlier run.
    private static func madeTypes(_ sources: ContainerSources) -> Set<SymbolID> {
        let (graph, symbols) = (sources.graph, sources.symbols)
        var found = Set(graph.providers.indices.compactMap { symbols.symbol(at: graph.providers[$0].site) })
        var bodies = sources.registrations.compactMap { registration in
            registration.closure.map { (text: registration.text, tokens: $0.body, site: registration.site) }
        }
        bodies += functions(of: sources).map { ($0.text, $0.body, $0.site) }
        for body in bodies {
            for index in body.tokens where body.text.kind(index + 1) == .openParenthesis {
                guard body.text.text(index).first?.isUppercase == true else { continue }
                let type = body.text.type(index..<index + 1, at: body.site, symbols)
                if let symbol = symbols.symbol(of: type) { found.insert(symbols.aliasedSymbol(symbol)) }
            }
        }
        return found
    }

    /// The functions that provide something, as those that an earlier run wrote.
    private static func functions(of sources: ContainerSources) -> [(site: Site, text: LexedText, body: Range<Int>)] {
        sources.graph.providers.indices.compactMap { provider in
            let site = sources.graph.providers[provider].site
            guard sources.program.declaration(site).kind == .function, let text = sources.text(of: site.file),
                let body = text.body(of: sources.program.declaration(site)), !sources.isBridge(provider)
            else { return nil }
            return (site, text, body.tokens)
        }
    }

    private static func askedByTypes(_ sources: ContainerSources, _ made: Set<SymbolID>) -> [Int: String] {
        let (program, symbols) = (sources.program, sources.symbols)
        var found: [Int: String] = [:]
        for type in SymbolID.all(in: symbols) where made.contains(type) {
            let sites = symbols.inheritanceChain(of: type).flatMap { symbols[$0].sites + symbols[$0].extensions }
            for site in sites {
                guard let text = sources.text(of: site.file) else { continue }
                let properties = program.members(of: site, .property).compactMap {
                    PropertyLookUp($0, in: sources, text)
                }
                let lookUps = sources.lookUps(inDeclaration: site, of: text)
                for row in properties.flatMap(sources.rows) + lookUps.flatMap(sources.rows) {
                    found[row] = symbols.name(of: type)
                }
            }
        }
        for function in functions(of: sources) {
            let taken = program.parameters(of: function.site).map { function.text.source.text($0.name) }
            let asked = sources.lookUps(in: function.body, of: function.text, resolver: taken, at: function.site)
            for row in asked.flatMap(sources.rows) {
                found[row] = function.text.source.text(program.declaration(function.site).name)
            }
        }
        return found
    }

    /// The scope in which the container keeps the factory that it has.
    private var factoryScope: Registration.Scope? {
        let name = TypeName.lowerCamel(sources.factory.name)
        return registrations.first { $0.key?.property == name }?.scope
    }

    // MARK: What a registration says itself

    func obstacle(_ row: Int) -> StayReason? {
        let registration = registrations[row]
        let replacements = sources.replacements(of: registration)
        if !replacements.byTests.isEmpty {
            return StayReason("tests replace", "tests replace it", at: replacements.byTests, isOfTests: true)
        }
        guard let type = registration.type else { return .typeIsUnknown }
        if registration.isNamed { return StayReason("a name", "a name is part of its key") }
        if let place = replacements.byApp.first { return .isRegisteredAgain(place) }
        if let other = other(withKeyOf: row) {
            let (one, two) = (registration, registrations[other])
            return one.key == two.key && one.isNamed == two.isNamed
                ? .isRegisteredAgain(two.place)
                : StayReason("a second key", "another key has the same type", at: [two.place])
        }
        if isConditional(registration) { return StayReason("condition", "it is in a condition or a loop") }
        if let name = registration.otherContainer {
            return StayReason("another container", "it is for another container, '\(name)'")
        }
        if registration.closure == nil { return StayReason("no closure", "its closure is not written there") }
        if let option = registration.otherOptions.first {
            return StayReason("an option", "it has the option '\(option)'")
        }
        if case .own(let name) = registration.scope {
            return StayReason("a scope of the app", "'\(name)' is a scope of the app's own")
        }
        if let reason = reset(of: registration) { return reason }
        let unnamed = ([type] + registration.furtherTypes).first {
            UnnamedValues(graph: graph).needsName(graph.keys.key($0))
        }
        if let unnamed {
            let text = "'\(graph.text.show(unnamed))' is a value, and needs a name of its own: a typealias"
            return StayReason("a value without a name", text)
        }
        let (key, shown) = (graph.keys.key(type), graph.text.show(type))
        if sources.isOptionalOrFunction(type) {
            return StayReason("an optional or a function", "'\(shown)' is an optional or a function")
        }
        let isForeign = sources.symbols.kind(of: key) == .foreign
        if registration.lifetime == .weak, isForeign, case .nominal = graph.types[key].kind {
            return StayReason("no object", "'\(shown)' may be a struct, which nothing can reference weakly")
        }
        return isProvided(row) ? StayReason("provided already", "a marker provides it already") : nil
    }

    /// Whether something drops the instance that the container keeps, or another container has one of its own.
    private func reset(of registration: Registration) -> StayReason? {
        guard case .lifetime(let lifetime, let name) = registration.scope, lifetime != .each else { return nil }
        // The factory is in the cache of what it keeps.
        let isOfFactory = sources.tool == .factory && name == "cached"
        if !isOfFactory, sources.changes.resetScopes.contains(name) {
            return StayReason("a reset", "the scope '\(name)' is reset")
        }
        guard let key = registration.key else { return nil }
        if sources.changes.resetKeys.contains(key.property) { return StayReason("a reset", "code resets it") }
        return key.container != "Container" && sources.containersMadeAnew.contains(key.container)
            ? .isMadeAnew(key.container) : nil
    }

    /// Whether the user's own code provides the type, so that the container and the factory have an instance each.
    private func isProvided(_ row: Int) -> Bool {
        guard let type = registrations[row].type, !sources.asksFactory(registrations[row]) else { return false }
        return graph.provider(ofKey: graph.keys.key(type)).map(sources.isBridge) == false
    }

    /// Another registration of the same type or key.
    private func other(withKeyOf row: Int) -> Int? {
        let registration = registrations[row]
        return sources.types(of: registration).lazy.flatMap { sources.rows(of: $0) }.first { $0 != row }
    }

    /// Whether a registration is made only sometimes: in a condition, a loop, a closure, or under `#if`.
    private func isConditional(_ registration: Registration) -> Bool {
        let (text, program) = (registration.text, sources.program)
        let isConditional = program.path(from: registration.site).contains {
            program.declaration($0).condition >= 0 || program.hasAttribute("@available", $0)
        }
        if isConditional { return true }
        var (index, outermost) = (registration.name, registration.name)
        let start = program.declaration(registration.site).range.start
        if registration.key == nil {
            var braces = 0
            while let open = text.opening(around: index), text.tokens[open].start >= start {
                if text.kind(open) == .openBrace { (braces, outermost) = (braces + 1, open) }
                index = open
            }
            if braces > 1 { return true }
        }
        // Each `#if` before it in the body has its `#endif` there too.
        let kinds = (outermost..<registration.tokens.lowerBound).map(text.kind)
        return kinds.filter { $0 == .poundIf }.count > kinds.filter { $0 == .poundEndif }.count
    }

    // MARK: What others do

    /// - Parameter moving: The registrations that would move.
    func obstacle(_ row: Int, besides moving: Set<Int>) -> StayReason? {
        let registration = registrations[row]
        for other in asked[row] where other != row {
            let name = registrations[other].shownType(graph)
            if registration.isKept, dropsInstance(of: registrations[other], moves: moving.contains(other)) {
                return StayReason("a reset", "it keeps '\(name)', whose scope is reset")
            }
            if isProvided(other) {
                let text = "it asks the container for '\(name)', which a marker provides too"
                return StayReason("provided already", text)
            }
            if !moving.contains(other) {
                if leads(from: other, to: row) { return .leadsBack(name) }
                if sources.tool == .swinject, let child = registrations[other].otherContainer {
                    return StayReason(
                        "another container", "'\(name)' is registered in another container, '\(child)'")
                }
                if let made = registrations[other].key?.container, sources.containersMadeAnew.contains(made) {
                    return .isMadeAnew(made)
                }
            }
            if let actor = actors[other], actor != actors[row] {
                return StayReason("another actor", "it asks for '\(name)', which is on another actor")
            }
        }
        if sources.tool == .factory, registration.isKept, sources.changes.resetScopes.contains("cached") {
            let isOfOther =
                factoryScope.map { $0 != registration.scope }
                ?? moving.contains { registrations[$0].isKept && registrations[$0].scope != registration.scope }
            if isOfOther, factoryScope != nil || registration.scope == .lifetime(.once, name: "cached") {
                return StayReason("a reset", "the scope 'cached' is reset")
            }
        }
        if asked[row].contains(row) { return .leadsBack(registration.shownType(graph)) }
        let isShared = registration.lifetime == .graph && hasState(row)
        for other in askedBy[row] ?? [] {
            let name = registrations[other].shownType(graph)
            if isShared { return .isSharedInGraph(name) }
            if let actor = actors[row], actor != actors[other] {
                return StayReason("another actor", "it is on an actor, and '\(name)' asks for it from elsewhere")
            }
        }
        guard isShared else { return nil }
        if let type = askedByTypes[row] { return .isSharedInGraph(type) }
        let provider = registration.type.flatMap { graph.provider(ofKey: graph.keys.key($0)) }
        return provider.map(sources.isBridge) == true ? .isSharedInGraph(sources.factory.name) : nil
    }

    /// Whether the container may drop an instance that it keeps, or that the app's own scope does.
    private func dropsInstance(of other: Registration, moves: Bool) -> Bool {
        guard case .lifetime(_, let scope) = other.scope else { return true }
        return other.isKept && !moves
            && (sources.changes.resetScopes.contains(scope)
                || other.key.map { sources.changes.resetKeys.contains($0.property) } == true)
    }

    /// Whether a graph registration makes what keeps state, or shares such a part of it among its own parts.
    private func hasState(_ row: Int) -> Bool {
        nodesReachable(from: [row]) { asked[$0] }.contains { registrations[$0].lifetime == .graph && makesState($0) }
    }

    private func makesState(_ row: Int) -> Bool {
        let made = registrations[row].madeSymbol(sources.symbols).map(graph.types.plain)
        return [made, registrations[row].type].compactMap { $0 }.contains(where: reader.state.isKept)
    }

    private func leads(from start: Int, to row: Int) -> Bool {
        nodesReachable(from: asked[start]) { asked[$0] }.contains(row)
    }
}
