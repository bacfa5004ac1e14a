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
    /// As the parameter spells it.
    let type: String
    let time: Time
    /// The expression that asks the container.
    let value: String
    /// The wrapper, or none for an initial value.
    let attribute: ByteRange?
    let isTypeWritten: Bool

    /// The name of the parameter: `api`, or `makeAPI` for a closure.
    var parameter: String { time == .atOnce ? name : "make" + TypeName.capital(name) }

    /// The parameter with its default.
    var parameterText: String {
        time == .atOnce ? "\(name): \(type) = \(value)" : "\(parameter): @escaping () -> \(type) = { \(value) }"
    }

    /// The words by which wrappers ask, and when.
    private static let wrappers: [String: Time] = [
        "Injected": .atOnce, "LazyInjected": .once, "DynamicInjected": .always,
    ]

    /// - Returns: nil for a property that asks no container, or in a way that stays.
    init?(_ site: Site, in sources: ContainerSources, _ text: LexedText) {
        let program = sources.program
        let (declaration, source) = (program.declaration(site), program.source(site.file))
        guard declaration.traits.isDisjoint(with: [.isStatic, .isComputed]) else { return nil }
        (self.site, name) = (site, source.text(declaration.name))
        isTypeWritten = !declaration.type.isEmpty
        let scanned = program.file(site.file)
        let attributes = declaration.attributes.indices.map { scanned.ranges[$0].range }
        for range in attributes {
            let word = source.text(range).dropFirst().prefix { $0 != "(" && $0 != "<" && !$0.isWhitespace }
            guard let time = Self.wrappers[String(word)] else { continue }
            guard let value = Self.value(of: source.text(range), sources) else { return nil }
            guard let type = isTypeWritten ? source.text(declaration.type.range) : Self.type(of: value, sources) else {
                return nil
            }
            (self.type, self.time, self.value, attribute) = (type, time, value, range)
            return
        }
        guard !declaration.initialValue.isEmpty, let start = text.index(startingAt: declaration.initialValue.start)
        else { return nil }
        let end = text.endOfValue(from: start)
        let found = sources.lookUps(in: start..<end, of: text, at: site)
        guard found.count == 1, found[0].tokens == start..<end, !found[0].isOptional,
            let type = isTypeWritten
                ? source.text(declaration.type.range) : found[0].spelling ?? found[0].type.map(sources.graph.text.spell)
        else { return nil }
        (self.type, value, attribute) = (type, text.text(start..<end), nil)
        time = declaration.traits.contains(.isLazy) ? .once : .atOnce
    }

    /// `Resolver.resolve(name: .main)` for `@Injected(name: .main)`, `Container.shared.api()` for `@Injected(\.api)`.
    private static func value(of attribute: String, _ sources: ContainerSources) -> String? {
        let open = attribute.firstIndex(of: "(")
        let arguments = open.map { String(attribute[attribute.index(after: $0)...].dropLast()) } ?? ""
        switch sources.tool {
        case .resolver: return arguments.contains("container:") ? nil : "Resolver.resolve(\(arguments))"
        case .factory:
            guard arguments.hasPrefix("\\"), let dot = arguments.firstIndex(of: ".") else { return nil }
            let container = arguments[arguments.index(after: arguments.startIndex)..<dot]
            let key = arguments[arguments.index(after: dot)...]
            guard key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
            return "\(container.isEmpty ? "Container" : String(container)).shared.\(key)()"
        case .swinject: return nil
        }
    }

    /// The type of one of Factory's keys.
    private static func type(of value: String, _ sources: ContainerSources) -> String? {
        guard let row = sources.rows(ofCall: value).first, let type = sources.registrations[row].type
        else { return nil }
        return sources.graph.text.spell(type)
    }
}

extension TypeName {
    /// `API` for `api`, `HistoryModel` for `historyModel`.
    fileprivate static func capital(_ name: String) -> String {
        name == "api" ? "API" : (name.first.map { $0.uppercased() } ?? "") + name.dropFirst()
    }
}
