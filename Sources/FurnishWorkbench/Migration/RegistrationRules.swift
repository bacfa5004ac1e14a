import FurnishCore

/// The rules by which a registration moves.
struct RegistrationRules {
    private let sources: ContainerSources
    private let state: KeptState
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
        let (program, state) = (sources.program, KeptState(sources.graph))
        var makerCounts: [SymbolID: Int] = [:]
        for registration in sources.registrations {
            if let made = registration.madeSymbol(sources.symbols) { makerCounts[made, default: 0] += 1 }
        }
        let asked = sources.registrations.map { sources.allLookUps(of: $0).flatMap(sources.rows) }
        (self.state, self.asked) = (state, asked)
        askedBy = Dictionary(
            grouping: asked.indices.flatMap { row in Set(asked[row]).subtracting([row]).map { (asked: $0, by: row) } },
            by: \.asked
        ).mapValues { $0.map(\.by).sorted() }
        askedByTypes = Self.askedByTypes(sources, Self.madeTypes(sources))
        actors = sources.registrations.map { $0.actor(program) }
        // A function hides one of a type or of an imported module.
        let takenNames = Set(
            (0..<Int32(program.fileCount)).flatMap { file -> [String] in
                let scanned = program.file(file)
                return scanned.declarations.filter { $0.kind == .function }.map { scanned.source.text($0.name) }
            })
        let reader = MovedRegistrationReader(
            sources: sources, takenNames: takenNames, makerCounts: makerCounts, state: state, canProvide: canProvide,
            lookUpOfDefault: lookUpOfDefault)
        moved = sources.registrations.map { registration in
            let read = reader.read(registration)
            guard registration.isKept, case .moves(let moved) = read, !moved.givens.isEmpty else { return read }
            return .stays(.isKeptWithArguments)
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
                let range = body.text.range(index..<index + 1)
                let type = TypeReader.read(body.text.source, range, at: body.site, symbols)
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
                let start = text.index(startingAt: sources.program.declaration(site).name.start),
                let open = text.first(.openBrace, from: start), !sources.isBridge(provider)
            else { return nil }
            return (site, text, open + 1..<max(text.close(of: open), open + 1))
        }
    }

    private static func askedByTypes(_ sources: ContainerSources, _ made: Set<SymbolID>) -> [Int: String] {
        let (program, symbols) = (sources.program, sources.symbols)
        var found: [Int: String] = [:]
        for type in SymbolID.all(in: symbols) where made.contains(type) {
            for owner in symbols.inheritanceChain(of: type) {
                for site in symbols[owner].sites + symbols[owner].extensions {
                    guard let text = sources.text(of: site.file) else { continue }
                    let properties = program.members(of: site, .property).compactMap {
                        PropertyLookUp($0, in: sources, text)
                    }
                    let rows =
                        properties.flatMap { sources.rows(of: $0) }
                        + sources.lookUps(inDeclaration: site, of: text).flatMap { sources.rows(of: $0) }
                    for row in rows { found[row] = symbols.name(of: type) }
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
        if !replacements.byTests.isEmpty { return .isReplaced(replacements.byTests) }
        guard let type = registration.type else { return .typeIsUnknown }
        if registration.isNamed { return .isNamed }
        if let place = replacements.byApp.first { return .isRegisteredAgain(place) }
        if let other = other(withKeyOf: row) {
            return isSameKey(row, other)
                ? .isRegisteredAgain(registrations[other].place) : .isTypeOfSecondKey(registrations[other].place)
        }
        if isConditional(registration) { return .isInCondition }
        if let name = registration.otherContainer { return .isInOtherContainer(name) }
        guard registration.closure != nil else { return .hasNoClosure }
        if let option = registration.otherOptions.first { return .hasOption(option) }
        let lifetime: Marker.Lifetime
        switch registration.scope {
        case .own(let name): return .hasOwnScope(name)
        case .lifetime(let said, let name):
            lifetime = said
            // The factory is in the cache of what it keeps.
            let isOfFactory = sources.tool == .factory && name == "cached"
            if said != .each, !isOfFactory, sources.changes.resetScopes.contains(name) { return .scopeIsReset(name) }
            if let key = registration.key {
                if said != .each, sources.changes.resetKeys.contains(key.property) { return .isReset }
                // Another container of this type has an instance of its own.
                if said != .each, key.container != "Container", sources.containersMadeAnew.contains(key.container) {
                    return .isMadeAnew(key.container)
                }
            }
        }
        let shown = graph.text.show(type)
        for type in [type] + registration.furtherTypes {
            if UnnamedValues(graph: graph).needsName(graph.keys.key(type)) { return .needsName(graph.text.show(type)) }
        }
        if isOptionalOrFunction(type) { return .isOptionalOrFunction(shown) }
        if lifetime == .weak, case .nominal = graph.types[graph.keys.key(type)].kind,
            sources.symbols.kind(of: graph.keys.key(type)) == .foreign
        {
            return .isNoObject(shown)
        }
        return isProvided(row) ? .isProvided : nil
    }

    private func isOptionalOrFunction(_ type: TypeID) -> Bool {
        switch graph.types[graph.keys.key(type)].kind {
        case .optional, .function, .tuple, .metatype, .unreadable: true
        default: false
        }
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

    private func isSameKey(_ row: Int, _ other: Int) -> Bool {
        let (one, two) = (registrations[row], registrations[other])
        return one.key == two.key && one.isNamed == two.isNamed
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
        var depth = 0
        for index in outermost..<registration.tokens.lowerBound {
            if text.kind(index) == .poundIf { depth += 1 }
            if text.kind(index) == .poundEndif { depth -= 1 }
        }
        return depth > 0
    }

    /// Whether the factory can provide what a look-up asks for: by what moves, or by a bridge.
    private func canProvide(_ lookUp: LookUp) -> Bool {
        guard let type = lookUp.type, !lookUp.isNamed, !lookUp.hasArguments, !lookUp.isOptional else { return false }
        let key = graph.keys.key(type)
        if UnnamedValues(graph: graph).needsName(key) || sources.rows(of: key).count > 1 { return false }
        return !isOptionalOrFunction(key) && graph.symbols.symbol(of: key).map(graph.symbols.isPrivate) != true
    }

    /// The look-up of a key of a parameter's type that is its default, so that the factory may as well fill it.
    private func lookUpOfDefault(_ parameter: InitializerCall.Parameter, _ site: Site) -> LookUp? {
        guard !parameter.defaultValue.isEmpty, let text = sources.text(of: site.file),
            let start = text.index(startingAt: parameter.defaultValue.start)
        else { return nil }
        let end = text.endOfValue(from: start)
        let found = sources.lookUps(in: start..<end, of: text, at: site)
        guard found.count == 1, found[0].tokens == start..<end, case let key = graph.keys.key(parameter.type),
            sources.rows(of: key).count == 1
        else { return nil }
        var lookUp = found[0]
        lookUp.type = lookUp.type ?? parameter.type
        return canProvide(lookUp) && lookUp.type.map(graph.keys.key) == key ? lookUp : nil
    }

    // MARK: What others do

    /// - Parameter moving: The registrations that would move.
    func obstacle(_ row: Int, besides moving: Set<Int>) -> StayReason? {
        let registration = registrations[row]
        for other in asked[row] where other != row {
            let name = registrations[other].shownType(graph)
            if registration.isKept, case .own = registrations[other].scope { return .keepsWhatIsReset(name) }
            if registration.isKept, case .lifetime(_, let scope) = registrations[other].scope,
                registrations[other].isKept, !moving.contains(other),
                sources.changes.resetScopes.contains(scope)
                    || registrations[other].key.map({ sources.changes.resetKeys.contains($0.property) }) == true
            {
                return .keepsWhatIsReset(name)
            }
            if isProvided(other) { return .asksForProvided(name) }
            if !moving.contains(other) {
                if leads(from: other, to: row) { return .leadsBack(name) }
                if sources.tool == .swinject, let child = registrations[other].otherContainer {
                    return .asksOtherContainer(name, child)
                }
                if let made = registrations[other].key?.container, sources.containersMadeAnew.contains(made) {
                    return .isMadeAnew(made)
                }
            }
            if let actor = actors[other], actor != actors[row] { return .asksOnOtherActor(name) }
        }
        if sources.tool == .factory, registration.isKept, sources.changes.resetScopes.contains("cached") {
            let isOfOther =
                factoryScope.map { $0 != registration.scope }
                ?? moving.contains { registrations[$0].isKept && registrations[$0].scope != registration.scope }
            if isOfOther, factoryScope != nil || registration.scope == .lifetime(.once, name: "cached") {
                return .scopeIsReset("cached")
            }
        }
        if asked[row].contains(row) { return .leadsBack(registration.shownType(graph)) }
        for other in askedBy[row] ?? [] {
            let name = registrations[other].shownType(graph)
            if registration.lifetime == .graph, hasState(row) { return .isSharedInGraph(name) }
            if let actor = actors[row], actor != actors[other] { return .isAskedOnOtherActor(name) }
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
