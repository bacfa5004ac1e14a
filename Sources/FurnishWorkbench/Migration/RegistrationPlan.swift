import FurnishCore

/// Decides which registrations move to the factory, and which stay.
struct RegistrationPlan {
    enum State {
        case moves(MovedRegistration)
        case stays(StayReason)
        /// It asks the factory, or makes it.
        case hasMoved
    }

    let sources: ContainerSources
    /// The state of each registration.
    private(set) var states: [State]
    private var registrations: [Registration] { sources.registrations }

    /// - Parameters:
    ///   - isChosen: Whether a registration is among those that the user wants to move.
    ///   - refused: Those that would not compile, with the reason.
    init(_ sources: ContainerSources, isChosen: (Registration) -> Bool, refused: [Int: StayReason] = [:]) {
        self.sources = sources
        states = []
        let rules = RegistrationRules(sources)
        for (row, registration) in sources.registrations.enumerated() {
            if rules.asksFactory(row) {
                states.append(.hasMoved)
            } else if let reason = refused[row] ?? rules.obstacle(row) {
                states.append(.stays(reason))
            } else if !isChosen(registration) {
                states.append(.stays(.isNotChosen))
            } else {
                states.append(rules.move(row))
            }
        }
        settle(rules)
    }

    /// The rows of those that move.
    var moving: [Int] { states.indices.filter { if case .moves = states[$0] { true } else { false } } }

    func moved(_ row: Int) -> MovedRegistration? { if case .moves(let moved) = states[row] { moved } else { nil } }

    /// What stays because of what others do, until nothing changes.
    private mutating func settle(_ rules: RegistrationRules) {
        var isChanged = true
        while isChanged {
            isChanged = false
            let isMoving = Set(moving)
            for row in isMoving.sorted() {
                guard let reason = rules.obstacle(row, besides: isMoving) else { continue }
                states[row] = .stays(reason)
                isChanged = true
            }
        }
    }

    /// The look-ups that the factory needs a bridge for: each asks for a type of its own.
    var bridged: [LookUp] {
        var (found, keys) = ([LookUp](), Set<TypeID>())
        let provided = Set(moving.flatMap { sources.types(of: registrations[$0]) })
        for row in moving {
            for need in moved(row)?.needs ?? [] {
                guard let type = need.type, case let key = sources.graph.keys.key(type), !provided.contains(key),
                    sources.graph.provider(ofKey: key) == nil, keys.insert(key).inserted
                else { continue }
                found.append(need)
            }
        }
        return found
    }
}

/// The rules by which a registration moves.
struct RegistrationRules {
    private let sources: ContainerSources
    private let makers: [SymbolID: Int]
    private let takenNames: Set<String>
    private let state: KeptState
    /// For each registration, those that its closure asks for.
    private let asked: [[Int]]
    /// The registrations that a type asks for which another one makes, with the name of such a type.
    private let askedByTypes: [Int: String]
    /// The global actor that each closure runs on.
    private let actors: [String?]

    private var registrations: [Registration] { sources.registrations }
    private var graph: DependencyGraph { sources.graph }

    init(_ sources: ContainerSources) {
        self.sources = sources
        state = KeptState(sources.graph)
        var makers: [SymbolID: Int] = [:]
        for registration in sources.registrations {
            if let made = registration.madeSymbol(sources.symbols) { makers[made, default: 0] += 1 }
        }
        self.makers = makers
        let program = sources.program
        takenNames = Set(
            program.modules[0].files.flatMap { file -> [String] in
                let scanned = program.file(Int32(file))
                return scanned.declarations.filter { $0.kind == .function }.map { scanned.source.text($0.name) }
            })
        asked = sources.registrations.map { sources.allLookUps(of: $0).flatMap(sources.rows) }
        askedByTypes = Self.askedByTypes(sources, Set(makers.keys))
        actors = sources.registrations.map { $0.actor(sources.program) }
    }

    private static func askedByTypes(_ sources: ContainerSources, _ made: Set<SymbolID>) -> [Int: String] {
        let (program, symbols) = (sources.program, sources.symbols)
        let texts = Dictionary(sources.texts.map { ($0.file, $0) }) { first, _ in first }
        var found: [Int: String] = [:]
        for type in made {
            for site in symbols[type].sites + symbols[type].extensions {
                guard let text = texts[site.file] else { continue }
                let properties = program.members(of: site, .property).compactMap {
                    PropertyLookUp($0, in: sources, text)
                }
                let rows =
                    properties.flatMap { sources.rows(of: $0) }
                    + sources.lookUps(inDeclaration: site, of: text).flatMap { sources.rows(of: $0) }
                for row in rows { found[row] = symbols.name(of: type) }
            }
        }
        return found
    }

