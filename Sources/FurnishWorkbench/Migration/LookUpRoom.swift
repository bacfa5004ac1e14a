import FurnishCore

/// A type that may take what its properties look up as parameters of its initializers.
struct LookUpRoom {
    /// The initializers that set the properties: those that call no other of the type, and do more than to fail.
    let designated: [Site]
    let superclass: SuperclassInitializerSearch.Outcome
    private let type: SymbolID
    private let site: Site
    private let sources: ContainerSources
    private let subclasses: [SymbolID]
    private let uses: NameUses
    /// All initializers of this declaration and of extensions.
    private let initializers: [Site]
    /// Those that do nothing but `fatalError(…)`.
    private let failing: Set<Site>
    /// The superclasses and protocols of the type.
    private let ancestors: Set<SymbolID>
    private var name: String { symbols.name(of: type) }
    private var program: Program { sources.program }
    private var symbols: SymbolTable { sources.symbols }

    init(_ type: SymbolID, _ site: Site, _ sources: ContainerSources, _ family: Subclasses, _ uses: NameUses) {
        (self.type, self.site, self.sources, self.uses) = (type, site, sources, uses)
        let (program, symbols) = (sources.program, sources.symbols)
        subclasses = family.of(type)
        let own = program.members(of: site, .initializer)
        initializers = own + symbols[type].extensions.flatMap { program.members(of: $0, .initializer) }
        let failing = Set(initializers.filter { sources.body(of: $0)?.isFatal == true })
        self.failing = failing
        let isMemberwise = program.declaration(site).kind == .struct && own.isEmpty
        designated = (isMemberwise ? [] : initializers).filter { initializer in
            !program.declaration(initializer).traits.contains(.isConvenience) && !program.takesCoder(initializer)
                && !failing.contains(initializer) && sources.body(of: initializer)?.delegates != true
        }
        ancestors = Ancestry(of: symbols.implicitType(type), symbols).found
        superclass =
            program.declaration(site).kind == .class && designated.isEmpty
            ? SuperclassInitializerSearch(graph: sources.graph).search(from: type, takesCoder: false)
            : .found(SuperclassInitializer())
    }

    /// The declarations that can name a member alone, besides its own.
    private var relatives: [Site] {
        symbols[type].extensions + subclasses.flatMap { symbols[$0].sites + symbols[$0].extensions }
    }
    private var kind: Declaration.Kind { program.declaration(site).kind }
    private var isMemberwise: Bool { kind == .struct && designated.isEmpty }
    private var foreignNames: [String] { ancestors.filter { symbols[$0].isForeign }.map(symbols.name).sorted() }

    // MARK: Whether the type can take parameters

    /// Protocols and classes whose types the system makes, besides those that `KnownType` knows.
    private static let madeBySystem: Set<String> = [
        "App", "AppEntity", "AppShortcutsProvider", "CLLocationPushServiceExtension",
        "CPTemplateApplicationSceneDelegate", "EntityQuery", "EntityStringQuery", "INExtension", "PreviewProvider",
        "Scene", "TimelineProvider", "UNNotificationContentExtension", "UNNotificationServiceExtension", "XCTestCase",
    ]

    private func isMadeBySystem(_ name: String) -> Bool {
        Self.madeBySystem.contains(name) || KnownType.has(.isMadeBySystem, name)
            || KnownType.has(.isManagedByStore, name)
            || ["Intent", "TimelineProvider", "Widget", "WidgetBundle"].contains(where: name.hasSuffix)
    }

    var obstacle: StayReason? {
        if kind == .extension { return StayReason("extensions", "an extension has no initializer of its own") }
        guard [.class, .actor, .struct].contains(kind) else {
            return StayReason("other types", "'\(name)' is no class, actor or struct")
        }
        if ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(where: { program.hasAttribute($0, site) }) {
            return StayReason("made by the system", "the system makes '\(name)'")
        }
        if let system = foreignNames.first(where: isMadeBySystem) {
            return StayReason("made by the system", "the system makes '\(name)', which is a '\(system)'")
        }
        if initializers.contains(where: { program.takesCoder($0) && !failing.contains($0) }) {
            return StayReason("storyboards", "a storyboard may make '\(name)'")
        }
        if let other = ([type] + subclasses).map(symbols.name).first(where: uses.functions.contains) {
            return isUsed("'\(other).init' is used as a function")
        }
        return inheritance ?? requirement ?? override ?? designated.lazy.compactMap(obstacle).first
    }

    private func isUsed(_ text: String) -> StayReason { StayReason("initializers that others use", text) }

