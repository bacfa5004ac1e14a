import FurnishCore

/// Decides which look-ups become parameters of initializers.
struct LookUpPlan {
    /// A type whose look-ups become parameters.
    struct Taker {
        let site: Site
        let properties: [PropertyLookUp]
        /// The properties among them that stay variables.
        let variables: Set<Site>
        /// The initializers that get the parameters; empty for a struct with a memberwise one, and for a class without any.
        let initializers: [Site]
        /// The superclass's initializer that a new one calls.
        let superclass: SuperclassInitializer
    }

    private(set) var takers: [Taker] = []
    private(set) var kept: [MigrationReport.Kept] = []
    private let sources: ContainerSources
    private let family: Subclasses
    private let uses: NameUses
    private let isChosen: (SourceFile, [String]) -> Bool
    private var program: Program { sources.program }

    /// - Parameter isChosen: Whether a look-up in a file is asked for, whose type or key has one of the names.
    init(_ sources: ContainerSources, isChosen: @escaping (SourceFile, [String]) -> Bool) {
        (self.sources, self.isChosen) = (sources, isChosen)
        family = Subclasses(sources.symbols)
        uses = NameUses(sources.texts, sources.tests)
        for text in sources.texts where FilePath.name(text.source.path) != sources.bridgeFileName {
            let scanned = program.file(text.file)
            let hasWrappers = !text.indices(of: "propertyWrapper").isEmpty
            for row in scanned.declarations.indices {
                let site = Site(file: text.file, row: Int32(row))
                // The look-up of an app's own wrapper is listed, or moved, where the wrapper is used.
                if hasWrappers,
                    program.path(from: site).contains(where: { program.hasAttribute("@propertyWrapper", $0) })
                {
                    continue
                }
                if scanned.declarations[row].kind.hasMembers { read(site, text) } else { list(site, text) }
            }
        }
    }

    private func names(of property: PropertyLookUp) -> [String] {
        let key = property.value.hasSuffix("()") ? property.value.dropLast(2).split(separator: ".").last : nil
        return (property.type.map { [sources.graph.text.show($0)] } ?? []) + (key.map { [String($0)] } ?? [])
    }

    private mutating func read(_ site: Site, _ text: LexedText) {
        let all = program.members(of: site, .property).compactMap { PropertyLookUp($0, in: sources, text) }
            .filter { !isParameterAlready($0) && isChosen(text.source, names(of: $0)) }
        guard !all.isEmpty, let type = sources.symbols.symbol(at: site) else { return }
        let room = LookUpRoom(type, site, sources, family, uses)
        var properties: [PropertyLookUp] = []
        let ofType = room.obstacle
        for property in all {
            if let obstacle = property.obstacle ?? ofType ?? room.obstacle(to: property) {
                keep(property, obstacle)
            } else {
                properties.append(property)
            }
        }
        if properties.isEmpty { return }
        if let obstacle = room.obstacle(toAll: properties) {
            for property in properties { keep(property, obstacle) }
            return
        }
        takers.append(
            Taker(
                site: site, properties: properties,
                variables: Set(properties.filter(room.isVariable).map(\.site)), initializers: room.designated,
                superclass: room.superclass.initializer ?? SuperclassInitializer()))
    }

    private mutating func keep(_ property: PropertyLookUp, _ obstacle: StayReason) {
        kept.append(.init(place: program.nameLocation(property.site), name: property.name, reason: obstacle))
    }

    /// Whether a property of a struct is a parameter of its memberwise initializer already.
    private func isParameterAlready(_ property: PropertyLookUp) -> Bool {
        let (declaration, parent) = (program.declaration(property.site), program.parent(of: property.site))
        return property.attribute == nil && program.declaration(parent).kind == .struct
            && declaration.traits.isDisjoint(with: [.isLet, .isStatic, .isLazy]) && declaration.access >= .internal
            && program.members(of: parent, .initializer).isEmpty
    }

    // MARK: What is in bodies

    /// Whether a type is a container, whose code registers.
    private func isContainer(_ type: SymbolID) -> Bool {
        let names =
            [sources.symbols.name(of: type)]
            + (sources.symbols[type].sites + sources.symbols[type].extensions)
            .flatMap { sources.symbols.inheritedSymbols(at: $0).map(sources.symbols.name) }
        return names.contains { ["Container", "Resolver", "SharedContainer"].contains($0) }
    }

    /// Lists the look-ups of a function, an initializer, a computed or a global property.
    private mutating func list(_ site: Site, _ text: LexedText) {
        let declaration = program.declaration(site)
        guard [.function, .initializer, .property, .subscript].contains(declaration.kind) else { return }
        if declaration.kind == .property, !declaration.traits.contains(.isComputed) {
            guard declaration.parent < 0, let property = PropertyLookUp(site, in: sources, text),
                let obstacle = property.obstacle, isChosen(text.source, names(of: property))
            else { return }
            return keep(property, obstacle)
        }
        let defaults = program.parameters(of: site).map(\.defaultValue.range)
        let found = sources.lookUps(inDeclaration: site, of: text)
        if found.isEmpty || sources.symbols.enclosingType(of: site).map(isContainer) == true { return }
        let inRegistrations = sources.registrations.filter { $0.site == site && $0.text === text }.map(\.tokens)
        for lookUp in found {
            let start = text.tokens[lookUp.tokens.lowerBound].start
            // A default is a parameter already.
            if inRegistrations.contains(where: { $0.contains(lookUp.tokens.lowerBound) })
                || defaults.contains(where: { $0.start <= start && start < $0.end })
                || !isChosen(text.source, lookUp.type.map { [sources.graph.text.show($0)] } ?? [])
            {
                continue
            }
            kept.append(
                .init(
                    place: Location(text.source, start), name: words(lookUp, text),
                    reason: obstacle(lookUp, in: site, text)))
        }
    }

    /// On one line.
    private func words(_ lookUp: LookUp, _ text: LexedText) -> String {
        text.text(lookUp.tokens).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func obstacle(_ lookUp: LookUp, in site: Site, _ text: LexedText) -> StayReason {
        let owner = program.fullName(of: site)
        guard sources.isStatic(lookUp, text, at: site) else {
            return .init("a container of its own", "the container of '\(owner)' is neither static nor global")
        }
        guard let type = lookUp.spelling ?? lookUp.type.map(sources.graph.text.spell), !lookUp.isOptional,
            !lookUp.hasArguments
        else { return .init("in a body", "it is in '\(owner)'") }
        let parts = type.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "any" && $0 != "some" }
        let name = "make" + TypeName.capital(parts.last.map(String.init) ?? "")
        let closure = PropertyLookUp.closure(name, type, words(lookUp, text))
        return .init("in a body", "it is in '\(owner)', which can take '\(closure)'")
    }
}

/// The direct subclasses of each class.
struct Subclasses {
    private var all: [SymbolID: [SymbolID]] = [:]

    init(_ symbols: SymbolTable) {
        for type in SymbolID.all(in: symbols) where symbols[type].kind == .class {
            if let superclass = symbols.superclass(of: type) { all[superclass, default: []].append(type) }
        }
    }

    /// Also those of subclasses.
    func of(_ type: SymbolID) -> [SymbolID] { nodesReachable(from: all[type] ?? []) { all[$0] ?? [] } }
}
