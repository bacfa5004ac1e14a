import FurnishCore

/// The edits by which registrations move: markers, functions, and what the container then asks of the factory.
struct RegistrationEdits {
    let sources: ContainerSources
    let plan: RegistrationPlan

    private var program: Program { sources.program }
    private var graph: DependencyGraph { sources.graph }

    // MARK: What makes the types in the factory

    /// Markers and functions.
    var providers: [Fix] {
        var functions: [Site: [String]] = [:]
        var fixes: [Fix] = []
        for (_, registration, moved) in plan.moves {
            switch moved.form {
            case .type(let type, let initializer, _): fixes += markers(moved, type, initializer)
            case .function(_, let lines):
                let site = program.path(from: registration.site).last ?? registration.site
                let needs = moved.needsArguments.map { ["// @Needs(\($0))"] } ?? []
                let actor = registration.actor(program).map { ["@" + $0] } ?? []
                functions[site, default: []] += ["", moved.marker] + needs + actor + lines
            }
        }
        return fixes
            + functions.sorted { $0.key < $1.key }.map { site, lines in
                let source = program.source(site.file)
                let end = source.endOfLine(from: program.declaration(site).range.end)
                let lineBreak = source.lineBreak(near: end)
                return Fix(
                    "", Change(source, .replacement(ByteRange(end, end), "\n" + lines.joined(separator: lineBreak))))
            }
    }

    private func markers(_ moved: MovedRegistration, _ type: SymbolID, _ initializer: Site?) -> [Fix] {
        guard let site = graph.symbols[type].sites.first else { return [] }
        let initializers = graph.symbols.members(of: type, .initializer)
        guard moved.needsArguments != nil || initializers.count > 1 else { return [marker(moved.marker, site)] }
        let needs = "// @Needs" + (moved.needsArguments.map { "(\($0))" } ?? "")
        if let initializer { return [marker(moved.marker, site), marker(needs, initializer)] }
        let source = program.source(site.file)
        let start = program.declaration(site).range.start
        let lineBreak = source.lineBreak(near: start) + source.leadingSpaces(ofLineAt: start)
        return [marker(moved.marker + lineBreak + needs, site)]
    }

    private func marker(_ text: String, _ site: Site) -> Fix {
        Fix("", Change(program.source(site.file), .marker(program.declaration(site).range.start, text)))
    }

    // MARK: What the container asks

    /// - Parameter members: For each registration that moves, the call of the factory's member.
    func forwards(_ members: [Int: String]) -> [Fix] {
        plan.moves.map { row, registration, _ in
            Fix("", [forward(registration, members[row] ?? ""), scope(registration)].compactMap { $0 })
        }
    }

    private func forward(_ registration: Registration, _ member: String) -> Change? {
        guard let closure = registration.closure else { return nil }
        let (text, source) = (registration.text, registration.text.source)
        var head = closure.head.isEmpty ? "" : text.text(closure.head) + " in "
        var call = factoryCall(registration) + "." + member
        if sources.tool == .swinject {
            let name = closure.head.isEmpty || closure.parameters.first == "_" ? "r" : closure.parameters.first ?? "r"
            if closure.parameters.first == "_", let place = head.firstIndex(of: "_") {
                head.replaceSubrange(place...place, with: name)
            }
            if closure.head.isEmpty { head = "r in " }
            call = "\(name).resolve(\(factoryName).self)!.\(member)"
        }
        let range = ByteRange(text.tokens[closure.open].end, text.tokens[closure.close].start)
        return Change(source, .replacement(range, " \(head)\(call) "))
    }

    private func factoryCall(_ registration: Registration) -> String {
        let factory = factoryName
        let property = TypeName.lowerCamel(factory)
        switch registration.key?.container {
        case "Container": return "self.\(property)()"
        case .some: return "Container.shared.\(property)()"
        case nil:
            let isInContainer = graph.symbols.typeName(around: registration.site) == "Resolver"
            return "\(isInContainer ? "" : "Resolver.")resolve(\(factory).self)"
        }
    }

    /// Graph and unique scopes stay. All others end, because the factory keeps the instance.
    private func scope(_ registration: Registration) -> Change? {
        let text = registration.text
        guard registration.isKept, !registration.isByHelper else { return nil }
        let option =
            switch sources.tool {
            case .resolver: ".scope(.unique)"
            case .swinject: ".inObjectScope(.transient)"
            case .factory: sources.defaultScope == "unique" ? "" : ".unique"
            }
        guard let tokens = registration.scopeTokens else {
            let end = text.tokens[registration.tokens.upperBound - 1].end
            return option.isEmpty ? nil : Change(text.source, .replacement(ByteRange(end, end), option))
        }
        let range = text.range(tokens)
        if !option.isEmpty { return Change(text.source, .replacement(range, option)) }
        let before = text.tokens[tokens.lowerBound - 1].end
        return Change(text.source, .replacement(ByteRange(before, range.end), ""))
    }