    private func obstacle(_ initializer: Site) -> StayReason? {
        if has(.isRequired, initializer) { return isUsed("an initializer of '\(name)' is required") }
        let word = program.hasModifier("nonisolated", initializer) ? "nonisolated" : "@objc"
        if word == "nonisolated" || program.hasAttribute(word, initializer) {
            return StayReason("initializers of others", "an initializer of '\(name)' is '\(word)'")
        }
        if initializer.file != site.file {
            return StayReason("initializers in other files", "an initializer of '\(name)' is in another file")
        }
        return nil
    }

    /// Initializers that a superclass has.
    private var inheritance: StayReason? {
        if kind != .class { return nil }
        let chain = symbols.inheritanceChain(of: type).dropFirst()
        let isInheriting = designated.isEmpty || designated.contains { has(.isOverride, $0) }
        guard isInheriting else { return nil }
        let system = chain.first { symbols[$0].isForeign && !KnownType.isProtocol(symbols.name(of: $0)) }
        if let system, symbols.name(of: system) != "NSObject" {
            let (what, shown) = (designated.isEmpty ? "inherits its" : "overrides", symbols.name(of: system))
            return StayReason(
                "initializers of a superclass",
                KnownType.isClass(shown) || !designated.isEmpty
                    ? "'\(name)' \(what) initializers of '\(shown)'"
                    : "only the compiler knows whether '\(shown)' is a class with initializers")
        }
        let inherited = chain.flatMap { symbols.members(of: $0, .initializer) }
        if let convenience = inherited.first(where: { has(.isConvenience, $0) }) {
            let label = program.fullName(of: convenience)
            return StayReason("initializers of a superclass", "'\(name)' inherits the initializer '\(label)'")
        }
        guard designated.isEmpty else { return nil }
        if initializers.contains(where: failing.contains) {
            return StayReason("initializers that fail", "'\(name)' has no initializer that can be called")
        }
        if case .found(let found) = superclass, !found.isFailable, found.effects.isEmpty { return nil }
        return StayReason("initializers of a superclass", "only you can choose what its new initializer calls")
    }

    private func has(_ trait: Declaration.Traits, _ site: Site) -> Bool {
        program.declaration(site).traits.contains(trait)
    }

    /// The initializers that get parameters; the one without any, if there is none.
    private var changed: [(site: Site?, labels: [String], required: [String])] {
        let inherits = superclass.initializer?.parameters.isEmpty == false
        if designated.isEmpty { return inherits ? [] : [(nil, [], [])] }
        return designated.map { ($0, labels($0), required($0)) }
    }

    /// The requirements of the protocols that the type conforms to.
    private func requirements(_ kind: Declaration.Kind) -> [(owner: SymbolID, site: Site)] {
        ancestors.filter { symbols[$0].kind == .protocol }.flatMap { owner in
            symbols[owner].sites.flatMap { program.members(of: $0, kind) }.map { (owner, $0) }
        }
    }

    /// A requirement of a protocol that an initializer must satisfy.
    private var requirement: StayReason? {
        let changed = Set(changed.map(\.labels))
        // A memberwise initializer keeps its place beside the one without parameters.
        let met = requirements(.initializer).filter {
            isMemberwise ? !labels($0.site).isEmpty : changed.contains(labels($0.site))
        }
        if let first = met.map({ symbols.name(of: $0.owner) }).min() {
            return isUsed("'\(first)' asks for an initializer")
        }
        let isDecoded = !isMemberwise && foreignNames.contains { ["Codable", "Decodable"].contains($0) }
        if isDecoded { return isUsed("'\(name)' is decoded") }
        let literal = Set([["rawValue"], ["stringLiteral"], ["arrayLiteral"], ["dictionaryLiteral"], ["from"]])
        if changed.isDisjoint(with: literal) { return nil }
        return foreignNames.first.map { isUsed("'\($0)' may ask for an initializer") }
    }

    /// An initializer of a subclass, also in tests, that would override nothing any more.
    private var override: StayReason? {
        let changed = changed.map(\.labels)
        let overriding = subclasses.first { subclass in
            symbols.members(of: subclass, .initializer).contains {
                has(.isOverride, $0) && changed.contains(labels($0))
            }
        }
        let tested = sources.tests.lazy.compactMap { $0.subclass(overridingInitializerOf: name) }.first
        return (overriding.map(symbols.name) ?? tested).map { isUsed("'\($0)' overrides an initializer") }
    }

    private func labels(_ initializer: Site) -> [String] {
        program.parameters(of: initializer).map { program.source(initializer.file).text($0.label) }
    }

