import FurnishCore

/// Decides which look-ups become parameters of initializers.
struct LookUpPlan {
    /// A type whose look-ups become parameters.
    struct Taker {
        let type: SymbolID
        let site: Site
        let properties: [PropertyLookUp]
        /// The initializers that get the parameters; empty for a struct with a memberwise one, and for a class without any.
        let initializers: [Site]
        /// The superclass's initializer that a new one calls; nil if there is no superclass.
        let superInitializer: String?
    }

    /// A look-up that stays, and why.
    struct Kept {
        let place: Location
        let name: String
        let reason: String
    }

    private(set) var takers: [Taker] = []
    private(set) var kept: [Kept] = []
    /// The properties that were read.
    private var properties: Set<Site> = []
    private let sources: ContainerSources
    private var graph: DependencyGraph { sources.graph }
    private var program: Program { sources.program }
    private var symbols: SymbolTable { sources.symbols }

    init(_ sources: ContainerSources, isChosen: (SourceFile) -> Bool) {
        self.sources = sources
        for text in sources.texts
        where isChosen(text.source) && FilePath.name(text.source.path) != sources.bridgeFileName {
            let scanned = sources.program.file(text.file)
            for row in scanned.declarations.indices where scanned.declarations[row].kind.hasMembers {
                read(Site(file: text.file, row: Int32(row)), text)
            }
            list(text)
        }
    }

    private mutating func read(_ site: Site, _ text: LexedText) {
        let isStruct = program.declaration(site).kind == .struct
        let properties = program.members(of: site, .property).compactMap { PropertyLookUp($0, in: sources, text) }
            .filter { !(isStruct && isMemberwiseDefault($0)) }
        self.properties.formUnion(properties.map(\.site))
        guard !properties.isEmpty,
            let type = symbols.enclosingType(of: Site(file: site.file, row: site.row + 1)) ?? symbols.symbol(at: site)
        else { return }
        if let reason = obstacle(type, site, properties) {
            kept += properties.map { Kept(place: program.nameLocation($0.site), name: $0.name, reason: reason) }
            return
        }
        takers.append(
            Taker(
                type: type, site: site, properties: properties, initializers: designated(type),
                superInitializer: symbols.superclass(of: type).map { _ in "super.init()" }))
    }

    /// Whether a property of a struct is a parameter of its memberwise initializer already.
    private func isMemberwiseDefault(_ property: PropertyLookUp) -> Bool {
        property.attribute == nil && !program.declaration(property.site).traits.contains(.isLet)
            && program.members(of: program.parent(of: property.site), .initializer).isEmpty
    }

    // MARK: Whether a type can take it

    /// Types that the system makes.
    private static let madeBySystem: Set<String> = [
        "App", "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "Widget",
        "WidgetBundle", "AppIntent", "TimelineProvider", "PreviewProvider", "XCTestCase", "WKExtensionDelegate",
        "Scene",
        "UNNotificationServiceExtension", "CPTemplateApplicationSceneDelegate",
    ]

    private func obstacle(_ type: SymbolID, _ site: Site, _ properties: [PropertyLookUp]) -> String? {
        let (kind, name) = (symbols[type].kind, symbols.name(of: type))
        guard program.declaration(site).kind != .extension else { return "an extension has no initializer of its own" }
        if program.hasAttribute("@main", site) { return "the system makes '\(name)'" }
        let inherited = inheritedNames(type)
        if let system = inherited.first(where: Self.madeBySystem.contains) {
            return "the system makes '\(name)', which is a '\(system)'"
        }
        guard kind == .class || kind == .actor || kind == .struct else {
            return "'\(name)' is no class, actor or struct"
        }
        if kind == .struct, let lazy = properties.first(where: { $0.time != .atOnce }) {
            return "'\(lazy.name)' is read later, and '\(name)' is a struct"
        }
        let initializers = symbols.members(of: type, .initializer)
        let coders = initializers.filter { program.takesCoder($0) }
        if coders.contains(where: { !isFatal($0) }) { return "a storyboard may make '\(name)'" }
        let designated = designated(type)
        if designated.isEmpty { return obstacleWithoutInitializer(type, site, properties, hasCoder: !coders.isEmpty) }
        for initializer in designated {
            if program.declaration(initializer).traits.contains(.isRequired) {
                return "an initializer of '\(name)' is required"
            }
            let parameters = program.parameters(of: initializer).map { program.source(initializer.file).text($0.name) }
            if let taken = properties.first(where: { parameters.contains($0.parameter) }) {
                return "an initializer has a parameter '\(taken.parameter)' already"
            }
            if program.declaration(initializer).access >= .public,
                let hidden = properties.first(where: { !isPublic($0) })
            {
                return "an initializer is public, and the type of '\(hidden.name)' is not"
            }
        }
        if let reason = witness(type, designated) { return reason }
        return Set(designated.map(requiredLabels)).count < designated.count
            ? "two initializers of '\(name)' would take the same arguments" : usedAsFunction(type)
    }

    private func obstacleWithoutInitializer(
        _ type: SymbolID, _ site: Site, _ properties: [PropertyLookUp], hasCoder: Bool
    ) -> String? {
        let name = symbols.name(of: type)
        if symbols[type].kind == .struct {
            if let hidden = properties.first(where: { program.declaration($0.site).access < .internal }) {
                return "'\(hidden.name)' is private, and '\(name)' has a memberwise initializer"
            }
            return nil
        }
        if hasCoder { return "'\(name)' has no other initializer than that with a coder" }
        guard let superclass = symbols.superclass(of: type) else { return usedAsFunction(type) }
        if symbols.name(of: superclass) == "NSObject" { return usedAsFunction(type) }
        if symbols[superclass].isForeign {
            return "'\(name)' inherits its initializers from '\(symbols.name(of: superclass))'"
        }
        let inherited = symbols.inheritanceChain(of: superclass).flatMap { symbols.members(of: $0, .initializer) }
        return inherited.isEmpty || inherited.count == 1 && program.parameters(of: inherited[0]).isEmpty
            ? usedAsFunction(type) : "'\(name)' inherits its initializers"
    }