    // MARK: The factory

    /// The edits by which the container makes the factory: none where it does already, or where it is a property.
    var factoryStatement: [Fix] {
        let registrations = plan.moves.map(\.registration).filter { !$0.isByHelper }
        let assembly = firstAssembly
        let isInAssembly = { (registration: Registration) in
            graph.symbols.typeName(around: registration.site) == assembly
        }
        guard let first = registrations.first(where: isInAssembly) ?? registrations.first, sources.tool != .factory
        else { return [] }
        if isMade(factoryName) { return [] }
        if isMade(sources.factory.name) { return renames(from: sources.factory.name) }
        let services = sources.tool == .resolver ? registerAllServices : nil
        let receiver = services == nil ? first.text.text(first.tokens.lowerBound..<first.name) : ""
        let statement =
            sources.tool == .resolver
            ? "\(receiver)register { \(factoryName)() }.scope(.application)"
            : "\(receiver)register(\(factoryName).self) { \(needsResolver ? "r" : "_") in \(making) }.inObjectScope(.container)"
        let (text, next) = services.map { ($0.text, $0.open + 1) } ?? (first.text, first.tokens.lowerBound)
        let start = text.tokens[next].start
        let isFirst = text.tokens[next].startsLine
        let lineBreak = text.source.lineBreak(near: start) + text.source.leadingSpaces(ofLineAt: start)
        let written = statement + (isFirst ? lineBreak : "; ")
        return [Fix("", Change(text.source, .type(ByteRange(start, start), written)))]
    }

    /// `AppFactory()`
    private var making: String { "\(factoryName)(\(needsResolver ? "\(rootName)(resolver: r)" : ""))" }

    private func isMade(_ factory: String) -> Bool {
        sources.registrations.contains { $0.closure?.body.first.map($0.text.text) == factory }
    }

    /// The factory of an earlier run, which needed no container, is another one now.
    private func renames(from old: String) -> [Fix] {
        sources.texts.flatMap { text in
            text.indices(of: old).map { index in
                var tokens = index..<index + 1
                var written = factoryName
                if text.kind(index + 1) == .openParenthesis {
                    let hasNoName = text.keyword(index - 1) == .in && text.text(index - 2) == "_"
                    tokens = (hasNoName ? index - 2 : index)..<text.close(of: index + 1) + 1
                    written = (hasNoName ? "r in " : "") + making
                }
                return Fix("", Change(text.source, .replacement(text.range(tokens), written)))
            }
        }
    }

    /// The first assembly of Swinject's main container, in the order in which it is filled.
    private var firstAssembly: String? {
        for text in sources.texts where sources.tool == .swinject {
            for index in text.indices(of: "Assembler") where text.kind(index + 1) == .openParenthesis {
                if Containers.hasParent(index + 1, text) { continue }
                let made = (index + 1..<text.close(of: index + 1)).first { text.kind($0 + 1) == .openParenthesis }
                if let made { return text.text(made) }
            }
        }
        return nil
    }

    private var registerAllServices: (text: LexedText, open: Int)? {
        for text in sources.texts {
            for name in text.indices(of: "registerAllServices") where text.keyword(name - 1) == .func {
                if let open = text.first(.openBrace, from: name) { return (text, open) }
            }
        }
        return nil
    }

    // MARK: The file of bridges

    /// In Swinject, only the container can answer what stays.
    private var needsResolver: Bool {
        sources.tool == .swinject
            && (!plan.bridged.isEmpty || plan.moves.contains(where: \.moved.takesResolver))
    }

    private var rootName: String {
        let name = program.names.text(program.modules[0].name) + "Root"
        return graph.symbols.isDeclared(program.names.name(name)) ? name + "2" : name
    }

    /// A factory is named after the type that it starts from.
    private var factoryName: String {
        let factory = sources.factory
        return needsResolver && !factory.hasRoot ? rootName + "Factory" : factory.name
    }