    // MARK: Whether it can take one

    func obstacle(to property: PropertyLookUp) -> StayReason? {
        let (declaration, shown) = (program.declaration(property.site), property.name)
        if kind == .struct, property.time != .atOnce {
            return StayReason("later in a struct", "'\(shown)' is read later, and '\(name)' is a struct")
        }
        if isMemberwise, declaration.access < .internal {
            return StayReason(
                "private in a struct", "'\(shown)' is private, and '\(name)' has a memberwise initializer")
        }
        if property.attribute != nil, uses.usesWrapper(of: shown, in: [site] + relatives, program) {
            return StayReason("a wrapper that is used", "code uses its wrapper, '$\(shown)' or '_\(shown)'")
        }
        return nameObstacle(property) ?? accessObstacle(property) ?? actorObstacle(property)
            ?? designated.lazy.compactMap { changed(property, in: $0) }.first
    }

    private func nameObstacle(_ property: PropertyLookUp) -> StayReason? {
        let members = symbols.members(of: type, .property) + symbols.members(of: type, .function)
        let isMember =
            property.time != .atOnce && members.contains { program.names.text(program.name($0)) == property.parameter }
        let isParameter = designated.contains { initializer in
            let source = program.source(initializer.file)
            return program.parameters(of: initializer).contains {
                [source.text($0.name), source.text($0.label)].contains(property.parameter)
            }
        }
        guard isMember || isParameter || superclass.initializer?.names.contains(property.parameter) == true else {
            return nil
        }
        let owner = isMember ? "'\(name)'" : "an initializer"
        return StayReason("names that are taken", "\(owner) has '\(property.parameter)' already")
    }

    private func accessObstacle(_ property: PropertyLookUp) -> StayReason? {
        let accesses = designated.map { program.declaration($0).access }
        let access = accesses.max() ?? min(program.declaration(site).access, .internal)
        let types = property.type.map(symbols.types.parts) ?? []
        let hidden = types.compactMap { symbols.symbol(of: $0) }.first { symbol in
            !symbols[symbol].sites.allSatisfy { visible($0) >= access }
        }
        if let hidden {
            return StayReason(
                "an initializer that others see", "'\(symbols.name(of: hidden))' is less visible than an initializer")
        }
        guard access >= .public, let key = keys(of: property).first, program.declaration(key.site).access < .public
        else { return nil }
        return StayReason("a key that others do not see", "an initializer is public, and its key is not")
    }

    /// The keys of Factory that a property asks for.
    private func keys(of property: PropertyLookUp) -> [Registration] {
        sources.rows(of: property).map { sources.registrations[$0] }.filter { $0.key != nil }
    }

    /// At file level, private is fileprivate.
    private func visible(_ site: Site) -> Declaration.Access {
        let declaration = program.declaration(site)
        return declaration.parent < 0 ? max(declaration.access, .fileprivate) : declaration.access
    }

    /// Before Swift 6, no default of a parameter may ask for a key of an actor.
    private func actorObstacle(_ property: PropertyLookUp) -> StayReason? {
        let isOfActor = keys(of: property).contains { program.path(from: $0.site).contains(where: isOnActor) }
        let isInitialValue =
            isMemberwise && (isOnActor(site) || foreignNames.contains { KnownType.has(.isOnMainActor, $0) })
        return isOfActor && !isInitialValue
            ? StayReason("an actor", "its key is on an actor, and a default of a parameter is not") : nil
    }

    private func isOnActor(_ site: Site) -> Bool {
        program.attributes(of: site).contains { program.source(site.file).text($0).hasSuffix("Actor") }
    }

    /// An initializer that changes the property by its name, which becomes that of the parameter.
    private func changed(_ property: PropertyLookUp, in initializer: Site) -> StayReason? {
        guard property.time == .atOnce, let body = sources.body(of: initializer) else { return nil }
        let isChanged = body.text.indices(of: property.name).contains { index in
            let use = PropertyUse(lexed: body.text, index: index)
            return body.tokens.contains(index) && use.receiver == nil
                && (use.effect == .assigns || changesPart(property, use)) && use.isProperty
        }
        return isChanged ? StayReason("set in an initializer", "an initializer changes '\(property.name)'") : nil
    }

