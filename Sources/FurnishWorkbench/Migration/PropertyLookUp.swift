import FurnishCore

/// A property whose value comes from a container, by a wrapper or by its initial value.
struct PropertyLookUp {
    enum Time {
        case atOnce
        /// When it is first read: `@LazyInjected`, `lazy var`.
        case once
        /// Whenever it is read: `@DynamicInjected`.
        case always
    }

    let site: Site
    let name: String
    let isTypeWritten: Bool
    /// As the parameter spells it.
    private(set) var spelling = ""
    private(set) var type: TypeID?
    private(set) var time = Time.atOnce
    /// The expression that asks the container.
    private(set) var value = ""
    /// The wrapper, or none for an initial value.
    private(set) var attribute: ByteRange?
    /// Why it can be no parameter, whatever its type is.
    private(set) var obstacle: StayReason?

    /// The name of the parameter: `api`, or `makeAPI` for a closure.
    var parameter: String { time == .atOnce ? name : "make" + TypeName.capital(name) }

    /// The parameter with its default.
    var parameterText: String {
        time == .atOnce ? "\(name): \(spelling) = \(value)" : Self.closure(parameter, spelling, value)
    }

    static func closure(_ name: String, _ type: String, _ value: String) -> String {
        "\(name): @escaping () -> \(type) = { \(value) }"
    }

    /// The words by which wrappers ask, and when; nil for those that stay.
    private static let wrappers: [String: Time?] = [
        "Injected": .atOnce, "LazyInjected": .once, "DynamicInjected": .always, "WeakLazyInjected": nil,
        "OptionalInjected": nil, "InjectedObject": nil, "LazyInjectedObject": nil, "InjectedObservable": nil,
        "InjectedStateObject": nil, "InjectedType": nil,
    ]

    /// - Returns: nil for a property that asks no container.
    init?(_ site: Site, in sources: ContainerSources, _ text: LexedText) {
        let (program, symbols) = (sources.program, sources.symbols)
        let (declaration, source) = (program.declaration(site), program.source(site.file))
        if declaration.traits.contains(.isComputed) { return nil }
        (self.site, name, isTypeWritten) = (site, source.text(declaration.name), !declaration.type.isEmpty)
        if isTypeWritten {
            (spelling, type) = (source.text(declaration.type.range), symbols.readType(declaration.type, at: site))
        }
        let attributes = program.attributes(of: site)
        guard attributes.contains(where: { readWrapper($0, sources, text) }) || readValue(sources, text) else {
            return nil
        }
        obstacle = obstacle(besides: attributes.filter { $0 != attribute }.map(source.text), sources)
    }

    private func obstacle(besides attributes: [String], _ sources: ContainerSources) -> StayReason? {
        let program = sources.program
        let (declaration, parent) = (program.declaration(site), program.parent(of: site))
        if declaration.traits.contains(.isStatic) { return StayReason("static members", "it is static") }
        if parent.row < 0 { return StayReason("global values", "it is global") }
        if let obstacle { return obstacle }
        if declaration.condition != program.declaration(parent).condition {
            return StayReason("a condition", "it is under '#if'")
        }
        if let other = attributes.first(where: { $0.dropFirst().first?.isUppercase == true }),
            other != "@ObservationIgnored"
        {
            return StayReason("a second attribute", "'\(other)' is a wrapper or an actor too")
        }
        let unknown = StayReason("an unknown type", "only the compiler knows its type: write it")
        guard let type, !spelling.isEmpty else { return unknown }
        switch sources.graph.types[sources.graph.keys.key(type)].kind {
        case .optional, .unwrapped: return StayReason("an optional", "'\(spelling)' is an optional")
        case .function: return StayReason("a function", "'\(spelling)' is a function")
        case .unreadable: return unknown
        default: return program.hasModifier("weak", site) ? StayReason("a weak reference", "it is weak") : nil
        }
    }

    // MARK: Wrappers