    /// The file with the bridges and, in Factory, the factory: nil if nothing of it changes. What is in it already stays, apart from the
    /// bridges of what moves.
    var bridgeFile: SourceFile? {
        guard let first = plan.moves.first?.registration else { return nil }
        let existing = sources.texts.first { FilePath.name($0.source.path) == sources.bridgeFileName }
        var blocks = plan.bridged.map(function)
        if needsResolver, !sources.factory.hasRoot {
            blocks.insert(
                ["// @Scope(root)", "struct \(rootName) {", "    // @Provides", "    let resolver: Resolver", "}"],
                at: 0)
        }
        let property = TypeName.lowerCamel(factoryName)
        if sources.tool == .factory, !sources.registrations.contains(where: { $0.key?.property == property }) {
            blocks.insert(factoryProperty, at: 0)
        }
        let text = blocks.map { "\n" + $0.map { $0 + "\n" }.joined() }.joined()
        guard let existing else {
            if blocks.isEmpty { return nil }
            let folder = first.text.source.path.dropLast(FilePath.name(first.text.source.path).count)
            let head = ["// What the container still makes, for the factory. Delete a bridge when its type has moved."]
            let lines = (head + imports).map { $0 + "\n" }.joined()
            return SourceFile(path: folder + sources.bridgeFileName, text: lines + text)
        }
        let kept = withoutBridges(existing)
        let path = existing.source.path
        if text.isEmpty {
            if !kept.contains("\n// @"), sources.tool != .factory { return SourceFile(path: path, text: "") }
            return kept == existing.source.text ? nil : SourceFile(path: path, text: kept)
        }
        let missing = imports.filter { !existing.source.text.contains($0 + "\n") }.map { $0 + "\n" }.joined()
        let head = kept.prefix { $0 != "\n" }.count + 1
        return SourceFile(path: path, text: kept.prefix(head) + missing + kept.dropFirst(head) + text)
    }

    private var factoryProperty: [String] {
        let moving = plan.moves.map(\.registration)
        let isCached = moving.filter(\.isKept).allSatisfy { $0.scope == .lifetime(.once, name: "cached") }
        var isolation = ""
        if moving.allSatisfy({ program.isNonisolated($0.site) }) { isolation = "nonisolated " }
        if moving.allSatisfy({ $0.actor(program) == "MainActor" }) { isolation = "@MainActor " }
        let value = "self { \(factoryName)() }.\(isCached && moving.contains(where: \.isKept) ? "cached" : "singleton")"
        let property = "var \(TypeName.lowerCamel(factoryName)): Factory<\(factoryName)>"
        return ["extension Container {", "    \(isolation)\(property) { \(value) }", "}"]
    }

    /// The text of the file without the bridges of types that move now.
    private func withoutBridges(_ file: LexedText) -> String {
        let names = Set(plan.moves.flatMap { sources.types(of: $0.registration) }.map(bridgeName))
        let scanned = program.file(file.file)
        let functions = scanned.declarations.filter {
            $0.kind == .function && names.contains(scanned.source.text($0.name))
        }
        var (text, next) = ("", UInt32(0))
        for function in functions {
            // The marker is on the line before, and a blank line before that.
            var start = scanned.source.startOfLine(before: function.range.start)
            for _ in 0..<2 where start > 0 { start = scanned.source.startOfLine(before: start - 1) }
            text += scanned.source.text(ByteRange(next, start))
            next = scanned.source.startOfNextLine(from: scanned.source.endOfLine(from: function.range.end))
        }
        return text + scanned.source.text(ByteRange(next, UInt32(scanned.source.bytes.count)))
    }

    private func bridgeName(_ key: TypeID) -> String { "bridged" + TypeName(symbols: graph.symbols).name(key) }

    /// The imports of the files whose look-ups become bridges.
    private var imports: [String] {
        var lines: [String] = []
        for text in plan.moves.map(\.registration.text) {
            let scanned = program.file(text.file)
            let imports = scanned.declarations.filter { $0.kind == .import && $0.condition < 0 }
            lines += imports.map { scanned.source.text($0.range) }.filter { !lines.contains($0) }
        }
        return lines
    }

    private func function(_ bridge: LookUp) -> [String] {
        guard let type = bridge.type else { return [] }
        // A foreign type may be nested in one that only the source names.
        let isForeign = graph.symbols.symbol(of: type).map { graph.symbols[$0].isForeign } == true
        let spelled = (isForeign ? bridge.spelling : nil) ?? graph.text.spell(type)
        let key = graph.keys.key(type)
        let name = bridgeName(key)
        let shown = graph.text.show(type)
        let call =
            switch sources.tool {
            case .resolver: "Resolver.resolve()"
            case .factory: "\(bridge.key?.call ?? "")()"
            case .swinject: "resolver.resolve(\(shown).self)!"
            }
        let parameters = sources.tool == .swinject ? "resolver: Resolver" : ""
        return ["// @Provides(each)", "func \(name)(\(parameters)) -> \(spelled) { \(call) }"]
    }
}

extension Program {
    /// Whether a declaration, or a type around it, is written `nonisolated`.
    func isNonisolated(_ site: Site) -> Bool { path(from: site).contains { hasModifier("nonisolated", $0) } }
}