    /// Whether a use sets a member of a value, or calls a method that is known to be mutating.
    private func changesPart(_ property: PropertyLookUp, _ use: PropertyUse) -> Bool {
        let (text, values) = (use.lexed, ValueTypes(text: use.lexed, graph: sources.graph))
        guard let type = property.type, !values.isReference(type) else { return false }
        let isCalled = [.openParenthesis, .openBrace].contains(text.kind(use.index + 3))
        let members = isCalled ? values.members(text.text(use.index + 2), of: type) : []
        return isCalled
            ? members.contains { program.hasModifier("mutating", $0) } : values.changesPart(of: type, use)
    }

    // MARK: Whether it can take all

    /// Two initializers that would be the same, or that the same calls would mean.
    func obstacle(toAll properties: [PropertyLookUp]) -> StayReason? {
        if isMemberwise { return nil }
        let added = properties.map(\.parameter)
        let others = initializers.filter { !program.takesCoder($0) }
        let isUnclear = changed.contains { changed in
            others.contains { other in
                other != changed.site
                    && (labels(other) == changed.labels + added || required(other) == changed.required)
            }
        }
        let text = "two initializers of '\(name)' would take the same arguments"
        return isUnclear ? StayReason("initializers that would be equal", text) : nil
    }

    private func required(_ initializer: Site) -> [String] {
        let source = program.source(initializer.file)
        return program.parameters(of: initializer).filter { $0.defaultValue.isEmpty }.map {
            source.text($0.label) + ":" + source.text($0.type.range)
        }
    }

    // MARK: What it stays

    /// Whether the property is set after it is initialized, or must be a variable for another reason.
    func isVariable(_ property: PropertyLookUp) -> Bool {
        let (declaration, source) = (program.declaration(property.site), program.source(site.file))
        guard !declaration.traits.contains(.isLet), let text = sources.text(of: site.file) else { return false }
        let set = uses.isSet(
            property.name, in: [site] + relatives, onlyIn: declaration.access < .internal ? site.file : nil, program)
        let head = source.text(ByteRange(declaration.range.start, declaration.name.start))
        if set.all || uses.overridden.contains(property.name) || head.hasSuffix("set) var ")
            || program.file(site.file).hasObservers(property.site.row) || isRequiredVariable(property)
        {
            return true
        }
        let values = ValueTypes(text: text, graph: sources.graph)
        guard let type = property.type, !values.isReference(type) else { return false }
        let owners = values.symbol(type).map { Ancestry(of: symbols.implicitType($0), symbols).found } ?? []
        return set.part
            || owners.contains { owner in
                symbols.members(of: owner, .function).contains { program.hasModifier("mutating", $0) }
            }
    }

    private func isRequiredVariable(_ property: PropertyLookUp) -> Bool {
        requirements(.property).contains {
            has(.hasSetter, $0.site) && program.names.text(program.name($0.site)) == property.name
        }
    }
}

/// The tokens of an initializer.
struct InitializerText {
    let text: LexedText
    let name: Int
    let open: Int
    let brace: Int
    /// The indentation of one level in the type.
    let step: String

    var indentation: String { text.source.leadingSpaces(ofLineAt: text.tokens[name].start) }

    var tokens: Range<Int> { brace + 1..<text.close(of: brace) }

    /// Whether it does nothing but `fatalError(…)`.
    var isFatal: Bool {
        text.text(brace + 1) == "fatalError" && text.kind(brace + 2) == .openParenthesis
            && text.kind(text.close(of: brace + 2) + 1) == .closeBrace
    }

    /// Whether it calls another initializer of its type.
    var delegates: Bool {
        tokens.contains {
            text.keyword($0) == .`init` && text.keyword($0 - 2) == .`self` && text.kind($0 - 1) == .period
        }
    }
}

extension ContainerSources {
    /// - Returns: nil for one without a body.
    func body(of initializer: Site) -> InitializerText? {
        guard let text = text(of: initializer.file),
            let name = text.index(startingAt: program.declaration(initializer).name.start),
            let open = text.first(.openParenthesis, from: name),
            let brace = text.first(.openBrace, from: text.close(of: open) + 1)
        else { return nil }
        let step = program.file(initializer.file).indentationStep(of: program.declaration(initializer).parent)
        return InitializerText(text: text, name: name, open: open, brace: brace, step: step)
    }
}

extension LexedText {
    /// The name of a class that inherits directly from another and overrides an initializer.
    fileprivate func subclass(overridingInitializerOf name: String) -> String? {
        indices(of: name).first { index in
            guard kind(index - 1) == .colon, keyword(index - 3) == .class, let open = first(.openBrace, from: index)
            else { return false }
            return (open..<close(of: open)).contains { keyword($0) == .`init` && text($0 - 1) == "override" }
        }.map { text($0 - 2) }
    }
}