    private mutating func readWrapper(_ range: ByteRange, _ sources: ContainerSources, _ text: LexedText) -> Bool {
        guard let at = text.index(startingAt: range.start) else { return false }
        var word = at + 1
        while text.kind(word + 1) == .period { word += 2 }
        let name = text.text(word)
        let own = sources.symbols.lookUp(sources.program.names.name(name), at: sources.program.parent(of: site))
        if let own, !sources.symbols[own].isForeign, !sources.isOfContainer(own) {
            guard let wrapper = OwnWrapper(own, sources) else { return false }
            attribute = range
            (time, value) = (wrapper.time, wrapper.value(for: spelling))
            if wrapper.isMore || text.kind(word + 1) == .openParenthesis && text.kind(word + 2) != .closeParenthesis {
                obstacle = StayReason("a wrapper of the app", "'@\(name)' does more than to ask a container")
            }
            return true
        }
        guard sources.tool != .swinject, let known = Self.wrappers[name] else { return false }
        attribute = range
        guard let known else {
            obstacle = StayReason("'@\(name)'", "'@\(name)' does more than to ask once")
            return true
        }
        time = known
        let open = text.first(.openParenthesis, from: word, to: text.index(at: range.end - 1).map { $0 + 1 })
        let arguments = open.map(text.arguments) ?? []
        if sources.tool == .resolver {
            // `Resolver.resolve(name: .main)` for `@Injected(name: .main)`
            value = "Resolver.resolve(\(open.map { text.text($0 + 1..<text.close(of: $0)) } ?? ""))"
            if let other = arguments.first(where: { $0.label != "name" }) {
                obstacle = StayReason("'@Injected' with '\(other.label)'", "its wrapper takes '\(other.label)'")
            }
        } else {
            readKey(arguments, sources, text)
        }
        return true
    }

    /// `Container.shared.api()` for `@Injected(\.api)`.
    private mutating func readKey(_ arguments: [LexedText.Argument], _ sources: ContainerSources, _ text: LexedText) {
        guard arguments.count == 1, case let path = arguments[0].value, path.count > 2,
            text.kind(path.lowerBound) == .backslash, text.kind(path.upperBound - 2) == .period,
            path.count == 3 || text.path(path.lowerBound + 1..<path.upperBound) != nil
        else {
            obstacle = StayReason("a wrapper with other arguments", "its wrapper takes more than a key")
            return
        }
        let container = text.text(path.lowerBound + 1..<path.upperBound - 2)
        value = "\(container.isEmpty ? "Container" : container).shared.\(text.text(path.upperBound - 1))()"
        guard !isTypeWritten, let row = sources.rows(of: self).first else { return }
        readType(sources.registrations[row].type, nil, sources)
    }

    private mutating func readType(_ type: TypeID?, _ spelling: String?, _ sources: ContainerSources) {
        if isTypeWritten { return }
        (self.type, self.spelling) = (type, spelling ?? type.map(sources.graph.text.spell) ?? "")
    }

    // MARK: Initial values

    private mutating func readValue(_ sources: ContainerSources, _ text: LexedText) -> Bool {
        let declaration = sources.program.declaration(site)
        guard !declaration.initialValue.isEmpty, let start = text.index(startingAt: declaration.initialValue.start)
        else { return false }
        let all = start..<text.endOfValue(from: start)
        guard let found = sources.lookUps(in: all, of: text, at: site).first else { return false }
        (value, time) = (text.text(all), declaration.traits.contains(.isLazy) ? .once : .atOnce)
        readType(found.type, found.spelling, sources)
        if found.tokens != all {
            obstacle = StayReason("a part of a value", "its value is more than a look-up")
        } else if found.isOptional {
            obstacle = StayReason("an optional", "its look-up may give nil")
        } else if found.hasArguments {
            obstacle = StayReason("arguments", "its look-up passes arguments")
        } else if !sources.isStatic(found, text, at: site) {
            obstacle = StayReason("a container of an instance", "its container is neither static nor global")
        }
        return true
    }
}

extension ContainerSources {
    /// Whether a wrapper is the tool's own, whose sources may be in view.
    func isOfContainer(_ wrapper: SymbolID) -> Bool {
        let container = tool == .resolver ? "Resolver" : "Container"
        let declared = symbols.lookUp(program.names.name(container), at: symbols[wrapper].sites[0])
        return tool != .swinject && declared.map { symbols[$0].module == symbols[wrapper].module } == true
    }

    /// Whether a default of a parameter can name the container that a look-up asks.
    func isStatic(_ lookUp: LookUp, _ text: LexedText, at site: Site) -> Bool {
        let first = lookUp.tokens.lowerBound
        let name = text.text(first)
        guard text.kind(first + 1) == .period, name != "self", name != "Self" else { return false }
        if name.first?.isUppercase == true { return true }
        let chain = symbols.enclosingType(of: site).map(symbols.inheritanceChain) ?? []
        let isMember = chain.contains { type in
            symbols.members(of: type, .property).contains { program.names.text(program.name($0)) == name }
        }
        return !isMember && text.locals.meaning(of: name, at: first) == nil
            && !symbols.globals(named: program.names.name(name), from: text.file).isEmpty
    }
}

extension TypeName {
    /// `API` for `api`, `HistoryModel` for `historyModel`.
    static func capital(_ name: String) -> String {
        name == "api" ? "API" : (name.first.map { $0.uppercased() } ?? "") + name.dropFirst()
    }
}