    /// The names of a type's superclasses and protocols.
    private func inheritedNames(_ type: SymbolID) -> Set<String> {
        Set(
            symbols.inheritanceChain(of: type).flatMap { symbol in
                [symbols.name(of: symbol)]
                    + (symbols[symbol].sites + symbols[symbol].extensions).flatMap {
                        symbols.inheritedSymbols(at: $0).map(symbols.name(of:))
                    }
            })
    }

    /// The initializers that set the properties of a type: those that call no other of it.
    private func designated(_ type: SymbolID) -> [Site] {
        symbols.members(of: type, .initializer).filter { site in
            let declaration = program.declaration(site)
            if declaration.traits.contains(.isConvenience) || program.takesCoder(site) { return false }
            return !program.source(site.file).text(declaration.range).contains("self.init(")
        }
    }

    private func isFatal(_ initializer: Site) -> Bool {
        let text = program.source(initializer.file).text(program.declaration(initializer).range)
        guard let open = text.firstIndex(of: "{") else { return false }
        return text[text.index(after: open)...].drop { $0.isWhitespace }.hasPrefix("fatalError(")
    }

    private func isPublic(_ property: PropertyLookUp) -> Bool {
        let type = program.declaration(property.site).type
        guard property.isTypeWritten, let symbol = symbols.symbol(of: symbols.readType(type, at: property.site)) else {
            return false
        }
        return symbols[symbol].isForeign
            || symbols[symbol].sites.allSatisfy { program.declaration($0).access >= .public }
    }

    /// Why an initializer must keep its parameters: a protocol asks for it, or a subclass overrides it.
    private func witness(_ type: SymbolID, _ initializers: [Site]) -> String? {
        let labels = Set(initializers.map(self.labels))
        for ancestor in symbols.inheritanceChain(of: type) {
            for site in symbols[ancestor].sites + symbols[ancestor].extensions {
                for symbol in symbols.inheritedSymbols(at: site) where symbols[symbol].kind == .protocol {
                    let requirements = symbols.members(of: symbol, .initializer)
                    if requirements.contains(where: { labels.contains(self.labels($0)) }) {
                        return "'\(symbols.name(of: symbol))' asks for an initializer"
                    }
                }
            }
        }
        let subclasses = SymbolID.all(in: symbols).filter { symbols.superclass(of: $0) == type }
        for subclass in subclasses {
            for initializer in symbols.members(of: subclass, .initializer)
            where program.declaration(initializer).traits.contains(.isOverride)
                && labels.contains(self.labels(initializer))
            {
                return "'\(symbols.name(of: subclass))' overrides an initializer"
            }
        }
        return nil
    }

    private func labels(_ initializer: Site) -> [String] {
        program.parameters(of: initializer).map { program.source(initializer.file).text($0.label) }
    }

    private func requiredLabels(_ initializer: Site) -> [String] {
        program.parameters(of: initializer).filter { $0.defaultValue.isEmpty }.map {
            program.source(initializer.file).text($0.label) + ":" + program.source(initializer.file).text($0.type.range)
        }
    }

    /// Code that uses `X.init` as a function without parameters.
    private func usedAsFunction(_ type: SymbolID) -> String? {
        let name = symbols.name(of: type)
        return sources.uses.functions.contains(name) ? "'\(name).init' is used as a function" : nil
    }

    // MARK: What stays

    private static let otherWrappers: Set<String> = [
        "WeakLazyInjected", "OptionalInjected", "InjectedObject", "LazyInjectedObject", "InjectedType",
    ]

    /// Lists the look-ups of a file that no property has.
    private mutating func list(_ text: LexedText) {
        let scanned = program.file(text.file)
        let inRegistrations = sources.registrations.filter { $0.text === text }.map(\.tokens)
        for row in scanned.declarations.indices {
            let (site, declaration) = (Site(file: text.file, row: Int32(row)), scanned.declarations[row])
            guard declaration.kind == .property || declaration.kind == .function || declaration.kind == .initializer,
                !properties.contains(site)
            else { continue }
            for range in declaration.attributes.indices.map({ scanned.ranges[$0].range }) {
                let word = scanned.source.text(range).dropFirst().prefix { $0.isLetter }
                if Self.otherWrappers.contains(String(word)) || word == "Injected" || word == "LazyInjected" {
                    let name = scanned.source.text(declaration.name)
                    kept.append(
                        Kept(place: program.nameLocation(site), name: name, reason: "'@\(word)' is read in its own way")
                    )
                }
            }
            let defaults = program.parameters(of: site).map(\.defaultValue.range)
            for lookUp in sources.lookUps(inDeclaration: site, of: text) {
                let first = text.tokens[lookUp.tokens.lowerBound].start
                // A default is a parameter already.
                if inRegistrations.contains(where: { $0.contains(lookUp.tokens.lowerBound) })
                    || defaults.contains(where: { $0.start <= first && first < $0.end })
                    || declaration.kind == .property && !declaration.traits.contains(.isComputed)
                {
                    continue
                }
                let place = Location(text.source, text.tokens[lookUp.tokens.lowerBound].start)
                let (words, owner) = (text.text(lookUp.tokens), program.fullName(of: site))
                kept.append(Kept(place: place, name: words, reason: "it is in '\(owner)'"))
            }
        }
    }
}