    /// Whether a registration asks the factory already, or makes it.
    func asksFactory(_ row: Int) -> Bool {
        guard let body = registrations[row].closure?.body else { return false }
        let (text, factory) = (registrations[row].text, sources.factory.name)
        let name = TypeName.lowerCamel(factory)
        return body.prefix(8).contains { text.text($0) == factory || text.text($0) == name }
    }

    /// The scope in which the container keeps the factory that it has.
    private var factoryScope: Registration.Scope? {
        let name = TypeName.lowerCamel(sources.factory.name)
        return registrations.first { $0.property == name }?.scope
    }

    // MARK: What a registration says itself

    func obstacle(_ row: Int) -> StayReason? {
        let registration = registrations[row]
        let text = registration.text
        let replacements = sources.replacements(of: registration)
        if !replacements.isEmpty { return .isReplaced(replacements) }
        guard let type = registration.type else { return .typeIsUnknown }
        if registration.isNamed { return .isNamed }
        if let other = other(withKeyOf: row) {
            return isSameKey(row, other)
                ? .isRegisteredAgain(registrations[other].place) : .isTypeOfSecondKey(registrations[other].place)
        }
        if isConditional(registration) { return .isInCondition }
        if case .other(let name) = registration.owner { return .isInOtherContainer(name) }
        guard registration.closure != nil else { return .hasOption(text.text(registration.name)) }
        if let option = registration.otherOptions.first { return .hasOption(option) }
        let lifetime: Marker.Lifetime
        switch registration.scope {
        case .own(let name): return .hasOwnScope(name)
        case .lifetime(let said, let name):
            lifetime = said
            if said != .each, sources.tool == .resolver, sources.resetScopes.contains(name) {
                return .scopeIsReset(name)
            }
        }
        let shown = graph.text.show(type)
        for type in [type] + registration.furtherTypes {
            if UnnamedValues(graph: graph).needsName(graph.keys.key(type)) { return .needsName(graph.text.show(type)) }
        }
        switch graph.types[graph.keys.key(type)].kind {
        case .optional, .function, .tuple, .metatype, .unreadable: return .isOptionalOrFunction(shown)
        default: break
        }
        if lifetime == .weak, case .nominal = graph.types[graph.keys.key(type)].kind,
            sources.symbols.kind(of: graph.keys.key(type)) == .foreign
        {
            return .isNoObject(shown)
        }
        return graph.provider(ofKey: graph.keys.key(type)).map(sources.isBridge) == false ? .isProvided : nil
    }

    /// Another registration of the same type or key.
    private func other(withKeyOf row: Int) -> Int? {
        let registration = registrations[row]
        return sources.types(of: registration).lazy.flatMap { sources.rows(of: $0) }.first { $0 != row }
    }

    private func isSameKey(_ row: Int, _ other: Int) -> Bool {
        let (one, two) = (registrations[row], registrations[other])
        return one.property == two.property && one.isNamed == two.isNamed
    }

    /// Whether a registration is made only sometimes: in a condition, a loop, a closure, or under `#if`.
    private func isConditional(_ registration: Registration) -> Bool {
        let (text, program) = (registration.text, sources.program)
        if program.path(from: registration.site).contains(where: { program.declaration($0).condition >= 0 }) {
            return true
        }
        var (index, outermost) = (registration.name, registration.name)
        let start = program.declaration(registration.site).range.start
        if registration.property == nil {
            var braces = 0
            while let open = text.opening(around: index), text.tokens[open].start >= start {
                if text.kind(open) == .openBrace { (braces, outermost) = (braces + 1, open) }
                index = open
            }
            if braces > 1 { return true }
        } else {
            outermost = registration.name
        }
        // Each `#if` before it in the body has its `#endif` there too.
        var depth = 0
        for index in outermost..<registration.tokens.lowerBound {
            if text.kind(index) == .poundIf { depth += 1 }
            if text.kind(index) == .poundEndif { depth -= 1 }
        }
        return depth > 0
    }

    func move(_ row: Int) -> RegistrationPlan.State {
        let reader = MovedRegistrationReader(
            sources: sources, takenNames: takenNames, makers: makers, canProvide: canProvide,
            isLookUpOfKey: isLookUpOfKey)
        switch reader.read(registrations[row]) {
        case .moves(let moved):
            if registrations[row].isKept, !moved.givens.isEmpty { return .stays(.isKeptWithArguments) }
            return .moves(moved)
        case .stays(let reason): return .stays(reason)
        }
    }

    /// Whether the factory can provide what a look-up asks for: by what moves, or by a bridge.
    private func canProvide(_ lookUp: LookUp) -> Bool {
        guard let type = lookUp.type, !lookUp.isNamed, !lookUp.hasArguments, !lookUp.isOptional else { return false }
        let key = graph.keys.key(type)
        if UnnamedValues(graph: graph).needsName(key) || sources.rows(of: key).count > 1 { return false }
        switch graph.types[key].kind {
        case .optional, .function, .tuple, .metatype, .unreadable: return false
        default: return true
        }
    }

    /// Whether the default of a parameter asks for a key of the parameter's type, so that the factory may as well.
    private func isLookUpOfKey(_ parameter: InitializerCall.Parameter, _ site: Site) -> Bool {
        guard !parameter.defaultValue.isEmpty, let text = sources.texts.first(where: { $0.file == site.file }) else {
            return false
        }
        guard let start = text.index(startingAt: parameter.defaultValue.start) else { return false }
        let end = text.endOfValue(from: start)
        let found = sources.lookUps(in: start..<end, of: text, at: site)
        guard found.count == 1, found[0].tokens == start..<end, !found[0].isNamed, !found[0].hasArguments else {
            return false
        }
        let key = graph.keys.key(parameter.type)
        return sources.rows(of: key).count == 1
    }

    // MARK: What others do

    /// - Parameter moving: The registrations that would move.
    func obstacle(_ row: Int, besides moving: Set<Int>) -> StayReason? {
        let registration = registrations[row]
        for other in asked[row] where other != row {
            let name = registrations[other].shownType(graph)
            if registration.isKept, case .own = registrations[other].scope { return .keepsWhatIsReset(name) }
            if registration.isKept, case .lifetime(let said, let scope) = registrations[other].scope, said == .once,
                sources.resetScopes.contains(scope), !moving.contains(other)
            {
                return .keepsWhatIsReset(name)
            }
            if !moving.contains(other), leads(from: other, to: row) { return .leadsBack(name) }
            if let actor = actors[other], actor != actors[row] { return .isOnOtherActor(name) }
        }
        // The factory is in the cache of what it keeps.
        if sources.tool == .factory, case .lifetime(.once, "cached") = registration.scope,
            sources.resetScopes.contains("cached"),
            moving.contains(where: { registrations[$0].isKept && registrations[$0].scope != registration.scope })
                || factoryScope.map({ $0 != registration.scope }) == true
        {
            return .scopeIsReset("cached")
        }
        if asked[row].contains(row) { return .leadsBack(registration.shownType(graph)) }
        for other in registrations.indices where other != row && asked[other].contains(row) {
            let name = registrations[other].shownType(graph)
            if registration.lifetime == .graph, hasState(row) { return .isSharedInGraph(name) }
            if let actor = actors[row], actor != actors[other] { return .isOnOtherActor(name) }
        }
        if registration.lifetime == .graph, hasState(row), let type = askedByTypes[row] {
            return .isSharedInGraph(type)
        }
        if registration.lifetime == .graph, hasState(row), let type = registration.type,
            let bridge = graph.provider(ofKey: graph.keys.key(type)), sources.isBridge(bridge)
        {
            return .isSharedInGraph(sources.factory.name)
        }
        return nil
    }

    /// Whether a graph registration makes what keeps state, or shares such a part of it among its own parts.
    private func hasState(_ row: Int) -> Bool {
        nodesReachable(from: [row]) { asked[$0] }.contains { registrations[$0].lifetime == .graph && makesState($0) }
    }

    private func makesState(_ row: Int) -> Bool {
        let made = registrations[row].madeSymbol(sources.symbols).map(graph.types.plain)
        return [made, registrations[row].type].compactMap { $0 }.contains(where: state.isKept)
    }

    private func leads(from start: Int, to row: Int) -> Bool {
        nodesReachable(from: asked[start]) { asked[$0] }.contains(row)
    }
}

extension Registration {
    /// The global actor of its closure, or of the declaration that it is in.
    func actor(_ program: Program) -> String? {
        closure?.actor
            ?? (program.path(from: site).contains { program.hasAttribute("@MainActor", $0) } ? "MainActor" : nil)
    }

    /// The type of the initializer that its closure calls and nothing else.
    func madeSymbol(_ symbols: SymbolTable) -> SymbolID? {
        guard let closure, case .call(let call) = BodyShape(closure.body, in: text) else { return nil }
        let type = TypeReader.read(text.source, text.range(call.type), at: site, symbols)
        return symbols.symbol(of: type).map(symbols.aliasedSymbol)
    }

    /// The name by which messages call it: its key in Factory, else its type.
    func shownType(_ graph: DependencyGraph) -> String {
        property ?? type.map { graph.text.show($0) }
            ?? text.text(tokens.lowerBound..<min(tokens.lowerBound + 1, tokens.upperBound))
    }
}
